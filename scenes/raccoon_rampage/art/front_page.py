"""The front page of the results without letters: paper with rules, picture and seal; its places."""

from dataclasses import dataclass

import pygame

from scenes.art.frame import Size
from scenes.art.linework.drawing_file import drawing
from scenes.art.pictures import PICTURES
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, open_line
from scenes.raccoon_rampage import GAME
from scenes.raccoon_rampage.art.colours import INK

Place = tuple[float, float, float, float]
TOP, FOOT = 20.0, 104.0
"""The room above and below the page, in design units of the window: the buttons are below it."""
SIDES = (280.0, 40.0)
"""The least room at the left, where small buttons and medals are, and at the right."""
NEWS, SMALL_NEWS = (760.0, 330.0), (320.0, 139.0)
"""The picture's size in a window of 16 to 9, and with large text, where its caption is next to it."""
BESIDE = 420.0
"""The width of that caption."""
WIDE, HIGH = 1320.0, 956.0
"""The page's size in a window of 16 to 9, in its own units."""
BROADER, BROADEST = 0.8, 760.0
"""The share of a window's additional width that the page takes, and the most it takes."""
PICTURE = 0.55
"""The share of it for the picture and the columns below it."""


@dataclass(frozen=True)
class Laid:
    """The place of a page on a window: its left, top and unit, in design units of the window. `places` are
    left, top, width and height of its parts, in its own units from its corner.
    """

    left: float
    top: float
    unit: float
    places: dict[str, Place]


def _laid(size: Size, large: bool = False) -> Laid:
    """The page as large as a window of `size` pixels allows, broader in a broad one; with a smaller picture
    in `large` text.
    """
    scale = _scale(size)
    width, height = size[0] / scale, size[1] / scale
    unit = min((width - sum(SIDES)) / WIDE, (height - TOP - FOOT) / HIGH)
    more = min(BROADEST, BROADER * max(0.0, width - 1920))
    top = TOP + (height - TOP - FOOT - HIGH * unit) / 2
    return Laid(max(SIDES[0], (width - (WIDE + more) * unit) / 2), top, unit, _places(more, large))


def _places(more: float, large: bool) -> dict[str, Place]:
    """The places on a page that is `more` units broader than usual."""
    picture = NEWS[0] + PICTURE * more
    count = picture + 70
    news, columns, foot = (SMALL_NEWS, 396, 816) if large else ((picture, NEWS[1]), 160, 800)
    return {
        "page": (0, 0, WIDE + more, HIGH),
        "masthead": (36, 20, 1248 + more, 96),
        "headline": (36, 130, 1130 + more, 116),
        "seal": (1200 + more, 138, 96, 96),
        "picture": (36, 256, *news),
        "columns": (36, foot - columns, picture, columns),
        "course": (36, foot + 4, picture, 928 - foot),
        "count": (count, 256, WIDE + more - 36 - count, 676),
    }


def _scale(size: Size) -> float:
    return min(size[0] / 1920, size[1] / 1080)


def front_page_unit(size: Size) -> float:
    """The pixels of a unit of the page on a window of `size` pixels."""
    return _scale(size) * _laid(size).unit


def front_page_places(size: Size, large: bool = False) -> dict[str, pygame.Rect]:
    """The places on the front page of a window of `size` pixels: the page, its masthead, headline
    and seal, the picture, the columns below it, the tracker's course, the count.
    """
    laid, scale, unit = _laid(size, large), _scale(size), front_page_unit(size)
    left, top = laid.left * scale, laid.top * scale
    return {
        name: pygame.Rect(round(left + x * unit), round(top + y * unit), round(w * unit), round(h * unit))
        for name, (x, y, w, h) in laid.places.items()
    }


@surface_cache(2)
def front_page(size: Size, won: bool, large: bool = False) -> pygame.Surface:
    """The page on the desk, without letters; on its picture a raccoon sleeps, or rules. Opaque."""
    scale, laid = _scale(size), _laid(size, large)
    sheet, result = Drawing(size[0] / scale, size[1] / scale), "won" if won else "lost"
    _lay(sheet, "desk", (0, 0, sheet.width, sheet.height))
    sheet.begin(f"translate({laid.left:g} {laid.top:g}) scale({laid.unit:g})")
    _lay(sheet, "paper", laid.places["page"])
    _rules(sheet, laid.places, large)
    _lay(sheet, f"seal {result}", laid.places["seal"])
    sheet.end()
    surface, picture = sheet.surface(size, opaque=True), front_page_places(size, large)["picture"]
    surface.blit(news(picture.size, won), picture)
    pygame.draw.rect(surface, INK, picture, max(1, round(3 * scale)))
    return surface


def news(size: Size, won: bool) -> pygame.Surface:
    """The picture of Europa House: the raccoon sleeps, or (where the group has lost) rules."""
    return PICTURES.uncached(f"{GAME}/news", "won" if won else "lost", size)


def _lay(sheet: Drawing, name: str, place: Place) -> None:
    """Lay a drawing on the sheet, as large as its place."""
    x, y, w, h = place
    laid = drawing(GAME, "table", name)
    sheet.begin(f"translate({x:g} {y:g}) scale({w / laid.width:g} {h / laid.height:g})")
    sheet.take(laid)
    sheet.end()


def _rules(sheet: Drawing, places: dict[str, Place], large: bool) -> None:
    """Draw the printer's lines: below the masthead, left of the count, above the columns."""
    x, y, w, h = places["masthead"]
    lines = [((x, y + h + gap), (x + w, y + h + gap), width) for gap, width in ((2, 3.4), (8, 1.1))]
    x, y, w, h = places["columns"]
    lines.append(((x, y - 6), (x + w, y - 6), 2))
    for column in () if large else (x + w / 3 - 8, x + w * 2 / 3 - 8):
        lines.append(((column, y + 6), (column, y + h - 4), 1))
    x, y, _, h = places["count"]
    lines.append(((x - 17, y), (x - 17, y + h), 1.2))
    for start, end, width in lines:
        sheet.path(open_line((start, end)), "none", INK, width)
