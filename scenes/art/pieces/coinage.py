"""Coins of $1 and $5, notes of $10, $20 and $100, which differ in shape, tone and figure."""

import pygame

from raccoon.app.assets import SHARED
from scenes.art import Typeface, text
from scenes.art.linework.drawing_file import drawing
from scenes.art.surface_cache import surface_cache

VALUES = (1, 5, 10, 20, 100)
"""The values of all coins and notes."""
COINS = (1, 5)

COIN, NOTE = (200.0, 200.0), (360.0, 190.0)
"""The sizes of a coin and of a note, in units of their drawings."""

FIGURES_FROM = 44
"""The height in pixels from which on a piece shows its figure; smaller ones show pips only."""
INKS = {1: "#20242c", 5: "#3a230c", 10: "#123638", 20: "#2c0a10", 100: "#fff3cf"}
"""The colour of each piece's figure."""
FIGURES = {1: 0.52, 5: 0.62, 10: 0.58, 20: 0.58, 100: 0.46}
"""The height of each piece's figure as a share of the piece's."""


def is_note(value: int) -> bool:
    """Whether the piece of that value is a note."""
    return value not in COINS


def change(amount: int, most: int) -> list[int]:
    """The values of the pieces that make up an amount, the largest first, at most `most`."""
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
    """Draw at most `most` of the pieces that make up a sum: notes in a fan behind, coins in a row before
    them.
    """
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
    """A piece's picture `height` pixels high, with alpha; a note is nearly twice as wide as high."""
    wide, high = NOTE if is_note(value) else COIN
    figured = height >= FIGURES_FROM
    image = drawing(SHARED, "coinage", str(value), figured).surface((round(height * wide / high), height))
    if figured:
        style = text.Style(Typeface.POSTER, max(7, round(height * FIGURES[value])), INKS[value])
        text.draw(image, str(value), image.get_rect().center, style, "centre", middle=True)
    return image
