"""The effects of characters on their host, and the conditions of outlaws: a function for each kind.

A new character with known kinds is a row of ``data/characters.csv``.
"""

from collections.abc import Callable
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from raccoon.games.saloon_tycoon.board import cubes_on, income_level
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS, CONSTANTS
from raccoon.games.saloon_tycoon.state import Player


class Burdens(msgspec.Struct, frozen=True, gc=False):
    """The effects of a saloon's characters on its host; they start and stop with every move (SR26)."""

    income: int = 0
    """Gold added in each Income step, negative to reduce it."""
    discards: int = 0
    """Other cards to discard for the action Play a card."""
    cube_price: int = CONSTANTS["cube_price"]


HOOKS: dict[str, Callable[[Burdens, int], Burdens]] = {
    "income": lambda burdens, amount: replace(burdens, income=burdens.income + amount),
    "play_needs_discard": lambda burdens, amount: replace(burdens, discards=burdens.discards + amount),
    "cube_price": lambda burdens, amount: replace(burdens, cube_price=amount),
    "end_points": lambda burdens, amount: burdens,  # counted at the end (`scoring.py`)
}


@lru_cache(maxsize=4096)
def burdens(characters: tuple[str, ...]) -> Burdens:
    """Return the effects of these characters together."""
    found = Burdens()
    for name in characters:
        effect = CHARACTERS[name].effect
        found = HOOKS[effect.kind](found, effect.amount)
    return found


ARRIVALS: dict[str, Callable[[Player], int]] = {
    "gold_on_turn": lambda player: player.gold,
    "tiles_on_board": lambda player: income_level(player.rooms),
    "claim_scored": lambda player: len(player.claims),
    "cubes_on_board": lambda player: cubes_on(player.rooms),
}
"""The number that each kind of arrival depends on, of the active player; citizens arrive with a tile."""

THRESHOLDS = {
    character.id: (ARRIVALS[character.arrives.kind], character.arrives.amount)
    for character in CHARACTERS.values()
    if character.arrives.kind in ARRIVALS
}
"""For each outlaw the number that its arrival depends on, and the value from which it arrives."""
