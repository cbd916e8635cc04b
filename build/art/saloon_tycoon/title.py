"""The picture this game is chosen by: a house at the crossroads at sundown, seen past the swing doors."""

import math

import pygame

from art.cast import heroes
from art.saloon_tycoon.front import facade, roof
from art.saloon_tycoon.street.hours import SUNDOWN
from art.saloon_tycoon.street.land import land
from art.saloon_tycoon.street.lay import Lay
from scenes.art.frame import Size
from scenes.art.geometry import star
from scenes.saloon_tycoon.art.colours import DUSK, GILT, GILT_DEEP, GILT_LIGHT, INK, LAMP, OAK, WALNUT, shade
from scenes.saloon_tycoon.art.pen import Pen
from scenes.saloon_tycoon.art.rooms import room

HOUSE = (
    (0, 1, "jail", 1), (1, 1, "pharmacy", 1), (2, 1, "kitchen", 1), (5, 1, "poker_room", 2),
    (7, 1, "stables", 1), (1, 2, "pantry", 1), (2, 2, "laundry", 1), (3, 2, "theater", 2),
    (5, 2, "billiards_room", 2), (2, 3, "luxury_suite", 1), (3, 3, "guest_room", 2),
)  # fmt: skip
"""The rooms of the house: bay, storey, tile, bays."""
BAYS, CORNER = 8, 3
"""Its width, and the first bay of the Saloon."""
LAY = Lay(horizon=500, dust=540, walk=678, ends=(0.14, 0.86), sun=0.74, low=430, disc=74, settled=False)
"""The land about it: the sun stands low at its right."""
DOOR = 0.19
"""A swing door's width, as a share of the picture's."""


def title(size: Size) -> pygame.Surface:
    """The picture; opaque."""
    image = land(size, LAY, SUNDOWN)
    storey = min(size[1] * 0.185, size[0] * 0.64 / BAYS)
    bay = round(storey * 120 / 126)
    left, ground = (size[0] - BAYS * bay) // 2, round(size[1] * 0.93)
    _glow(image, (size[0] // 2, round(ground - storey * 1.5)), round(storey * 3.4))
    for first, floor, tile, wide in HOUSE:
        box = pygame.Rect(left + first * bay, round(ground - floor * storey), wide * bay, round(storey))
        image.blit(room(tile, wide + 2, wide + 2, box.size, True), box)
    front = pygame.Rect(left + CORNER * bay, round(ground - storey), 2 * bay, round(storey))
    image.blit(facade(front.size, 1.0).surface(front.size), front)
    for first, wide in ((2, 1), (3, 2)):
        scale = bay / 120
        top = roof(wide, max(1.1, 0.8 / scale), scale >= 0.5).surface((wide * bay, round(storey * 0.46)))
        image.blit(top, (left + first * bay, round(ground - 3 * storey - storey * 0.46)))
    image.blit(_doors(size), (0, 0))
    _stand(image)
    return image


def _stand(image: pygame.Surface) -> None:
    """The landlord at the lower right, before the door."""
    width, height = image.get_size()
    tall = round(min(height * 0.68, width * 0.46))
    landlord = heroes.before(heroes.landlord, tall)
    place = landlord.get_rect(bottomright=(width, height))
    image.blit(landlord, place.move(round(tall * 0.07), round(tall * 0.012)))


def _glow(image: pygame.Surface, at: tuple[int, int], radius: int) -> None:
    """The light of the lamps on the evening about the house."""
    pen = Pen(100, 100)
    pen.circle((50, 50), 50, pen.radial((50, 50), 50, (0, "#ffb45a", 0.5), (0.6, LAMP, 0.14), (1, LAMP, 0)))
    light = pen.surface((radius * 2, radius * 2))
    image.blit(light, light.get_rect(center=at))


def _doors(size: Size) -> pygame.Surface:
    """Both swing doors, pushed open to the edges of the picture."""
    pen = Pen(1000.0 * size[0] / size[1], 1000, 2.4)
    wide = pen.width * DOOR
    for side in (0, 1):
        pen.begin(f"translate({pen.width:g} 0) scale(-1 1)" if side else "translate(0 0)")
        _door(pen, wide)
        pen.end()
    return pen.surface(size)


def _door(pen: Pen, wide: float) -> None:
    """A swing door hinged at the left edge: a swan's neck above louvres."""
    edge = [(-8, 300), (wide * 0.2, 268), (wide * 0.52, 286), (wide * 0.8, 340), (wide, 362)]
    foot = [(wide, 934), (wide * 0.74, 972), (wide * 0.4, 968), (-8, 1004)]
    corners = (0, 4, 5, 8)
    pen.blob([(x + 12, y + 16) for x, y in (*edge, *foot)], "#000000", corners, 0, 0.4)
    stops = ((0, "#2a1512"), (0.55, "#6a3a24"), (1, "#a5683c"))
    pen.blob([*edge, *foot], pen.across(0, wide, *stops), corners)
    pen.poly([(wide * 0.08, 436), (wide * 0.87, 462), (wide * 0.87, 884), (wide * 0.08, 916)], "#1a0d0e")
    for k in range(22):
        top, low = 440 + k * 21.4, 466 + k * 18.8
        slat = [(wide * 0.08, top), (wide * 0.87, low), (wide * 0.87, low + 14), (wide * 0.08, top + 16)]
        pen.poly(slat, pen.down(low, top + 16, (0, shade(OAK, 0.2)), (1, shade(WALNUT, -0.4))), 0.6)
    pen.poly(star((wide * 0.46, 366), 36, 15, 5, -math.pi / 2), GILT_DEEP)
    pen.poly(
        star((wide * 0.46, 364), 29, 12, 5),
        pen.down(336, 392, (0, "#fff4cc"), (0.5, GILT), (1, GILT_DEEP)),
        0,
    )
    pen.rect(wide * 0.85, 600, wide * 0.11, 110, pen.down(600, 710, (0, GILT_LIGHT), (1, GILT_DEEP)), 8)
    for y in (472, 842):
        pen.rect(-4, y, wide * 0.1, 44, pen.down(y, y + 44, (0, GILT_LIGHT), (1, GILT_DEEP)), 3)
        pen.disc((wide * 0.05, y + 22), 4, INK, 0)
    pen.line([(wide * 0.99, 366), (wide * 0.99, 930)], DUSK, 2, 0.5)
