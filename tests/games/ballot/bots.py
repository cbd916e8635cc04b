"""Ballot's opponents: a clerk who votes by mood and a mayor who looks at the chest, each with reasons."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from tests.games.ballot.records import MOTIONS, Object, State, Vote

RUIN = 10.0
"""Points that it is worth to keep the chest from being overdrawn."""
LEVELS = {"clerk": 3.0, "mayor": 0.0}
"""The levels, weakest first, and by how many points each misjudges a move."""


class Facts(msgspec.Struct, frozen=True):
    """Reasons: the `points` hoped for, and what is left in the `chest` if the motion carries."""

    points: float
    chest: int


class Thought(msgspec.Struct, frozen=True):
    """A move, what it is worth in points, and how much worse the `runner_up` is."""

    command: Command
    value: float
    facts: Facts
    runner_up: Command | None = None
    gap: float | None = None
    deals: int = 0


class Councillor:
    """Plays one move at a time, from its seat's view alone."""

    def __init__(self, level: str) -> None:
        self.name = level
        self._error = LEVELS[level]

    def choose(self, view: State, options: tuple[Option, ...], chance: Chance) -> Command:
        """The best move in its eyes."""
        commands = _commands(options)
        return max(commands, key=lambda command: worth(view, command) + self._error * chance.random())

    def moves(self, view: State, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        """It thinks no longer than a moment."""
        yield self.choose(view, options, chance)

    def thoughts(
        self, view: State, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Thought]:
        """The best move and its reasons, or those for and against the move `about`."""
        best, *others = sorted(_commands(options), key=lambda command: -worth(view, command))
        command = best if about is None else about
        runner_up = next(iter(others), None) if command == best else best
        value = worth(view, command)
        facts = Facts(value, view.chest - MOTIONS[view.turned[-1]])
        gap = None if runner_up is None else value - worth(view, runner_up)
        yield Thought(command, value, facts, runner_up, gap)


def _commands(options: tuple[Option, ...]) -> list[Command]:
    return [command for option in options for command in option.commands()]


def worth(view: State, command: Command) -> float:
    """Points to be expected of a move: half of what a vote can bring, ruin if the chest is overdrawn."""
    cost = MOTIONS[view.turned[-1]]
    carried = -RUIN if cost > view.chest else cost / 2
    if isinstance(command, Vote):
        return carried if command.vote == "aye" else 0.5
    assert isinstance(command, Object)
    if command.against is None:
        return 0.0
    unwanted = "nay" if carried > 0 else "aye"
    return abs(carried) / 4 if view.votes[command.against] == unwanted else -1.0
