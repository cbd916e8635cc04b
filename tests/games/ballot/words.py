"""Ballot in words: what happens, what lines of the log are about, why a move is good."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import Reason
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.events import Command, Event
from scenes.table import presentation as p
from scenes.table.log.event_table import EventTable
from tests.games.ballot import records as r

NARRATED: EventTable[[Say], str] = EventTable()


@NARRATED.on(r.MotionTurned)
def _turned(event: r.MotionTurned, say: Say) -> str:
    return say("event.motion_turned", motion=say(f"ballot.motion.{event.motion}"), n=r.MOTIONS[event.motion])


@NARRATED.on(r.VoteCast)
def _cast(event: r.VoteCast, say: Say) -> str:
    return say("event.vote_cast", seat=seat_mark(event.seat))


@NARRATED.on(r.VotesOpened)
def _opened(event: r.VotesOpened, say: Say) -> str:
    cast = [
        say("event.vote_open", seat=seat_mark(seat), vote=say(f"ballot.{vote}"))
        for seat, vote in enumerate(event.votes)
    ]
    return say("event.votes_opened", votes=listed(cast, say, "comma"))


@NARRATED.on(r.VoteStruck)
def _struck(event: r.VoteStruck, say: Say) -> str:
    return say("event.vote_struck", seat=seat_mark(event.seat), against=seat_mark(event.against))


@NARRATED.on(r.VotesLetStand)
def _let_stand(event: r.VotesLetStand, say: Say) -> str:
    return say("event.let_stand", seat=seat_mark(event.seat))


@NARRATED.on(r.DieRolled)
def _rolled(event: r.DieRolled, say: Say) -> str:
    return say("event.die_rolled", pips=event.pips)


@NARRATED.on(r.MotionDecided)
def _decided(event: r.MotionDecided, say: Say) -> str:
    gains = [say("event.gain", seat=seat_mark(seat), n=n) for seat, n in enumerate(event.points) if n] or [
        say("event.no_gain")
    ]
    return say("event.carried" if event.carried else "event.rejected", gains=listed(gains, say, "comma"))


@NARRATED.on(r.GameEnded)
def _ended(event: r.GameEnded, say: Say) -> str:
    return say("event.council_over")


def _named(command: Command, say: Say) -> str:
    if isinstance(command, r.Object):
        return say("advice.object", seat=seat_mark(command.against))
    return say(f"advice.{command.vote}" if isinstance(command, r.Vote) else "advice.let_stand")


class BallotWords(p.Words):
    """The minutes of the council."""

    keys = p.Keys(turn=(("O", "object"),), choices=(("P", "let_stand"),))
    kinds: Mapping[str, str] = {"votes": "check", "motions": "coin"}

    def narrate(self, event: Event, say: Say) -> str:
        return NARRATED(event, say)

    def kind(self, event: Event) -> str:
        return "motions" if isinstance(event, r.MotionTurned | r.MotionDecided) else "votes"

    def seats_in(self, event: Event) -> tuple[int, ...]:
        own = super().seats_in(event)
        return (*own, event.against) if isinstance(event, r.VoteStruck) else own

    def is_trivial(self, event: Event) -> bool:
        return isinstance(event, r.VotesLetStand)

    def pieces_of(self, event: Event, view: r.View) -> Iterable[str]:
        if isinstance(event, r.VoteStruck):
            return (f"vote:{event.against}",)
        return ("die",) if isinstance(event, r.DieRolled) else ("motion",) if event.seat is None else ()

    def pieces_for(self, command: Command, view: r.View) -> Iterable[str]:
        return (f"vote:{command.against if isinstance(command, r.Object) else command.seat}",)

    def advice(self, reason: Reason, view: r.View, say: Say) -> p.Advice:
        because = say("advice.ballot", points=f"{reason.facts.points:.1f}", chest=reason.facts.chest)
        other = reason.runner_up
        return p.Advice(
            _named(reason.command, say),
            because,
            say("advice.instead", move=_named(other, say)) if other else "",
        )
