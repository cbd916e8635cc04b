"""Poster lettering: names drawn by build/art, and a ribbon to put below them."""

import io
from functools import cache
from importlib.resources.abc import Traversable

import pygame

from raccoon.app.assets import OWNERS, folder
from scenes.art import Drawing, Typeface, palette as pal, text
from scenes.art.pictures import SMALL, cut_out, slug
from scenes.art.surface_cache import note, surface_cache

LETTER = 272
"""The height of a letter in a master (build/art/make.py), in pixels."""
BLOCK = "_block"
"""The suffix of the file name of a master in two lines."""
OPACITY = "_opacity"
"""The suffix of the file name of a master's alpha."""


def poster_line(
    surface: pygame.Surface, words: str, centre: tuple[int, int], pixels: int, width: int
) -> None:
    """Draw a name at `centre`, `pixels` high, no wider than `width`; without a master in plain type."""
    found = _lettered(words, 2 * pixels > LETTER)
    if found is None:
        plain = text.Style(Typeface.POSTER, pixels, pal.GILT_LIGHT)
        text.draw(surface, words, centre, plain, "centre", width, middle=True)
        return
    note(words)
    letter = LETTER // 2 if SMALL in found[1] else LETTER
    image = _poster(*found, pixels, letter, width)
    surface.blit(image, image.get_rect(center=centre))


def poster_block(surface: pygame.Surface, words: str, rect: pygame.Rect) -> None:
    """Draw a name in two lines, as large as fits a rectangle; without a master in one line."""
    found = _form(slug(words) + BLOCK)
    if found is None:
        poster_line(surface, words, rect.center, rect.height // 4, rect.width)
        return
    note(words)
    image = _poster(*found, rect.height, 0, rect.width)
    surface.blit(image, image.get_rect(center=rect.center))


def ribbon(surface: pygame.Surface, rect: pygame.Rect, k: float) -> None:
    """Draw an oxblood banner with folded, notched ends; words go on its middle part."""
    surface.blit(_ribbon(rect.size, k), rect)


def _lettered(words: str, large: bool) -> tuple[Traversable, str] | None:
    """The folder and file stem of a name's master: the large or small version, else the other."""
    forms = (slug(words) + SMALL, slug(words))[:: -1 if large else 1]
    return next((found for form in forms if (found := _form(form))), None)


@cache
def _form(form: str) -> tuple[Traversable, str] | None:
    """The folder and file stem of a lettering master; None where there is no file."""
    places = (folder("pictures", owner) / "lettering" for owner in OWNERS)
    return next(((place, form) for place in places if (place / f"{form}.jpg").is_file()), None)


@surface_cache(4)
def _poster(place: Traversable, form: str, pixels: int, letter: int, width: int) -> pygame.Surface:
    """A master scaled so that its letters (`letter` high in it, 0: the whole) are `pixels` high, at most
    `width` wide.
    """
    image = cut_out(_master(place / f"{form}.jpg"), _master(place / f"{form}{OPACITY}.png"))
    ratio = min(pixels / (letter or image.get_height()), width / image.get_width())
    size = round(image.get_width() * ratio), round(image.get_height() * ratio)
    return image if size == image.get_size() else pygame.transform.smoothscale(image, size)


def _master(file: Traversable) -> pygame.Surface:
    return pygame.image.load(io.BytesIO(file.read_bytes()), file.name)


@surface_cache(4)
def _ribbon(size: tuple[int, int], k: float) -> pygame.Surface:
    width, height = size[0] / k, size[1] / k
    sheet = Drawing(width, height)
    drop, fold = height * 0.24, 64.0
    tail = sheet.down(0, height, (0, "#6a1f2a"), (1, "#3a0d14"))
    for side in (0.0, 1.0):
        at = [
            (0, drop),
            (fold * 1.6, drop),
            (fold * 1.6, height - 1),
            (0, height - 1),
            (fold * 0.42, (height + drop) / 2),
        ]
        sheet.path([(width * side + x * (1 - 2 * side), y) for x, y in at], tail, pal.NIGHT, 2)
        bend = [(fold, height - drop), (fold * 1.6, height - drop), (fold * 1.6, height - 1)]
        sheet.path([(width * side + x * (1 - 2 * side), y) for x, y in bend], "#240509", pal.NIGHT, 1.5)
    body = sheet.down(0, height - drop, (0, pal.OXBLOOD_LIGHT), (1, "#5c1822"))
    sheet.box(fold, 1, width - 2 * fold, height - drop, 2, body, pal.NIGHT, 2)
    for y in (7.0, height - drop - 6):
        sheet.path(f"M{fold + 6} {y}H{width - fold - 6}", "none", pal.GILT, 1.6)
    return sheet.surface(size)
