"""A list of boxes in rows, of which one is chosen by the arrows, a click or the wheel."""

from collections.abc import Callable, Iterator

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, palette as pal, shapes
from scenes.art.surface_cache import noted_words
from scenes.widgets.widget import Pointer, Widget

STEPS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
LINE = "#d8c093"


class Boxes(Widget):
    """A list of `total` boxes; the one `at` is chosen, `first` is the first visible row. `on_choose` is
    called when the choice has changed.

    Subclasses override `total`, `columns`, `room` (visible rows), `area`, `gap` (in design units) and
    `draw_box`.
    """

    role = "list"
    gap = 0.0
    chosen_by_hover = False
    """Whether the box under the pointer is chosen without a click."""

    def __init__(self, on_choose: Callable[[], None] = lambda: None) -> None:
        super().__init__()
        self._on_choose = on_choose
        self.at = self.first = 0
        self.frame = Frame.of((1920, 1080))

    @property
    def total(self) -> int:
        """The number of boxes."""
        return 0

    @property
    def columns(self) -> int:
        """The number of boxes in a row."""
        return 1

    @property
    def room(self) -> int:
        """The number of rows visible at once."""
        return max(1, _row_count(self))

    @property
    def area(self) -> pygame.Rect:
        """The place of the boxes."""
        return self.rect

    @property
    def pitch(self) -> int:
        """The distance of two rows in pixels."""
        return (self.area.height + self.frame.px(self.gap)) // self.room

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fill the rectangle."""
        self.rect, self.frame = rect, frame
        self.turn_to(self.at)

    def turn_to(self, number: int) -> None:
        """Choose a box and scroll to it, without calling `on_choose`."""
        self.at = max(0, min(self.total - 1, number))
        row, last = self.at // self.columns, max(0, _row_count(self) - self.room)
        self.first = max(row - self.room + 1, min(self.first, row, last))

    def choose(self, number: int) -> bool:
        """Choose a box, or the nearest one there is; return whether the choice has changed."""
        before = self.at
        self.turn_to(number)
        if self.at != before:
            self._on_choose()
        return self.at != before

    def value_text(self, say: Say) -> str:
        with noted_words() as words:
            for number, box in self.places():
                if number == self.at:
                    self.draw_box(pygame.Surface(box.bottomright), box, number)
        place = say("speech.place", n=self.at + 1, all=self.total)
        return ", ".join([*dict.fromkeys(words), place])

    def key(self, event: pygame.event.Event) -> bool:
        """Choose by arrows (beyond the edges the focus leaves), Page keys, Home and End."""
        key = event.key if event.type == pygame.KEYDOWN else 0
        if key in PAGES:
            return self.choose(self.at + PAGES[key] * max(1, self.room - 1) * self.columns)
        if key in (pygame.K_HOME, pygame.K_END):
            return self.choose(0 if key == pygame.K_HOME else self.total - 1)
        across, down = STEPS.get(key, (0, 0))
        to = self.at + across + down * self.columns
        inside = 0 <= self.at % self.columns + across < self.columns and 0 <= to < self.total
        return inside and self.choose(to)

    def pointer(self, pointer: Pointer) -> bool:
        """Choose by a click, or by the wheel the box of the next row."""
        changed = super().pointer(pointer)
        if pointer.kind == "wheel" and self.hover:
            return self.choose(self.at - pointer.wheel * self.columns)
        if self.chosen_by_hover or (pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT):
            struck = (number for number, box in self.places() if box.collidepoint(pointer.pos))
            return self.choose(next(struck, self.at)) or changed
        return changed

    def places(self) -> Iterator[tuple[int, pygame.Rect]]:
        """Yield the visible boxes with their places."""
        area, gap, columns = self.area, self.frame.px(self.gap), self.columns
        wide, first = (area.width + gap) // columns, self.first * columns
        for number in range(first, min(self.total, first + self.room * columns)):
            row, column = divmod(number - first, columns)
            left, top = area.left + column * wide, area.top + row * self.pitch
            yield number, pygame.Rect(left, top, wide - gap, self.pitch - gap)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the visible boxes, a frame around the chosen one, and the scroll bar."""
        px = self.frame.px
        for number, box in self.places():
            self.draw_box(surface, box, number)
            if number == self.at:
                shapes.focus_line(surface, box.inflate(px(4), px(4)), self.frame.scale, 9)
        draw_line(self, surface)

    def draw_box(self, surface: pygame.Surface, box: pygame.Rect, number: int) -> None:
        """Draw one box."""


def _row_count(boxes: Boxes) -> int:
    return -(-boxes.total // boxes.columns)


def draw_line(boxes: Boxes, surface: pygame.Surface) -> None:
    """Draw the scroll bar at the right, if not all rows are visible."""
    rows, thick = _row_count(boxes), boxes.frame.px(8)
    if rows <= boxes.room:
        return
    line = pygame.Rect(boxes.area.right + thick, boxes.area.top, thick, boxes.area.height)
    pygame.draw.rect(surface, LINE, line, border_radius=thick)
    seen = line.copy()
    seen.top += line.height * boxes.first // rows
    seen.height = line.height * boxes.room // rows
    pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), seen, border_radius=thick)
