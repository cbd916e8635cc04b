"""The places of the characters in town: beneath their host's sign, on the board at the own house."""

from collections.abc import Sequence

import pygame

from raccoon.games.saloon_tycoon.catalogue import LARGE, TOP_FLOOR
from scenes.saloon_tycoon.front import BAYS, Front, Rooms, span

Rect = pygame.Rect
PAIRS = (0, BAYS - 2, 1, BAYS - 3, 2, BAYS - 4, 3, BAYS - 5)
"""The bays over which the board may hang, each with the next: the outermost first."""
CAPTIONED = 3
"""So many hang side by side with a word beneath each; more hang in two rows."""


def hanging(front: Front, rooms: Rooms, people: int) -> Rect | None:
    """The board for so many, over two bays in which nothing has a second storey yet, so that it is in
    nobody's way; None where the house has grown everywhere.
    """
    grown = {bay for room in rooms if room.floor > 1 for bay in _bays(room.place, room.tile in LARGE)}
    for bay in PAIRS:
        if not grown & {bay, bay + 1}:
            over = front.cell(bay, TOP_FLOOR).union(front.cell(bay + 1, TOP_FLOOR))
            board = over.inflate(-over.width // 14, -over.height // 12)
            if front.frame.is_large:  # a storey is lower
                board.height += board.height // 3
            if people == 1:
                board.width //= 2
                board.left += board.width if bay >= BAYS // 2 else 0
            return board
    return None


def _bays(place: str, large: bool) -> range:
    first, wide = span(place, large)
    return range(first, first + wide)


def on_board(board: Rect, people: Sequence[str]) -> dict[str, Rect]:
    """Everybody in one row, or in two; the rest of each place is for the word beneath."""
    rows = 1 if len(people) <= CAPTIONED else 2
    columns = max(1, -(-len(people) // rows))
    inside = board.inflate(-board.width // 14, -board.height // 9)
    wide, high = inside.width // columns, inside.height // rows
    left = inside.left
    return {
        who: Rect(left + place % columns * wide + 1, inside.top + place // columns * high, wide - 2, high)
        for place, who in enumerate(people)
    }


def in_row(row: Rect, people: Sequence[str], gap: int, least: int) -> dict[str, Rect]:
    """Side by side from the left; where they are many they overlap."""
    step = min(row.height + gap, row.width // max(1, len(people)))
    side = min(row.height, max(step, least))
    return {who: Rect(row.left + place * step, row.top, side, row.height) for place, who in enumerate(people)}
