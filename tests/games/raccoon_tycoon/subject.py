"""Raccoon Tycoon under the laws."""

from __future__ import annotations

from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.state import State
from tests.games.raccoon_tycoon.playthroughs import PLAYTHROUGHS, full_purses, seats
from tests.games.subject import Subject


def _near_sudden_death(state: State) -> State:
    """Purses of $1000 and more: in random play nobody would ever get there."""
    return full_purses(state, 1100) if state.options.sudden_death else state


SUBJECT = Subject(
    GAME,
    PLAYTHROUGHS,
    rare=_near_sudden_death,
    kinds=COMMODITIES,
    counted=frozenset({"available", "held", "most", "named", "prices", "raised", "supply", "tokens"}),
    priced=frozenset({"prices"}),
    seats=seats,
)
