"""The cover picture of Saloon Tycoon: a house at the crossroads after sundown, lit from within, seen between
the swing doors.
"""

import math

import numpy as np
import pygame

from art.cast import heroes
from art.relief.brush import varnished
from art.relief.fields import F4, Field, blur, ease, from_surface, mix, opacity_of, to_surface
from art.saloon_tycoon.front import facade, roof
from art.saloon_tycoon.street.hours import LAST_LIGHT
from art.saloon_tycoon.street.land import land
from art.saloon_tycoon.street.lay import Lay
from art.saloon_tycoon.street.walk import spill
from scenes.art.frame import Size
from scenes.art.geometry import star
from scenes.saloon_tycoon.art.colours import GILT, GILT_DEEP, GILT_LIGHT, INK, LAMP, OAK, WALNUT, Pen, shade
from scenes.saloon_tycoon.art.rooms import room

HOUSE = (
    (0, 1, "jail", 1), (1, 1, "pharmacy", 1), (2, 1, "kitchen", 1), (5, 1, "poker_room", 2),
    (7, 1, "stables", 1), (1, 2, "pantry", 1), (2, 2, "laundry", 1), (3, 2, "theater", 2),
    (5, 2, "billiards_room", 2), (2, 3, "luxury_suite", 1), (3, 3, "guest_room", 2),
)  # fmt: skip
"""The rooms of the house: bay, storey, tile, number of bays."""
BAYS, CORNER = 8, 3
"""The house's width in bays, and the first bay of the Saloon."""
LAY = Lay(horizon=500, dust=540, walk=660, ends=(0.14, 0.86), sun=0.62, low=520, moon=0.1, settled=False)
"""The land around it; the sun has just set."""
GROUND = 0.905
"""The height of the ground under the house, as a share of the picture's."""
TWILIGHT = (112, 88, 138)
"""The light on the boards of the house, of 255."""
WARM = np.array((1.0, 0.66, 0.3), F4)
DOOR = 0.19
"""A swing door's width, as a share of the picture's."""


def title(size: Size) -> pygame.Surface:
    """Draw the picture; it is opaque."""
    image = land(size, LAY, LAST_LIGHT)
    storey = min(size[1] * 0.143, size[0] * 0.64 / BAYS)
    bay, ground = round(storey * 120 / 126), round(size[1] * GROUND)
    left = (size[0] - BAYS * bay) // 2
    boxes = [
        (pygame.Rect(left + first * bay, round(ground - floor * storey), wide * bay, round(storey)), tile)
        for first, floor, tile, wide in HOUSE
    ]
    for box, tile in boxes:
        bays = round(box.width / bay) + 2
        image.blit(room(tile, bays, bays, box.size, True), box)
    front = pygame.Rect(left + CORNER * bay, round(ground - storey), 2 * bay, round(storey))
    _set_in_twilight(image, facade(front.size, 1.0).surface(front.size), front)
    for first, wide in ((2, 1), (3, 2)):
        scale = bay / 120
        top = roof(wide, max(1.1, 0.8 / scale), scale >= 0.5).surface((wide * bay, round(storey * 0.46)))
        _set_in_twilight(
            image, top, top.get_rect(bottomleft=(left + first * bay, round(ground - 3 * storey)))
        )
    image.blit(_panes(front.size), front)
    lit = [box for box, _ in boxes] + [front]
    picture = _lamplight(from_surface(image), lit, ground)
    picture = _laid(picture, _doors(size), (0, 0))
    picture = _stand(picture, size)
    bloom = blur(np.maximum(picture - 0.74, 0), size[1] / 70)
    return to_surface(varnished(np.clip(picture + bloom * WARM, 0, 1), 3, 0.025, 0.3, 0.02))


def _set_in_twilight(image: pygame.Surface, part: pygame.Surface, place: pygame.Rect) -> None:
    """Draw a part of the house's outside in the last light."""
    part.fill(TWILIGHT, special_flags=pygame.BLEND_RGB_MULT)
    image.blit(part, place)


def _panes(size: Size) -> pygame.Surface:
    """The light behind the windows and the doors of the Saloon."""
    pen = Pen(240, 240.0 * size[1] / size[0])
    eaves, walk = pen.height * 0.42, pen.height - 18
    high = walk - eaves
    for x, wide, top, foot, share in (
        (20, 52, 0.3, 0.72, 0.95),
        (168, 52, 0.3, 0.72, 0.95),
        (91, 58, 0.22, 1.0, 0.65),
    ):
        y, tall = eaves + high * top, high * (foot - top)
        light = pen.radial(
            (x + wide / 2, y + tall * 0.3), wide * 0.7, (0, "#fff2c4", share), (1, "#f09a3c", share)
        )
        pen.rect(x, y, wide, tall, light, edge=0)
    return pen.surface(size)


def _lamplight(picture: Field, lit: list[pygame.Rect], ground: int) -> Field:
    """Add the light from these rooms: in the air about them, and on the ground."""
    height, width = picture.shape[:2]
    inside = np.zeros((height, width), F4)
    for box in lit:
        inside[box.top : box.bottom, box.left : box.right] = 1
    bright = np.maximum(picture - 0.22, 0) * inside[..., None]
    outside = 1 - 0.86 * inside[..., None]
    for reach, strength in ((0.008, 0.5), (0.03, 0.55), (0.1, 0.9)):
        picture = picture + blur(bright, reach * height) * WARM * strength * outside
    fallen = _fallen((height, width), lit, ground)
    return picture * (1 + 4.0 * fallen * np.array((1.25, 0.9, 0.5), F4)) + 0.24 * fallen * WARM


def _fallen(shape: tuple[int, int], lit: list[pygame.Rect], ground: int) -> Field:
    """The light in front of the rooms at the ground: fainter on the pale boardwalk than on the dust."""
    height, width = shape
    fallen = np.zeros((height, width), F4)
    for box in (box for box in lit if box.bottom >= ground - 2):
        wide, tall = round(box.width * 1.24), height - ground
        beam = opacity_of(spill().surface((wide, tall)))
        left = box.centerx - wide // 2
        fallen[ground:, left : left + wide] = np.maximum(fallen[ground:, left : left + wide], beam)
    fallen = blur(fallen, height / 90)
    y = np.arange(height)[:, None] / height
    found: Field = (fallen * (0.45 + 0.55 * ease(GROUND + 0.03, GROUND + 0.045, y)))[..., None]
    return found


def _stand(picture: Field, size: Size) -> Field:
    """Add the landlord at the lower right, in front of the door, the face lit by the rooms."""
    tall = round(min(size[1] * 0.68, size[0] * 0.46))
    landlord = heroes.before(heroes.landlord, tall)
    place = landlord.get_rect(bottomright=size).move(round(tall * 0.07), round(tall * 0.012))
    y, x = np.mgrid[0:tall, 0 : place.width].astype(F4) / F4(tall)
    dark = 1 - 0.5 * ease(0.5, 1.05, y) - 0.22 * ease(0.55, 1.0, x)
    key = ease(0.75, 0.2, np.hypot(x - 0.3, y - 0.38))[..., None] * np.array((0.2, 0.11, 0.0), F4)
    colour = from_surface(landlord) * np.clip(dark, 0.2, 1)[..., None] * (1 + key)
    return _laid(picture, landlord, place.topleft, colour)


def _laid(picture: Field, image: pygame.Surface, at: tuple[int, int], colour: Field | None = None) -> Field:
    """Draw a picture with alpha on another, in its own colours or in others; what is beyond is cut off."""
    found = picture.copy()
    part = pygame.Rect(at, image.get_size()).clip((0, 0, picture.shape[1], picture.shape[0]))
    own = part.move(-at[0], -at[1])
    rows, columns = slice(own.top, own.bottom), slice(own.left, own.right)
    tones = (from_surface(image) if colour is None else colour)[rows, columns]
    thick = opacity_of(image)[rows, columns, None]
    found[part.top : part.bottom, part.left : part.right] = mix(
        found[part.top : part.bottom, part.left : part.right], tones, thick
    )
    return found


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
    """A swing door hinged at the left edge: a curved top above louvres."""
    edge = [(-8, 300), (wide * 0.2, 268), (wide * 0.52, 286), (wide * 0.8, 340), (wide, 362)]
    foot = [(wide, 934), (wide * 0.74, 972), (wide * 0.4, 968), (-8, 1004)]
    corners = (0, 4, 5, 8)
    pen.blob([(x + 12, y + 16) for x, y in (*edge, *foot)], "#000000", corners, 0, 0.4)
    stops = ((0, "#100909"), (0.6, "#2e1716"), (0.9, "#6a3720"), (1, "#d98a44"))
    pen.blob([*edge, *foot], pen.across(0, wide, *stops), corners)
    pen.poly([(wide * 0.08, 436), (wide * 0.87, 462), (wide * 0.87, 884), (wide * 0.08, 916)], "#1a0d0e")
    for k in range(22):
        top, low = 440 + k * 21.4, 466 + k * 18.8
        slat = [(wide * 0.08, top), (wide * 0.87, low), (wide * 0.87, low + 14), (wide * 0.08, top + 16)]
        pen.poly(slat, pen.across(0, wide, (0, "#180c0c"), (0.7, shade(WALNUT, -0.35)), (1, OAK)), 0.6)
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
    pen.line([(wide * 0.99, 366), (wide * 0.99, 930)], LAMP, 3, 0.8)
