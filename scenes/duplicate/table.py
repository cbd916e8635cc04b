"""The table of tries at a deal, whose rows are chosen by a click or the arrows."""

from collections.abc import Callable

import pygame

from raccoon.app.text import Say
from scenes.afterwards import paper
from scenes.afterwards.boxes import Boxes
from scenes.art.frame import Frame
from scenes.duplicate.rows import TryRow, draw_heads, draw_row

HEAD, LEAST, GAP = (40.0, 58.0), 84.0, 10.0
"""The height of the heads (usually, and in large text), the least of a row, and the gap, in design units."""


class TriesTable(Boxes):
    """The rows, the best first."""

    gap = GAP

    def __init__(self, say: Say, on_choose: Callable[[], None]) -> None:
        super().__init__(on_choose)
        self._say = say
        self.rows: tuple[TryRow, ...] = ()

    def show(self, rows: tuple[TryRow, ...]) -> None:
        """Show these rows; the chosen one stays chosen, at first that of the game itself."""
        old = self.chosen.one if self.chosen else next((row.one for row in rows if row.is_current), None)
        self.rows = rows
        self.turn_to(next((number for number, row in enumerate(rows) if row.one == old), 0))

    @property
    def chosen(self) -> TryRow | None:
        """The chosen row, if there are any."""
        return self.rows[self.at] if self.rows else None

    @property
    def total(self) -> int:
        return len(self.rows)

    @property
    def room(self) -> int:
        high = (LEAST + GAP) * paper.text_growth(self.frame, 0.25)
        return max(1, self.area.height // self.frame.px(high))

    @property
    def area(self) -> pygame.Rect:
        head = self.frame.px(HEAD[self.frame.is_large])
        return pygame.Rect(self.rect.left, self.rect.top + head, self.rect.width, self.rect.height - head)

    @property
    def beneath(self) -> pygame.Rect:
        """The room below the rows."""
        top = self.area.top + min(self.total, self.room) * self.pitch + self.frame.px(GAP)
        return pygame.Rect(self.rect.left, top, self.rect.width, self.rect.bottom - top)

    @property
    def _scales(self) -> tuple[int, int, int]:
        """The longest lead, the most points, and the most rounds of all rows."""
        ahead = [abs(row.one.ahead) for row in self.rows if not row.one.lost]
        most = max((max(row.course, default=0) for row in self.rows), default=0)
        return max(ahead, default=0), most, max(len(row.course) for row in self.rows) - 1

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        if self.rows:
            head = pygame.Rect(self.rect.left, self.rect.top, 0, 0)
            head.width, head.height = self.rect.width, self.area.top - head.top - self.frame.px(12)
            draw_heads(surface, head, self._say, self.frame, self._scales[2] > 0)
        super().draw(surface, frame)

    def draw_box(self, surface: pygame.Surface, box: pygame.Rect, number: int) -> None:
        draw_row(surface, box, self.rows[number], self._scales, self.frame)
