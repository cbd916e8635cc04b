"""The front page of the result: paper with its rules, a picture and a seal; the scene letters it.

Nothing on it is ranked: the columns are empty.
"""

import math

import pygame

from scenes.art.frame import Size
from scenes.art.geometry import star
from scenes.art.kept import kept
from scenes.art.linework.strewn import Strewn
from scenes.art.ornament import grain
from scenes.art.palette import mix
from scenes.raccoon_rampage.art import raccoons
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    BRASS,
    CREAM,
    EYES,
    INK,
    PAPER,
    PAPER_DIM,
    RELIEF,
    WALNUT,
    shade,
)
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.art.vignettes.hunt import skull

Place = tuple[float, float, float, float]
PLACES: dict[str, Place] = {
    "page": (300, 20, 1320, 956),
    "masthead": (336, 40, 1248, 96),
    "headline": (336, 150, 1130, 116),
    "seal": (1500, 158, 96, 96),
    "picture": (336, 276, 760, 330),
    "columns": (336, 660, 760, 160),
    "course": (336, 824, 760, 128),
    "count": (1130, 276, 454, 676),
}
"""Left, top, width and height of what is on the page, on a sheet of 1920 by 1080 units."""


def front_page_places(size: Size) -> dict[str, pygame.Rect]:
    """Where everything is on a front page of `size` pixels, by the names of `PLACES`."""
    scale = min(size[0] / 1920, size[1] / 1080)
    left, top = (size[0] - 1920 * scale) / 2, (size[1] - 1080 * scale) / 2
    return {
        name: pygame.Rect(round(left + x * scale), round(top + y * scale), round(w * scale), round(h * scale))
        for name, (x, y, w, h) in PLACES.items()
    }


@kept(2)
def front_page(size: Size, won: bool) -> pygame.Surface:
    """The page on the desk, without letters; on its picture a raccoon sleeps, or rules. Opaque."""
    scale = min(size[0] / 1920, size[1] / 1080)
    pen = Pen(size[0] / scale, size[1] / scale, 2)
    pen.box(0, 0, pen.width, pen.height, 0, pen.down(0, pen.height, (0, shade(WALNUT, 0.1)), (1, "#120c10")))
    grain(pen, 0, INK, 0.5)
    pen.begin(f"translate({(pen.width - 1920) / 2:g} {(pen.height - 1080) / 2:g})")
    _paper(pen)
    _rules(pen)
    _picture(pen, won)
    _seal(pen, won)
    pen.end()
    return pen.surface(size, opaque=True)


def _paper(pen: Pen) -> None:
    x, y, w, h = PLACES["page"]
    dice = Strewn(6)
    top = [(x + k * w / 66, y + dice.between(-3, 3)) for k in range(67)]
    foot = [(x + w - k * w / 66, y + h + dice.between(-4, 4)) for k in range(67)]
    edge = [*top, *foot]
    for k in range(4):
        pen.path([(a + 3 * k, b + 5 * k) for a, b in edge], "#000000", opacity=0.14)
    pen.path(
        edge, pen.linear((x, y), (x + w, y + h), (0, "#f8f0dc"), (0.6, PAPER), (1, PAPER_DIM)), "#b9a67c", 1.4
    )
    pen.line([(x, y + h / 2), (x + w, y + h / 2)], "#b9a67c", 1.2, 0.7)
    for _ in range(500):
        spot = (dice.between(x + 4, x + w - 4), dice.between(y + 4, y + h - 4))
        pen.circle(spot, dice.between(0.4, 1.1), "#9a8458", opacity=0.25)


def _rules(pen: Pen) -> None:
    """The printer's lines: under the masthead, beside the count, over the columns."""
    x, y, w, h = PLACES["masthead"]
    pen.line([(x, y + h + 2), (x + w, y + h + 2)], INK, 3.4)
    pen.line([(x, y + h + 8), (x + w, y + h + 8)], INK, 1.1)
    x, y, w, h = PLACES["columns"]
    pen.line([(x, y - 6), (x + w, y - 6)], INK, 2)
    for k in (1, 2):
        pen.line([(x + w * k / 3 - 8, y + 6), (x + w * k / 3 - 8, y + h - 4)], INK, 1)
    x, y, _, h = PLACES["count"]
    pen.line([(x - 17, y), (x - 17, y + h)], INK, 1.2)


def _picture(pen: Pen, won: bool) -> None:
    """Europa House, engraved: at dawn, or under a red night."""
    x, y, w, h = PLACES["picture"]
    high, low = ("#d9c08a", "#f4e6bc") if won else ("#3a1420", "#d2502f")
    pen.box(x, y, w, h, 0, pen.down(y, y + h, (0, high), (1, low)))
    middle, ground = x + w / 2, y + h
    for k in range(11):
        a, b = (math.pi + (k + d) * math.pi / 11 for d in (0.22, 0.78))
        reach = h - 24
        ends = [(middle + math.cos(t) * reach * 1.1, ground - 16 + math.sin(t) * reach) for t in (a, b)]
        pen.path([(middle, ground - 16), *ends], CREAM if won else EYES, opacity=0.32 if won else 0.16)
    lines = "".join(f"M{x} {y + k}H{x + w}" for k in range(4, int(h), 6))
    pen.path(lines, "none", INK, 1.2, 0.2)
    _city(pen, (x, ground, w), won)
    pen.begin(f"translate({middle:g} {ground:g}) scale(2.05)")
    house(pen, won)
    pen.end()
    pen.box(x, y, w, h, 0, "none", INK, 4)


def _city(pen: Pen, ground: tuple[float, float, float], won: bool) -> None:
    dice, (x, foot, w) = Strewn(14), ground
    left = x
    while left < x + w:
        wide = min(dice.between(26, 60), x + w - left)
        high = dice.between(34, 92)
        pen.box(left, foot - high, wide, high, 0, mix("#8a7450" if won else "#1a1018", INK, 0.1))
        if not won and wide > 24:
            raccoons.eyes(pen, (left + wide / 2, foot - high + 16), 2)
        left += wide


def house(pen: Pen, won: bool, guest: bool = True) -> None:
    """Europa House, its foot at (0, 0), 180 wide and 150 high: a guest sleeps on its dome, or holds it."""
    stone = "#e6d8b4" if won else "#8a6a62"
    if guest and not won:
        pen.begin("translate(0 -100) scale(1.15)")
        raccoons.sitting(pen, "sly")
        pen.end()
    dome = "M-44 -56C-40 -92 -16 -100 0 -100S40 -92 44 -56Z"
    pen.path(
        dome,
        pen.across(-44, 44, (0, shade(stone, -0.45)), (0.35, shade(stone, 0.3)), (1, shade(stone, -0.5))),
        INK,
        1.6,
    )
    for k in range(-3, 4):
        pen.bend([(k * 12, -56), (k * 10, -82), (k * 2, -99)], INK, 0.8, 0.7)
    pen.rect(-84, -56, 168, 7, stone)
    pen.rect(-80, -49, 160, 44, shade(stone, -0.5))
    for k in range(13):
        x = -78 + k * 12.4
        pen.rect(x, -49, 6.4, 44, pen.turned(x, x + 6.4, stone), edge=0.7)
        if not won and k < 12:
            raccoons.eyes(pen, (x + 9.4, -30), 0.7)
    pen.rect(-90, -6, 180, 7, shade(stone, 0.1))
    if won:
        pen.begin("translate(2 -117) scale(1.1)")
        raccoons.sleeping(pen)
        pen.end()
        for k, size in enumerate((5, 7, 9)):
            x, y = -50 - k * 11, -128 - k * 8
            pen.path(f"M{x} {y}h{size}l{-size} {size * 1.2:.1f}h{size}", "none", INK, 1.7)


def _seal(pen: Pen, won: bool) -> None:
    """A rosette of wax: green for a Europe that sleeps, red with a skull."""
    x, y, w, _ = PLACES["seal"]
    colour, centre = RELIEF if won else ALARM, (x + w / 2, y + w / 2)
    pen.path(star(centre, w / 2, w * 0.43, 22), colour, INK, 2)
    pen.circle(
        centre,
        w * 0.36,
        pen.radial(centre, w * 0.4, (0, shade(colour, 0.2)), (1, shade(colour, -0.3))),
        BRASS,
        2,
    )
    pen.begin(f"translate({centre[0]:g} {centre[1] + 3:g}) scale({0.82 if won else 1.05})")
    if won:
        raccoons.head(pen, "asleep")
    else:
        skull(pen)
    pen.end()
