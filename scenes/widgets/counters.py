"""Counters for several kinds: a row a kind with − n +, up to the number available and a total."""

from collections.abc import Callable, Sequence

import pygame

from raccoon.app.text import Say
from scenes.art import palette as pal
from scenes.art import pictograms, rich, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.widgets.pointer import Pointer
from scenes.widgets.tally import Tally
from scenes.widgets.widget import Widget
from scenes.window.keyboard import digit

ROW = 44
"""A row's height in design units."""
EXCHANGE = "⇄"


class Counters(Widget):
    """The controls of a `Tally`. `kinds` are the names of the kinds' pictures, by index.

    Up and Down choose a row, Left, Right, − and + change it, a digit sets it. With `labels`, in `rich`
    markup, each row has its kind's name above its controls. `exchange` says what one more does where all is
    counted out.
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

    @property
    def hint(self) -> str:
        """The effect of one more, over a + that takes one of another kind away."""
        if self._over is None or self._over[1] <= 0 or not self.tally.exchanges:
            return ""
        return self.exchange if self.tally.can_add(self.rows[self._over[0]]) else ""

    def value_told(self, say: Say) -> str:
        """The count of the row, and what is left to be counted."""
        if not self.rows:
            return ""
        index = self.rows[self.row]
        thing = self.labels[index] if self.labels else f"[{self.kinds[index]}]"
        tally = self.tally
        told = say("speech.counted", thing=thing, n=tally.counts[index], most=tally.available[index])
        return f"{told} {say('speech.left', n=tally.left)}"

    def pointer(self, pointer: Pointer) -> bool:
        """Press − or +; the wheel over a row changes it too."""
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
        """Rows by Up and Down, counts by Left, Right, −, + and digits."""
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
        for number, index in enumerate(self.rows):
            self._draw_row(surface, frame, number, index)
        if self.focused and self.rows:
            shapes.focus_line(surface, self._row_rect(self.row), frame.scale, 9)

    def _draw_row(self, surface: pygame.Surface, frame: Frame, number: int, index: int) -> None:
        minus, value, plus = self._parts(number)
        row = self._row_rect(number)
        side = row.height - 4
        pictograms.draw(surface, pygame.Rect(row.left + 2, row.top + 2, side, side), self.kinds[index])
        for rect, step in ((minus, -1), (plus, 1)):
            usable = self.tally.counts[index] > 0 if step < 0 else self.tally.can_add(index)
            top, bottom = ("#4a3540", "#241820") if usable else ("#2b2227", "#1c1519")
            if usable and self._over == (number, step):
                top = pal.mix(top, pal.IVORY, 0.18)
            shapes.plate(surface, rect, frame.scale, top, bottom, 8)
            sign = "−" if step < 0 else EXCHANGE if usable and self.tally.exchanges else "+"
            self._draw_sign(surface, rect, frame, sign, pal.CREAM if usable else "#a99a8f")
        shapes.inset(surface, value, frame.scale, 8)
        if self.labels:
            self._draw_label(surface, frame, row, self.labels[index])
        style = text.Style(
            Typeface.SLAB_BOLD,
            max(frame.floor, min(frame.type(22), round(value.height * (0.9 if frame.is_large else 0.6)))),
            pal.IVORY,
        )
        words = f"{self.tally.counts[index]} / {self.tally.available[index]}"
        text.draw(surface, words, value.center, style, "centre", value.width - 8, middle=True)

    @staticmethod
    def _draw_sign(surface: pygame.Surface, rect: pygame.Rect, frame: Frame, sign: str, colour: str) -> None:
        """− and +; where all is counted out one more is an exchange, and looks it."""
        if sign == EXCHANGE:
            high = round(min(rect.height, rect.width) * 0.52)
            place = pygame.Rect(0, 0, round(high * 1.2), high)
            place.center = rect.center
            shapes.exchange(surface, place, colour)
            return
        style = text.Style(Typeface.POSTER, max(frame.floor, round(rect.height * 0.5)), colour)
        text.draw(surface, sign, rect.center, style, "centre", middle=True)

    @staticmethod
    def _draw_label(surface: pygame.Surface, frame: Frame, row: pygame.Rect, words: str) -> None:
        """The name of a kind beside its picture, above its controls."""
        left = row.left + row.height + frame.px(6)
        box = pygame.Rect(left, row.top, row.right - left, row.height // 2)
        style = text.Style(
            Typeface.BOOK_SEMIBOLD,
            max(frame.floor, min(frame.type(19), round(box.height * (0.95 if frame.is_large else 0.76)))),
            pal.INK,
            slim=text.NARROWEST if frame.is_large else 1.0,
        )
        if any(piece.picture for piece in rich.pieces(words, style)):
            rich.paragraph(surface, words, box, style, centred=True, legible=frame.floor)
        else:
            text.draw(surface, words, box.midleft, style, "left", box.width, frame.floor, middle=True)

    def least_height(self, frame: Frame, width: int) -> int:
        """So that names can be read above their controls."""
        return 2 * (frame.floor + 1) * len(self.rows) if self.labels else 0

    def _row_rect(self, number: int) -> pygame.Rect:
        height = self.rect.height / max(1, len(self.rows))
        top = self.rect.top + round(number * height)
        return pygame.Rect(self.rect.left, top, self.rect.width, round(height) - max(2, round(height / 12)))

    def _parts(self, number: int) -> tuple[pygame.Rect, pygame.Rect, pygame.Rect]:
        """The rectangles of −, the count, + in a row."""
        row = self._row_rect(number)
        high = row.height // 2 if self.labels else row.height
        top, step = row.bottom - high, min(round(row.height * 1.3), row.width // 5)
        plus = pygame.Rect(row.right - step, top, step, high)
        minus = pygame.Rect(row.left + row.height + row.width // 30, top, step, high)
        gap = row.width // 40
        value = pygame.Rect(minus.right + gap, top, plus.left - minus.right - 2 * gap, high)
        return minus, value, plus

    def _part_at(self, pos: tuple[int, int]) -> tuple[int, int] | None:
        """The row and step (−1, 0 for the row itself, +1) under a point."""
        for number in range(len(self.rows)):
            if self._row_rect(number).collidepoint(pos):
                minus, _, plus = self._parts(number)
                return number, -1 if minus.collidepoint(pos) else 1 if plus.collidepoint(pos) else 0
        return None
