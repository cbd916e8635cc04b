"""Cards of any game: a card to draw on, the back of a deck, the count of cards left in it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

import pygame

from raccoon.app.text import Say
from scenes.art import Drawing, Frame, Paint, Style, Typeface, palette as pal, pictograms, shapes, text
from scenes.art.frame import SMALLEST_PIXELS
from scenes.art.letters.signs import CloseLines, lines
from scenes.art.ornament import corners, guilloche, rosette, wave
from scenes.art.surface_cache import surface_cache

Colours = tuple[pal.Colour, pal.Colour]

PILE = 4
"""The most cards of a deck that are shown."""


@dataclass(frozen=True)
class CardPlace:
    """The place of a card on a surface, with the catalogue, text scale and smallest type in pixels."""

    surface: pygame.Surface
    rect: pygame.Rect
    say: Say
    text_scale: float = 1.0
    least: int = SMALLEST_PIXELS

    def frame(self, sheet: tuple[float, float]) -> Frame:
        """The frame of a sheet of that size in design units over the card."""
        return replace(Frame.within(self.rect, sheet, self.text_scale), least=self.least)


class Card:
    """A card being drawn: its sheet of design units over a place."""

    def __init__(self, place: CardPlace, sheet: tuple[float, float]) -> None:
        self.surface, self.say = place.surface, place.say
        self.frame = place.frame(sheet)
        self.middle = sheet[0] / 2

    def line(
        self,
        words: str,
        at: tuple[float, float],
        width: float,
        style: tuple[Typeface, float, pal.Colour],
        on_line: bool = True,
    ) -> None:
        """Draw words centred at a point: on the baseline, or at half the height of the capitals."""
        face, units, colour = style
        frame = self.frame
        slim = text.NARROWEST if frame.is_large else text.SLIMMEST if frame.text_scale > 1 else 1.0
        used = Style(face, frame.type(units), colour, slim=slim)
        place = frame.point(*at)
        text.draw(self.surface, words, place, used, "centre", frame.px(width), frame.floor, not on_line)

    def name(self, words: str, y: float) -> None:
        """Draw the name in the poster typeface across the card."""
        self.line(words, (self.middle, y), self._room, (Typeface.POSTER, 25, pal.OXBLOOD_DEEP))

    @property
    def _room(self) -> float:
        return 2 * self.middle - (26 if self.frame.is_large else 36)

    def two_lines(self, words: str, box: pygame.Rect) -> CloseLines | None:
        """The two lines of a name in large text, fitted to a box; None where one line is enough."""
        frame = self.frame
        style = Style(Typeface.POSTER, frame.type(25), pal.OXBLOOD_DEEP, slim=text.NARROWEST)
        if not frame.is_large or style.slim * text.width(words, style) <= frame.px(self._room):
            return None
        return lines(words, style, box.size, frame.floor, 1.0)

    def picture(
        self,
        box: tuple[float, float, float, float],
        paint: Callable[[pygame.Surface, pygame.Rect, str], None],
        name: str,
        edge: pal.Colour,
    ) -> None:
        """Draw the piece's picture with a line round it."""
        place = self.frame.rect(*box)
        paint(self.surface, place, name)
        pygame.draw.rect(self.surface, pal.rgb(edge), place.inflate(2, 2), self.frame.px(1.6))

    def pictograms(self, names: Sequence[str], side: float, y: float, step: float) -> None:
        """Draw a centred row of pictograms."""
        left = self.row_left(len(names), step) + (step - side) / 2
        for number, name in enumerate(names):
            pictograms.draw(self.surface, self.frame.rect(left + number * step, y, side, side), name)

    def row_left(self, count: int, step: float) -> float:
        """The left end of a centred row of `count` things."""
        return self.middle - count * step / 2


def back(surface: pygame.Surface, rect: pygame.Rect, colours: Colours) -> None:
    """Draw the back of a card, in the light and the deep colour of its deck."""
    shapes.shadow(surface, rect, rect.width / 212, 170, 5)
    surface.blit(_back(rect.size, colours), rect)


def pile(surface: pygame.Surface, rect: pygame.Rect, wide: int, left: int, paint: Paint) -> None:
    """Draw a deck of `left` cards, `wide` pixels with its edges, at the right end of `rect`; where `rect` is
    narrower, the left part is covered by something else. `paint` draws the back of a card.
    """
    step, beneath = max(1, wide // 70), min(left, PILE) - 1
    clip = surface.get_clip()
    surface.set_clip(clip.clip((rect.left - step * 4, 0, surface.get_width(), surface.get_height())))
    back = pygame.Rect(0, 0, wide - step * (PILE - 1), rect.height - step * (PILE - 1))
    for depth in range(beneath, -1, -1):
        back.topright = rect.right - step * (PILE - 1 - depth), rect.top + step * depth
        paint(surface, back)
    surface.set_clip(clip)


def deck_count(surface: pygame.Surface, rect: pygame.Rect, number: int, word: str, frame: Frame) -> None:
    """Draw the tag on a deck: the number of cards left over its word ("left")."""
    shapes.inset(surface, rect, frame.scale)
    for words, face, units, colour, share, most in (
        (str(number), Typeface.SLAB_BOLD, 21, pal.IVORY, 0.33, 0.4),
        (word, Typeface.BOOK_ITALIC, 18, pal.CREAM, 0.70, 0.34),
    ):
        pixels = max(frame.floor, min(frame.type(units), round(rect.height * most)))
        style = Style(face, pixels, colour, slim=text.NARROWEST if frame.text_scale > 1 else 1.0)
        at = (rect.centerx, rect.top + round(rect.height * share))
        room = rect.width - frame.px(6 if frame.is_large else 5)
        text.draw(surface, words, at, style, "centre", room, frame.floor, middle=True)


@surface_cache(24)
def _back(size: tuple[int, int], colours: Colours) -> pygame.Surface:
    return _back_sheet(round(size[1] / size[0], 2), colours).surface(size)


@lru_cache(maxsize=8)
def _back_sheet(shape: float, colours: Colours) -> Drawing:
    """The back of a card `shape` times as high as wide: one drawing for all sizes."""
    sheet = Drawing(212, 212 * shape)
    width, height, light = 212.0, sheet.height, colours[0]
    sheet.inset(0, 13, pal.NIGHT)
    sheet.inset(
        1.5,
        12,
        sheet.linear((0, 0), (width, height), (0, pal.GILT_LIGHT), (0.5, pal.GILT_DEEP), (1, pal.GILT_LIGHT)),
    )
    sheet.inset(
        4,
        10,
        sheet.radial((width / 2, height / 2), max(width, height) * 0.7, (0, light), (1, colours[1])),
    )
    reach = min(width, height) * 0.36
    guilloche(sheet, (width / 2, height / 2), reach, pal.GILT, 0.4, 16, 0.7)
    guilloche(sheet, (width / 2, height / 2), reach * 0.45, pal.GILT_LIGHT, 0.5, 12, 0.8)
    sheet.circle((width / 2, height / 2), reach * 0.24, pal.OXBLOOD, pal.GILT_LIGHT, 1.6)
    rosette(sheet, (width / 2, height / 2), reach * 0.2, pal.GILT_LIGHT, pal.OXBLOOD)
    if height > width:
        for y in (34, height - 34):
            wave(sheet, (26, y, width - 52, 14), 20, 4, pal.GILT, 0.9)
    sheet.inset(11, 5, stroke=pal.GILT, line=1.1)
    corners(sheet, 10, 42, pal.GILT_LIGHT, pal.OXBLOOD)
    return sheet
