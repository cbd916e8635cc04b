"""Tables at which the laws are tested: every game, number of players and set of options."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from typing import Any, Literal, get_args, get_origin

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.engine.game import Game
from tests.games.registry import SUBJECTS


def values_of(game: Game) -> dict[str, tuple[Any, ...]]:
    """Every value of every option of the table."""
    return {field.name: _values(field.type) for field in msgspec.structs.fields(game.options_type)}


def _values(kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    assert get_origin(kind) is Literal, f"an option is a flag or a choice of values, not {kind}"
    return get_args(kind)


@dataclass(frozen=True)
class Table:
    """A game for a number of players with options."""

    game: Game
    players: int
    options: Any

    @property
    def name(self) -> str:
        """The game, the players and the chosen options."""
        chosen = [
            name if value is True else f"{name}={value}"
            for name, value in msgspec.structs.asdict(self.options).items()
            if value is not False
        ]
        return "-".join([self.game.name, str(self.players), *chosen])

    @property
    def openly(self) -> tuple[type[Event], ...]:
        """The kinds of events that happen to face-down pieces in public."""
        return SUBJECTS[self.game.name].openly

    def first_state(self, seed: str, rare: bool = False) -> Any:
        """The state before the first move; `rare` asks for the start that the game's subject describes."""
        state = self.game.start(self.game.setup(self.players, self.options, Chance(seed)))
        change = SUBJECTS[self.game.name].rare
        return change(state) if rare and change else state


def _tables() -> Iterator[Table]:
    for subject in SUBJECTS.values():
        game, values = subject.game, values_of(subject.game)
        for players, chosen in product(game.seats, product(*values.values())):
            yield Table(game, players, game.options_type(**dict(zip(values, chosen, strict=True))))


TABLES = tuple(_tables())
"""Every game with every number of players and every combination of options."""


def tables_of(game: Game) -> list[Table]:
    """The tables of one game."""
    return [table for table in TABLES if table.game is game]
