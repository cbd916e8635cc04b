"""Saloon Tycoon under the laws, and its golden playthroughs.

The seeds were searched for short games that together show every kind of event (`test_laws.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from raccoon.games.saloon_tycoon.catalogue import BUYABLE
from raccoon.games.saloon_tycoon.game import GAME
from tests.games.subject import Fields, Subject
from tests.golden.playthroughs import Playthrough

PLAYTHROUGHS = (
    Playthrough(GAME, "2-players-short-and-fair", 2, 108, {"short_game": True, "fair_start": True}),
    Playthrough(GAME, "3-players-open-hands", 3, 146, {"open_hands": True, "smooth_lots": True}),
    Playthrough(GAME, "4-players", 4, 128, {"family_names": True}),
)
PRIVATE = {"hand", "secrets", "rejected"}


def seats(fields: Fields, state: Any) -> Iterator[str]:
    """The open holdings of all, then what each seat sees of hands and secret claims."""
    for seat, player in enumerate(GAME.view(state, None).players):
        yield f"  seat {seat} holds"
        yield from fields(player, "    ", skip=PRIVATE)
    for seat in range(len(state.players)):
        yield f"  seat {seat} sees"
        for other, player in enumerate(GAME.view(state, seat).players):
            for name in sorted(PRIVATE):
                if (known := getattr(player, name)) is not None:
                    yield f"    {name} of seat {other}: {' '.join(known) or '-'}"


SUBJECT = Subject(
    GAME,
    PLAYTHROUGHS,
    kinds=tuple(tile.id for tile in BUYABLE),
    counted=frozenset({"market"}),
    seats=seats,
)
