"""The stock certificate of the results: its guilloche border, corner rosettes and seals."""

import math

import pygame

from scenes.art import palette as pal
from scenes.art.linework.drawing_file import trimming
from scenes.art.ornament import guilloche, wave
from scenes.art.surface_cache import sheet_cache
from scenes.art.vector import Drawing, open_line

BAND = 54.0
_GREEN, _DEEP = "#2f6a5e", "#174540"


def certificate(surface: pygame.Surface, rect: pygame.Rect, k: float) -> None:
    """Draw the empty certificate; its inside begins 80 design units from the edges."""
    surface.blit(_certificate(rect.size, k), rect)


def seal(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw a red wax seal to write a number on."""
    surface.blit(trimming("seal", (min(rect.size),) * 2), rect)


def broken_seal(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """Draw the same seal with a mask pressed into it, broken in two."""
    surface.blit(trimming("broken_seal", (min(rect.size),) * 2), rect)


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
