"""The log at the table: walked, scrolled and filtered by pointer and keys, lighting up what it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from scenes.art.sprite_layer import Aloft
from scenes.table.game_log import Item
from scenes.table.log_filter import Chip
from scenes.table.log_sheet import LogSheet
from scenes.widgets import tooltip
from scenes.widgets.focus import move_of
from scenes.widgets.pointer import Pointer, read

NOTCH = 64
"""How far one notch of the wheel scrolls, in design units."""
SLACK = 6
"""A press that moves farther than this drags the paper, in design units."""
PAGE = 0.85
"""How much of what is seen a page turned scrolls."""
ENDS = {pygame.K_HOME: -1, pygame.K_END: 1}
PAGES = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}


@dataclass
class Grip:
    """A press on the paper: where, how far it was scrolled then, and whether it has become a drag."""

    pos: tuple[int, int]
    offset: int
    drags: bool = False


class LogPage:
    """What a person does with the log. `on_moment` is called with the line pressed.

    `focused` tells that the keys are its own: arrows walk, Enter presses, Escape leaves.
    """

    def __init__(self, sheet: LogSheet, on_moment: Callable[[Item], None]) -> None:
        self.sheet = sheet
        self.on_moment = on_moment
        self.focused = False
        self.chosen: Item | None = None
        self.hovered: Item | None = None
        self._chip: tuple[Chip, pygame.Rect] | None = None
        self._grip: Grip | None = None

    @property
    def item(self) -> Item | None:
        """The line that is pointed at, or the one the keys stand on."""
        return self.hovered or (self.chosen if self.focused else None)

    def show(self, items: Sequence[Item]) -> None:
        """Take over the lines, oldest first."""
        if self.sheet.show(items):
            self.chosen = self.chosen if self.chosen in items else None
            self.hovered = None

    def handle(self, event: pygame.event.Event, size: tuple[int, int], keys: bool = True) -> bool:
        """Use an event; with `keys` False only the pointer's."""
        pointer = read(event, size)
        if pointer:
            return self._point(pointer)
        if not keys or event.type not in (pygame.KEYDOWN, pygame.CONTROLLERBUTTONDOWN):
            return False
        return self._key(event)

    # Keys.

    def _key(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.KEYDOWN:
            if page := PAGES.get(event.key):
                self.sheet.scroll(page * round(self.sheet.body.height * PAGE))
                return True
            if event.key == pygame.K_l and not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
                self.focus(not self.focused)
                return True
            if self.focused and event.key in ENDS:
                self.step(ENDS[event.key] * len(self.sheet.rows))
                return True
        return self.focused and self._walk(event)

    def focus(self, on: bool) -> None:
        """Take the keys, or give them back."""
        self.focused = on
        if on and (self.chosen is None or not self.sheet.filter.passes(self.chosen)):
            self.chosen = next(iter(self.sheet.lines), None)
            self.sheet.offset = 0

    def _walk(self, event: pygame.event.Event) -> bool:
        move = move_of(event)
        if move in ("up", "down"):
            self.step(1 if move == "down" else -1)
        elif move in ("left", "right"):
            self.sheet.filter.step(1 if move == "right" else -1)
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
        lines = self.sheet.lines
        if not lines:
            return
        here = lines.index(self.chosen) if self.chosen in lines else -1
        self.choose(lines[max(0, min(len(lines) - 1, here + by))])

    def choose(self, item: Item) -> None:
        """Stand on a line and bring it into sight."""
        self.chosen = item
        self.sheet.reveal(item)

    def _refilter(self) -> None:
        self.sheet.lay()
        self.sheet.offset = 0
        if self.chosen and not self.sheet.filter.passes(self.chosen):
            self.chosen = None
            self.focus(self.focused)

    # The pointer.

    def _point(self, pointer: Pointer) -> bool:
        inside = self.sheet.area.collidepoint(pointer.pos)
        if self._grip and pointer.kind in ("move", "up"):
            return self._held(self._grip, pointer)
        changed = self._hover(pointer.pos if inside else None)
        if not inside:
            if pointer.kind == "down":
                self.focused = False
            return changed
        if pointer.kind == "wheel":
            self.sheet.scroll(-pointer.wheel * self.sheet.frame.px(NOTCH))
            self._hover(pointer.pos)
            return True
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            self._grip = Grip(pointer.pos, self.sheet.offset)
            return True
        return changed

    def _held(self, grip: Grip, pointer: Pointer) -> bool:
        """A held press drags the paper; one that stayed in its place is a press on what lies there."""
        way = grip.pos[1] - pointer.pos[1]
        grip.drags = grip.drags or abs(way) > self.sheet.frame.px(SLACK)
        if grip.drags:
            self.sheet.offset = grip.offset + way
            self.sheet.scroll(0)
        if pointer.kind == "up":
            self._grip = None
            if not grip.drags and self.sheet.area.collidepoint(pointer.pos):
                self._press(grip.pos)
        return True

    def _press(self, pos: tuple[int, int]) -> None:
        if chip := self.sheet.filter.at(self.sheet.bar, pos):
            self.sheet.filter.choose(chip[0].key)
            self._refilter()
        elif item := self.sheet.item_at(pos):
            self.chosen = item
            self.on_moment(item)

    def _hover(self, pos: tuple[int, int] | None) -> bool:
        before = self.hovered, self._chip
        self.hovered = self.sheet.item_at(pos) if pos else None
        self._chip = self.sheet.filter.at(self.sheet.bar, pos) if pos else None
        return before != (self.hovered, self._chip)

    def let_go(self) -> None:
        """The window has lost the pointer."""
        self._grip = self.hovered = self._chip = None

    # Drawing.

    def draw(self, surface: pygame.Surface, slip: bool = False) -> None:
        """The paper; with `slip` one of its own, over a table that is dimmed."""
        self.sheet.draw(surface, self.item, self.chosen if self.focused else None, slip)

    def aloft(self, bounds: pygame.Rect) -> Iterator[Aloft]:
        """What the chip under the pointer is for, over a window of these bounds."""
        if self._chip:
            yield tooltip.picture(bounds, self._chip[1], self._chip[0].tip, self.sheet.frame)
