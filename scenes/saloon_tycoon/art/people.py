"""The twelve people of Crossroads in their frames: citizens round and blue, outlaws torn and red."""

import pygame

from raccoon.app.assets import OWNERS, folder
from scenes.art.frame import Size
from scenes.art.geometry import Polyline, circle, offset
from scenes.art.linework.scatter import Scatter
from scenes.art.pictures import PICTURES, Pictures
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing, Point, closed
from scenes.saloon_tycoon import GAME
from scenes.saloon_tycoon.art.colours import CITIZEN, CREAM, GILT_LIGHT, NIGHT, OUTLAW, shade

PEOPLE = f"{GAME}/people"
"""The folder of the engraved heads among the pictures."""
SHELF = PICTURES if GAME in OWNERS else Pictures({GAME: folder("pictures", GAME)})
"""The program's masters, or, where the program does not offer this game, this game's alone."""

OUTLAWS = ("flatfoot", "angie", "sydney", "phineus")
MOODS = ("calm", "pleased", "put_out")

CLOSE_BELOW, CLOSE = 44, 1.18
"""Frames of fewer pixels show a head so much closer."""

SHEET = 100.0
TEAR = 1.7
"""The depth of a torn edge, in hundredths of the frame."""


@surface_cache(96)
def character(name: str, mood: str, size: Size) -> pygame.Surface:
    """Somebody's head in a mood, in their frame, with alpha; as large as fits, centred.

    `KeyError` when nobody has that id, or the mood is none of the `MOODS`.
    """
    side = min(size)
    image = pygame.Surface(size, pygame.SRCALPHA)
    framed = _framed(name, mood, side)
    image.blit(framed, framed.get_rect(center=image.get_rect().center))
    return image


def _framed(name: str, mood: str, side: int) -> pygame.Surface:
    edge = _torn(name) if name in OUTLAWS else circle((50, 50), 47)
    image = _shadow(edge).surface((side, side))
    head = pygame.Surface((side, side), pygame.SRCALPHA)
    whole = round(side * (CLOSE if side < CLOSE_BELOW else 1))
    picture = SHELF.image(PEOPLE, f"{name} {mood}", (whole, whole))
    head.blit(picture, picture.get_rect(center=head.get_rect().center))
    inside = Drawing(SHEET, SHEET)
    inside.path(offset(edge, -2), "#ffffff")
    head.blit(inside.surface((side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    image.blit(head, (0, 0))
    rim = _red_rim(edge) if name in OUTLAWS else _blue_rim(edge)
    image.blit(rim.surface((side, side)), (0, 0))
    return image


def _shadow(edge: Polyline) -> Drawing:
    sheet = Drawing(SHEET, SHEET)
    sheet.path([(x, y + 2.4) for x, y in edge], "#000000", opacity=0.4)
    return sheet


def _blue_rim(edge: Polyline) -> Drawing:
    """An enamel ring between two bright lines."""
    sheet = Drawing(SHEET, SHEET)
    sheet.path(closed(offset(edge, 2)) + closed(offset(edge, -6)), NIGHT, even_odd=True)
    blue = sheet.down(0, 100, (0, shade(CITIZEN, 0.3)), (0.5, CITIZEN), (1, shade(CITIZEN, -0.35)))
    sheet.path(closed(offset(edge, 0.8)) + closed(offset(edge, -5)), blue, even_odd=True)
    sheet.path(closed(offset(edge, 0.4)), "none", "#8ab8dc", 1)
    sheet.path(closed(offset(edge, -4.8)), "none", GILT_LIGHT, 1.1)
    return sheet


def _red_rim(edge: Polyline) -> Drawing:
    """Torn paper with a red bill's line printed inside its edge."""
    sheet = Drawing(SHEET, SHEET)
    sheet.path(closed(offset(edge, 1.4)) + closed(offset(edge, -7)), NIGHT, even_odd=True)
    sheet.path(closed(edge) + closed(offset(edge, -6.2)), CREAM, even_odd=True)
    sheet.path(closed(offset(edge, -1)) + closed(offset(edge, -6.2)), OUTLAW, even_odd=True)
    sheet.path(closed(offset(edge, -4.6)), "none", "#ffb09a", 0.9)
    return sheet


def _torn(name: str) -> Polyline:
    """A square with torn edges, each bill torn in its own way."""
    dice = Scatter(OUTLAWS.index(name))
    corners: list[Point] = [(5, 5), (95, 5), (95, 95), (5, 95)]
    line: Polyline = []
    for (x0, y0), (x1, y1) in zip(corners, [*corners[1:], corners[0]], strict=True):
        for k in range(13):
            stray = dice.between(-TEAR, TEAR)
            x, y = x0 + (x1 - x0) * k / 13, y0 + (y1 - y0) * k / 13
            line.append((x + stray, y) if x0 == x1 else (x, y + stray))
    return line
