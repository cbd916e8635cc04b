"""Prints a page as a picture of 300 dots an inch."""

import hashlib
from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO

import pygame
from PIL import Image

from scenes.art import Drawing, palette as pal, text
from scenes.art.vector import open_line
from scenes.printing.sheet import DOTS, DPI, HIGH, WIDE, Box, Mark, Place, Plate, Sheet, Stroke, Words

GRAIN = 256
"""The side of a tile of the paper's grain, in pixels."""


def printed(sheet: Sheet) -> pygame.Surface:
    """Return the whole page as a surface."""
    surface = blank()
    for _ in in_steps(sheet, surface):
        pass
    return surface


def blank() -> pygame.Surface:
    """Return an empty surface of a page's size."""
    return pygame.Surface((round(WIDE * DOTS), round(HIGH * DOTS)), 0, 32)


def in_steps(sheet: Sheet, surface: pygame.Surface) -> Iterator[None]:
    """Print the page onto a surface of its size, one mark at each step."""
    surface.fill(pal.rgb(sheet.paper))
    for x in range(0, surface.get_width(), GRAIN):
        for y in range(0, surface.get_height(), GRAIN):
            surface.blit(_grain(), (x, y), special_flags=pygame.BLEND_RGB_SUB)
    for mark in sheet.marks:
        _draw_mark(surface, mark)
        yield


def png(surface: pygame.Surface) -> bytes:
    """Return the printed page as the contents of a PNG file with its resolution."""
    whole = Image.frombytes("RGB", surface.get_size(), pygame.image.tobytes(surface, "RGB"))
    file = BytesIO()
    whole.save(file, "PNG", dpi=(DPI, DPI))
    return file.getvalue()


def pixels(place: Place) -> pygame.Rect:
    """Return a place in pixels."""
    x, y, w, h = (
        round(value * DOTS) for value in (place[0], place[1], place[0] + place[2], place[1] + place[3])
    )
    return pygame.Rect(x, y, max(1, w - x), max(1, h - y))


def _draw_mark(surface: pygame.Surface, mark: Mark) -> None:
    match mark:
        case Words():
            at = round(mark.left * DOTS), round(mark.base * DOTS)
            text.draw(surface, mark.words, at, mark.style)
        case Box():
            width = max(1, round(mark.line * DOTS)) if mark.line else 0
            pygame.draw.rect(surface, pal.rgb(mark.colour), pixels(mark.place), width)
        case Plate():
            place = pixels(mark.place)
            surface.blit(mark.paint(place.size), place)
        case Stroke():
            _draw_stroke(surface, mark)


def _draw_stroke(surface: pygame.Surface, mark: Stroke) -> None:
    edge = mark.wide + 2
    left, top = (min(point[axis] for point in mark.points) - edge for axis in (0, 1))
    right, foot = (max(point[axis] for point in mark.points) + edge for axis in (0, 1))
    sheet = Drawing(right - left, foot - top)
    for line in dashed(mark):
        sheet.path(open_line([(x - left, y - top) for x, y in line]), "none", mark.colour, mark.wide)
    place = pixels((left, top, right - left, foot - top))
    surface.blit(sheet.surface(place.size), place)


def dashed(mark: Stroke) -> Iterator[tuple[tuple[float, float], ...]]:
    """Yield the dashes of a stroke, or the whole line if it has none."""
    if not mark.dash:
        yield mark.points
        return
    gone = 0.0
    for (x, y), (to_x, to_y) in zip(mark.points, mark.points[1:], strict=False):
        long = ((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5
        at = 0.0
        while at < long:
            end = min(long, at + mark.dash - gone % mark.dash)
            if int(gone // mark.dash) % 2 == 0:
                part = tuple((x + (to_x - x) * t / long, y + (to_y - y) * t / long) for t in (at, end))
                yield part
            gone += max(end - at, 1e-6)
            at = max(end, at + 1e-6)


@lru_cache(maxsize=1)
def _grain() -> pygame.Surface:
    """Return a tile of the paper's grain, always the same."""
    specks = hashlib.shake_128(b"paper").digest(GRAIN * GRAIN)
    grey = bytes(value for speck in specks for value in (speck % 7,) * 3)
    return pygame.image.frombytes(grey, (GRAIN, GRAIN), "RGB")
