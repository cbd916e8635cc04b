"""The records of Ballot: its table, its commands, options and events.

A council of two to four votes on one motion after another. All vote secretly and at once; then whoever has an
objection left may strike another's vote; a die decides a tie. A motion carried is paid from the common chest:
overdraw it and all have lost.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from raccoon.engine.counts import Counts
from raccoon.engine.events import ChoiceOption, Command, Event, SeatEvent

PLAYERS = range(2, 5)
ROLES = ("speaker", "member", "member", "member")
"""As many of them as play."""
OBJECTIONS = {"speaker": 2, "member": 1}
"""The number of objections of each role in a game."""
ROUNDS = {"short": 3, "usual": 5, "long": 7}
"""Motions voted on, by the length of the game."""
MOTIONS = {"bell": 1, "bridge": 4, "fair": 2, "mill": 3, "park": 2, "school": 4, "well": 1}
"""The cost of each motion to the chest, and its worth to everybody who voted for it."""
CHEST_A_ROUND = 2
VOTES = ("aye", "nay")
STRUCK = "struck"
"""A vote that somebody has objected to."""
FACE_DOWN = "hidden"
"""A motion, or a vote, that the seat may not see."""


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The number of motions."""

    length: Literal["short", "usual", "long"] = "usual"


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The motions in their order, and the role of each seat."""

    players: int
    options: TableOptions
    roles: tuple[str, ...]
    motions: tuple[str, ...]


class State(msgspec.Struct, frozen=True):
    """The whole table; as the view of a `seat` (None: nobody's) with what it may not see face down.

    `turned` are the motions turned up so far, the last one being voted on, `motions` those to come; `waiting`
    the seats that have not answered in this stage, `objections` how often each may still object; `die` is
    what it showed last.
    """

    roles: tuple[str, ...]
    motions: tuple[str, ...]
    chest: int
    points: Counts
    objections: Counts
    turned: tuple[str, ...] = ()
    votes: tuple[str | None, ...] = ()
    waiting: tuple[int, ...] = ()
    stage: Literal["vote", "reaction", "over"] = "vote"
    die: int | None = None
    seat: int | None = None


class Vote(Command, frozen=True):
    """Vote aye or nay, unseen by the others."""

    vote: str


class Object(Command, frozen=True):
    """The vote of the seat `against` does not count; None: let the votes stand."""

    against: int | None


class VoteOption(ChoiceOption, frozen=True):
    """Vote as one likes."""

    choices: tuple[str, ...] = VOTES
    command = Vote
    names = "vote"


class ObjectOption(ChoiceOption, frozen=True):
    """Object to the vote of one of these seats, or of none."""

    command = Object
    names = "against"


class VoteCast(SeatEvent, frozen=True):
    """The seat has voted; the others do not see how."""

    vote: str


class VotesOpened(Event, frozen=True):
    """Everybody's vote, seat by seat, is open to all."""

    votes: tuple[str, ...]
    reveals = True


class Objected(SeatEvent, frozen=True):
    """The seat objected to the vote of another, or to none."""

    against: int | None


class MotionDecided(Event, frozen=True):
    """Carried or not, what each seat gains, what the die showed if it was asked; the motion `following`, None
    where all is over.
    """

    carried: bool
    points: Counts
    pips: int | None
    following: str | None
    reveals = True
