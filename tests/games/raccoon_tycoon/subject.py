"""Raccoon Tycoon under the laws."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.state import State
from tests.games.raccoon_tycoon.playthroughs import PLAYTHROUGHS, full_purses, seats
from tests.games.subject import Subject


def _near_sudden_death(state: State) -> State:
    """Purses of $1000 and more: in random play nobody would ever get there."""
    return full_purses(state, 1100) if state.options.sudden_death else state


def _peeks(panel: Any) -> bool:
    """A bidder's purse stands open."""
    return bool(getattr(getattr(panel, "controls", None), "peeking", False))


@contextmanager
def _valley_at_once() -> Iterator[None]:
    """The valley is drawn within the frame that shows it."""
    from scenes.raccoon_tycoon.valley.panorama import RENDERER  # the laws need no screens

    before, RENDERER.at_once = RENDERER.at_once, True
    try:
        yield
    finally:
        RENDERER.at_once = before


SUBJECT = Subject(
    GAME,
    PLAYTHROUGHS,
    rare=_near_sudden_death,
    kinds=COMMODITIES,
    counted=frozenset({"available", "held", "most", "named", "prices", "raised", "supply", "tokens"}),
    priced=frozenset({"prices"}),
    seats=seats,
    peeks=_peeks,
    at_once=_valley_at_once,
)
