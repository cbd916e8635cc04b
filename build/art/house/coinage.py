"""Drawings of coins and notes, which differ in shape, tone and, where no figure can be read, in pips."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from scenes.art import palette as pal
from scenes.art.geometry import circle, star
from scenes.art.ornament import guilloche, wave
from scenes.art.pieces.coinage import COIN, INKS, NOTE, VALUES, is_note
from scenes.art.vector import Drawing, Point

PIPS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    5: ((0, 0), (-1, -1), (1, -1), (-1, 1), (1, 1)),
    10: ((0, 0),),
    20: ((-0.8, 0), (0.8, 0)),
    100: (),
}


@dataclass(frozen=True)
class Metal:
    """The colours of a coin (rim from light to dark and back, field from light to dark) and its size."""

    rim: tuple[pal.Colour, pal.Colour, pal.Colour]
    field: tuple[pal.Colour, pal.Colour, pal.Colour]
    share: float


@dataclass(frozen=True)
class NoteStyle:
    """The colours of a note: its ground from light to dark, its engraving, and the rays about its middle."""

    ground: tuple[pal.Colour, pal.Colour]
    line: pal.Colour
    rays: int


METALS = {
    1: Metal(("#f6f7fb", "#a9b0bd", "#5d6470"), ("#eef1f6", "#b9c0cc", "#727a88"), 0.84),
    5: Metal(("#fff0bf", "#e0b050", "#8a5c1e"), ("#fbe6a4", "#dfae4c", "#9a641c"), 1.0),
}
PAPERS = {
    10: NoteStyle(("#f4e6c6", "#d9c491"), "#2f6a5e", 6),
    20: NoteStyle(("#e6b9a6", "#b5675f"), "#5a1822", 9),
    100: NoteStyle(("#33575a", "#122c30"), "#f3d58d", 16),
}


def piece(value: int, figured: bool) -> Drawing:
    """A coin or a note, with its figure or, if not `figured`, with pips."""
    return _note(PAPERS[value], value, figured) if is_note(value) else _coin(METALS[value], value, figured)


def _coin(metal: Metal, value: int, figured: bool) -> Drawing:
    sheet, ink = Drawing(*COIN), INKS[value]
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
        sheet.path(line, "none", ink, 2.6, 0.6)
    sheet.circle((100, 100), reach * 0.8, ink)
    light, middle, deep = metal.field
    sheet.circle((100, 100), reach * 0.77, sheet.radial((84, 74), 110, (0, light), (0.6, middle), (1, deep)))
    if figured:
        guilloche(sheet, (100, 100), reach * 0.74, ink, 0.72, 20, 0.35)
    else:
        _pips(sheet, PIPS[value], (100, 100), reach * 0.36, ink)
    return sheet


def _note(paper: NoteStyle, value: int, figured: bool) -> Drawing:
    width, tall = NOTE
    sheet = Drawing(width, tall)
    sheet.box(4, 8, width - 6, tall - 10, 8, "#000000", opacity=0.4)
    sheet.inset(2, 8, pal.NIGHT)
    sheet.inset(5, 6, sheet.linear((0, 0), (width, tall), (0, paper.ground[0]), (1, paper.ground[1])))
    sheet.inset(13, 4, stroke=paper.line, line=4)
    if figured:
        for y in (27, tall - 27):
            wave(sheet, (26, y, width - 52, 14), 26, 4, paper.line, 1.6)
        guilloche(sheet, (width / 2, tall / 2), 78, paper.line, 0.4, paper.rays * 2, 0.75)
    else:
        sheet.path(star((width / 2, tall / 2), 80, 64, paper.rays), paper.line, opacity=0.28)
    oval = circle((width / 2, tall / 2), 92, 48, 56)
    sheet.path(oval, paper.ground[1 if value == VALUES[-1] else 0], paper.line, 5)
    for x in (42, width - 42):
        sheet.path(star((x, tall / 2), 20, 9, 5), paper.line)
    if not figured:
        _pips(sheet, PIPS[value], (width / 2, tall / 2), 44, INKS[value])
    return sheet


def _pips(sheet: Drawing, pips: Sequence[Point], middle: Point, gap: float, ink: pal.Colour) -> None:
    """Diamonds instead of a figure that would be too small to read; the largest note has a star."""
    if not pips:
        sheet.path(star(middle, gap * 0.95, gap * 0.42, 6), ink)
    size = gap * (0.52 if len(pips) > 1 else 0.8)
    for x, y in pips:
        sheet.path(star((middle[0] + x * gap, middle[1] + y * gap), size, size * 0.7, 2), ink)
