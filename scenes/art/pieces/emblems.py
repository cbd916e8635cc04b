"""Seat emblems: a gentleman's attribute on a coloured badge, different in shape as well as colour."""

from collections.abc import Callable, Mapping

import pygame

from raccoon.app.assets import SHARED
from scenes.art.geometry import circle
from scenes.art.linework import patterns
from scenes.art.linework.drawing_file import drawing
from scenes.art.palette import NIGHT, SEAT, mix
from scenes.art.surface_cache import surface_cache

NAMES = ("top hat", "bow tie", "monocle", "cane", "pocket watch", "cravat")
"""The emblems, the same as in `raccoon.app.seats`."""
_BEADED = 64
"""The side in pixels from which on a badge has beads in its brass; a smaller one has a line."""


def emblem(surface: pygame.Surface, rect: pygame.Rect, name: str, colour: str) -> None:
    """Draw a seat's badge as large as fits, centred: one of `raccoon.app.seats` or of a game."""
    image = image_of(name, colour, min(rect.width, rect.height))
    surface.blit(image, image.get_rect(center=rect.center))


def image_of(name: str, colour: str, side: int) -> pygame.Surface:
    """A badge's picture of `side` pixels, with alpha; a game's own badge ignores `colour`."""
    return _own[name](side) if name in _own else _drawn(name, colour, side)


def add(painters: Mapping[str, Callable[[int], pygame.Surface]]) -> None:
    """Register a game's own emblems; doing so again has no effect."""
    _own.update(painters)


_own: dict[str, Callable[[int], pygame.Surface]] = {}


@surface_cache(128)
def _drawn(name: str, colour: str, side: int) -> pygame.Surface:
    seat = SEAT[colour]
    light, deep = mix(seat, "#ffffff", 0.35), mix(seat, NIGHT, 0.55)
    hatch, ink = patterns.path(seat, circle((100, 100), 77), 26), patterns.ink(seat)
    tones = {"colour": seat, "light": light, "deep": deep, "hatch": hatch, "ink": ink}
    sheet = drawing(SHARED, "emblems", name, side >= _BEADED, **tones)
    return sheet.surface((side, side))
