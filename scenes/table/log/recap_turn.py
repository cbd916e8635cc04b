"""The block of one turn on a recap page: the player, and a line with a pictogram for each thing done."""

import pygame

from raccoon.app.seats import Seat
from scenes.art import Frame, Style, Typeface, names, palette as pal, pictograms, rich
from scenes.art.pieces import characters
from scenes.table.log.markup import name_markup, named
from scenes.table.log.recap import RecapTurn

HEAD, SMALL_HEAD, ASIDE = 78, 42, 14
"""The side of a head, that of a head above its lines, and the gap right of it, in design units."""
NAME, PICTURE = 1.09, 1.3
"""The type size of a name and the side of a pictogram, as multiples of the lines' type size."""


class TurnBlock:
    """A turn as lines below the name, next to the head; in large text as one paragraph with pictograms."""

    below = False
    """Whether the lines are below a smaller head, across the whole paper, in usual text."""

    def __init__(self, turn: RecapTurn, seats: tuple[Seat, ...], face: str) -> None:
        self._seat, self._face = seats[turn.seat], face
        self.lines = tuple((part.picture, named(part.words, seats)) for part in turn.parts)
        pictured = (f"[{picture}] {words}" for picture, words in self.lines)
        self.paragraph = "  ".join((name_markup(self._seat), *pictured))

    def height(self, size: int, wide: int, frame: Frame) -> int:
        """The height in type of this size."""
        style = _plain(size)
        if frame.is_large:
            return rich.height(self.paragraph, style, wide, _bold(size))
        room = wide - self._indent(frame) - _beside(size, frame)
        lines = sum(rich.height(words, style, room, _bold(size)) for _, words in self.lines)
        if self.below:
            return frame.px(SMALL_HEAD) + lines
        return max(frame.px(HEAD), _name(size).leading + lines)

    def has_room(self, size: int, wide: int, frame: Frame) -> bool:
        """Whether every word fits a line next to the head in type of this size."""
        room = wide - self._indent(frame) - _beside(size, frame)
        words = (word for _, line in self.lines for word in line.replace("*", "").split(" "))
        return frame.is_large or all(rich.width(word, _bold(size)) <= room for word in words)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, size: int, frame: Frame) -> None:
        """Draw it into a box of that height."""
        plain, bold = _plain(size), _bold(size)
        if frame.is_large:
            rich.paragraph(surface, self.paragraph, box, plain, bold)
            return
        side = frame.px(SMALL_HEAD if self.below else HEAD)
        head = pygame.Rect(box.left, box.top, side, side)
        seat, style = self._seat, _name(size)
        characters.portrait(surface, head, self._face, characters.CALM, seat.colour, seat.emblem)
        line = pygame.Rect(head.right + frame.px(ASIDE), box.top, 0, side if self.below else style.leading)
        line.width = box.right - line.left
        names.draw(surface, seat.name, line, style, "left", frame.floor)
        left, aside, side = box.left + self._indent(frame), _beside(size, frame), round(PICTURE * size)
        place = pygame.Rect(left + aside, line.bottom, box.right - left - aside, 0)
        for name, words in self.lines:
            place.height = rich.height(words, plain, place.width, bold)
            picture = pygame.Rect(left, 0, side, side)
            picture.centery = place.top + rich.leading(plain) // 2
            pictograms.draw(surface, picture, name)
            rich.paragraph(surface, words, place, plain, bold)
            place.top = place.bottom

    def _indent(self, frame: Frame) -> int:
        return 0 if self.below else frame.px(HEAD + ASIDE)


def _beside(size: int, frame: Frame) -> int:
    return round(PICTURE * size) + frame.px(8)


def _plain(size: int) -> Style:
    return Style(Typeface.BOOK_SEMIBOLD, size, pal.INK)


def _bold(size: int) -> Style:
    return Style(Typeface.BOOK_BOLD, size, pal.NIGHT)


def _name(size: int) -> Style:
    return Style(Typeface.POSTER, round(NAME * size), pal.OXBLOOD_DEEP)
