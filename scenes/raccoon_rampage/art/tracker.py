"""The impact tracker: an upright brass scale of 19 notches between a skull and a sleeping raccoon."""

import pygame

from raccoon.games.raccoon_rampage.catalogue import LOWEST_IMPACT, SKULL
from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    ALARM_DEEP,
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    CREAM,
    INK,
    RELIEF,
    Pen,
)

SKULL_SHARE, SLEEP_SHARE = 0.12, 0.12
"""The shares of the height that the skull and the sleeper take."""
MARGIN = 0.03
"""From the ends of the scale to the outermost notches."""


def notch(size: Size, impact: int) -> int:
    """The height of an impact's notch on a tracker of `size` pixels, from its top; never beyond the ends."""
    impact = max(LOWEST_IMPACT, min(SKULL, impact))
    top, foot = _ends(size[1])
    return round(top + (foot - top) * (SKULL - impact) / (SKULL - LOWEST_IMPACT))


def _ends(height: float) -> tuple[float, float]:
    return height * (SKULL_SHARE + MARGIN), height * (1 - SLEEP_SHARE - MARGIN)


@surface_cache(4)
def tracker(size: Size) -> pygame.Surface:
    """The scale without its needle or numbers, with alpha: red down to 0, where all lose, green below it."""
    width, height = size
    pen = Pen(width, height, max(1.0, height / 300))
    wide = min(width * 0.34, height * 0.11)
    left, (top, foot) = (width - wide) / 2, _ends(height)
    gap = height * MARGIN
    tube = pen.across(left, left + wide, (0, BRASS_DEEP), (0.3, BRASS_LIGHT), (0.6, BRASS), (1, BRASS_DEEP))
    pen.rect(left, top - gap * 0.9, wide, foot - top + gap * 1.8, tube, wide * 0.22)
    border = (notch(size, 0) + notch(size, -1)) / 2
    inner, span = left + wide * 0.17, wide * 0.66
    red = pen.down(top, border, (0, "#f0604a"), (0.5, ALARM), (1, ALARM_DEEP))
    pen.rect(inner, top - gap * 0.4, span, border - top + gap * 0.4, red, edge=0.7)
    green = pen.down(border, foot, (0, "#22553f"), (0.5, RELIEF), (1, "#7fd6a8"))
    pen.rect(inner, border, span, foot + gap * 0.4 - border, green, edge=0.7)
    _marks(pen, size, inner, span)
    pen.rect(left - wide * 0.14, border - pen.edge * 1.4, wide * 1.28, pen.edge * 2.8, INK, edge=0)
    _ends_drawn(pen)
    return pen.surface(size)


def _marks(pen: Pen, size: Size, left: float, span: float) -> None:
    for impact in range(LOWEST_IMPACT, SKULL + 1):
        y, share = notch(size, impact), 0.95 if impact % 3 == 0 else 0.5
        pen.line(
            [(left + span * (1 - share), y), (left + span * 0.97, y)],
            CREAM,
            pen.edge * (1.6 if impact % 3 == 0 else 1.1),
            0.9,
        )


def _ends_drawn(pen: Pen) -> None:
    """Draw the skull at the top and the sleeping raccoon at the foot."""
    x, unit = pen.width / 2, pen.height * SKULL_SHARE / 50
    pen.circle(
        (x, unit * 26), unit * 34, pen.radial((x, unit * 26), unit * 34, (0, ALARM, 0.5), (1, ALARM, 0))
    )
    pen.begin(f"translate({x:g} {unit * 26:g}) scale({unit:g})")
    pen.take(drawing(GAME, "pieces", "skull", pen.fine, edge=pen.edge))
    pen.end()
    unit = min(pen.width / 108, pen.height * SLEEP_SHARE / 42)
    lift = 23 if unit < pen.width / 108 else 27  # on a slender scale it is on the foot's edge
    pen.begin(f"translate({x - unit * 4:g} {pen.height - unit * lift:g}) scale({unit:g})")
    pen.take(drawing(GAME, "pieces", "sleeping", pen.fine, edge=pen.edge))
    pen.end()
