"""The characters who play, in three moods: heads, busts and framed portraits."""

import pygame

from raccoon.app.seats import CHARACTERS
from scenes.art import Drawing, Paint, palette as pal
from scenes.art.linework.drawing_file import trimming
from scenes.art.ornament import corners
from scenes.art.palette import SEAT, Colour
from scenes.art.pictures import PICTURES, fill
from scenes.art.pieces import emblems
from scenes.art.surface_cache import sheet_cache, surface_cache
from scenes.art.vector import rounded

__all__ = ["CALM", "CHARACTERS", "MOODS", "PLEASED", "PUT_OUT", "bust", "character", "painted", "portrait"]

CALM, PLEASED, PUT_OUT = "calm", "pleased", "put out"
MOODS = (CALM, PLEASED, PUT_OUT)

BADGE = 0.44
"""The emblem's side as a share of the portrait's."""

TALL = 1.25
"""The ratio height : width from which a rectangle shows the bust."""


def character(surface: pygame.Surface, rect: pygame.Rect, name: str, mood: str = CALM) -> None:
    """Draw a character's head in a mood, as large as fits, centred, framed in brass."""
    image = _medallion(name, mood, "", max(8, min(rect.size)))
    surface.blit(image, image.get_rect(center=rect.center))


def portrait(
    surface: pygame.Surface, rect: pygame.Rect, name: str, mood: str, colour: str, emblem: str
) -> None:
    """Draw the portrait of a seat, as large as fits: the head, a ring of the seat's colour, its emblem below.

    Names, colours and emblems are those of `raccoon.app.seats`.
    """
    image = _medallion(name, mood, SEAT[colour], max(8, min(rect.size)))
    place = image.get_rect(center=rect.center)
    surface.blit(image, place)
    side = round(place.width * BADGE)
    badge = pygame.Rect(place.right - round(side * 0.78), place.bottom - round(side * 0.84), side, side)
    emblems.emblem(surface, badge, emblem, colour)


def bust(surface: pygame.Surface, rect: pygame.Rect, name: str, mood: str) -> None:
    """Fill a rectangle with a character: a tall one with the bust, any other with the head."""
    fill(surface, rect, "busts" if rect.height > TALL * rect.width else "characters", f"{name} {mood}")


def painted(name: str, mood: str = CALM) -> Paint:
    """The painter of that bust."""
    return lambda surface, rect: bust(surface, rect, name, mood)


@surface_cache(128)
def _medallion(name: str, mood: str, ring: Colour, side: int) -> pygame.Surface:
    """The head in a round brass frame, with a `ring` of that colour inside it unless ""."""
    head = PICTURES.image("characters", f"{name} {mood}", (side, side))
    image = pygame.Surface((side, side), pygame.SRCALPHA)
    image.blit(head, (0, 0))
    size, frame = (side, side), ("medallion_ringed" if ring else "medallion")
    image.blit(trimming("medallion_opening", size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(trimming(frame, size, colour=ring), (0, 0))
    return image


def framed_portrait(
    surface: pygame.Surface, window: pygame.Rect, k: float, face: str, mood: str, colour: str, emblem: str
) -> None:
    """Draw a character in a rectangular frame, with the emblem at its lower left corner, "" for none.

    `k` is the number of pixels in a design unit; names, colours and emblems are those of
    `raccoon.app.seats`.
    """
    framed_painting(surface, window, k, painted(face, mood), pal.SEAT[colour])
    if not emblem:
        return
    side, out = round(window.width * 54 / 136), round(9 * k)
    badge = pygame.Rect(0, 0, side, side)
    badge.bottomleft = (window.left - out, window.bottom + out)
    emblems.emblem(surface, badge, emblem, colour)


def framed_painting(
    surface: pygame.Surface, window: pygame.Rect, k: float, paint: Paint, line: pal.Colour = pal.OXBLOOD
) -> None:
    """Draw a painting in a frame with a line of that colour."""
    inside = round(8 * k)
    paint(surface, window.inflate(-inside, -inside))
    surface.blit(_frame(window.size, k, line), window)


@sheet_cache(16)
def _frame(sheet: Drawing, colour: pal.Colour) -> None:
    width, height = sheet.width, sheet.height
    outside = rounded(0, 0, width, height, 10)
    sheet.path(outside + rounded(6, 6, width - 12, height - 12, 7), pal.NIGHT, even_odd=True)
    brass = sheet.linear((0, 0), (width, height), (0, "#fff0bf"), (0.5, pal.GILT_DEEP), (1, pal.GILT))
    sheet.inset(2, 9, stroke=brass, line=3)
    sheet.inset(5.5, 7, stroke=colour, line=4)
    sheet.inset(8.5, 5, stroke=pal.NIGHT, line=1.6, opacity=0.8)
    corners(sheet, 9, 26, pal.GILT, pal.OXBLOOD)
