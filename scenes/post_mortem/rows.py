"""The rows of a post-mortem, of which one is chosen by the arrows or a click."""

from collections.abc import Callable, Sequence

import pygame

from raccoon.app.seats import Seat
from scenes.afterwards import paper
from scenes.afterwards.boxes import Boxes, draw_line
from scenes.art import Align, Frame, Style, Typeface, names, palette as pal, pictograms, shapes, text
from scenes.art.letters.signs import lettered
from scenes.art.pieces.chart import AXIS
from scenes.post_mortem import dots
from scenes.table.presentation.post_mortem_data import Deed, Mood, PostMortem

ROW, HEAD, KEY = 35.0, 48.0, 44.0
"""The heights of a row, of the heads and of a line of the key to the signs, in design units."""
KEY_LINES = 1, 2
"""The lines of the key; usually, and in large text."""
ROUND, SEAT, FIGURE, EDGE = 80.0, 160.0, 86.0, 10.0
NAMES, SLIMMER, BROADER = (200.0, 330.0), 25.0, (5.0, 16.0)
"""The widths of columns in design units: `NAMES` next to dots, and next to words. In large text names next to
words are `SLIMMER` narrower, figures next to dots or words `BROADER` wider. The middle has the rest.
"""
LARGE_PICTURE = 84.0
"""The greatest width of a picture in large text."""
ROOMY, ROOMIER = 1.7, 3.4
"""The largest factors by which few rows are higher: with dots, and with words."""
LARGER = 1.35
"""The largest factor by which the type in high rows is larger."""
STRIPE, CHOSEN = "#e8d4a2", "#f0c86a"
COLOURS: dict[Mood, pal.Colour] = {"good": pal.TEAL, "bad": pal.OXBLOOD, "": pal.INK}
SIGNS = ("paid", "due", "worth", "able", "gained", "overpaid")
"""The signs of the key, ``post_mortem.<name>`` in the catalogue."""


class DeedRows(Boxes):
    """The deeds of a post-mortem, as many at once as there is room for."""

    def __init__(
        self, told: PostMortem, seats: Sequence[Seat], signs: Sequence[str], on_choose: Callable[[], None]
    ) -> None:
        super().__init__(on_choose)
        self.told, self._seats, self._signs = told, seats, signs
        self.visible = bool(told.deeds)
        self._scale = dots.scale_of(told)

    @property
    def total(self) -> int:
        """The number of deeds."""
        return len(self.told.deeds)

    @property
    def area(self) -> pygame.Rect:
        """The place between the heads and the key to the signs."""
        head, lines = self.frame.px(HEAD), KEY_LINES[self.frame.is_large]
        foot = self.frame.px(KEY) * lines if self._scale else 0
        return pygame.Rect(
            self.rect.left, self.rect.top + head, self.rect.width, self.rect.height - head - foot
        )

    @property
    def pitch(self) -> int:
        """The height of a row, in pixels."""
        roomy = ROOMY if self._scale else ROOMIER
        return max(
            self._least_row_height,
            min(round(roomy * self._least_row_height), self.area.height // max(1, self.total)),
        )

    @property
    def _least_row_height(self) -> int:
        return self.frame.px(ROW * paper.text_growth(self.frame, 0.55))

    @property
    def room(self) -> int:
        """The number of rows visible at once."""
        return max(1, self.area.height // self.pitch)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the heads, the rows with their dots, and the key to the signs."""
        frame = self.frame
        places = list(self.places())
        for number, box in places:
            if number == self.at:
                pygame.draw.rect(surface, pal.rgb(CHOSEN), box, border_radius=frame.px(4))
            elif number % 2:
                surface.fill(pal.rgb(STRIPE), box)
        self._draw_heads(surface)
        middle = self._columns(places[0][1])[4]
        if self._scale:
            self._draw_dots(surface, middle.unionall([self._columns(box)[4] for _, box in places]))
        for number, box in places:
            self._draw_row(surface, box, self.told.deeds[number])
            if number == self.at:
                pygame.draw.rect(surface, pal.rgb(pal.INK), box, frame.px(2), frame.px(4))
        draw_line(self, surface)
        if self.focused:
            around = places[0][1].union(places[-1][1]).inflate(frame.px(10), frame.px(2))
            shapes.focus_line(surface, around, frame.scale)

    def _draw_dots(self, surface: pygame.Surface, box: pygame.Rect) -> None:
        assert self._scale
        frame, told = self.frame, self.told
        colours = tuple([pal.SEAT[seat.colour] for seat in self._seats])
        shown = [(action.dots, action.seat) for action in told.deeds[self.first : self.first + self.room]]
        dots.draw(surface, box, shown, colours, self._scale, frame)
        head = pygame.Rect(box.left, self.rect.top, box.width, frame.px(HEAD))
        dots.draw_scale(surface, head, told, self._scale, frame)
        signs = list(enumerate(self._signs))
        wide = -(-len(signs) // KEY_LINES[frame.is_large])
        foot = pygame.Rect(self.rect.left, self.area.bottom, self.rect.width, frame.px(KEY))
        for line, first in enumerate(range(0, len(signs), wide)):
            row = foot.move(0, line * foot.height)
            dots.draw_key(surface, row, dict(signs[first : first + wide]), colours, frame)

    def _columns(self, row: pygame.Rect) -> list[pygame.Rect]:
        """Return the places of round, picture, name, seat, middle and figures in a row."""
        px, figures = self.frame.px, len(self.told.columns) - 3
        name = NAMES[0] if self._scale else NAMES[1] - SLIMMER * self.frame.is_large
        picture = min(row.height, px(LARGE_PICTURE)) if self.frame.is_large else row.height
        widths = [px(ROUND), picture + px(6), px(name), px(SEAT)]
        figure = px(FIGURE + self.frame.is_large * (BROADER[0] if self._scale else BROADER[1]))
        rest = row.width - sum(widths) - figures * figure - px(EDGE)
        found, left = [], row.left
        for wide in (*widths, rest, *[figure] * figures):
            found.append(pygame.Rect(left, row.top, wide, row.height))
            left += wide
        return found

    def _draw_heads(self, surface: pygame.Surface) -> None:
        frame, row = self.frame, pygame.Rect(self.rect)
        row.height = self.pitch
        columns = self._columns(row)
        for column in columns:
            column.height = frame.px(HEAD)
        if not self._scale:  # there is nothing above the words in the middle
            columns[5].width, columns[5].left = columns[5].right - columns[4].left, columns[4].left
        first = columns[0].inflate(frame.px(6), 0)
        if frame.is_large:  # further to the left, as the numbers below it are centred
            first = columns[0].move(-frame.px(8), 0).inflate(frame.px(14), 0)
        places = [first, columns[1].union(columns[2]), columns[3], *columns[5:]]
        style = lettered(frame, Typeface.BOOK_ITALIC, 18, AXIS, 1.4)
        for number, (word, place) in enumerate(zip(self.told.columns, places, strict=True)):
            align: Align = "centre" if number == 0 else "left" if number in (1, 2) else "right"
            _write(surface, word, place, style, align, frame)

    def _draw_row(self, surface: pygame.Surface, row: pygame.Rect, action: Deed) -> None:
        larger = min(LARGER, max(1.0, row.height / self.frame.px(ROW) / ROOMY))
        frame, columns = self.frame, self._columns(row)
        number = lettered(frame, Typeface.SLAB_BOLD, 19 * larger, pal.INK, 1.4 / larger)
        _write(surface, str(action.round), columns[0], number, "centre", frame)
        side = min(row.height - frame.px(3), columns[1].width)
        picture = pygame.Rect(0, 0, side, side)
        picture.center = columns[1].center
        action.picture(surface, picture)
        name = lettered(frame, Typeface.BOOK_BOLD, 20 * larger, pal.INK, 1.5 / larger)
        columns[2].width -= frame.px(8) * frame.is_large
        names.draw(surface, action.name, columns[2], name, "left", frame.floor)
        if action.seat is not None:
            draw_seat(surface, columns[3], self._seats[action.seat], frame, larger)
        if action.words:
            style = lettered(frame, Typeface.BOOK, 20 * larger, pal.INK, 1.4 / larger)
            box = columns[4].inflate(-frame.px(16), 0)
            if frame.is_large:
                text.paragraph(surface, action.words, box, style, centred=True, floor=frame.floor)
            else:
                _write(surface, action.words, box, style, "left", frame)
        last = len(action.figures) - 1
        for place, (words, box) in enumerate(zip(action.figures, columns[5:], strict=True)):
            colour = COLOURS[action.mood] if place == last else pal.INK
            figure = lettered(frame, Typeface.POSTER, 22 * larger, colour, 1.4 / larger)
            _write(surface, words, box, figure, "right", frame)


def draw_seat(
    surface: pygame.Surface, box: pygame.Rect, seat: Seat, frame: Frame, larger: float = 1.0
) -> None:
    """Draw the emblem and the name of a seat, in type `larger` times the usual size."""
    side = min(box.height - frame.px(4), frame.px(30))
    emblem = pygame.Rect(box.left, box.centery - side // 2, side, side)
    pictograms.draw(surface, emblem, f"emblem {seat.emblem} {seat.colour}")
    room = pygame.Rect(
        emblem.right + frame.px(8), box.top, box.right - emblem.right - frame.px(10), box.height
    )
    style = lettered(frame, Typeface.BOOK_SEMIBOLD, 19 * larger, pal.INK, 1.5 / larger)
    names.draw(surface, seat.name, room, style, "left", frame.floor)


def _write(
    surface: pygame.Surface, words: str, box: pygame.Rect, style: Style, align: Align, frame: Frame
) -> None:
    inner = box.inflate(-frame.px(4 if frame.is_large else 8), 0)
    x = {"left": inner.left, "centre": inner.centerx, "right": inner.right}[align]
    text.draw(surface, words, (x, inner.centery), style, align, inner.width, frame.floor, middle=True)
