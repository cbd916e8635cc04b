"""What a game on `Rules` answers like every other: a game brings the rest of the protocol (`game.py`)."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any, ClassVar

from raccoon.engine.events import Command, Event
from raccoon.engine.game import Progress, SeatOutcome
from raccoon.engine.rules import Rules


class RuledGame:
    """A game that decides by its tables, in rounds, with a record in `players` for each seat, all alike.

    Whatever is otherwise in a game it says itself.
    """

    rules: ClassVar[Rules[Any]]
    upcasts: tuple[Callable[[Any], Any], ...] = ()

    def __init__(self) -> None:
        # The rules' own, without a detour: a search asks them at every step.
        self.to_act, self.decide, self.evolve = self.rules.asked, self.rules.decide, self.rules.evolve

    @property
    def commands(self) -> tuple[type[Command], ...]:
        """Those that the rules answer."""
        return self.rules.commands

    @property
    def events(self) -> tuple[type[Event], ...]:
        """Those that change something by the rules."""
        return self.rules.events

    def roles(self, players: int) -> tuple[str, ...]:
        """All seats are alike."""
        return ()

    def players(self, state: Any) -> int:
        """As many as have a record."""
        return len(state.players)

    def progress(self, view: Any) -> Progress:
        """The round, from 1 on."""
        return Progress("round", view.round)


def outcomes(points: Iterable[int], winners: Container[int]) -> tuple[SeatOutcome, ...]:
    """How it ended, seat by seat, from everybody's points and the seats that have won."""
    return tuple(SeatOutcome(seat in winners, own) for seat, own in enumerate(points))
