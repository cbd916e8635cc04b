"""The pieces on the table that a line of the log is about."""

from typing import Any

from scenes.table.log.game_log import Item
from scenes.table.piece import Piece
from scenes.table.presentation import Narration


def pieces(item: Item, view: Any, words: Narration) -> frozenset[Piece]:
    """The panels of the line's players, and the pieces of its event."""
    panels = (Piece("panel", seat) for seat in item.seats)
    named = words.pieces_of(item.event, view) if item.event else ()
    return frozenset((*panels, *named))
