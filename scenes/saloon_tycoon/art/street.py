"""The street at every hour: bands of sky, mesas, dust."""

import pygame

from scenes.art.frame import Size
from scenes.art.kept import kept
from scenes.art.palette import mix
from scenes.saloon_tycoon.art.pen import Pen

NOON, SUNDOWN, NIGHT = ("#7fb2c8", "#f2dcae"), ("#4b2a4a", "#f2a65a"), ("#141a38", "#3a2a52")


@kept(4)
def street(size: Size, hour: float, night: bool = False) -> pygame.Surface:
    """The street behind the houses at an hour, 0 for noon to 1 for sundown, or by night; opaque."""
    top, low = NIGHT if night else (mix(a, b, hour) for a, b in zip(NOON, SUNDOWN, strict=True))
    pen = Pen(1920, 1080)
    pen.rect(0, 0, 1920, 1080, pen.down(0, 760, (0, top), (1, low)), edge=0)
    pen.rect(0, 700, 1920, 380, "#33263f" if night else mix("#e0b47c", "#8a5038", hour), edge=0)
    return pen.surface(size, opaque=True)
