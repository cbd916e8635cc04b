"""The paper of a poster: torn at its edges, printed inside a double line, held by a nail."""

import pygame

from scenes.art import Colour, Drawing, Point, Size, theme
from scenes.art.linework.scatter import Scatter
from scenes.art.surface_cache import surface_cache
from scenes.saloon_tycoon.art.colours import DUSK, INK

HEIGHT = 200.0
TEAR = 2.2
"""The depth of a torn edge, in hundredths of half the height."""
STEPS = 16
BRIGHT, PLAIN = ("#fbf0d2", "#e6cf9f"), ("#d2bf96", "#ae9468")
"""The gradient of the paper from top to bottom, of a bright and of a usual one."""
MARGIN = 6
"""Pixels round the paper for its shadow."""


def bill(size: Size, torn: int, bright: bool) -> pygame.Surface:
    """A sheet of that size with a margin for its shadow; `torn` is the seed of its edge."""
    return _bill(size, torn, theme.grounds(BRIGHT if bright else PLAIN))


@surface_cache(24)
def _bill(size: Size, torn: int, tone: tuple[Colour, Colour]) -> pygame.Surface:
    whole = size[0] + 2 * MARGIN, size[1] + 2 * MARGIN
    unit = HEIGHT / whole[1]
    sheet = Drawing(whole[0] * unit, HEIGHT)
    inset = MARGIN * unit
    edge = _edge(sheet.width, inset + 1.5, torn)
    sheet.path([(x + 1.5, y + 4) for x, y in edge], "#000000", opacity=0.45)
    sheet.path(edge, sheet.down(0, HEIGHT, (0, tone[0]), (1, tone[1])), INK, 1.6)
    for gap, line in ((6.5, 1.5), (9.5, 0.7)):
        x = inset + gap
        sheet.box(x, x, sheet.width - 2 * x, HEIGHT - 2 * x, 1, "none", INK, line)
    _nail(sheet, sheet.width / 2, inset + 2)
    return sheet.surface(whole)


def _edge(width: float, inset: float, torn: int) -> list[Point]:
    """The points of the torn edge, each moved in or out by at most `TEAR`."""
    dice = Scatter(torn)
    right, foot = width - inset, HEIGHT - inset
    corners: list[Point] = [(inset, inset), (right, inset), (right, foot), (inset, foot)]
    line: list[Point] = []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for k in range(STEPS):
            stray = dice.between(-TEAR, TEAR)
            x, y = x0 + (x1 - x0) * k / STEPS, y0 + (y1 - y0) * k / STEPS
            line.append((x + stray, y) if x0 == x1 else (x, y + stray))
    return line


def _nail(sheet: Drawing, x: float, y: float) -> None:
    sheet.circle((x + 1, y + 2), 5, DUSK, opacity=0.5)
    sheet.circle((x, y), 5, sheet.radial((x - 1.5, y - 1.5), 6, (0, "#e8edf2"), (1, "#6d7681")), INK, 1)
    sheet.circle((x - 1.6, y - 1.6), 1.3, "#ffffff")
