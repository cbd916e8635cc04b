"""The stock certificate of the results: guilloche border, corner rosettes, seal."""

import math

import pygame

from scenes.art import palette as pal
from scenes.art.geometry import star
from scenes.art.ornament import guilloche, wave
from scenes.art.surface_cache import sheet_cache, surface_cache
from scenes.art.vector import Drawing, open_line

BAND = 54.0
_GREEN, _DEEP = "#2f6a5e", "#174540"


def certificate(surface: pygame.Surface, rect: pygame.Rect, k: float) -> None:
    """Draw the empty certificate; its inside begins 80 design units from the edges."""
    surface.blit(_certificate(rect.size, k), rect)


def seal(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """A red wax seal to write a number on."""
    surface.blit(_seal(min(rect.size)), rect)


def broken_seal(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The same seal with a mask pressed into it, broken in two."""
    surface.blit(_broken(min(rect.size)), rect)


@sheet_cache(2)
def _certificate(sheet: Drawing) -> None:
    width, height = sheet.width, sheet.height
    sheet.inset(0, 8, pal.NIGHT)
    paper = sheet.linear((0, 0), (width, height), (0, "#fdf4da"), (0.5, pal.CREAM), (1, "#e4cfa0"))
    sheet.inset(2, 7, paper)
    inner = 16 + BAND
    frame = f"M16 16H{width - 16}V{height - 16}H16ZM{inner} {inner}H{width - inner}V{height - inner}H{inner}Z"
    sheet.path(
        frame, sheet.linear((0, 0), (width, height), (0, _GREEN), (0.5, _DEEP), (1, _GREEN)), even_odd=True
    )
    for y in (16 + BAND / 2, height - 16 - BAND / 2):
        wave(sheet, (16, y, width - 32, BAND - 10), 46, 6, "#d9c98a", 1)
    for x in (16 + BAND / 2, width - 16 - BAND / 2):
        _upright_wave(sheet, x, height)
    for gap, colour, line in (
        (16.0, pal.GILT_DEEP, 2.4),
        (inner, pal.GILT_DEEP, 2.4),
        (inner + 6, _DEEP, 1.0),
    ):
        sheet.inset(gap, 0, stroke=colour, line=line)
    for x in (16 + BAND / 2, width - 16 - BAND / 2):
        for y in (16 + BAND / 2, height - 16 - BAND / 2):
            _corner(sheet, x, y)
    guilloche(sheet, (width / 2, height / 2 + 20), height * 0.4, _GREEN, 0.72, 44, 0.12)


def _upright_wave(sheet: Drawing, x: float, height: float) -> None:
    for strand in range(6):
        line = [
            (x + math.sin((y / 46 + strand / 6) * math.tau) * (BAND / 2 - 5), 16 + y)
            for y in (step * 3.8 for step in range(int((height - 32) / 3.8)))
        ]
        sheet.path(open_line(line), "none", "#d9c98a", 1, 0.8)


def _corner(sheet: Drawing, x: float, y: float) -> None:
    sheet.circle((x, y), 39, pal.CREAM, pal.GILT_DEEP, 2.4)
    sheet.circle((x, y), 35, _DEEP)
    guilloche(sheet, (x, y), 32, pal.GILT_LIGHT, 0.25, 16, 0.9)
    sheet.circle((x, y), 11, pal.OXBLOOD, pal.GILT_LIGHT, 1.6)


@surface_cache(4)
def _seal(side: int) -> pygame.Surface:
    return _wax().surface((side, side))


@surface_cache(2)
def _broken(side: int) -> pygame.Surface:
    sheet = _wax()
    sheet.path(MASK, "#4a0c16", "#b03a48", 1.4, even_odd=True)
    sheet.path(open_line(CRACK), "none", pal.CREAM, 3.4)
    return sheet.surface((side, side))


MASK = (
    "M40 66L46 46L60 58H80L94 46L100 66Q97 84 82 82Q74 80 70 88Q66 80 58 82Q43 84 40 66Z"
    "M50 68Q57 62 63 71Q56 75 50 68ZM90 68Q83 62 77 71Q84 75 90 68Z"
)
"""A raccoon's ears and mask, its eyes left out."""
CRACK = ((76, 3), (69, 26), (78, 44), (66, 63), (75, 84), (64, 106), (72, 138))


def _wax() -> Drawing:
    sheet = Drawing(140, 140)
    sheet.path(star((70, 74), 67, 61, 24), "#000000", opacity=0.35)
    wax = sheet.radial((56, 50), 84, (0, "#e05a62"), (0.5, "#a82a38"), (1, "#5a121c"))
    sheet.path(star((70, 70), 67, 61, 24), wax, "#3a0a10", 2)
    sheet.circle((70, 70), 49, "none", "#ffb4b4", 1.6, 0.8)
    sheet.circle((70, 70), 43, sheet.radial((58, 54), 60, (0, "#98293a"), (1, "#6a1824")))
    return sheet
