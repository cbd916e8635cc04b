"""The map at night: hatched sea, land with its lamps, two countries in their colours, spaces, and the sky."""

import math

import pygame

from raccoon.games.raccoon_rampage.catalogue import SPACES
from scenes.art.frame import Size
from scenes.art.geometry import Polyline, smooth, star
from scenes.art.linework.scatter import Scatter
from scenes.art.palette import Colour, mix
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import closed, open_line
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    COAST,
    EYES,
    INK,
    LAND,
    LAND_LIGHT,
    ORANGE,
    RELIEF,
    ROLES,
    SEA,
    SEA_DEEP,
    shade,
)
from scenes.raccoon_rampage.art.europe import coasts
from scenes.raccoon_rampage.art.europe.view import HORIZON, WIDEST, outlined, reach, seen, sockets
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.art.table.night import dark

ALL_AWAKE = 33
"""So many raccoons awake make the sky as red as it gets."""
GLOW = 0.34
"""The lower end of the sky's red on the map, as a share of the height."""
SOCKETS: dict[str, Colour] = {"green": RELIEF, "orange": ORANGE, "red": ALARM}


@surface_cache(2)
def europe(size: Size, awake: int) -> pygame.Surface:
    """The map; the sky behind it is the redder the more raccoons are awake. Opaque."""
    image = _ground(size).copy()
    share = min(1.0, max(0, awake) / ALL_AWAKE)
    image.blit(_sky((size[0], max(1, round(size[1] * HORIZON))), share), (0, 0))
    image.blit(_shine((size[0], max(1, round(size[1] * GLOW))), share), (0, round(size[1] * HORIZON)))
    image.blit(_spaces(size), (0, 0))
    return image


def _sky(size: Size, share: float) -> pygame.Surface:
    """A strip of sky with stars above the horizon."""
    pen = Pen(size[0], size[1])
    stops = (0, mix("#0b1022", "#2a0f1e", share)), (1, mix("#2a3a6e", "#e2552f", share))
    pen.box(0, 0, *size, 0, pen.down(0, size[1], *stops))
    dice = Scatter(11)
    for _ in range(size[0] // 9):
        at = (dice.between(0, size[0]), dice.between(0, size[1] * 0.8))
        pen.circle(at, dice.between(0.4, 1.1), "#fff6df", opacity=0.8 - 0.5 * share)
    ridge = [
        (x, size[1] - 2 - abs(math.sin(x * 0.021) * 4 + math.sin(x * 0.067) * 3))
        for x in range(0, size[0] + 12, 6)
    ]
    pen.path([(0, size[1]), *ridge, (size[0] + 12, size[1])], "#0b0d1a")
    return pen.surface(size, opaque=True)


def _shine(size: Size, share: float) -> pygame.Surface:
    pen = Pen(size[0], size[1])
    pen.box(
        0,
        0,
        *size,
        0,
        pen.down(0, size[1], (0, mix("#4a5a9a", "#e2552f", share), 0.25 + 0.3 * share), (1, ALARM, 0)),
    )
    return pen.surface(size)


@surface_cache(1)
def by_night(size: Size, horizon: int) -> pygame.Surface:
    """The map of a night with its empty spaces, from the row of its horizon down. Opaque."""
    image = _drawn(size)
    image.blit(dark(size, horizon), (0, 0))
    image.blit(_empty(size), (0, 0))
    return image


@surface_cache(1)
def _ground(size: Size) -> pygame.Surface:
    """Everything below the sky, kept for every sky."""
    return _drawn(size)


def _drawn(size: Size) -> pygame.Surface:
    width, height = size
    pen = Pen(width, height, max(1.0, height / 420), height >= 240)
    pen.box(0, 0, width, height, 0, pen.down(0, height, (0, SEA_DEEP), (0.5, SEA), (1, SEA_DEEP)))
    _waves(pen)
    for line in coasts.SOUTH:
        pen.path(_coast(line, size), "#2a2a3c", "#4a4a62", pen.edge)
    for line in (coasts.SCANDINAVIA, coasts.MAINLAND, coasts.BRITAIN, coasts.IRELAND, *coasts.ISLANDS):
        _land(pen, _coast(line, size))
    for line, colour in ((coasts.GERMANY, ROLES["DE"]), (coasts.FRANCE, ROLES["FR"])):
        shape = outlined(line, size)
        pen.path(shape, mix(LAND, colour, 0.66), opacity=0.82)
        pen.hatch(shape, height / 75, shade(colour, 0.3), pen.edge * 0.7, -0.7)
        pen.path(shape, "none", shade(colour, 0.45), pen.edge * 1.5)
    for line in coasts.BORDERS:
        pen.path(open_line(outlined(line, size)), "none", "#2c2430", pen.edge, 0.6)
    _lamps(pen, size)
    _far_east(pen)
    return pen.surface(size, opaque=True)


@surface_cache(1)
def _spaces(size: Size) -> pygame.Surface:
    """The single spaces, empty: above the light of the sky, so that their colours stay."""
    return _empty(size)


def _empty(size: Size) -> pygame.Surface:
    pen = Pen(*size)
    for space in SPACES:
        _socket(pen, sockets(size)[space.name], reach(size), space.colour)
    return pen.surface(size)


def _far_east(pen: Pen) -> None:
    """Fade a wide map into the night beyond Europe."""
    edge = min(pen.width, pen.height * WIDEST)
    if edge < pen.width:
        pen.box(
            edge,
            0,
            pen.width - edge,
            pen.height,
            0,
            pen.across(edge, edge * 1.4, (0, SEA_DEEP, 0), (1, SEA_DEEP)),
        )


def _coast(line: Polyline, size: Size) -> Polyline:
    return smooth(outlined(line, size), True, 3)


def _waves(pen: Pen) -> None:
    """The engraver's sea: level lines, closer towards the far edge."""
    y, lines = pen.height * HORIZON, []
    while y < pen.height:
        lines.append(f"M0 {y:.1f}H{pen.width:g}")
        y += pen.height * (0.009 + 0.011 * y / pen.height)
    pen.path("".join(lines), "none", "#5a76b4", pen.edge * 0.7, 0.34)


def _land(pen: Pen, shape: Polyline) -> None:
    for grow, strength in ((9, 0.1), (5.5, 0.16), (2.8, 0.3)):
        pen.path(shape, "none", COAST, pen.edge * grow, strength)
    pen.path(
        shape,
        pen.down(pen.height * HORIZON, pen.height, (0, shade(LAND, -0.25)), (0.4, LAND), (1, LAND_LIGHT)),
    )
    pen.hatch(shape, pen.height / 80, "#3a2f38", pen.edge * 0.6, 0.35)
    pen.path(shape, "none", COAST, pen.edge)


def _lamps(pen: Pen, size: Size) -> None:
    """The lamps of cities: one light, and sparks about it."""
    dice, unit = Scatter(2), size[1] / 360
    for place in coasts.CITIES:
        x, y = seen(place, size)
        pen.circle((x, y), 6 * unit, EYES, opacity=0.16)
        pen.circle((x, y), 1.7 * unit, "#ffeeb4")
        for _ in range(4 if pen.fine else 2):
            spark = (x + dice.between(-9, 9) * unit, y + dice.between(-4.5, 4.5) * unit)
            pen.circle(spark, 0.7 * unit, EYES, opacity=0.8)


def _socket(pen: Pen, at: tuple[int, int], radius: float, colour: str) -> None:
    """An empty space: a disc, a hexagon or a triangle, by its colour."""
    tint, (x, y) = SOCKETS[colour], at
    shapes = {
        "green": [
            (x + math.cos(k * math.tau / 40) * radius, y + math.sin(k * math.tau / 40) * radius)
            for k in range(40)
        ],
        "orange": star((x, y), radius * 1.1, radius * 1.1 * math.cos(math.pi / 6), 6, 0),
        "red": [
            (x + math.cos(a) * radius * 1.3, y + radius * 0.18 + math.sin(a) * radius * 1.3)
            for a in (-math.pi / 2, math.pi / 6, math.pi * 5 / 6)
        ],
    }
    shape = shapes[colour]
    pen.path(closed(shape), INK, INK, radius * 0.42)
    fill = pen.radial((x, y), radius * 1.2, (0, shade(tint, -0.65)), (1, shade(tint, -0.35)))
    pen.path(closed(shape), fill, shade(tint, 0.35), radius * 0.2)
