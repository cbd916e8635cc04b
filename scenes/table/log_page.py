"""The log in the Gazette (P10): scrolled, filtered, lighting up what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from raccoon.app.seats import Seat
from scenes.art import palette as pal
from scenes.art import shapes
from scenes.art.frame import Frame
from scenes.art.sprite_layer import Aloft
from scenes.table import log_rows
from scenes.table.game_log import Item, Say
from scenes.table.log_filter import HIGH, Chip, Filter
from scenes.table.log_rows import Row
from scenes.widgets import tooltip
from scenes.widgets.focus import move_of
from scenes.widgets.pointer import Pointer, read

NOTCH = 64
"""How far one notch of the wheel scrolls, in design units."""
SLACK = 6
"""A press that moves farther than this drags the paper, in design units."""
EDGE = 8
"""Between the lines and the paper's edge, where the thumb lies, in design units."""


class LogPage:
    """The lines of the log in a rectangle, the newest on top. `on_moment` is called with the line pressed.

    `focused` tells that the keys are its own: arrows walk, Enter presses, Escape leaves.
    """

    def __init__(self, seats: Sequence[Seat], say: Say, on_moment: Callable[[Item], None]) -> None:
        self.say = say
        self.on_moment = on_moment
        self.filter = Filter(seats, say)
        self.focused = False
        self.chosen: Item | None = None
        self.hovered: Item | None = None
        self.rows: list[Row] = []
        self.offset = 0
        self.body = self.bar = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        self._items: Sequence[Item] = ()
        self._chip: tuple[Chip, pygame.Rect] | None = None
        self._pressed: tuple[int, int] | None = None
        self._grabbed = 0
        self._dragging = False

    @property
    def item(self) -> Item | None:
        """The line that is pointed at, or the one the keys stand on."""
        return self.hovered or (self.chosen if self.focused else None)

    def reseat(self, seats: Sequence[Seat]) -> None:
        """Other people and bots sit at the table."""
        chosen, details = self.filter.chosen, self.filter.details
        self.filter = Filter(seats, self.say)
        self.filter.chosen, self.filter.details = chosen, details
        self._lay()

    def show(self, items: Sequence[Item]) -> None:
        """Take over the lines, oldest first; someone who has scrolled back keeps their place."""
        if tuple(items) == self._items:
            return
        old = self.rows[0] if self.rows else None
        self._items = tuple(items)
        self._lay()
        if self.chosen not in self._items:
            self.chosen = None
        self.hovered = None
        if self.offset and old:
            again = next((row for row in self.rows if row.item == old.item), None)
            self.offset += again.top if again else 0
        self._scroll(0)

    def layout(self, area: pygame.Rect, frame: Frame) -> None:
        """Fit it into a rectangle of the window: chips on top, lines beneath."""
        if (area, frame) == (self._area(), self.frame):
            return
        self.frame = frame
        high = frame.px(HIGH) * len(self.filter.in_rows)
        self.bar = pygame.Rect(area.left, area.top, area.width, high)
        top = self.bar.bottom + frame.px(6)
        self.body = pygame.Rect(area.left, top, area.width, max(1, area.bottom - top))
        self._lay()
        self._scroll(0)

    def _area(self) -> pygame.Rect:
        return self.bar.union(self.body)

    def _lay(self) -> None:
        """Measure the lines that pass the filter."""
        shown = [item for item in reversed(self._items) if self.filter.passes(item)]
        words = {item.round: self.say("table.gazette.round", n=item.round) for item in shown}
        width = self.body.width - self.frame.px(EDGE)
        self.rows = (
            list(log_rows.rows(shown, words, self.filter.seats, self.frame, width)) if width > 0 else []
        )

    @property
    def _high(self) -> int:
        return self.rows[-1].bottom + self.frame.px(4) if self.rows else 0

    def _scroll(self, by: int) -> bool:
        before = self.offset
        self.offset = max(0, min(self.offset + by, self._high - self.body.height))
        return self.offset != before

    # Input.

    def handle(self, event: pygame.event.Event, size: tuple[int, int], keys: bool = True) -> bool:
        """Use an event; with `keys` False only the pointer's."""
        pointer = read(event, size)
        if pointer:
            return self._point(pointer)
        if not keys or event.type not in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            return False
        return self._key(event)

    def _key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            page = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}.get(event.key)
            if page:
                self._scroll(page * round(self.body.height * 0.85))
                return True
            if event.key == pygame.K_l and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                self.focus(not self.focused)
                return True
        return self.focused and self._walk(event)

    def focus(self, on: bool) -> None:
        """Take the keys, or give them back."""
        self.focused = on
        if on and (self.chosen is None or not self.filter.passes(self.chosen)):
            self.chosen = self._lines()[0] if self._lines() else None
            self.offset = 0

    def _lines(self) -> list[Item]:
        return [row.item for row in self.rows if row.item]

    def _walk(self, event: pygame.event.Event) -> bool:
        move = move_of(event)
        ends = {pygame.K_HOME: -len(self.rows), pygame.K_END: len(self.rows)}
        if move in ("up", "down"):
            self.step(1 if move == "down" else -1)
        elif event.type == pygame.KEYDOWN and event.key in ends:
            self.step(ends[event.key])
        elif move in ("left", "right"):
            self.filter.step(1 if move == "right" else -1)
            self._refilter()
        elif move == "press":
            if self.chosen:
                self.on_moment(self.chosen)
        elif move == "cancel":
            self.focused = False
        else:
            self.focused = move not in ("next", "previous")
            return False
        return True

    def step(self, by: int) -> None:
        """Walk so many lines down (into the past) from the chosen one, as far as there are any."""
        lines = self._lines()
        if not lines:
            return
        here = lines.index(self.chosen) if self.chosen in lines else -1
        self.choose(lines[max(0, min(len(lines) - 1, here + by))])

    def choose(self, item: Item) -> None:
        """Stand on a line and bring it into sight."""
        self.chosen = item
        row = next((row for row in self.rows if row.item == item), None)
        if row:
            margin = self.frame.px(10)
            self.offset = min(self.offset, max(0, row.top - margin))
            self.offset = max(self.offset, row.bottom + margin - self.body.height)
            self._scroll(0)

    def _refilter(self) -> None:
        self._lay()
        self.offset = 0
        if self.chosen and not self.filter.passes(self.chosen):
            self.chosen = None
            self.focus(self.focused)

    def _point(self, pointer: Pointer) -> bool:
        inside = self._area().collidepoint(pointer.pos)
        if self._pressed and pointer.kind in ("move", "up"):
            return self._held(pointer)
        changed = self._hover(pointer.pos if inside else None)
        if not inside:
            if pointer.kind == "down":
                self.focused = False
            return changed
        if pointer.kind == "wheel":
            self._scroll(-pointer.wheel * self.frame.px(NOTCH))
            self._hover(pointer.pos)
            return True
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            self._pressed, self._grabbed, self._dragging = pointer.pos, self.offset, False
            return True
        return changed

    def _held(self, pointer: Pointer) -> bool:
        """A held press drags the paper; one that stayed in its place is a press on what lies there."""
        assert self._pressed
        way = self._pressed[1] - pointer.pos[1]
        self._dragging = self._dragging or abs(way) > self.frame.px(SLACK)
        if self._dragging:
            self.offset = self._grabbed + way
            self._scroll(0)
        if pointer.kind == "up":
            pressed, self._pressed = self._pressed, None
            if not self._dragging and self._area().collidepoint(pointer.pos):
                self._press(pressed)
        return True

    def _press(self, pos: tuple[int, int]) -> None:
        if chip := self.filter.at(self.bar, pos):
            self.filter.choose(chip[0].key)
            self._refilter()
        elif item := self.item_at(pos):
            self.chosen = item
            self.on_moment(item)

    def _hover(self, pos: tuple[int, int] | None) -> bool:
        before = self.hovered, self._chip
        self.hovered = self.item_at(pos) if pos else None
        self._chip = self.filter.at(self.bar, pos) if pos else None
        return before != (self.hovered, self._chip)

    def let_go(self) -> None:
        """The window has lost the pointer."""
        self._pressed = self.hovered = self._chip = None

    def item_at(self, pos: tuple[int, int]) -> Item | None:
        """The line at a point of the window."""
        if not self.body.collidepoint(pos):
            return None
        down = pos[1] - self.body.top + self.offset
        gap = self.frame.px(log_rows.GAP) // 2
        return next((row.item for row in self.rows if row.top - gap <= down < row.bottom + gap), None)

    def rect_of(self, item: Item) -> pygame.Rect:
        """Where a line lies in the window now; it may be scrolled out of sight."""
        row = next(row for row in self.rows if row.item == item)
        return pygame.Rect(self.body.left, self.body.top + row.top - self.offset, self.body.width, row.height)

    # Drawing.

    def draw(self, surface: pygame.Surface, slip: bool = False) -> None:
        """The chips and the lines; with `slip` on a paper of their own, over a table that is dimmed."""
        frame = self.frame
        sheet = self._area().inflate(frame.px(16), frame.px(12))
        if not sheet.inflate(frame.px(80), frame.px(80)).colliderect(surface.get_clip()):
            return
        if slip:
            shapes.paper_panel(surface, sheet, frame.scale, evening=True)
        self.filter.draw(surface, self.bar, frame)
        before = surface.get_clip()
        surface.set_clip(self.body.clip(before))
        for row in self.rows:
            top = self.body.top + row.top - self.offset
            if top > self.body.bottom:
                break
            if top + row.height >= self.body.top:
                self._draw_row(surface, row, top)
        surface.set_clip(before)
        self._draw_thumb(surface)

    def _draw_row(self, surface: pygame.Surface, row: Row, top: int) -> None:
        frame, seats = self.frame, self.filter.seats
        width = self.body.width - frame.px(EDGE)
        item = row.item
        if item is None:
            surface.blit(log_rows.round_picture(row.words, frame, width), (self.body.left, top))
            return
        gap = frame.px(log_rows.GAP)
        box = pygame.Rect(self.body.left, top - gap // 2, self.body.width, row.height + gap)
        if item == self.item:
            _band(surface, box, frame)
        elif row.top:
            line = top - gap // 2
            pygame.draw.line(
                surface, pal.rgb(log_rows.LINE), (box.left, line), (box.left + width, line), frame.px(1)
            )
        speaker = item.seats[0] if item.seats else None
        picture = log_rows.picture(item.sentence, log_rows.look(item), speaker, seats, frame, width)
        surface.blit(picture, (self.body.left, top))
        if self.focused and item == self.chosen:
            pygame.draw.rect(surface, pal.rgb(pal.OXBLOOD), box, max(2, frame.px(2.4)), frame.px(5))

    def _draw_thumb(self, surface: pygame.Surface) -> None:
        """How much of the log is seen, and where."""
        if self._high <= self.body.height:
            return
        frame = self.frame
        high = max(frame.px(24), self.body.height * self.body.height // self._high)
        way = self.offset / (self._high - self.body.height)
        top = self.body.top + round(way * (self.body.height - high))
        thumb = pygame.Rect(self.body.right - frame.px(4), top, frame.px(4), high)
        pygame.draw.rect(surface, pal.rgb(log_rows.LINE), thumb, border_radius=frame.px(2))

    def aloft(self, bounds: pygame.Rect) -> Iterator[Aloft]:
        """What the chip under the pointer is for, over a window of these bounds."""
        if self._chip:
            yield tooltip.picture(bounds, self._chip[1], self._chip[0].tip, self.frame)


def _band(surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
    """Light behind the line that is pointed at."""
    veil = pygame.Surface(box.size, pygame.SRCALPHA)
    pygame.draw.rect(veil, pal.rgb("#fff3c8", 150), veil.get_rect(), border_radius=frame.px(5))
    surface.blit(veil, box)
