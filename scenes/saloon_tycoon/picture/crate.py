"""The crate on the own plate, from which cubes are dragged, with their price."""

import pygame

from raccoon.games.saloon_tycoon.pending import PlaceCubes
from raccoon.games.saloon_tycoon.view import View
from scenes.art import Frame, rgb, shapes
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import INK, OAK, WALNUT, WOOD, shade
from scenes.saloon_tycoon.holdings import desk_player, desk_seat
from scenes.saloon_tycoon.layout import CRATE, SaloonLayout
from scenes.saloon_tycoon.picture.ink import Ink
from scenes.table.picture.zones import PaintContext, Parts

Rect = pygame.Rect
HEAP = ((0.08, 0.2), (0.36, 0.02), (0.64, 0.18), (0.24, 0.3), (0.5, 0.28))
"""The places of the heap's cubes, as shares of the crate from its left and its top, the hindmost first."""
CUBE = 0.3
"""The width of a cube, as a share of the crate."""


def parts(layout: SaloonLayout, view: View, context: PaintContext) -> Parts:
    """Yield the zone of the crate, dark where no cube can be paid for or placed."""
    me = desk_player(view)
    free = isinstance(view.pending, PlaceCubes) and view.turn == desk_seat(view)
    price = 0 if free else me.burdens.cube_price
    idle = me.gold < price or all(room.finished for room in me.rooms)
    yield Ink.zone("cube", layout.crate, context, _crate, price, idle)


def _crate(pen: Ink, price: int, idle: bool) -> None:
    large = pen.is_large
    shapes.shadow(pen.surface, pen.rect.inflate(-pen.px(8), 0), pen.frame.scale, 120, 3)
    plate = Rect(0, 0, pen.px(88), pen.px(42)) if large else Rect(0, 0, pen.px(56), pen.px(30))
    plate.center = _heaped(pen.surface, pen.rect, pen.frame).center
    pen.plate(plate, "#f4e6c6", "#d9c19a", 6)
    pen.figure("coin", str(price), (plate.left + pen.px(7), plate.centery), 19, INK, 32 if large else 20)
    if idle:
        pen.darken(pen.rect, 110)


def heaped(size: tuple[int, int]) -> pygame.Surface:
    """A crate with its heap of cubes in that size, with alpha."""
    surface = pygame.Surface(size, pygame.SRCALPHA)
    _heaped(surface, surface.get_rect(), Frame(0, 0, size[0] / CRATE[0]))
    return surface


def _heaped(surface: pygame.Surface, rect: Rect, frame: Frame) -> Rect:
    """Draw the cubes, and the box in front of them; return the box."""
    side = round(rect.width * CUBE)
    for across, down in HEAP:
        cube = art.icon("cube", (side, side), WOOD)
        surface.blit(cube, (rect.left + round(across * rect.width), rect.top + round(down * rect.height)))
    box = Rect(rect.left, 0, rect.width, round(rect.height * 0.56))
    box.bottom = rect.bottom
    _draw_boards(surface, box, frame)
    return box


def _draw_boards(surface: pygame.Surface, box: Rect, frame: Frame) -> None:
    high = box.height / 3
    for number in range(3):
        board = Rect(box.left, box.top + round(number * high), box.width, round(high) + 1)
        pygame.draw.rect(surface, rgb(shade(OAK, 0.12 - 0.1 * number)), board)
        pygame.draw.line(surface, rgb(INK), board.topleft, board.topright, max(1, frame.px(1.4)))
    for x in (box.left + frame.px(4), box.right - frame.px(12)):
        pygame.draw.rect(surface, rgb(WALNUT), Rect(x, box.top, frame.px(8), box.height))
    pygame.draw.rect(surface, rgb(INK), box, max(1, frame.px(2)), frame.px(3))
