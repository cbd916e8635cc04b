"""Coins and notes: coins of $1 and $5, notes of $10, $20 and $100, apart in shape, tone and figure."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from scenes.art import palette as pal
from scenes.art import text
from scenes.art.fonts import Typeface
from scenes.art.geometry import circle, star
from scenes.art.ornament import guilloche, wave
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, Point

VALUES = (1, 5, 10, 20, 100)
"""Every piece by its worth; the first two are coins."""
COINS = (1, 5)

COIN, NOTE = (200.0, 200.0), (360.0, 190.0)
"""The sheets of a coin and of a note."""

FIGURES_FROM = 44
"""From so many pixels of height on a piece carries its figure; smaller ones are told by their pips."""

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    5: ((0, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)),
    10: ((0, 0),),
    20: ((-0.8, 0), (0.8, 0)),
    100: (),
}


@dataclass(frozen=True)
class Metal:
    """A coin's rim from light to dark and back, its field from light to dark, its ink, how large it is."""

    rim: tuple[pal.Colour, pal.Colour, pal.Colour]
    field: tuple[pal.Colour, pal.Colour, pal.Colour]
    ink: pal.Colour
    share: float


@dataclass(frozen=True)
class NoteStyle:
    """A note's ground from light to dark, its engraving and its ink."""

    ground: tuple[pal.Colour, pal.Colour]
    line: pal.Colour
    ink: pal.Colour
    rays: int


METALS = {
    1: Metal(("#f6f7fb", "#a9b0bd", "#5d6470"), ("#eef1f6", "#b9c0cc", "#727a88"), "#20242c", 0.84),
    5: Metal(("#fff0bf", "#e0b050", "#8a5c1e"), ("#fbe6a4", "#dfae4c", "#9a641c"), "#3a230c", 1.0),
}
PAPERS = {
    10: NoteStyle(("#f4e6c6", "#d9c491"), "#2f6a5e", "#123638", 6),
    20: NoteStyle(("#e6b9a6", "#b5675f"), "#5a1822", "#2c0a10", 9),
    100: NoteStyle(("#33575a", "#122c30"), "#f3d58d", "#fff3cf", 16),
}


def is_note(value: int) -> bool:
    """Whether a piece is paper."""
    return value not in COINS


def change(amount: int, most: int) -> list[int]:
    """The pieces that make up an amount, the largest first; the first `most` of them."""
    pieces: list[int] = []
    for value in reversed(VALUES):
        pieces += [value] * (amount // value)
        amount %= value
    return pieces[:most]


def piece(surface: pygame.Surface, rect: pygame.Rect, value: int) -> None:
    """Draw a coin or a note as large as fits, centred. `KeyError` for what is not in `VALUES`."""
    image = image_of(value, _height_in(rect, value))
    surface.blit(image, image.get_rect(center=rect.center))


def _height_in(rect: pygame.Rect, value: int) -> int:
    width, height = NOTE if is_note(value) else COIN
    return max(6, min(rect.height, round(rect.width * height / width)))


def heap(surface: pygame.Surface, rect: pygame.Rect, amount: int, most: int = 5) -> None:
    """Some of the pieces that make up a sum: notes in a fan behind, coins in a row before them."""
    pieces = change(amount, most)
    notes = [value for value in pieces if is_note(value)]
    coins = [value for value in pieces if not is_note(value)]
    step = min(rect.height, rect.width) // 10
    wide = rect.width - step * max(0, len(notes) - 1)
    high = max(6, min(round(rect.height * 0.6), int(wide * NOTE[1] / NOTE[0])))
    for number, value in enumerate(reversed(notes)):
        image = image_of(value, high)
        surface.blit(image, (rect.left + step * number, rect.top + step * (len(notes) - 1 - number)))
    side = round(rect.height * 0.52)
    gap = min(side, (rect.width - side) // max(1, len(coins) - 1)) if len(coins) > 1 else side
    for number, value in reversed(list(enumerate(coins))):
        image = image_of(value, side)
        surface.blit(image, (rect.left + gap * number, rect.bottom - side))


@surface_cache(96)
def image_of(value: int, height: int) -> pygame.Surface:
    """A piece's picture so many pixels high, with alpha; a note is nearly twice as wide."""
    if is_note(value):
        return _note(PAPERS[value], value, height)
    return _coin(METALS[value], value, height)


def _coin(metal: Metal, value: int, side: int) -> pygame.Surface:
    sheet = Drawing(*COIN)
    reach = 94 * metal.share
    light, middle, deep = metal.rim
    sheet.circle((100, 100 + reach * 0.05), reach + 2, "#000000", opacity=0.4)
    sheet.circle((100, 100), reach + 1, pal.NIGHT)
    ends = (100 - reach * 0.7, 100 + reach * 0.7)
    stops = ((0.0, light), (0.4, middle), (0.75, deep), (1.0, middle))
    rim = sheet.linear((ends[0], ends[0]), (ends[1], ends[1]), *stops)
    sheet.circle((100, 100), reach - 3, rim)
    for k in range(40):
        ca, sa = math.cos(k * math.tau / 40), math.sin(k * math.tau / 40)
        start, end = reach * 0.86, reach * 0.95
        line = f"M{100 + ca * start:.1f} {100 + sa * start:.1f}L{100 + ca * end:.1f} {100 + sa * end:.1f}"
        sheet.path(line, "none", metal.ink, 2.6, 0.6)
    sheet.circle((100, 100), reach * 0.8, metal.ink)
    light, middle, deep = metal.field
    sheet.circle((100, 100), reach * 0.77, sheet.radial((84, 74), 110, (0, light), (0.6, middle), (1, deep)))
    if side >= FIGURES_FROM:
        guilloche(sheet, (100, 100), reach * 0.74, metal.ink, 0.72, 20, 0.35)
    if side < FIGURES_FROM:
        _pips(sheet, PIPS[value], (100, 100), reach * 0.36, metal.ink)
        return sheet.surface((side, side))
    image = sheet.surface((side, side))
    _figure(image, value, (side // 2, side // 2), round(side * 0.62 * metal.share), metal.ink)
    return image


def _note(paper: NoteStyle, value: int, height: int) -> pygame.Surface:
    width, tall = NOTE
    sheet = Drawing(width, tall)
    sheet.box(4, 8, width - 6, tall - 10, 8, "#000000", opacity=0.4)
    sheet.inset(2, 8, pal.NIGHT)
    sheet.inset(5, 6, sheet.linear((0, 0), (width, tall), (0, paper.ground[0]), (1, paper.ground[1])))
    sheet.inset(13, 4, stroke=paper.line, line=4)
    if height >= FIGURES_FROM:
        for y in (27, tall - 27):
            wave(sheet, (26, y, width - 52, 14), 26, 4, paper.line, 1.6)
        guilloche(sheet, (width / 2, tall / 2), 78, paper.line, 0.4, paper.rays * 2, 0.75)
    else:
        sheet.path(star((width / 2, tall / 2), 80, 64, paper.rays), paper.line, opacity=0.28)
    oval = circle((width / 2, tall / 2), 92, 48, 56)
    sheet.path(oval, paper.ground[1 if value == VALUES[-1] else 0], paper.line, 5)
    for x in (42, width - 42):
        sheet.path(star((x, tall / 2), 20, 9, 5), paper.line)
    size = (round(height * width / tall), height)
    if height < FIGURES_FROM:
        _pips(sheet, PIPS[value], (width / 2, tall / 2), 44, paper.ink)
        return sheet.surface(size)
    image = sheet.surface(size)
    high = round(height * (0.58 if value < 100 else 0.46))
    _figure(image, value, (size[0] // 2, height // 2), high, paper.ink)
    return image


def _pips(sheet: Drawing, pips: Sequence[Point], middle: Point, gap: float, ink: pal.Colour) -> None:
    """Diamonds instead of a figure that would be too small to read; the largest note has a star."""
    if not pips:
        sheet.path(star(middle, gap * 0.95, gap * 0.42, 6), ink)
    size = gap * (0.52 if len(pips) > 1 else 0.8)
    for x, y in pips:
        sheet.path(star((middle[0] + x * gap, middle[1] + y * gap), size, size * 0.7, 2), ink)


def _figure(image: pygame.Surface, value: int, at: tuple[int, int], pixels: int, ink: pal.Colour) -> None:
    """Draw its value: the one thing on a piece that has to be read."""
    style = text.Style(Typeface.POSTER, max(7, pixels), ink)
    text.draw(image, str(value), at, style, "centre", middle=True)
