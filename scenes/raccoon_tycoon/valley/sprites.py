"""Pieces of the valley on their own, in exactly the pixels that the ground would have: for whatever moves."""

import pygame

from scenes.art.kept import kept
from scenes.art.landscape.landmarks import LAMP
from scenes.art.landscape.light import light_at
from scenes.art.sprite_layer import Aloft
from scenes.art.vector import Drawing, cut_out
from scenes.raccoon_tycoon.art import small_train
from scenes.raccoon_tycoon.valley import ground
from scenes.raccoon_tycoon.valley.ground import SeatColours
from scenes.raccoon_tycoon.valley.sites import RUNNING, Consist, Country, Site
from scenes.raccoon_tycoon.valley.valley import Factory, Hamlet

Box = tuple[float, float, float, float]
_WORKS_BOX = (-52, -104, 112, 144)
WORKS_FOOT = 104 / 144
"""Where the ground is in a picture of works, from its top."""
_HOURS = 24
"""So many kinds of light are told apart for what moves."""


def hamlet(country: Country, town: Hamlet, hour: float, colours: SeatColours, k: float) -> Aloft:
    """A town's hamlet."""
    site = country.hamlet(town.town)
    return cut_out(
        lambda sheet: ground.draw_hamlet(sheet, light_at(hour), site, town, colours),
        _around(site, (-30, -120, 200, 204)),
        k,
    )


def works(country: Country, factory: Factory, hour: float, colours: SeatColours, k: float) -> Aloft:
    """A factory with the smoke over it."""
    site, light = country.works(factory), light_at(hour)

    def paint(sheet: Drawing) -> None:
        ground.draw_works(sheet, light, site, factory, colours)
        ground.draw_plume(sheet, light, site)

    return cut_out(paint, _around(site, _WORKS_BOX), k)


def _around(site: Site, box: Box) -> Box:
    x, y, wide, high = (value * site.scale for value in box)
    return site.at[0] + x, site.at[1] + y, wide, high


def train(country: Country, consist: Consist, hour: float, colours: SeatColours, k: float) -> Aloft:
    """A train on the main line, and its place with the tail at the left end of the open country."""
    site = Site((country.left, country.line), country.train_scale * RUNNING)
    high = small_train.HIGH * site.scale
    return cut_out(
        lambda sheet: ground.draw_train(sheet, light_at(hour), site, consist, colours),
        (site.at[0], site.at[1] - high - 2, consist.length * site.scale + 2, high + 3),
        k,
    )


@kept(64)
def puff(radius: int, strength: int, hour: int) -> pygame.Surface:
    """A round of smoke `radius` pixels large; `strength` in tenths of opaque, `hour` of `_HOURS`."""
    colour = ground.smoke_colour(light_at(hour / _HOURS))
    sheet = Drawing(2 * radius + 2, 2 * radius + 2)
    sheet.circle((radius + 1, radius + 1), radius, colour, opacity=strength / 10)
    return sheet.surface()


@kept(32)
def glow(radius: int, strength: int) -> pygame.Surface:
    """Lamplight `radius` pixels wide; `strength` in tenths."""
    sheet = Drawing(2 * radius, 2 * radius)
    middle = (radius, radius)
    sheet.circle(middle, radius, sheet.radial(middle, radius, (0, LAMP, strength / 10), (1, LAMP, 0)))
    return sheet.surface()


def whole_hour(hour: float) -> int:
    """The hour as `puff` counts it."""
    return round(hour * _HOURS)
