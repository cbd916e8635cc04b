"""Boxes in rows to choose one from: by the arrows, a click or the wheel."""

from collections.abc import Callable, Iterator

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, palette as pal, shapes
from scenes.art.surface_cache import noting
from scenes.widgets.widget import Pointer, Widget

STEPS = {pygame.K_LEFT: (-1, 0), pygame.K_RIGHT: (1, 0), pygame.K_UP: (0, -1), pygame.K_DOWN: (0, 1)}
PAGES = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
LINE = "#d8c093"


class Boxes(Widget):
    """So many boxes (`total`), of which the one `at` is chosen; `first` is the first row in sight.
    `on_choose` is called when another was chosen.

    A kind of them refines the numbers of `columns` and of rows that have `room`, the `area` of the boxes,
    what is between them (`gap`, in design units) and `draw_box`.
    """

    role = "list"
    gap = 0.0
    looked_at = False
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
        """Boxes in a row."""
        return 1

    @property
    def room(self) -> int:
        """The rows that have room."""
        return max(1, _rows(self))

    @property
    def area(self) -> pygame.Rect:
        """The place of the boxes."""
        return self.rect

    @property
    def pitch(self) -> int:
        """Pixels from one row to the next."""
        return (self.area.height + self.frame.px(self.gap)) // self.room

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fill the rectangle."""
        self.rect, self.frame = rect, frame
        self.turn_to(self.at)

    def turn_to(self, number: int) -> None:
        """Have a box chosen and in sight."""
        self.at = max(0, min(self.total - 1, number))
        row, last = self.at // self.columns, max(0, _rows(self) - self.room)
        self.first = max(row - self.room + 1, min(self.first, row, last))

    def choose(self, number: int) -> bool:
        """Choose a box, or the last one there is; whether another was chosen before."""
        before = self.at
        self.turn_to(number)
        if self.at != before:
            self._on_choose()
        return self.at != before

    def value_told(self, say: Say) -> str:
        with noting() as words:
            for number, box in self.places():
                if number == self.at:
                    self.draw_box(pygame.Surface(box.bottomright), box, number)
        place = say("speech.place", n=self.at + 1, all=self.total)
        return ", ".join([*dict.fromkeys(words), place])

    def key(self, event: pygame.event.Event) -> bool:
        """The arrows walk from box to box, and beyond the edges to other controls; pages, and the ends."""
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
        """A click chooses a box, the wheel one of the next row."""
        changed = super().pointer(pointer)
        if pointer.kind == "wheel" and self.hover:
            return self.choose(self.at - pointer.wheel * self.columns)
        if self.looked_at or (pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT):
            struck = (number for number, box in self.places() if box.collidepoint(pointer.pos))
            return self.choose(next(struck, self.at)) or changed
        return changed

    def places(self) -> Iterator[tuple[int, pygame.Rect]]:
        """The boxes in sight with their places."""
        area, gap, columns = self.area, self.frame.px(self.gap), self.columns
        wide, first = (area.width + gap) // columns, self.first * columns
        for number in range(first, min(self.total, first + self.room * columns)):
            row, column = divmod(number - first, columns)
            left, top = area.left + column * wide, area.top + row * self.pitch
            yield number, pygame.Rect(left, top, wide - gap, self.pitch - gap)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the boxes in sight, a frame round the chosen one, and the line beside them."""
        px = self.frame.px
        for number, box in self.places():
            self.draw_box(surface, box, number)
            if number == self.at:
                shapes.focus_line(surface, box.inflate(px(4), px(4)), self.frame.scale, 9)
        draw_line(self, surface)

    def draw_box(self, surface: pygame.Surface, box: pygame.Rect, number: int) -> None:
        """Draw one of them."""


def _rows(boxes: Boxes) -> int:
    """The number of rows, in sight or not."""
    return -(-boxes.total // boxes.columns)


def draw_line(boxes: Boxes, surface: pygame.Surface) -> None:
    """Draw the part that is in sight, where that is not all, as a line at the right."""
    rows, thick = _rows(boxes), boxes.frame.px(8)
    if rows <= boxes.room:
        return
    line = pygame.Rect(boxes.area.right + thick, boxes.area.top, thick, boxes.area.height)
    pygame.draw.rect(surface, LINE, line, border_radius=thick)
    seen = line.copy()
    seen.top += line.height * boxes.first // rows
    seen.height = line.height * boxes.room // rows
    pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), seen, border_radius=thick)
