"""The engraved window on a page in which the chosen piece is seen large."""

from collections.abc import Iterable, Sequence

import pygame

from scenes.art import Frame, Paint, palette as pal, shapes
from scenes.art.letters.key_caps import key_cap
from scenes.table.piece import Piece
from scenes.widgets.pick import Pick
from scenes.window.keys import IN_HAND

ROUND = 9
"""The radius of its corners, in design units."""
CELL_GAP = 4
"""Pixels between the pictures of several things."""


def draw(surface: pygame.Surface, rect: pygame.Rect, frame: Frame, paint: Paint) -> None:
    """Paint into the window, round its corners off and draw a gilt line round it."""
    k = frame.scale
    shapes.shadow(surface, rect, k, 130, 4)
    image = pygame.Surface(rect.size, pygame.SRCALPHA)
    paint(image, image.get_rect())
    corners = pygame.Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(corners, (255, 255, 255), corners.get_rect(), border_radius=frame.px(ROUND))
    image.blit(corners, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    surface.blit(image, rect)
    pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), rect, frame.px(2), frame.px(ROUND))


def number(
    surface: pygame.Surface, places: Iterable[tuple[Piece, pygame.Rect]], pick: Pick | None, frame: Frame
) -> None:
    """Put the digit that chooses each thing of a list on the corner of its picture where all are large."""
    entries = pick.entries if pick and not IN_HAND.kind else ()
    high, cells = frame.type(26), [cell for _, cell in places]
    if any(min(cell.size) < 3 * high for cell in cells):
        return
    for cell, entry in zip(cells, entries, strict=False):
        if entry.cap:
            cap = pygame.Rect(cell.left + frame.px(4), cell.top + frame.px(4), round(0.92 * high), high)
            key_cap(surface, cap, entry.cap, size=0.72)


def several(paints: Sequence[Paint], ground: Paint) -> Paint:
    """Pictures beside and below each other, as large as they can all be, before a ground."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        ground(surface, rect)
        for cell, one in zip(cells(rect, len(paints)), paints, strict=True):
            one(surface, cell)

    return paint


def cells(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """So many cells that fill a rectangle row by row, in the columns in which they are nearest to squares;
    those of a last row that is not full are wider.
    """
    across = max(range(1, count + 1), key=lambda n: min(rect.width / n, rect.height / -(-count // n)))
    high = rect.height // -(-count // across)
    found = []
    for number in range(count):
        row, place = divmod(number, across)
        wide = rect.width // min(across, count - row * across)
        cell = pygame.Rect(rect.left + place * wide, rect.top + row * high, wide, high)
        found.append(cell.inflate(-CELL_GAP, -CELL_GAP))
    return found
