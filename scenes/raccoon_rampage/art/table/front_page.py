"""The front page of the result: paper with its rules, a picture and a seal; the scene letters it.

Nothing on it is ranked: the columns are empty.
"""

from dataclasses import dataclass

import pygame

from scenes.art.frame import Size
from scenes.art.geometry import star
from scenes.art.linework.drawing_file import drawing
from scenes.art.linework.scatter import Scatter
from scenes.art.ornament import grain
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage import GAME
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

Place = tuple[float, float, float, float]
TOP, FOOT = 20.0, 104.0
"""Above and below the page, in design units of the window: the buttons stand below it."""
SIDE = 60.0
"""At least so much of the desk is seen at either side."""
WIDE, HIGH = 1320.0, 956.0
"""The page in a window of 16 to 9, in units of its own."""
BROADER, BROADEST = 0.8, 760.0
"""The share of a window's additional width that the page takes, and the most it takes."""
PICTURE = 0.55
"""The share of that which the picture and the columns below it take."""


@dataclass(frozen=True)
class Laid:
    """The place of a page on a window: its left and top corner and its unit, in design units of the window;
    `places` tells left, top, width and height of what is on it, in units of its own, from that corner.
    """

    left: float
    top: float
    unit: float
    places: dict[str, Place]


def _laid(size: Size) -> Laid:
    """As large as a window of `size` pixels lets it be; in a broad one its columns are broader."""
    scale = _scale(size)
    width, height = size[0] / scale, size[1] / scale
    unit = min((width - 2 * SIDE) / WIDE, (height - TOP - FOOT) / HIGH)
    more = min(BROADEST, BROADER * max(0.0, width - 1920))
    top = TOP + (height - TOP - FOOT - HIGH * unit) / 2
    return Laid((width - (WIDE + more) * unit) / 2, top, unit, _places(more))


def _places(more: float) -> dict[str, Place]:
    """The places on a page that is so much broader than usual."""
    picture = 760 + PICTURE * more
    count = picture + 70
    return {
        "page": (0, 0, WIDE + more, HIGH),
        "masthead": (36, 20, 1248 + more, 96),
        "headline": (36, 130, 1130 + more, 116),
        "seal": (1200 + more, 138, 96, 96),
        "picture": (36, 256, picture, 330),
        "columns": (36, 640, picture, 160),
        "course": (36, 804, picture, 128),
        "count": (count, 256, WIDE + more - 36 - count, 676),
    }


def _scale(size: Size) -> float:
    return min(size[0] / 1920, size[1] / 1080)


def front_page_unit(size: Size) -> float:
    """The pixels of a unit of the page on a window of `size` pixels."""
    return _scale(size) * _laid(size).unit


def front_page_places(size: Size) -> dict[str, pygame.Rect]:
    """The places on the front page of a window of `size` pixels: the page, its masthead, headline
    and seal, the picture, the columns below it, the tracker's course, the count.
    """
    laid, scale, unit = _laid(size), _scale(size), front_page_unit(size)
    left, top = laid.left * scale, laid.top * scale
    return {
        name: pygame.Rect(round(left + x * unit), round(top + y * unit), round(w * unit), round(h * unit))
        for name, (x, y, w, h) in laid.places.items()
    }


@surface_cache(2)
def front_page(size: Size, won: bool) -> pygame.Surface:
    """The page on the desk, without letters; on its picture a raccoon sleeps, or rules. Opaque."""
    scale, laid = _scale(size), _laid(size)
    pen = Pen(size[0] / scale, size[1] / scale, 2)
    pen.box(0, 0, pen.width, pen.height, 0, pen.down(0, pen.height, (0, shade(WALNUT, 0.1)), (1, "#120c10")))
    grain(pen, 0, INK, 0.5)
    pen.begin(f"translate({laid.left:g} {laid.top:g}) scale({laid.unit:g})")
    _paper(pen, laid.places["page"])
    _rules(pen, laid.places)
    news_picture(pen, laid.places["picture"], won)
    _seal(pen, laid.places["seal"], won)
    pen.end()
    return pen.surface(size, opaque=True)


def _paper(pen: Pen, place: Place) -> None:
    x, y, w, h = place
    dice = Scatter(6)
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


def _rules(pen: Pen, places: dict[str, Place]) -> None:
    """The printer's lines: under the masthead, beside the count, over the columns."""
    x, y, w, h = places["masthead"]
    pen.line([(x, y + h + 2), (x + w, y + h + 2)], INK, 3.4)
    pen.line([(x, y + h + 8), (x + w, y + h + 8)], INK, 1.1)
    x, y, w, h = places["columns"]
    pen.line([(x, y - 6), (x + w, y - 6)], INK, 2)
    for k in (1, 2):
        pen.line([(x + w * k / 3 - 8, y + 6), (x + w * k / 3 - 8, y + h - 4)], INK, 1)
    x, y, _, h = places["count"]
    pen.line([(x - 17, y), (x - 17, y + h)], INK, 1.2)


def _seal(pen: Pen, place: Place, won: bool) -> None:
    """A rosette of wax: green for a Europe that sleeps, red with a skull."""
    x, y, w, _ = place
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
        pen.take(drawing(GAME, "pieces", "skull", pen.fine, edge=pen.edge))
    pen.end()
