"""A building's picture shown large: engraved lines that swell into the shade, thin ones of light."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import pygame

from scenes.art import palette as pal
from scenes.art import pictograms
from scenes.art.geometry import Polyline
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, Outline, Point
from scenes.raccoon_tycoon.art import signs, trades
from scenes.raccoon_tycoon.art.three_master import three_master

SHEET = 320.0
SPACING, STEP = 5.4, 16.0
"""Between two lines, and between two points of one."""
SHADE, LIGHT = 0.42, 0.3
"""How strong the lines are."""
FINER, THIN, WIDE = 0.55, 3.8, 8.5
"""How much of an outline's width is left, up to which it stays, from which on it lies under another."""
FROM = 150
"""Below so many pixels a picture is plain: fine lines would only grey it."""

RAYS = 28
LARGE: Mapping[str, Callable[[Drawing], None]] = {"ship": three_master}
"""Pictures that have more to show where they are seen large."""


def picture(surface: pygame.Surface, rect: pygame.Rect, name: str) -> None:
    """The picture of that name (`signs.picture_of`) into a square."""
    if rect.width < FROM:
        signs.building_picture(surface, rect, name)
    else:
        surface.blit(_engraved(rect.width, name), rect)


@surface_cache(6)
def _engraved(side: int, name: str) -> pygame.Surface:
    plain = _plain(side, name)
    lines = _lines(side).copy()
    own = plain.copy()
    own.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MAX)
    lines.blit(own, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)  # only where the picture is
    plain.blit(lines, (0, 0))
    return plain


def _plain(side: int, name: str) -> pygame.Surface:
    """The picture with the finer outlines that its size allows."""
    if name not in trades.NAMES:
        plain = pygame.Surface((side, side), pygame.SRCALPHA)
        pictograms.draw(plain, plain.get_rect(), name)
        return plain
    sheet = Fine(trades.SHEET, trades.SHEET)
    if name in LARGE:
        LARGE[name](sheet)
    else:
        trades.draw(sheet, name)
    return sheet.surface((side, side))


class Fine(Drawing):
    """A sheet on which dark outlines come out thinner than they are asked for; what lies under a coloured
    line stays wider than that.
    """

    def path(
        self,
        d: str | Outline,
        fill: str = "none",
        stroke: str = "",
        width: float = 1,
        *more: Any,
        **facts: Any,
    ) -> None:
        """A path."""
        super().path(d, fill, stroke, _finer(fill, stroke, width), *more, **facts)

    def circle(
        self,
        centre: Point,
        radius: float,
        fill: str = "none",
        stroke: str = "",
        width: float = 1,
        *more: Any,
        **facts: Any,
    ) -> None:
        """A circle."""
        super().circle(centre, radius, fill, stroke, _finer(fill, stroke, width), *more, **facts)


def _finer(fill: str, stroke: str, width: float) -> float:
    if stroke != pal.INK:
        return width
    if fill == "none" and width > WIDE:
        return width - 3
    return width * FINER if width > THIN else width


@surface_cache(2)
def _lines(side: int) -> pygame.Surface:
    """Lines over a whole square: the light comes from the upper left."""
    sheet = Drawing(SHEET, SHEET)
    for number in range(round(SHEET / SPACING) + 2):
        y = number * SPACING
        sheet.path(_ribbon(y, _shade), pal.INK, opacity=SHADE)
        sheet.path(_ribbon(y + SPACING / 2, _light), pal.IVORY, opacity=LIGHT)
    return sheet.surface((side, side))


def _ribbon(y: float, swell: Callable[[float, float], float]) -> Polyline:
    """A line that runs across in a slight wave, as thick at each point as it is dark or light there."""
    points = [number * STEP for number in range(round(SHEET / STEP) + 1)]
    middle = [(x, y + 4.5 * math.sin(x / 46 + y / 70)) for x in points]
    upper = [(x, at - swell(x, y) / 2) for x, at in middle]
    lower = [(x, at + swell(x, y) / 2) for x, at in reversed(middle)]
    return [*upper, *lower]


def _depth(x: float, y: float) -> float:
    """How deep in the shade a point lies, 0 to 1."""
    return min(1.0, max(0.0, (0.62 * x + 0.55 * y) / SHEET))


def _shade(x: float, y: float) -> float:
    return 0.05 + 2.8 * max(0.0, _depth(x, y) - 0.34)


def _light(x: float, y: float) -> float:
    return 0.05 + 1.9 * max(0.0, 0.46 - _depth(x, y))


@surface_cache(12)
def rays(size: tuple[int, int], tone: tuple[pal.Colour, pal.Colour]) -> pygame.Surface:
    """The ground of a piece that is shown large: light from behind it, in the tones of top and bottom."""
    sheet = Drawing(*map(float, size))
    wide, high = sheet.width, sheet.height
    light = pal.mix(tone[0], pal.IVORY, 0.22)
    sheet.inset(0, 8, sheet.down(0, high, (0, tone[0]), (1, tone[1])))
    middle, reach = (wide / 2, high * 0.46), math.hypot(wide, high)
    for ray in range(RAYS):
        turn = 2 * math.pi * ray / RAYS
        spread = math.pi / RAYS / 2
        ends = [
            (middle[0] + reach * math.cos(turn + by), middle[1] + reach * math.sin(turn + by))
            for by in (-spread, spread)
        ]
        sheet.path([middle, *ends], light, opacity=0.28)
    sheet.circle(middle, wide * 0.4, light, opacity=0.3)
    picture = sheet.surface(size)
    rounded = pygame.Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(rounded, (255, 255, 255, 255), rounded.get_rect(), border_radius=8)
    picture.blit(rounded, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return picture
