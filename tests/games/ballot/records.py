"""What Ballot is told in: its table, its commands, options and events.

A council of two to four votes on one motion after another. All vote secretly and at once; whoever holds
cards may then object and strike another's vote; a die decides a tie. A motion carried is paid from the
common chest: overdraw it and all have lost.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts
from raccoon.engine.events import Command, Event, Option, SeatEvent, SingleOption

PLAYERS = range(2, 5)
ROUNDS = {"short": 3, "usual": 5, "long": 7}
"""Motions voted on, by the length of the game."""
MOTIONS = {"bell": 1, "bridge": 4, "fair": 2, "mill": 3, "park": 2, "school": 4, "well": 1}
"""What each motion costs the chest, and what it is worth to everybody who voted for it."""
CHEST_A_ROUND = 2
CARDS = ("blank",) * 5 + ("objection",) * 4
"""What is dealt from: only some cards can strike a vote."""
HAND = 2
"""Cards dealt to a seat; the speaker has one more."""
VOTES = ("aye", "nay")


class TableOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many motions there are."""

    length: Literal["short", "usual", "long"] = "usual"


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The motions in their order, the shuffled cards, who is speaker."""

    players: int
    options: TableOptions
    speaker: int
    motions: tuple[str, ...]
    cards: tuple[str, ...]


Stage = Literal["vote", "reaction", "decided", "over"]


class State(msgspec.Struct, frozen=True):
    """The whole table. `turned` are the motions turned up so far, the last one being voted on; `motions`
    those to come; `cards` those not dealt, `discard` those played.

    `waiting` are the seats that have not answered in this stage; `struck` the votes cancelled by an
    objection; `pips` what the die showed for this motion.
    """

    options: TableOptions
    speaker: int
    turned: tuple[str, ...]
    motions: tuple[str, ...]
    cards: tuple[str, ...]
    hands: tuple[tuple[str, ...], ...]
    chest: int
    points: Counts
    waiting: tuple[int, ...]
    votes: tuple[str | None, ...]
    stage: Stage = "vote"
    struck: tuple[int, ...] = ()
    discard: tuple[str, ...] = ()
    pips: int | None = None

    @property
    def motion(self) -> str:
        """The motion being voted on."""
        return self.turned[-1]


FACE_DOWN = "?"
"""A card, or a vote, that the seat may not see."""


class View(State, frozen=True, kw_only=True):
    """The table from one seat (None: from nobody's): what it may not see lies face down."""

    seat: int | None


class Vote(Command, frozen=True):
    """Vote aye or nay, unseen by the others."""

    vote: str


class Object(Command, frozen=True):
    """Play an objection: the vote of the seat `against` does not count."""

    against: int


class LetStand(Command, frozen=True):
    """Let the votes stand as they are."""


class VoteOption(Option, frozen=True):
    """Vote as one likes."""

    command = Vote

    def allows(self, command: Vote) -> bool:
        return command.vote in VOTES

    def draw(self, chance: Chance) -> Command:
        return Vote(self.seat, chance.pick(VOTES))

    def commands(self) -> Iterator[Command]:
        for vote in VOTES:
            yield Vote(self.seat, vote)


class ObjectOption(Option, frozen=True):
    """Object to the vote of one of these seats."""

    against: tuple[int, ...]
    command = Object

    def allows(self, command: Object) -> bool:
        return command.against in self.against

    def draw(self, chance: Chance) -> Command:
        return Object(self.seat, chance.pick(self.against))

    def commands(self) -> Iterator[Command]:
        for seat in self.against:
            yield Object(self.seat, seat)


class LetStandOption(SingleOption, frozen=True):
    """Pass: everybody who is asked can, whatever they hold."""

    command = LetStand


class MotionTurned(Event, frozen=True):
    """The next motion lies on the table."""

    motion: str

    @property
    def reveals(self) -> bool:
        return True


class VoteCast(SeatEvent, frozen=True):
    """The seat has voted; the others do not see how."""

    vote: str


class VotesOpened(Event, frozen=True):
    """Everybody's vote, seat by seat, is open to all."""

    votes: tuple[str, ...]

    @property
    def reveals(self) -> bool:
        return True


class VoteStruck(SeatEvent, frozen=True):
    """The seat played an objection to the vote of another."""

    against: int


class VotesLetStand(SeatEvent, frozen=True):
    """The seat objects to nothing."""


class DieRolled(Event, frozen=True):
    """As many ayes as nays: the motion carries if the die shows an even number."""

    pips: int

    @property
    def reveals(self) -> bool:
        return True


class MotionDecided(Event, frozen=True):
    """Carried or not, and what each seat gains by it."""

    carried: bool
    points: Counts


class GameEnded(Event, frozen=True):
    """The last motion is decided, or the chest is overdrawn."""
