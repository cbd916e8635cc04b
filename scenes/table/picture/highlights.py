"""The highlights that the interaction wants in the picture of the table."""

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field

from scenes.table.piece import Piece


@dataclass(frozen=True)
class Highlights:
    """Emphasis on pieces, by their keys in the layout.

    `lit` pieces glow and stay bright under `dimmed`; `chosen` ones are lifted and outlined as well.
    `gains` is a badge ("+$4") on a seat's panel. `hidden` pieces are not drawn, their places are empty:
    they are in the air. `moods` are the faces the seats make, none for calm ones everywhere; `notes` what is
    kept count of for each seat, none where nobody wants that. `veil` is how dark the rest is under `dimmed`,
    of 255. `own` is what the game emphasises in its own way. `kept` zones stay as bright as ever under
    `dimmed`, without a glow: they are read while something is decided. `near` is what is looked at from
    nearby (`Look.far_at`), "" for nothing. `stops` are what whoever looks wants to be called for.
    """

    lit: frozenset[Piece] = frozenset()
    dimmed: bool = False
    gains: Mapping[int, str] = field(default_factory=dict)
    chosen: frozenset[Piece] = frozenset()
    hidden: frozenset[Piece] = frozenset()
    moods: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    veil: int = 150
    own: Hashable = None
    kept: frozenset[str] = frozenset()
    near: str = ""
    stops: frozenset[str] = frozenset()


PLAIN = Highlights()
"""Nothing emphasised."""
