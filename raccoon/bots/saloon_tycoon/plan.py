"""Thinking through a whole turn: which moves, in which order, leave the seat best off at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from raccoon.bots.saloon_tycoon.moves import commands
from raccoon.bots.saloon_tycoon.one_move import OneMove, Weighed, later, stopped
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.saloon_tycoon import turn
from raccoon.games.saloon_tycoon.commands import EndTurn
from raccoon.games.saloon_tycoon.state import State

LONGEST = 12
"""So many moves of a turn are thought through at most."""


class Line(NamedTuple):
    """Moves of a turn that were thought through: the first of them, where they lead, what that is worth.

    `spent` is what its moves cost that no position shows.
    """

    worth: float
    first: Command
    state: State
    spent: float


class TurnPlan:
    """Keeps the `width` best lines at every length, and follows each until something comes to light.

    Cards that are drawn are those of the imagined deck: a line ends before they could be used, with what
    they are worth on the whole.
    """

    def __init__(self, one_move: OneMove, width: int) -> None:
        self._one_move = one_move
        self._width = width

    def weigh(self, state: State, options: Iterable[Option], moved: Sequence[str] = ()) -> list[Weighed]:
        """Every first move with the worth of the best line that begins with it, best first."""
        best: dict[Command, float] = {}
        lines = self._first(state, commands(options), moved, best)
        seen: set[State] = set()
        for _ in range(LONGEST):
            lines = self._longer(_fresh(lines[: self._width], seen), moved, best)
            if not lines:
                break
        found = sorted(enumerate(best.items()), key=lambda entry: (-entry[1][1], entry[0]))
        return [(worth, command) for _, (command, worth) in found]

    def _first(
        self, state: State, moves: Iterable[Command], moved: Sequence[str], best: dict[Command, float]
    ) -> list[Line]:
        lines = [self._line(state, move, move, 0.0, moved, best) for move in moves]
        return _sorted(line for line in lines if line is not None)

    def _longer(self, lines: Iterable[Line], moved: Sequence[str], best: dict[Command, float]) -> list[Line]:
        found = []
        for line in lines:
            for move in commands(turn.options(line.state, line.state.turn)):
                further = self._line(line.state, move, line.first, line.spent, moved, best)
                if further is not None:
                    found.append(further)
        return _sorted(found)

    def _line(
        self,
        state: State,
        move: Command,
        first: Command,
        spent: float,
        moved: Sequence[str],
        best: dict[Command, float],
    ) -> Line | None:
        """The line one move longer, None where it ends; what it is worth is noted for its first move."""
        seat = move.seat
        if isinstance(move, EndTurn):
            _note(best, first, self._one_move.value(stopped(state), seat) - spent)
            return None
        spent += later(state, move, moved)
        decision = turn.decide(state, move, Chance("plan"))
        worth = self._one_move.value(decision.state, seat) - spent
        ended = decision.state.turn != seat or any(event.reveals for event in decision.events)
        if ended:
            _note(best, first, worth)
            return None
        best.setdefault(first, worth)
        return Line(worth, first, decision.state, spent)


def _note(best: dict[Command, float], first: Command, worth: float) -> None:
    best[first] = max(worth, best.get(first, worth))


def _sorted(lines: Iterable[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: -line.worth)


def _fresh(lines: Iterable[Line], seen: set[State]) -> list[Line]:
    """The lines that lead where no other has led before."""
    found = []
    for line in lines:
        if line.state not in seen:
            seen.add(line.state)
            found.append(line)
    return found
