"""Pictures of a printed page: engravings, oval portraits, wavy rules."""

from collections.abc import Callable
from functools import partial

import pygame

from scenes.art import Colour, Drawing, Size, ornament
from scenes.art.pieces import characters
from scenes.printing.engraving import Burin, engraved
from scenes.printing.sheet import Place, Sheet

LARGE, FACE, SMALL = Burin(), Burin(8.0, 24.0, 1.3, 0.95), Burin(6.0, 24.0, 1.35, 0.9)
"""The cuts of a large picture, of a face, and of a small picture in the text."""
OVAL = (150.0, 196.0)
"""The width and height of a portrait."""
Source = Callable[[Size], pygame.Surface]


def engraving(sheet: Sheet, place: Place, source: Source, burin: Burin = LARGE) -> None:
    """Place an engraving of a picture that `source` makes in the size needed."""
    sheet.picture(place, lambda size: engraved(source(size), size, sheet.ink, burin))


def oval(sheet: Sheet, middle: float, centre: float, character: str, mood: str) -> None:
    """Place an engraved portrait in an oval with a double rim."""
    wide, high = OVAL
    place = middle - wide / 2 - 10, centre - high / 2 - 10, wide + 20, high + 20
    sheet.picture(place, partial(_oval, character, mood, sheet.ink))


def _oval(character: str, mood: str, ink: Colour, size: Size) -> pygame.Surface:
    bust = engraved(bust_of(character, mood, size), size, ink, FACE)
    wide, high = OVAL[0] + 20, OVAL[1] + 20
    disc = Drawing(wide, high)
    disc.path(_ellipse(wide, high, 10), "#ffffff")
    bust.blit(disc.surface(size), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = Drawing(wide, high)
    for inset, line in ((3, 3.0), (8, 1.4)):
        rim.path(_ellipse(wide, high, inset), "none", ink, line)
    bust.blit(rim.surface(size), (0, 0))
    return bust


def _ellipse(wide: float, high: float, inset: float) -> str:
    x, y = wide / 2 - inset, high / 2 - inset
    return f"M{wide / 2} {inset}A{x} {y} 0 0 1 {wide / 2} {high - inset}A{x} {y} 0 0 1 {wide / 2} {inset}Z"


def bust_of(character: str, mood: str, size: Size) -> pygame.Surface:
    """Return a picture of a character from the hat to the coat."""
    image = pygame.Surface(size, pygame.SRCALPHA)
    characters.bust(image, image.get_rect(), character, mood)
    return image


def wave(sheet: Sheet, x: float, y: float, wide: float) -> None:
    """Place a wavy rule."""

    def paint(size: Size) -> pygame.Surface:
        drawing = Drawing(wide, 14)
        ornament.wave(drawing, (0, 7, wide, 10), 26, 4, sheet.ink, 1.2)
        return drawing.surface(size)

    sheet.picture((x, y, wide, 14.0), paint)


def fading(image: pygame.Surface) -> pygame.Surface:
    """Fade the corners of the picture to white, in place, and return it."""
    side = 100
    sheet = Drawing(side, side)
    edge = sheet.radial(
        (side / 2, side / 2),
        side * 0.56,
        (0.0, "#ffffff", 0.0),
        (0.68, "#ffffff", 0.0),
        (1.0, "#ffffff", 1.0),
    )
    sheet.box(0, 0, side, side, 0, edge)
    image.blit(sheet.surface(image.get_size()), (0, 0))
    return image
