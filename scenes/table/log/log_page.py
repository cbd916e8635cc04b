"""The log as a person uses it: scrolled, filtered and walked through by pointer and keys."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from scenes.art.sprite_layer import PlacedSprite
from scenes.table.log.game_log import Item
from scenes.table.log.log_filter import LogChip
from scenes.table.log.log_sheet import LogSheet
from scenes.widgets import tooltip
from scenes.widgets.focus import move_of
from scenes.widgets.widget import Pointer, read
from scenes.window.keys import KEYS

NOTCH = 64
"""The distance by which a wheel notch scrolls, in design units."""
SLACK = 6
"""The distance beyond which a press drags the paper, in design units."""

NEWEST = LogChip("newest", "")
"""The plate that leads back to the newest line, as a chip."""


@dataclass
class Grip:
    """A press on the paper: its position, the scroll offset then, and whether it has become a drag."""

    pos: tuple[int, int]
    offset: int
    drags: bool = False


class LogPointer:
    """The pointer over the log; `pressed` is the chip or line that the last event pressed and released."""

    def __init__(self, sheet: LogSheet) -> None:
        self._sheet = sheet
        self.item: Item | None = None
        """The line under the pointer."""
        self.chip: tuple[LogChip, pygame.Rect] | None = None
        """The chip under the pointer, with its rectangle."""
        self.pressed: LogChip | Item | None = None
        self._grip: Grip | None = None

    def handle(self, pointer: Pointer) -> bool:
        """Use a pointer event; return whether it was used."""
        self.pressed = None
        inside = self._sheet.area.collidepoint(pointer.pos)
        if self._grip and pointer.kind in ("move", "up"):
            return self._held(self._grip, pointer)
        changed = self._hover(pointer.pos if inside else None)
        if not inside:
            return changed
        if pointer.kind == "wheel":
            self._sheet.scroll(-pointer.wheel * self._sheet.frame.px(NOTCH))
            self._hover(pointer.pos)
            return True
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT:
            self._grip = Grip(pointer.pos, self._sheet.offset)
            return True
        return changed

    def _held(self, grip: Grip, pointer: Pointer) -> bool:
        """Drag the paper with a held press; on release without a drag press the row there."""
        way = grip.pos[1] - pointer.pos[1]
        grip.drags = grip.drags or abs(way) > self._sheet.frame.px(SLACK)
        if grip.drags:
            self._sheet.offset = grip.offset + way
            self._sheet.scroll(0)
        if pointer.kind == "up":
            self._grip = None
            if not grip.drags and self._sheet.area.collidepoint(pointer.pos):
                self.pressed = self._at(grip.pos)
        return True

    def _at(self, pos: tuple[int, int]) -> LogChip | Item | None:
        """The chip or line at a point; on the empty paper of a filter without lines the chip "all"."""
        sheet = self._sheet
        if sheet.newest and sheet.newest.collidepoint(pos):
            return NEWEST
        if chip := sheet.filter.at(sheet.bar, pos):
            return chip[0]
        empty = sheet.filter.narrow and not sheet.lines and sheet.body.collidepoint(pos)
        return sheet.filter.chips[0] if empty else sheet.item_at(pos)

    def _hover(self, pos: tuple[int, int] | None) -> bool:
        before = self.item, self.chip
        plate = self._sheet.newest
        covered = pos is None or (plate is not None and plate.collidepoint(pos))
        self.item = None if pos is None or covered else self._sheet.item_at(pos)
        self.chip = self._sheet.filter.at(self._sheet.bar, pos) if pos else None
        return before != (self.item, self.chip)

    def let_go(self) -> None:
        """End a press: the window has lost the focus."""
        self._grip = self.item = self.chip = None


PAGE = 0.85
"""The share of the visible height by which Page Up and Page Down scroll."""
ENDS = {pygame.K_HOME: -1, pygame.K_END: 1}
PAGES = {pygame.K_PAGEDOWN: 1, pygame.K_PAGEUP: -1}


class LogPage:
    """The log with pointer and keys. Calls `on_moment` with a pressed line.

    While `focused` it gets the keys: arrows walk, Enter presses, Escape leaves.
    """

    def __init__(self, sheet: LogSheet, on_moment: Callable[[Item], None]) -> None:
        self.sheet = sheet
        self.on_moment = on_moment
        self.focused = False
        self.chosen: Item | None = None
        self.pointer = LogPointer(sheet)

    @property
    def item(self) -> Item | None:
        """The line under the pointer, or the one chosen by keys."""
        return self.pointer.item or (self.chosen if self.focused else None)

    def show(self, items: Sequence[Item]) -> None:
        """Set the lines, oldest first."""
        if self.sheet.show(items):
            self.chosen = self.chosen if self.chosen in items else None
            self.pointer.item = None

    def handle(self, event: pygame.event.Event, size: tuple[int, int], keys: bool = True) -> bool:
        """Use an event; without `keys` only the pointer's. Return whether it was used."""
        pointer = read(event, size)
        if pointer:
            return self._point(pointer)
        if not keys or event.type != pygame.KEYDOWN:
            return False
        return self._key(event)

    # Keys.

    def _key(self, event: pygame.event.Event) -> bool:
        if page := PAGES.get(event.key):
            self.sheet.scroll(page * round(self.sheet.body.height * PAGE))
            return True
        if KEYS.is_press(event, "log"):
            self.focus(not self.focused)
            return True
        if self.focused and event.key in ENDS:
            self.step(ENDS[event.key] * len(self.sheet.rows))
            return True
        if event.key == pygame.K_HOME and self.sheet.newest:
            self.newest()
            return True
        return self.focused and self._walk(event)

    def newest(self) -> None:
        """Scroll back to the newest line, so that the log follows the game again."""
        self.chosen, self.sheet.offset = None, 0

    def focus(self, on: bool) -> None:
        """Start or stop using keys; at the start choose the newest line unless a visible one is chosen."""
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
            elif not self.sheet.lines:
                self.sheet.filter.clear()
                self._refilter()
        elif move == "cancel":
            self.focused = False
        else:
            self.focused = move not in ("next", "previous")
            return False
        return True

    def step(self, by: int) -> None:
        """Choose the line `by` lines further down, into the past, as far as there are any."""
        lines = self.sheet.lines
        if not lines:
            return
        here = lines.index(self.chosen) if self.chosen in lines else -1
        self.choose(lines[max(0, min(len(lines) - 1, here + by))])

    def choose(self, item: Item) -> None:
        """Choose a line and scroll it into view."""
        self.chosen = item
        self.sheet.reveal(item)

    def _refilter(self) -> None:
        self.sheet.lay()
        self.sheet.offset = 0
        if self.chosen and not self.sheet.filter.passes(self.chosen):
            self.chosen = None
            self.focus(self.focused)

    def _point(self, pointer: Pointer) -> bool:
        used = self.pointer.handle(pointer)
        pressed = self.pointer.pressed
        if pointer.kind == "down" and not self.sheet.area.collidepoint(pointer.pos):
            self.focused = False
        if isinstance(pressed, Item):
            self.chosen = pressed
            self.on_moment(pressed)
        elif pressed is NEWEST:
            self.newest()
        elif pressed:
            self.sheet.filter.choose(pressed.key)
            self._refilter()
        return used

    # Drawing.

    def draw(self, surface: pygame.Surface, slip: bool = False, dimmed: bool = False) -> None:
        """Draw the log; with `slip` on a paper of its own."""
        framed = self.chosen if self.focused else None
        self.sheet.draw(surface, self.item, framed, slip, dimmed)

    def sprites(self, bounds: pygame.Rect) -> Iterator[PlacedSprite]:
        """The tooltip of the chip under the pointer, in a window of these bounds."""
        if chip := self.pointer.chip:
            yield tooltip.picture(bounds, chip[1], chip[0].tip, self.sheet.frame)
