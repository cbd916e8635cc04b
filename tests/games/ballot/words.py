"""Ballot in words: what happens, and why a move is good."""

from __future__ import annotations

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import Reason
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.events import Command
from scenes.table import presentation as p
from scenes.table.log.event_table import EventTable
from tests.games.ballot import records as r

NARRATED: EventTable[[Say], str] = EventTable()


@NARRATED.on(r.VoteCast)
def _cast(event: r.VoteCast, say: Say) -> str:
    return say("event.vote_cast", seat=seat_mark(event.seat))


@NARRATED.on(r.VotesOpened)
def _opened(event: r.VotesOpened, say: Say) -> str:
    votes = [f"{seat_mark(seat)} {say(f'ballot.{vote}')}" for seat, vote in enumerate(event.votes)]
    return say("event.votes_opened", votes=listed(votes, say, "comma"))


@NARRATED.on(r.Objected)
def _objected(event: r.Objected, say: Say) -> str:
    if event.against is None:
        return say("event.let_stand", seat=seat_mark(event.seat))
    return say("event.objected", seat=seat_mark(event.seat), against=seat_mark(event.against))


@NARRATED.on(r.MotionDecided)
def _decided(event: r.MotionDecided, say: Say) -> str:
    gains = [say("event.gain", seat=seat_mark(seat), n=n) for seat, n in enumerate(event.points) if n]
    gains = gains or [say("event.no_gain")]
    told = say("event.carried" if event.carried else "event.rejected", gains=listed(gains, say, "comma"))
    told = say("event.die", pips=event.pips, told=told) if event.pips else told
    if event.following is None:
        return told
    motion = say(f"ballot.motion.{event.following}")
    return say("event.following", told=told, motion=motion, n=r.MOTIONS[event.following])


def _named(command: Command, say: Say) -> str:
    if isinstance(command, r.Object) and command.against is not None:
        return say("advice.object", seat=seat_mark(command.against))
    return say(f"advice.{command.vote}" if isinstance(command, r.Vote) else "advice.let_stand")


class BallotWords(p.Words):
    """The minutes of the council."""

    keys = p.Keys(choices=(("P", "let_stand"),))
    narrated = NARRATED

    def advice(self, reason: Reason, view: r.State, say: Say) -> p.Advice:
        why = say("advice.ballot", points=f"{reason.facts.points:.1f}", chest=reason.facts.chest)
        other = say("advice.instead", move=_named(reason.runner_up, say)) if reason.runner_up else ""
        return p.Advice(_named(reason.command, say), why, other)
