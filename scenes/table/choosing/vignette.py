"""The framed picture on a page that shows the chosen piece, or all choosable ones, large."""

from collections.abc import Iterable, Sequence

import pygame

from scenes.art import Frame, Paint, palette as pal, shapes
from scenes.art.letters.key_caps import key_cap
from scenes.table.piece import Piece
from scenes.widgets.pick import Pick
from scenes.window.keys import IN_HAND

ROUND = 9
"""The radius of the corners, in design units."""
CELL_GAP = 4
"""The gap between the pictures of several things, in pixels."""


def draw(surface: pygame.Surface, rect: pygame.Rect, frame: Frame, paint: Paint) -> None:
    """Paint a picture into a rectangle with a shadow, rounded corners and a gilt line."""
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
    """Draw the digit key of each list entry on the corner of its picture, if all pictures are large."""
    entries = pick.entries if pick and not IN_HAND.kind else ()
    high, cells = frame.type(26), [cell for _, cell in places]
    if any(min(cell.size) < 3 * high for cell in cells):
        return
    for cell, entry in zip(cells, entries, strict=False):
        if entry.cap:
            cap = pygame.Rect(cell.left + frame.px(4), cell.top + frame.px(4), round(0.92 * high), high)
            key_cap(surface, cap, entry.cap, size=0.72)


def several(paints: Sequence[Paint], ground: Paint) -> Paint:
    """A painter of several pictures in a grid over a ground."""

    def paint(surface: pygame.Surface, rect: pygame.Rect) -> None:
        ground(surface, rect)
        for cell, one in zip(cells(rect, len(paints)), paints, strict=True):
            one(surface, cell)

    return paint


def cells(rect: pygame.Rect, count: int) -> list[pygame.Rect]:
    """`count` cells that fill a rectangle row by row, as nearly square as possible; those of an incomplete
    last row are wider.
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
