"""The moving sprites of the title's landscape besides the train: birds, smoke, water, boat, grass, lamps."""

import math
from collections.abc import Iterator

import pygame

from raccoon.app.assets import SHARED
from scenes.art.frame import Size
from scenes.art.geometry import ribbon, tapered
from scenes.art.landscape import countryside, steam
from scenes.art.linework.drawing_file import drawing
from scenes.art.palette import INK
from scenes.art.sprite_layer import PlacedSprite
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, Point, cut_out

FLOCKS = (
    (0.0, 46.0, 62.0, 478.0, 1.0, ((0, 0), (-46, -22), (-40, 20), (-90, -40), (-84, 36))),
    (24.0, -34.0, 83.0, 520.0, 0.7, ((0, 0), (38, -14), (70, 10))),
)
"""Flocks: first time, units a second, seconds between two passages, y, scale, places of the birds."""
WINGS = 6
CHIMNEYS: tuple[Point, ...] = ((706.0, 610.0), (962.0, 664.0), (1664.0, 660.0))
_GLINTS = 34
_ARCHES = (692.0, 908.0, 1124.0, 1340.0)
"""The x of the middles of the arches with water under them."""
MILL: Point = (536.0, 650.0)
_SAILS = 16
"""The number of pictures of a quarter turn of the sails."""
BOAT: Point = (1196.0, 778.0)
TUFTS: tuple[tuple[float, float, float], ...] = (
    (40, 1086, 1.3), (118, 1080, 1.5), (214, 1086, 1.3), (306, 1080, 1.5), (398, 1088, 1.3), (470, 1084, 1.2),
    (560, 1090, 1.1), (1400, 1090, 1.1), (1476, 1084, 1.2), (1556, 1080, 1.4), (1640, 1086, 1.3),
    (1716, 1082, 1.2),
)  # fmt: skip
"""The tufts of swaying grass: x and y of the foot, scale."""
_SWAYS = 12
LAMPS = (584.0, 1016.0, 1448.0)
"""The x of the lamps on the parapet, each over a pier."""
FLAMES = 4


def birds(size: Size, time: float) -> Iterator[PlacedSprite]:
    """Two flocks that pass now and then, in opposite directions."""
    scale, origin = countryside.placed(size)
    for begin, speed, every, y, small, places in FLOCKS:
        since = (time + 23 - begin) % every
        x = (-80.0 if speed > 0 else countryside.WIDTH + 80) + speed * since
        for number, (dx, dy) in enumerate(places):
            phase = int(time * 10 + number * 2.3) % WINGS
            rise = 5 * math.sin(time * 0.9 + number)
            at = (origin[0] + (x + dx * small) * scale, origin[1] + (y + dy * small + rise) * scale)
            image = _bird(max(4, round(30 * small * scale)), phase)
            yield image, image.get_rect(center=(round(at[0]), round(at[1])))


@surface_cache(2 * WINGS)
def _bird(wide: int, phase: int) -> pygame.Surface:
    return drawing(SHARED, "landscape", f"bird {phase}").surface((wide, round(wide * 0.65)))


def hearths(size: Size, time: float) -> Iterator[PlacedSprite]:
    """Thin smoke over a house of each village."""
    for number, house in enumerate(CHIMNEYS):
        yield from _hearth(size, house, number, time + number * 0.4)


def _hearth(size: Size, house: Point, number: int, time: float) -> Iterator[PlacedSprite]:
    scale, origin = countryside.placed(size)

    def draw(puff: int, age: float) -> PlacedSprite | None:
        x, y = house[0] + 5 * age + 2 * math.sin(age * 1.7 + number), house[1] - 9 * age
        middle = origin[0] + x * scale, origin[1] + y * scale
        return steam.puff(number + puff, (2.4 + 1.5 * age) * scale, 0.7 - age / 6, middle)

    return steam.puffs(lambda puff: time % 1.1 + puff * 1.1, 4.0, draw)


def glints(size: Size, time: float) -> Iterator[PlacedSprite]:
    """Glints of light on the water."""
    scale, origin = countryside.placed(size)
    for number in range(_GLINTS):
        x, y, long = _glint_at(number)
        shine = math.sin(time * (1.1 + 0.4 * math.sin(number * 5.1)) + number * 2.4)
        if shine > 0.2:
            image = _glint(max(3, round(long * scale * (0.6 + 0.4 * shine))), max(2, round(4 * scale)))
            shift = 5 * math.sin(time * 0.6 + number)
            middle = origin[0] + (x + shift) * scale, origin[1] + y * scale
            yield image, image.get_rect(center=(round(middle[0]), round(middle[1])))


def _glint_at(number: int) -> tuple[float, float, float]:
    """The x, y and length of a glint: on the open water, under the arches, up the river."""
    across, along = math.sin(number * 12.9898), math.sin(number * 78.233)
    if number % 3 == 0:
        return 1010 + across * 440, 1026 + along * 26, 74
    if number % 3 == 1:
        return _ARCHES[number // 3 % 4] + across * 34, 938 + along * 34, 44
    down = (along + 1) / 2
    return 1226 - 80 * down + across * (8 + 44 * down), 716 + 88 * down, 14 + 22 * down


@surface_cache(48)
def _glint(wide: int, high: int) -> pygame.Surface:
    sheet = Drawing(wide, high)
    middle = high / 2
    sheet.path(
        tapered([(0, middle), (wide * 0.3, middle), (wide * 0.7, middle), (wide, middle)], high), "#fff4cc"
    )
    return sheet.surface()


def boat(size: Size, time: float) -> Iterator[PlacedSprite]:
    """A sailing boat on the river, rocking a little as it tacks to and fro."""
    scale, _ = countryside.placed(size)
    shift = (30 * math.sin(time * 0.11) * scale, 1.6 * math.sin(time * 1.3) * scale)
    image, place = _boat(size, round(2 * math.sin(time * 1.3)))
    yield image, place.move(round(shift[0]), round(shift[1]))


@surface_cache(5)
def _boat(size: Size, lean: int) -> PlacedSprite:
    scale, origin = countryside.placed(size)
    x, y = BOAT

    def paint(sheet: Drawing) -> None:
        sheet.begin(f"translate({x} {y}) rotate({lean * 1.5})")
        sheet.take(drawing(SHARED, "landscape", "boat"))
        sheet.end()

    return cut_out(paint, (x - 26, y - 42, 52, 54), scale, origin)


def mill(size: Size, time: float) -> Iterator[PlacedSprite]:
    """A windmill on the hill, its sails turning slowly."""
    yield _mill(size, int(time * 12) % _SAILS)


@surface_cache(_SAILS)
def _mill(size: Size, phase: int) -> PlacedSprite:
    scale, origin = countryside.placed(size)
    x, y = MILL
    hub = (x, y - 58)

    def paint(sheet: Drawing) -> None:
        sheet.begin(f"translate({x} {y})")
        sheet.take(drawing(SHARED, "landscape", "mill"))
        sheet.begin("translate(0 -58)")
        for number in range(4):
            sheet.begin(f"rotate({90 * (number + phase / _SAILS):.1f})")
            sheet.take(drawing(SHARED, "landscape", "sail"))
            sheet.end()
        sheet.circle((0, 0), 2.6, "#5a3418", INK, 0.8)
        sheet.end()
        sheet.end()

    return cut_out(paint, (x - 46, hub[1] - 46, 92, y - hub[1] + 50), scale, origin)


def grass(size: Size, time: float) -> Iterator[PlacedSprite]:
    """Tufts that bend in gusts from the left."""
    scale, origin = countryside.placed(size)
    for x, y, large in TUFTS:
        gust = math.sin(time * 1.3 - x * 0.004) + 0.35 * math.sin(time * 3.1 - x * 0.01)
        lean = round((gust / 1.35 + 1) / 2 * (_SWAYS - 1))
        image = _tuft(max(2, round(large * scale * 100)), int(x) % 3, lean)
        foot = round(origin[0] + x * scale), round(origin[1] + y * scale)
        yield image, image.get_rect(midbottom=foot)


@surface_cache(len(TUFTS) * _SWAYS)
def _tuft(wide: int, kind: int, lean: int) -> pygame.Surface:
    sheet = Drawing(100, 70)
    bend = (lean / (_SWAYS - 1) - 0.5) * 34
    for number in range(34):
        x = 14 + 72 * ((number * 0.618 + kind * 0.27) % 1)
        high = 22 + 36 * ((number * 0.377 + kind * 0.41) % 1)
        own = bend * high / 50 + 16 * math.sin(number * 2.9 + kind)
        blade = [(x, 70.0), (x + own * 0.28, 70 - high * 0.55), (x + own, 70 - high)]
        sheet.path(ribbon(blade, [3.6, 2.6, 0.2]), _GREENS[number % len(_GREENS)])
        if number % 17 == 4:
            sheet.circle((x + own, 70 - high), 3.4, _BLOSSOMS[(number + kind) % 3], INK, 0.6)
            sheet.circle((x + own, 70 - high), 1.2, "#8a5c1e")
    return sheet.surface((wide, round(wide * 0.7)))


_GREENS = ("#12301a", "#1f4a22", "#2f602b", "#3f7230", "#0d2412")
_BLOSSOMS = ("#f3d58d", "#d0515a", "#fff3cf")


def lamps(size: Size, time: float) -> Iterator[PlacedSprite]:
    """Lamps on the near parapet with flickering flames."""
    for number, x in enumerate(LAMPS):
        flicker = math.sin(time * 6.1 + number * 2) + math.sin(time * 2.3 + number)
        image, place = _lamp(size, round((flicker / 2 + 1) / 2 * (FLAMES - 1)))
        scale, _ = countryside.placed(size)
        yield image, place.move(round((x - LAMPS[0]) * scale), 0)


@surface_cache(FLAMES)
def _lamp(size: Size, flame: int) -> PlacedSprite:
    scale, origin = countryside.placed(size)
    x, foot = LAMPS[0], countryside.DECK + 8
    top = foot - 118

    def paint(sheet: Drawing) -> None:
        sheet.begin(f"translate({x} {top})")
        sheet.take(drawing(SHARED, "landscape", f"lamp {flame}"))
        sheet.end()

    return cut_out(paint, (x - 46, top - 46, 92, 118 + 48), scale, origin)
