"""A card being drawn: how its sheet is divided, its picture, its name."""

from __future__ import annotations

import pygame

from scenes.art import text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import Colour, rgb
from scenes.art.text import Style
from scenes.raccoon_rampage.art.colours import INK
from scenes.raccoon_rampage.picture import ink
from scenes.table.picture.zones import PaintContext

Rect = pygame.Rect
HIGH, SLIM, THIN = 236.0, 130.0, 110.0
"""The height of a card's sheet, the width below which it is slim, and the one below which it is so thin that
its effects are below each other.
"""
NAME = 19.5
"""The type of its name."""
LOW_PICTURE = 22
"""By how much the picture is lower where its name needs the room: on a thin card, and in large type."""
BROAD = 1.6
"""The greatest width of a word that is drawn narrower, not broken, relative to a card that is not thin."""
LARGEST_TEXT = 1.3
"""Cards do not grow with their type."""


class Sheet:
    """A card being drawn: a sheet 236 units high and as wide as the card is; `wide` tells how wide."""

    def __init__(self, surface: pygame.Surface, rect: Rect, brush: PaintContext) -> None:
        self.surface, self.rect, self.brush = surface, rect, brush
        self.wide = HIGH * rect.width / max(1, rect.height)
        self.frame = Frame.within(rect, (self.wide, HIGH), min(brush.frame.text_scale, LARGEST_TEXT))

    @property
    def slim(self) -> bool:
        """Whether its stars have no room beside the effects."""
        return self.wide < SLIM

    @property
    def thin(self) -> bool:
        """Whether it has no room for two effects in a row."""
        return self.wide < THIN

    @property
    def picture(self) -> Rect:
        """The place of its picture."""
        return self.frame.rect(8, 8, self.wide - 16, self.name_top - 11)

    @property
    def name_top(self) -> float:
        """The top of its name."""
        grown = (self.frame.type(NAME) / (NAME * self.frame.scale) - 1) / (LARGEST_TEXT - 1)
        return 97.0 - LOW_PICTURE * (1 if self.thin else min(1, max(0, grown)))

    def lay(self, picture: pygame.Surface, hatched: bool = False) -> None:
        """Lay its picture on it."""
        box = self.picture
        self.surface.blit(picture, box)
        if hatched:
            ink.veil(self.surface, box, 90)
            self.surface.blit(ink.hatched(box.size), box)
        pygame.draw.rect(self.surface, rgb(INK), box, max(1, self.frame.px(1.6)), self.frame.px(4))

    def name(self, words: str, colour: Colour) -> None:
        """Its name below the picture; a word that has no room is broken."""
        units = NAME if not self.slim else 18
        box = self.frame.rect(6, self.name_top, self.wide - 12, 139 - self.name_top)
        style = Style(Typeface.POSTER, self.frame.type(units), colour)
        if max(text.width(word, style) for word in words.split(" ")) > box.width * (
            1 if self.thin else BROAD
        ):
            words = " ".join(map(self._syllables, words.split(" "))).replace("-", "- ")
        ink.narrowed(self.surface, words, box, (Typeface.POSTER, units, colour), self.frame)
        ink.hair(self.surface, self.frame, 14, 140, self.wide - 28)

    def _syllables(self, word: str) -> str:
        """A long word with hyphens where it may be broken."""
        broken = self.brush.say("rampage.syllables").split()
        return next((found for found in broken if found.replace("-", "") == word), word)
