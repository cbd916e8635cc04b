"""What the interaction wants emphasised in the picture of the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from raccoon.engine.counts import Counts


@dataclass(frozen=True)
class Marks:
    """Emphasis on pieces, by the keys of `TableLayout.pieces`.

    `lit` pieces glow and stay bright under `dimmed`; `chosen` ones are lifted and outlined as well.
    `ghost_prices` shows a price to come on its track, `gains` a badge ("+$4") on a seat's panel,
    `taken` a number on the tokens of the crate that are about to leave it. `hidden` pieces are not drawn,
    their places are empty: they are in the air ("price:wood" is the token on a market track).
    `moods` are the faces the seats make (`moods.py`), none for calm ones everywhere.
    `veil` is how dark the rest is under `dimmed`, of 255.
    """

    lit: frozenset[str] = frozenset()
    dimmed: bool = False
    ghost_prices: Mapping[str, int] = field(default_factory=dict)
    gains: Mapping[int, str] = field(default_factory=dict)
    chosen: frozenset[str] = frozenset()
    taken: Counts | None = None
    hidden: frozenset[str] = frozenset()
    moods: tuple[str, ...] = ()
    veil: int = 150


PLAIN = Marks()
"""Nothing emphasised."""
