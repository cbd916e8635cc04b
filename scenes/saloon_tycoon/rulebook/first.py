"""The novelties explained when first met: outlaws whose burden surprises, special rooms."""

from collections.abc import Iterator

from raccoon.app.text import Say
from raccoon.games.saloon_tycoon.catalogue import BUYABLE
from raccoon.games.saloon_tycoon.pending import Turn
from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.holdings import own
from scenes.table.piece import Piece
from scenes.table.presentation import Novelty

GUESTS = ("angie", "phineus")
SPECIAL = "special"
SPECIALS = tuple(tile.id for tile in BUYABLE if tile.special)


def explained(piece: str, say: Say) -> tuple[str, ...]:
    """The sentence with which somebody or a tile is explained, for their page; () where there is none."""
    name = SPECIAL if piece in SPECIALS else piece if piece in GUESTS else ""
    return (say(f"saloon.first.{name}"),) if name else ()


def novelties(view: View) -> Iterator[Novelty]:
    """Their own guests, and the first of the special rooms that they may build now."""
    me = own(view)
    for who in GUESTS:
        if who in me.characters:
            yield Novelty(who, Piece("person", who), f"saloon.first.{who}")
    pending = view.pending
    if isinstance(pending, Turn) and not pending.action_used:
        for tile in SPECIALS:
            if view.obstacle(tile, view.turn) is None:
                yield Novelty(SPECIAL, Piece("tile", tile), f"saloon.first.{SPECIAL}")
                return
