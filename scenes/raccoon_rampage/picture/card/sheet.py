"""The painter of a card: the parts of its sheet, its picture, its name."""

from dataclasses import dataclass, replace
from typing import Self

import pygame

from raccoon.app.grammar import SOFT
from scenes.art.letters import signs
from scenes.art.palette import Colour
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage.art.colours import DEEP, INK, Pen
from scenes.raccoon_rampage.picture.ink import Ink, Lettering, full_lines, poster

Rect = pygame.Rect
HIGH, SLIM, THIN = 236.0, 130.0, 110.0
"""The height of a card's sheet, and the widths below which it is slim, and its effects are stacked."""
NAME = 19.5
"""The type of its name."""
LOW_PICTURE = 22
"""The height that the picture loses to its name on a thin card or in larger type."""
STRIP, LOW_STRIP, LONG_STRIP = 62.0, 52.0, 40.0
"""The top of its name in large type: on a tall card, on one as high as its sheet, and of three lines."""
FOOT, LOWER = 139.0, 18.0
"""The foot of its name, and how much lower it all is where the card's foot is empty."""


@dataclass(frozen=True)
class Card(Ink):
    """Paints a card: a sheet 236 units high, as wide as the card's shape; `long_name`: it has three lines."""

    long_name: bool = False

    @classmethod
    def of(cls, ink: Ink, name: str = "") -> Self:
        """The painter of a card in a rectangle, with room for its name."""
        sheet = (HIGH * ink.rect.width / max(1, ink.rect.height), HIGH)
        card = cls(ink.surface, ink.rect, ink.context, ink.sheet(sheet).frame)
        return card if card._lines(name, card._name_box(), INK) else replace(card, long_name=True)

    @property
    def wide(self) -> float:
        """Its width in design units."""
        return HIGH * self.rect.width / max(1, self.rect.height)

    @property
    def slim(self) -> bool:
        """Whether its stars have no room next to the effects."""
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
            usual = STRIP if self.frame.scale > self.context.frame.scale else LOW_STRIP
            return LONG_STRIP if self.long_name else usual
        grown = (self.frame.type(NAME) / (NAME * self.frame.scale) - 1) / 0.3
        return 97.0 - LOW_PICTURE * (1 if self.thin else min(1, max(0, grown)))

    def lay(self, picture: pygame.Surface, hatched: bool = False) -> None:
        """Lay its picture on it."""
        box = self.picture
        self.surface.blit(picture, box)
        if hatched:
            self.tint(box, 90)
            self.surface.blit(_hatched(box.size), box)
        self.outline(box, INK, 1.6, 4)

    def name(self, words: str, colour: Colour, top: float = 0, foot: float = FOOT) -> None:
        """Draw its name from `top`, by default below the picture, to `foot`; long words are broken."""
        box = self._name_box(top, foot)
        if lines := self._lines(words, box, colour):
            lines.draw(self.surface, box)
        else:
            self.paragraph(_breaking(words), box, self._lettering(colour))
        self.thin_line(14, foot + 1, self.wide - 28)

    def _lettering(self, colour: Colour) -> Lettering:
        return poster(18 if self.slim else NAME, colour)

    def _name_box(self, top: float = 0, foot: float = FOOT) -> Rect:
        inset, top = 2.5 if self.frame.is_large else 6, top or self.name_top
        return self.frame.rect(inset, top, self.wide - 2 * inset, foot - top)

    def _lines(self, name: str, box: Rect, colour: Colour) -> signs.CloseLines | None:
        """Its name in large text, where it has room."""
        return full_lines(self, _breaking(name), box, self._lettering(colour))


def _breaking(name: str) -> str:
    """A name that may be broken at its hyphens."""
    return name.replace("-", f"-{SOFT}")


@surface_cache(16)
def _hatched(size: tuple[int, int]) -> pygame.Surface:
    """Lines across the picture of a policy out of reach."""
    pen = Pen(float(size[0]), float(size[1]))
    pen.hatch([(0, 0), (size[0], 0), (size[0], size[1]), (0, size[1])], 8, DEEP, 3.2, 0.8)
    picture = pen.surface(size)
    picture.set_alpha(150)
    return picture
