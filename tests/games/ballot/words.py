"""Ballot in words: what happens, and why a move is good."""

from __future__ import annotations

import pygame

from raccoon.app.text import Say
from raccoon.app.thinking.protocol import BotReason
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.events import Command
from scenes.table import presentation as p
from scenes.table.described.event_spec import EventSpec
from scenes.table.described.events import EventSpecs
from scenes.window.keys import GameKeys, KeyAction
from tests.games.ballot import records as r


def _votes(event: r.VotesOpened, say: Say) -> str:
    votes = [f"{seat_mark(seat)} {say(f'ballot.{vote}')}" for seat, vote in enumerate(event.votes)]
    return listed(votes, say, "comma")


def _outcome(event: r.MotionDecided, say: Say) -> str:
    gains = [say("event.gain", seat=seat_mark(seat), n=n) for seat, n in enumerate(event.points) if n]
    gains = gains or [say("event.no_gain")]
    told = say("event.carried" if event.carried else "event.rejected", gains=listed(gains, say, "comma"))
    return say("event.die", pips=event.pips, told=told) if event.pips else told


def _following(event: r.MotionDecided, _: object, after: object, say: Say) -> str:
    if event.following is None:
        return ""
    return say(
        "event.following", motion=say(f"ballot.motion.{event.following}"), n=r.MOTIONS[event.following]
    )


EVENTS = EventSpecs(
    EventSpec(r.VoteCast, "vote_cast"),
    EventSpec(r.VotesOpened, "votes_opened", facts={"votes": _votes}),
    EventSpec(
        r.Objected, lambda event: "let_stand" if event.against is None else "objected", seats=("against",)
    ),
    EventSpec(r.MotionDecided, "decided", facts={"told": _outcome}, then=_following),
)


def _named(command: Command, say: Say) -> str:
    if isinstance(command, r.Object) and command.against is not None:
        return say("advice.object", seat=seat_mark(command.against))
    return say(f"advice.{command.vote}" if isinstance(command, r.Vote) else "advice.let_stand")


class BallotWords(p.Narration):
    """The minutes of the council."""

    keys = GameKeys("ballot", choices=(KeyAction("let_stand", pygame.K_p),))
    events = EVENTS

    def advice(self, reason: BotReason, view: r.State, say: Say) -> p.Advice:
        why = say("advice.ballot", points=f"{reason.facts.points:.1f}", chest=reason.facts.chest)
        other = say("advice.instead", move=_named(reason.runner_up, say)) if reason.runner_up else ""
        return p.Advice(_named(reason.command, say), why, other)
