"""The drawing of words, figures, cube spaces and boards that all zones of this table share."""

from functools import partial

import pygame

from scenes.art import Align, Colour, Frame, Style, Typeface, names, pictograms, rgb, shapes, text
from scenes.art.letters import signs
from scenes.saloon_tycoon.art.colours import CREAM, GILT, INK, OAK, WALNUT
from scenes.saloon_tycoon.picture.pictograms import CUBE
from scenes.table.picture.zones import Painter

Rect = pygame.Rect
Lettering = tuple[Typeface, float, Colour]
"""A face, its size in design units and its colour."""
BOARD = ("#4a2e22", "#241410")
"""The colours of dark boards: signs and notice boards."""

line = partial(signs.line, most=2.0)


def figure(
    surface: pygame.Surface,
    icon: str,
    words: str,
    at: tuple[int, int],
    frame: Frame,
    units: float = 22,
    colour: Colour = CREAM,
    side: float = 26,
) -> int:
    """Draw a pictogram and its figure from the middle of their left edge; return the right edge."""
    high = frame.px(side)
    place = Rect(at[0], at[1] - high // 2, high, high)
    pictograms.draw(surface, place, icon)
    used = _figures(frame, units, colour)
    start = (place.right + frame.px(4), at[1])
    return text.draw(surface, words, start, used, middle=True).right


def _figures(frame: Frame, units: float, colour: Colour = CREAM) -> Style:
    return Style(Typeface.SLAB_BOLD, max(frame.floor, frame.type(units)), colour)


def figure_width(words: str, frame: Frame, units: float, side: float) -> int:
    """The width of a `figure` with its pictogram."""
    return frame.px(side) + frame.px(4) + text.width(words, _figures(frame, units))


def paper(surface: pygame.Surface, rect: Rect, frame: Frame, evening: bool = False) -> None:
    """Draw a sheet of paper with an ink edge."""
    shapes.paper_panel(surface, rect, frame.scale, evening=evening, edge=INK)


def pips(surface: pygame.Surface, rect: Rect, filled: int, spaces: int, frame: Frame) -> None:
    """Draw the cube spaces of a room as small squares along the foot of `rect`."""
    side = max(3, min(frame.px(11), rect.width // (2 * spaces)))
    gap = max(1, side // 4)
    left = rect.centerx - (spaces * (side + gap) - gap) // 2
    for number in range(spaces):
        spot = Rect(left + number * (side + gap), rect.bottom - side - gap, side, side)
        pygame.draw.rect(surface, rgb(CREAM if number < filled else INK), spot)
        pygame.draw.rect(surface, rgb(INK if number < filled else OAK), spot, max(1, side // 6))


def cube(surface: pygame.Surface, words: str, at: tuple[int, int], frame: Frame, colour: Colour) -> int:
    """Draw a number of cubes; return the right edge."""
    return figure(surface, CUBE, words, at, frame, 21, colour, 24)


class Ink(Painter):
    """The painter of a zone, with the forms that this table's zones share."""

    def line(
        self, words: str, at: tuple[int, int], style: Lettering, limit: int, align: Align = "left"
    ) -> Rect:
        """Draw one line, in a narrower face before it is cut."""
        return line(self.surface, words, at, style, self.frame, limit, align)

    def figure(
        self,
        icon: str,
        words: str,
        at: tuple[int, int],
        units: float = 22,
        colour: Colour = CREAM,
        side: float = 26,
    ) -> int:
        """Draw a pictogram and its figure; return the right edge."""
        return figure(self.surface, icon, words, at, self.frame, units, colour, side)

    def name(self, words: str, box: Rect, style: Style, align: Align = "centre") -> None:
        """Draw a whole name in the middle of a box: on more lines, in a narrower face, at last hyphenated."""
        names.draw(
            self.surface, self._divided(words, box.width, style), box, style, align, self.context.frame.floor
        )

    def name_height(self, words: str, width: int, style: Style) -> int:
        """The least height of the name at that width."""
        slim = names.narrow(self.context.frame.floor, style)
        return text.height(self._divided(words, width, style), slim, width)

    def _divided(self, words: str, width: int, style: Style) -> str:
        slim = names.narrow(self.context.frame.floor, style)
        return names.hyphenated(words, self.say("saloon.syllables"), slim, width)

    @property
    def is_large(self) -> bool:
        """Whether the text is so large that words take the room of pictures."""
        return self.context.frame.is_large

    def largest(self, words: str, style: Style, width: int, height: int) -> Style:
        """The style as large as the words have room, with no word broken; the least type unless the text is
        large.
        """
        floor = self.frame.floor
        if not self.is_large:
            return style.sized(floor)

        def fits(tried: Style) -> bool:
            lines = text.wrap(words, tried, width)
            return len(lines) * tried.leading <= height and all(
                text.width(one, tried) <= width for one in lines
            )

        tried = (style.sized(pixels) for pixels in range(style.pixels, floor, -1))
        return next(filter(fits, tried), style.sized(floor))

    def draw_slim(self, words: str, box: Rect, style: Style, align: Align = "left") -> None:
        """Draw words in slim letters in the middle of a box, on as many lines as give the largest type."""
        slim, floor = style._replace(slim=text.NARROWEST), self.frame.floor
        if lines := signs.lines(words, slim, box.size, floor, 1.0):
            lines.draw(self.surface, box, align)
        else:
            text.paragraph(self.surface, words, box, style, align, True, floor)

    def has_room(self, words: str, box: Rect, style: Style) -> bool:
        """Whether the words fit into a box at their size, in the slimmest letters."""
        slim = style._replace(slim=text.NARROWEST)
        return signs.lines(words, slim, box.size, style.pixels, 1.0) is not None

    def legible(self, face: Typeface, units: float, colour: Colour) -> Style:
        """A style of so many design units, and at least the least legible size."""
        return Style(face, max(self.frame.floor, self.frame.type(units)), colour)

    def board(self, title: str = "") -> None:
        """Draw a board of dark wood with a gilt edge, and its heading; `title` is its key."""
        rect = self.rect
        shapes.wood_panel(self.surface, rect, self.frame.scale, tone=BOARD)
        if title:
            units = 24 if self.is_large else 27
            at, style = (rect.centerx, rect.top + self.px(26)), (Typeface.POSTER, units, CREAM)
            self.line(self.say(title), at, style, rect.width - self.px(30), "centre")
            y = rect.top + self.px(45)
            ends = (rect.left + self.px(20), y), (rect.right - self.px(20), y)
            pygame.draw.line(self.surface, rgb(GILT), *ends, self.px(1.5))

    def darken(self, rect: Rect, strength: int = 130) -> None:
        """Darken a thing that cannot be used."""
        shade = pygame.Surface(rect.size, pygame.SRCALPHA)
        shade.fill(rgb(WALNUT, strength))
        self.surface.blit(shade, rect)
