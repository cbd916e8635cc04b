"""The front page of the result: paper with its rules, a picture and a seal; the scene letters it.

Nothing on it is ranked: the columns are empty.
"""

import pygame

from scenes.art.frame import Size
from scenes.art.geometry import star
from scenes.art.kept import kept
from scenes.art.linework.strewn import Strewn
from scenes.art.ornament import grain
from scenes.raccoon_rampage.art import raccoons
from scenes.raccoon_rampage.art.colours import (
    ALARM,
    BRASS,
    INK,
    PAPER,
    PAPER_DIM,
    RELIEF,
    WALNUT,
    shade,
)
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.art.table.europa_house import news_picture
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
    news_picture(pen, PLACES["picture"], won)
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
