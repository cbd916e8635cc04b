"""Counters: a control with a row of − n + for each kind, up to the number available and a total."""

from collections.abc import Callable, Sequence

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, Typeface, palette as pal, pictograms, rich, shapes, text
from scenes.art.letters.signs import lettered
from scenes.widgets.tally import Tally
from scenes.widgets.widget import Pointer, Widget
from scenes.window.keyboard import digit

ROW = 44
"""The height of a row, in design units."""
COUNT = 40
"""The width of a count before its name in large text, in design units."""
LINE, CONTROLS = 1.2, 1.5
"""In large text: the height of a line of names as a multiple of its type, and that of the controls in lines.
"""
EXCHANGE = "⇄"


class Counters(Widget):
    """The controls of a `Tally`. `kinds` are the pictograms of the kinds, by index.

    Up and Down choose a row, Left, Right, − and + change it, a digit sets it. With `labels`, in `rich`
    markup, each row has its kind's name above its controls; in large text it has only name and count, and the
    controls of the chosen row are below all rows. `exchange` is the hint of + once the total is reached.
    """

    role = "counts"

    def __init__(
        self,
        kinds: Sequence[str],
        available: Sequence[int],
        total: int,
        on_change: Callable[[tuple[int, ...]], None],
        worths: Sequence[float] = (),
        labels: Sequence[str] = (),
        exchange: str = "",
    ) -> None:
        super().__init__()
        self.exchange = exchange
        self.kinds = tuple(kinds)
        self.tally = Tally(available, total, on_change, worths)
        self.labels = tuple(labels)
        self.rows = self.tally.kinds
        self.row = 0
        self._over: tuple[int, int] | None = None
        self._lines: list[int] = []
        """The number of lines of each name, in large text; else empty."""

    @property
    def hint(self) -> str:
        """The hint of `exchange` while the pointer is over a + that would remove one of another kind."""
        if self._over is None or self._over[1] <= 0 or not self.tally.exchanges:
            return ""
        return self.exchange if self.tally.can_add(self.rows[self._over[0]]) else ""

    def value_text(self, say: Say) -> str:
        """The count of the chosen row, and the number left to count."""
        if not self.rows:
            return ""
        index = self.rows[self.row]
        thing = self.labels[index] if self.labels else f"[{self.kinds[index]}]"
        tally = self.tally
        told = say("speech.counted", thing=thing, n=tally.counts[index], most=tally.available[index])
        return f"{told} {say('speech.left', n=tally.left)}"

    def pointer(self, pointer: Pointer) -> bool:
        """Press − or +; the wheel over a row changes its count, too."""
        changed = super().pointer(pointer)
        under = self._part_at(pointer.pos)
        changed = changed or under != self._over
        self._over = under
        if under is None:
            return changed
        row, step = under
        if pointer.kind == "wheel":
            return self.tally.add(self.rows[row], pointer.wheel) or changed
        if pointer.kind == "down" and pointer.button in (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT):
            self.row = row
            by = -1 if pointer.button == pygame.BUTTON_RIGHT else step or 1
            return self.tally.add(self.rows[row], by) or changed
        return changed

    def key(self, event: pygame.event.Event) -> bool:
        """Choose rows by Up and Down, change counts by Left, Right, −, + and digits."""
        if event.type != pygame.KEYDOWN or not self.rows:
            return False
        moves = {pygame.K_UP: -1, pygame.K_DOWN: 1}
        if event.key in moves and 0 <= self.row + moves[event.key] < len(self.rows):
            self.row += moves[event.key]
            return True
        index = self.rows[self.row]
        if event.key in (pygame.K_LEFT, pygame.K_MINUS):
            self.tally.add(index, -1)
            return True
        if event.key in (pygame.K_RIGHT, pygame.K_PLUS):
            self.tally.add(index, 1)
            return True
        if (count := digit(event)) is not None:
            self.tally.add(index, count - self.tally.counts[index])
            return True
        return False

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the rows: the kind's picture, −, count of available, +."""
        self._lines = self._lines_in(frame, self.rect.width)
        for number, index in enumerate(self.rows):
            if self._lines:
                self._draw_name(surface, frame, number, index)
            else:
                self._draw_row(surface, frame, number, index)
        if self._lines:
            self._draw_controls(surface, frame, self.row, self.rows[self.row])
        if self.focused and self.rows:
            shapes.focus_line(surface, self._row_rect(self.row), frame.scale, 9)

    def _draw_row(self, surface: pygame.Surface, frame: Frame, number: int, index: int) -> None:
        row = self._row_rect(number)
        side = row.height - 4
        pictograms.draw(surface, pygame.Rect(row.left + 2, row.top + 2, side, side), self.kinds[index])
        self._draw_controls(surface, frame, number, index)
        if self.labels:
            left, high = row.left + row.height + frame.px(6), row.height // 2
            pixels = max(frame.floor, min(frame.type(19), round(high * 0.76)))
            style = text.Style(Typeface.BOOK_SEMIBOLD, pixels, pal.INK)
            box = pygame.Rect(left, row.top, row.right - left, high)
            _draw_label(surface, frame, box, self.labels[index], style)

    def _draw_controls(self, surface: pygame.Surface, frame: Frame, number: int, index: int) -> None:
        minus, value, plus = self._parts(number)
        for rect, step in ((minus, -1), (plus, 1)):
            usable = self.tally.counts[index] > 0 if step < 0 else self.tally.can_add(index)
            top, bottom = ("#4a3540", "#241820") if usable else ("#2b2227", "#1c1519")
            if usable and self._over == (number, step):
                top = pal.mix(top, pal.IVORY, 0.18)
            shapes.plate(surface, rect, frame.scale, top, bottom, 8)
            sign = "−" if step < 0 else EXCHANGE if usable and self.tally.exchanges else "+"
            _draw_sign(surface, rect, frame, sign, pal.CREAM if usable else "#a99a8f")
        shapes.inset(surface, value, frame.scale, 8)
        style = text.Style(
            Typeface.SLAB_BOLD,
            max(frame.floor, min(frame.type(22), round(value.height * (0.9 if frame.is_large else 0.6)))),
            pal.IVORY,
        )
        words = f"{self.tally.counts[index]} / {self.tally.available[index]}"
        text.draw(surface, words, value.center, style, "centre", value.width - 8, middle=True)

    def _draw_name(self, surface: pygame.Surface, frame: Frame, number: int, index: int) -> None:
        """Draw a row in large text: its count and its name; the chosen row has a line round it."""
        row, style, count = self._row_rect(number), _name_style(frame), self.tally.counts[index]
        if number == self.row:
            shapes.inset(surface, row, frame.scale, 8)
            style = style.coloured(pal.IVORY)
        figure = style._replace(face=Typeface.SLAB_BOLD)
        at = row.left + frame.px(COUNT) // 2, row.centery
        text.draw(surface, str(count or "·"), at, figure, "centre", middle=True)
        room = frame.px(COUNT)
        box = pygame.Rect(row.left + room, row.top, row.width - room - frame.px(4), row.height)
        _draw_label(surface, frame, box, self.labels[index], style)

    def _lines_in(self, frame: Frame, width: int) -> list[int]:
        """The number of lines of each name in large text; else none."""
        if not (frame.is_large and self.labels):
            return []
        style, room = _name_style(frame), width - frame.px(COUNT + 4)
        return [len(text.wrap(self.labels[index], style, round(room / style.slim))) for index in self.rows]

    def least_height(self, frame: Frame, width: int) -> int:
        """The height at which all names are legible above the controls."""
        if lines := self._lines_in(frame, width):
            return round((sum(lines) + CONTROLS) * LINE * _name_style(frame).pixels)
        return 2 * (frame.floor + 1) * len(self.rows) if self.labels else 0

    def _row_rect(self, number: int) -> pygame.Rect:
        if self._lines:
            line = self.rect.height / (sum(self._lines) + CONTROLS)
            top, high = (
                round(line * sum(lines)) for lines in (self._lines[:number], self._lines[number : number + 1])
            )
            return pygame.Rect(self.rect.left, self.rect.top + top, self.rect.width, high - 2)
        height = self.rect.height / max(1, len(self.rows))
        top = self.rect.top + round(number * height)
        return pygame.Rect(self.rect.left, top, self.rect.width, round(height) - max(2, round(height / 12)))

    def _parts(self, number: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """The rectangles of −, the count and + of a row; in large text those of the chosen row, below all
        rows.
        """
        row = self._row_rect(number)
        if self._lines and number != self.row:
            return pygame.Rect(row.topleft, (0, 0)), row, row
        if self._lines:
            foot = self._row_rect(len(self.rows) - 1).bottom + 6
            row = pygame.Rect(row.left, foot, row.width, self.rect.bottom - foot)
            high, step, left = row.height, row.width // 4, row.left
        else:
            high = row.height // 2 if self.labels else row.height
            step, left = min(round(row.height * 1.3), row.width // 5), row.left + row.height + row.width // 30
        top, gap = row.bottom - high, row.width // 40
        plus = pygame.Rect(row.right - step, top, step, high)
        minus = pygame.Rect(left, top, step, high)
        value = pygame.Rect(minus.right + gap, top, plus.left - minus.right - 2 * gap, high)
        return minus, value, plus

    def _part_at(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        """The row and step (−1, 0 for the row itself, +1) under a point."""
        for number in range(len(self.rows)):
            minus, value, plus = self._parts(number)
            if minus.collidepoint(pos):
                return number, -1
            if plus.collidepoint(pos) and plus != value:
                return number, 1
            if self._row_rect(number).collidepoint(pos) or value.collidepoint(pos):
                return number, 0
        return None


def _name_style(frame: Frame) -> text.Style:
    return lettered(frame, Typeface.BOOK_SEMIBOLD, 19, pal.INK)


def _draw_sign(surface: pygame.Surface, rect: pygame.Rect, frame: Frame, sign: str, colour: str) -> None:
    """Draw −, + or, once the total is reached, the arrows of an exchange."""
    if sign == EXCHANGE:
        high = round(min(rect.height, rect.width) * 0.52)
        place = pygame.Rect(0, 0, round(high * 1.2), high)
        place.center = rect.center
        shapes.exchange(surface, place, colour)
        return
    style = text.Style(Typeface.POSTER, max(frame.floor, round(rect.height * 0.5)), colour)
    text.draw(surface, sign, rect.center, style, "centre", middle=True)


def _draw_label(
    surface: pygame.Surface, frame: Frame, box: pygame.Rect, words: str, style: text.Style
) -> None:
    """Draw the name of a kind, on one line except in large text."""
    if any(piece.picture for piece in rich.pieces(words, style)):
        rich.paragraph(surface, words, box, style, centred=True, legible=frame.floor)
    elif frame.is_large:
        text.paragraph(surface, words, box, style, centred=True, floor=frame.floor)
    else:
        text.draw(surface, words, box.midleft, style, "left", box.width, frame.floor, middle=True)
