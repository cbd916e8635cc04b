"""Tables at which the laws are tried: every game, number of players and set of options."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import msgspec
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.game import Game
from raccoon.games.registry import GAMES

Flags = tuple[bool, ...]


def flags_of(game: Game) -> tuple[str, ...]:
    """The names of the table's options."""
    return tuple(field.name for field in msgspec.structs.fields(game.options_type))


def options_of(game: Game, flags: Flags) -> Any:
    """The record of these options."""
    return game.options_type(**dict(zip(flags_of(game), flags, strict=True)))


def tables() -> Iterator[tuple[str, int, Flags]]:
    """Every game with every number of players and every combination of options."""
    for name, game in GAMES.items():
        flags = product((False, True), repeat=len(flags_of(game)))
        yield from product((name,), game.seats, flags)


def _near_sudden_death(state: Any) -> Any:
    """Purses of $1000 and more: in random play nobody would ever get there."""
    if not state.options.sudden_death:
        return state
    return replace(state, players=tuple(replace(player, money=1100) for player in state.players))


RARE: dict[str, Callable[[Any], Any]] = {"raccoon_tycoon": _near_sudden_death}
"""A lawful change of the first state that brings a game near what chance alone would not show."""


def first_state(game: Game, players: int, flags: Flags, seed: str, rare: bool = False) -> Any:
    """The state before the first move; `rare` asks for the start that RARE describes."""
    state = game.start(game.setup(players, options_of(game, flags), Chance(seed)))
    return RARE[game.name](state) if rare and game.name in RARE else state
