"""A card being drawn: how its sheet is divided, its picture, its name."""

from dataclasses import dataclass
from typing import Self

import pygame

from raccoon.app.grammar import SOFT
from scenes.art.letters import signs
from scenes.art.palette import Colour
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage.art.colours import DEEP, INK
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.picture.ink import Ink, full_lines, poster

Rect = pygame.Rect
HIGH, SLIM, THIN = 236.0, 130.0, 110.0
"""The height of a card's sheet, and the widths below which it is slim, and its effects are stacked."""
NAME, SMALLER = 19.5, (1.0, 0.92, 0.87)
"""The type of its name, and the shares of it that large text keeps: such cards are larger."""
LOW_PICTURE = 22
"""By how much the picture is lower where its name needs the room: on a thin card or in larger type."""
STRIP, SLIM_STRIP, LOW_STRIP = 62.0, 53.0, 52.0
"""The top of its name in large type: on a tall card, on a slim tall one, and on one as high as its sheet."""
LARGEST_TEXT = 1.88
"""Cards do not grow with their type."""


@dataclass(frozen=True)
class Card(Ink):
    """Paints a card: a sheet 236 units high and as wide as the card is."""

    @classmethod
    def of(cls, ink: Ink) -> Self:
        """The painter of a card in a rectangle."""
        sheet = (HIGH * ink.rect.width / max(1, ink.rect.height), HIGH)
        return cls(ink.surface, ink.rect, ink.context, ink.sheet(sheet, LARGEST_TEXT).frame)

    @property
    def wide(self) -> float:
        """Its width in design units."""
        return HIGH * self.rect.width / max(1, self.rect.height)

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
        if self.frame.is_large:
            tall = SLIM_STRIP if self.slim else STRIP
            return tall if self.frame.scale > self.context.frame.scale else LOW_STRIP
        grown = (self.frame.type(NAME) / (NAME * self.frame.scale) - 1) / 0.3
        return 97.0 - LOW_PICTURE * (1 if self.thin else min(1, max(0, grown)))

    def lay(self, picture: pygame.Surface, hatched: bool = False) -> None:
        """Lay its picture on it."""
        box = self.picture
        self.surface.blit(picture, box)
        if hatched:
            self.veil(box, 90)
            self.surface.blit(_hatched(box.size), box)
        self.outline(box, INK, 1.6, 4)

    def name(self, words: str, colour: Colour, top: float = 0, foot: float = 139) -> None:
        """Its name below the picture, or from `top`, to `foot`; a word that has no room is broken."""
        lettering = poster(18 if self.slim else NAME, colour)
        top = top or self.name_top
        inset = 2 if self.frame.is_large else 6
        box = self.frame.rect(inset, top, self.wide - 2 * inset, foot - top)
        words = words.replace("-", f"-{SOFT}")
        sizes = (poster(share * lettering[1], colour) for share in SMALLER)
        tried = (full_lines(self, words, box, size, (signs.CLOSE, 1.0)) for size in sizes)
        if lines := next(filter(None, tried), None):
            lines.draw(self.surface, box)
        else:
            self.narrowed(words, box, lettering, most=LARGEST_TEXT)
        self.hair(14, foot + 1, self.wide - 28)


@surface_cache(16)
def _hatched(size: tuple[int, int]) -> pygame.Surface:
    """Lines across what cannot be met any more."""
    pen = Pen(float(size[0]), float(size[1]))
    pen.hatch([(0, 0), (size[0], 0), (size[0], size[1]), (0, size[1])], 8, DEEP, 3.2, 0.8)
    picture = pen.surface(size)
    picture.set_alpha(150)
    return picture
