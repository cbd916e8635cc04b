"""A policy's, an action's or an event's picture: a ground, and a scene before it."""

import pygame

from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing
from scenes.raccoon_rampage import GAME

HEIGHT = 100.0
"""A sheet's height in units; one that is narrower than a scene shows it smaller."""


@surface_cache(132)
def vignette(name: str, size: Size) -> pygame.Surface:
    """The picture of a policy, action, event or area, by its id; opaque. `KeyError` where there is none."""
    return _drawn(size, ("grounds", name), ("vignettes", name))


@surface_cache(12)
def backdrop(size: Size) -> pygame.Surface:
    """A sunburst by night, behind several pictures or an emblem; opaque."""
    return _drawn(size, ("grounds", "backdrop"))


def _drawn(size: Size, *parts: tuple[str, str]) -> pygame.Surface:
    scale = size[1] / HEIGHT
    sheet = Drawing(max(1.0, size[0] / scale), HEIGHT)
    for kind, name in parts:
        part = drawing(GAME, kind, name, scale >= 0.55, edge=max(1.2, 0.9 / scale))
        share = sheet.width / part.width
        stretch = f"{max(1.0, share):g} 1" if kind == "grounds" else f"{min(1.0, share):g}"
        sheet.begin(f"translate({sheet.width / 2:g} {HEIGHT / 2:g}) scale({stretch})")
        sheet.take(part)
        sheet.end()
    return sheet.surface(size, opaque=True)
