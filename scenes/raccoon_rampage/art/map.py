"""The map at night: hatched sea, land with its lamps, two countries in their colours, spaces, and the sky."""

import math

import pygame

from raccoon.games.raccoon_rampage.catalogue import SPACES
from scenes.art import Colour, Size, mix
from scenes.art.geometry import star
from scenes.art.linework.scatter import Scatter
from scenes.art.pictures import PICTURES
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import closed
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.art.colours import ALARM, DEEP, EYES, INK, ORANGE, RELIEF, SEA_DEEP, Pen, shade
from scenes.raccoon_rampage.art.projection import BEYOND, HEAPS, HORIZON, WIDEST, reach, sockets

ALL_AWAKE = 33
"""The number of raccoons awake with which the sky is reddest."""
GLOW = 0.34
"""The lower end of the sky's red on the map, as a share of the height."""
HILLS = (1.1, 0.14), (2.7, 0.06), (6.1, 0.03)
"""The waves of the hills on the horizon: how often, how high."""
SOCKETS: dict[str, Colour] = {"green": RELIEF, "orange": ORANGE, "red": ALARM}


@surface_cache(2)
def europe(size: Size, awake: int) -> pygame.Surface:
    """The map; the sky behind it is the redder the more raccoons are awake. Opaque."""
    image = _land_by_day(size).copy()
    share = min(1.0, max(0, awake) / ALL_AWAKE)
    image.blit(_sky((size[0], max(1, round(size[1] * HORIZON))), share), (0, 0))
    image.blit(_shine((size[0], max(1, round(size[1] * GLOW))), share), (0, round(size[1] * HORIZON)))
    image.blit(_spaces_by_day(size), (0, 0))
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
    for lift, tone in ((0.38, mix("#34427a", "#a04a48", share)), (0.2, mix("#232c56", "#5c2c40", share))):
        ridge = [(x, size[1] * (1 - _hills(x / size[1], lift))) for x in range(0, size[0] + 12, 10)]
        pen.path([(0, size[1]), *ridge, (size[0] + 12, size[1])], tone)
    return pen.surface(size, opaque=True)


def _hills(x: float, lift: float) -> float:
    """The height of the hills on the horizon, as a share of the sky."""
    return lift + sum(high * math.sin((x + 9 * lift) * often) for often, high in HILLS)


def _shine(size: Size, share: float) -> pygame.Surface:
    """The sky's light on the land: one column, scaled to the width."""
    pen = Pen(1, size[1])
    light = (0, mix("#4a5a9a", "#e2552f", share), 0.25 + 0.3 * share), (1, ALARM, 0)
    pen.box(0, 0, 1, size[1], 0, pen.down(0, size[1], *light))
    return pygame.transform.scale(pen.surface((1, size[1])), size)


@surface_cache(1)
def by_night(size: Size, horizon: int) -> pygame.Surface:
    """The map of a night with its empty spaces, from the row of its horizon down. Opaque."""
    image = _land(size)
    image.blit(dark(size, horizon), (0, 0))
    image.blit(_spaces(size), (0, 0))
    return image


def dark(size: Size, horizon: int) -> pygame.Surface:
    """The night over a map of that size: red light from the horizon, the dark, light down from countries."""
    pen = Pen(size[0], size[1])
    wide, high = pen.width, pen.height
    middle = (0.46 * wide, horizon + 0.48 * (high - horizon))
    stops = (0, DEEP, 0), (0.5, DEEP, 0.1), (1, "#05060d", 0.62)
    pen.box(0, horizon, wide, high - horizon, 0, pen.radial(middle, 0.62 * wide, *stops))
    deep, red = 0.16 * high, "#e2552f"
    pen.box(0, horizon, wide, deep, 0, pen.down(horizon, horizon + deep, (0, red, 0.42), (1, red, 0)))
    for country in HEAPS:
        _light(pen, sockets(size)[country], reach(size))
    return pen.surface(size)


def _light(pen: Pen, at: tuple[int, int], unit: int) -> None:
    """Draw a trail of light from a country down to the edge of the map, to its pile."""
    (x, top), foot = at, pen.height
    top += 2 * unit
    for broad, strength in ((1.3, 0.1), (0.75, 0.16), (0.4, 0.24)):
        paint = pen.down(top, foot, (0, EYES, strength), (1, EYES, strength * 0.45))
        upper, lower = broad * unit, 1.3 * broad * unit
        pen.path([(x - upper, top), (x + upper, top), (x + lower, foot), (x - lower, foot)], paint)
    y = top + 0.5 * unit
    while y < foot:
        pen.circle((x, y), 0.22 * unit, "#ffe9a6", opacity=0.9)
        y += 0.78 * unit


def _land(size: Size) -> pygame.Surface:
    """The painted land and sea, filled with the night to the right."""
    land = PICTURES.masters.loaded(f"{GAME}/map/europe").convert(32)
    wide = round(min(size[0], size[1] * WIDEST) * BEYOND)
    image = pygame.Surface(size, 0, 32)
    image.fill(SEA_DEEP)
    image.blit(pygame.transform.smoothscale(land, (wide, size[1])), (0, 0))
    return image


def _spaces(size: Size) -> pygame.Surface:
    """The single spaces, empty."""
    pen = Pen(*size)
    for space in SPACES:
        _socket(pen, sockets(size)[space.name], reach(size), space.colour)
    return pen.surface(size)


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
    pen.circle((x + 0.3 * radius, y + 0.4 * radius), 1.25 * radius, DEEP, opacity=0.3)
    pen.path(closed(shape), INK, INK, radius * 0.42)
    fill = pen.radial((x, y), radius * 1.2, (0, shade(tint, -0.65)), (1, shade(tint, -0.35)))
    pen.path(closed(shape), fill, shade(tint, 0.35), radius * 0.2)


_land_by_day, _spaces_by_day = surface_cache(1)(_land), surface_cache(1)(_spaces)
"""Cached for every sky; a night has one picture of its own. The spaces are above the sky's light."""
