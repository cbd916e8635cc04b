"""Paintings in frames of brass: a sitter with the seat's colour and emblem, any picture."""

import pygame

from scenes.art import Drawing, Paint, palette as pal
from scenes.art.ornament import corners
from scenes.art.pieces import characters, emblems
from scenes.art.surface_cache import sheet_cache
from scenes.art.vector import rounded


def sitter(
    surface: pygame.Surface, window: pygame.Rect, k: float, face: str, mood: str, colour: str, emblem: str
) -> None:
    """Draw a character in a frame; the emblem hangs over its lower left corner, "" for none.

    `k` is the number of pixels in a design unit; names, colours and emblems are those of
    `raccoon.app.seats`.
    """
    hang(surface, window, k, characters.painted(face, mood), pal.SEAT[colour])
    if not emblem:
        return
    side, out = round(window.width * 54 / 136), round(9 * k)
    badge = pygame.Rect(0, 0, side, side)
    badge.bottomleft = (window.left - out, window.bottom + out)
    emblems.emblem(surface, badge, emblem, colour)


def hang(
    surface: pygame.Surface, window: pygame.Rect, k: float, paint: Paint, line: pal.Colour = pal.OXBLOOD
) -> None:
    """Hang a painting in a frame with a line of that colour."""
    inside = round(8 * k)
    paint(surface, window.inflate(-inside, -inside))
    surface.blit(_frame(window.size, k, line), window)


@sheet_cache(16)
def _frame(sheet: Drawing, colour: pal.Colour) -> None:
    """A frame of brass round a line of that colour; its middle is open."""
    width, height = sheet.width, sheet.height
    outside = rounded(0, 0, width, height, 10)
    sheet.path(outside + rounded(6, 6, width - 12, height - 12, 7), pal.NIGHT, even_odd=True)
    brass = sheet.linear((0, 0), (width, height), (0, "#fff0bf"), (0.5, pal.GILT_DEEP), (1, pal.GILT))
    sheet.inset(2, 9, stroke=brass, line=3)
    sheet.inset(5.5, 7, stroke=colour, line=4)
    sheet.inset(8.5, 5, stroke=pal.NIGHT, line=1.6, opacity=0.8)
    corners(sheet, 9, 26, pal.GILT, pal.OXBLOOD)
