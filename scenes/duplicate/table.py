"""The table of tries at a deal: rows that are chosen by a click or the arrows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame

from raccoon.app.text import Say
from scenes.afterwards import scroll_line
from scenes.art import shapes
from scenes.art.frame import Frame
from scenes.duplicate.rows import TryRow, draw_heads, draw_row
from scenes.widgets.pointer import Pointer
from scenes.widgets.widget import Widget

HEAD, LEAST, GAP = 40.0, 84.0, 10.0
"""The height of the heads, the least of a row, and what is between rows, in design units."""
KEYS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -6, pygame.K_PAGEDOWN: 6}


class TriesTable(Widget):
    """The rows, the best first; `on_choose` is called when another one was chosen."""

    def __init__(self, say: Say, on_choose: Callable[[], None]) -> None:
        super().__init__()
        self._say, self._on_choose = say, on_choose
        self.rows: tuple[TryRow, ...] = ()
        self.at = self._first = 0
        self._frame = Frame.of((1920, 1080))

    def show(self, rows: tuple[TryRow, ...]) -> None:
        """Show these rows; the one that was chosen stays so, at first that of the game itself."""
        old = self.chosen.one if self.chosen else next((row.one for row in rows if row.here), None)
        self.rows = rows
        self.at = next((number for number, row in enumerate(rows) if row.one == old), 0)
        self._keep_in_sight()

    @property
    def chosen(self) -> TryRow | None:
        """The row that is chosen."""
        return self.rows[self.at] if self.rows else None

    def choose(self, number: int) -> bool:
        """Choose a row; whether another one was chosen before."""
        number = max(0, min(len(self.rows) - 1, number))
        if number == self.at:
            return False
        self.at = number
        self._keep_in_sight()
        self._on_choose()
        return True

    @property
    def _room(self) -> int:
        """The number of rows that have room."""
        grown = 1 + 0.25 * (min(2.0, self._frame.text_scale) - 1)
        return max(1, self._height // self._frame.px((LEAST + GAP) * grown))

    @property
    def _height(self) -> int:
        return self.rect.height - self._frame.px(HEAD)

    def _keep_in_sight(self) -> None:
        last = max(0, len(self.rows) - self._room)
        self._first = max(0, min(last, self._first, self.at))
        self._first = max(self._first, self.at - self._room + 1)

    def key(self, event: pygame.event.Event) -> bool:
        """Up and down choose, also by pages and to the ends."""
        if event.type != pygame.KEYDOWN:
            return False
        ends = {pygame.K_HOME: 0, pygame.K_END: len(self.rows) - 1}
        if event.key in ends:
            self.choose(ends[event.key])
            return True
        return event.key in KEYS and self.choose(self.at + KEYS[event.key])

    def pointer(self, pointer: Pointer) -> bool:
        """A click chooses a row, the wheel the next one."""
        changed = super().pointer(pointer)
        if pointer.kind == "wheel" and self.rect.collidepoint(pointer.pos):
            return self.choose(self.at - pointer.wheel)
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            struck = (number for number, box in self.places() if box.collidepoint(pointer.pos))
            if (number := next(struck, None)) is not None:
                return self.choose(number)
        return changed

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fill the rectangle."""
        self.rect, self._frame = rect, frame
        self._keep_in_sight()

    def places(self) -> Iterator[tuple[int, pygame.Rect]]:
        """The rows in sight with their boxes."""
        top, gap, pitch = (
            self.rect.top + self._frame.px(HEAD),
            self._frame.px(GAP),
            self._height // self._room,
        )
        for number in range(self._first, min(len(self.rows), self._first + self._room)):
            yield number, pygame.Rect(self.rect.left, top, self.rect.width, pitch - gap)
            top += pitch

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the heads, and the rows in sight."""
        if not self.rows:
            return
        frame = self._frame
        longest = max((abs(row.one.ahead) for row in self.rows if not row.one.lost), default=0)
        most = max((max(row.course, default=0) for row in self.rows), default=0)
        rounds = max(len(row.course) for row in self.rows) - 1
        head = pygame.Rect(self.rect.left, self.rect.top, self.rect.width, frame.px(HEAD - 12))
        draw_heads(surface, head, self._say, frame, rounds > 0)
        for number, box in self.places():
            draw_row(surface, box, self.rows[number], (longest, most, rounds), frame)
            if number == self.at:
                shapes.focus_line(surface, box.inflate(frame.px(4), frame.px(4)), frame.scale, 9)
        thick, above = frame.px(8), frame.px(HEAD)
        line = pygame.Rect(self.rect.right + thick, self.rect.top + above, thick, self._height)
        scroll_line.draw(surface, line, self._first, self._room, len(self.rows))
