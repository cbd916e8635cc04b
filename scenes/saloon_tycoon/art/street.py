"""The drawings of the street: its landscape by hours, boardwalk, fences, roofs, light, the desk below it."""

import pygame

from scenes.art import Drawing, Point, Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon import GAME

WIDTH, HEIGHT, BARE = 1899.0, 730.0, 780.0
"""The size of the street in a 16:9 window, and the width of the empty plain, in units."""
LOT = 126.0
"""The height of a lot, in units."""
HORIZON = 236.0
DAY, NIGHT = ("noon", "afternoon", "sundown"), "night"
RAYS = dict(zip(DAY, (0.08, 0.12, 0.16), strict=True))
"""The strength of the sun's rays at each hour."""
SUN = dict(zip((*DAY, NIGHT), ((741.0, 110.0), (741.0, 140.0), (741.0, 170.0), (0.0, 0.0)), strict=True))
"""The sun's place over the street."""
NEARER, LOW, HIGH = 430.0, 380.0, 110.0
"""The heights of the horizon in the picture of the sun, and of the sun when it sets and at noon."""
COARSE = 3
"""The factor by which the sky, which has no sharp edges, is drawn smaller."""


def street(size: Size, hour: str) -> pygame.Surface:
    """The street behind the houses at an hour of the `DAY` or by `NIGHT`; opaque."""
    return _land(size, Drawing(WIDTH, HEIGHT), hour, SUN[hour])


def bare_night(size: Size) -> pygame.Surface:
    """The empty plain by night, the background of the houses in the results; opaque."""
    return _land(size, Drawing(BARE, HEIGHT), NIGHT, SUN[NIGHT], "bare")


@surface_cache(2)
def sun(share: float, night: bool, size: Size) -> pygame.Surface:
    """The sun over the plain with a `share` of the day left, or the night's stars; opaque."""
    sheet, hour = Drawing(HEIGHT * size[0] / size[1], HEIGHT), DAY[round((1 - share) * (len(DAY) - 1))]
    at = sheet.width / 2, LOW + (HIGH - LOW) * share
    return _land(size, sheet, NIGHT if night else hour, at, horizon=NEARER)


def _land(
    size: Size, sheet: Drawing, hour: str, at: Point, ground: str = "ground", horizon: float = HORIZON
) -> pygame.Surface:
    """The middle of the landscape in pixels of `size`, the sun at a place of the sheet."""
    sky, far = Drawing(sheet.width, sheet.height), (sheet.width - WIDTH) / 2
    _put(sky, drawing(GAME, "street", f"heavens {hour}"), (far, 0), horizon / HORIZON)
    _put(sheet, drawing(GAME, "street", f"clouds {hour}"), (far, 0))
    if hour != NIGHT:
        _put(sky, drawing(GAME, "street", "rays", strength=RAYS[hour]), at)
        if horizon == NEARER:
            _put(sheet, drawing(GAME, "street", "sun"), at)
    part = drawing(GAME, "street", f"{ground} {hour}")
    _put(sheet, part, ((sheet.width - part.width) / 2, horizon - HORIZON))
    return over(sheet, size, sky)


def _put(sheet: Drawing, part: Drawing, at: Point, high: float = 1) -> None:
    sheet.begin(f"translate({at[0]:g} {at[1]:g}) scale(1 {high:g})")
    sheet.take(part)
    sheet.end()


def over(sheet: Drawing, size: Size, soft: Drawing) -> pygame.Surface:
    """A drawing over a `soft` one, which is drawn small and enlarged smoothly; opaque."""
    small = soft.surface((max(1, size[0] // COARSE), max(1, size[1] // COARSE)), opaque=True)
    image = pygame.transform.smoothscale(small.convert(32), size)
    image.blit(sheet.surface(size), (0, 0))
    return image


@surface_cache(24)
def backdrop(size: Size) -> pygame.Surface:
    """The background of a picture of one thing: an evening sky over a strip of dust; opaque."""
    return _cut(drawing(GAME, "street", "backdrop"), size, 0.5).surface(size, opaque=True)


@surface_cache(4)
def boardwalk(size: Size) -> pygame.Surface:
    """The boardwalk before the own house; with alpha."""
    return _cut(drawing(GAME, "street", "boardwalk"), size).surface(size)


def desk(size: Size, k: float) -> pygame.Surface:
    """The desk at the foot of the window: dark boards and a rope; opaque, `k` pixels a unit."""
    whole = drawing(GAME, "street", "desk")
    sheet = Drawing(size[0] / k, whole.height)
    sheet.take(whole)
    return sheet.surface(size, opaque=True)


def _cut(whole: Drawing, size: Size, middle: float = 0) -> Drawing:
    """The part of a broad drawing in the shape of `size`: its left end (`middle` 0) or its middle (0.5)."""
    sheet = Drawing(whole.height * size[0] / size[1], whole.height)
    _put(sheet, whole, ((sheet.width - whole.width) * middle, 0))
    return sheet


@surface_cache(12)
def spill(size: Size) -> pygame.Surface:
    """The light from the window of a lit room on the ground floor, wider at its foot; with alpha."""
    return drawing(GAME, "street", "spill").surface(size)


@surface_cache(12)
def halo(size: Size) -> pygame.Surface:
    """The light round a lit room, which takes the middle half of it; with alpha."""
    return drawing(GAME, "street", "halo").surface(size)


@surface_cache(6)
def fence(size: Size) -> pygame.Surface:
    """An empty lot: stakes and two rails in the dust, a post for its sign; with alpha."""
    return _front("fence", size, size[1] / LOT)


@surface_cache(24)
def roof(bays: int, size: Size) -> pygame.Surface:
    """A roof over so many bays: a pointed gable over one, a stepped false front over two; with alpha."""
    return _front(f"roof {bays}", size, size[0] / 120 / bays)


@surface_cache(4)
def parapet(size: Size) -> pygame.Surface:
    """The stepped false front that carries the house's name until there is a roof; with alpha.

    The plate of the name is between 0.3 and 0.88 of its height, and as wide as its middle step.
    """
    return _front("parapet", size, size[1] / 58)


def _front(name: str, size: Size, scale: float) -> pygame.Surface:
    sheet = drawing(GAME, "street", name, scale >= 0.5, edge=max(1.1, 0.8 / scale))
    return sheet.surface(size)
