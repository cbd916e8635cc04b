"""The pointer on the paper of the log: it lights lines up, presses, scrolls and drags."""

from dataclasses import dataclass

import pygame

from scenes.table.log.game_log import Item
from scenes.table.log.log_filter import LogChip
from scenes.table.log.log_sheet import LogSheet
from scenes.widgets.pointer import Pointer

NOTCH = 64
"""The distance that one notch of the wheel scrolls, in design units."""
SLACK = 6
"""A press that moves farther than this drags the paper, in design units."""

NEWEST = LogChip("newest", "")
"""The chip that leads back to the newest line."""


@dataclass
class Grip:
    """A press on the paper: where, how far it was scrolled then, and whether it has become a drag."""

    pos: tuple[int, int]
    offset: int
    drags: bool = False


class LogPointer:
    """The pointer over the log: `pressed` is the chip or line that was just pressed and released."""

    def __init__(self, sheet: LogSheet) -> None:
        self._sheet = sheet
        self.item: Item | None = None
        """The line that is pointed at."""
        self.chip: tuple[LogChip, pygame.Rect] | None = None
        """The chip that is pointed at."""
        self.pressed: LogChip | Item | None = None
        self._grip: Grip | None = None

    def handle(self, pointer: Pointer) -> bool:
        """Use what the pointer does; whether it was used."""
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
        """A held press drags the paper; one that stayed in its place is a press on the row there."""
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
        """The chip or line there; the empty paper of a filter without lines brings everything back."""
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
        """The window has lost the pointer."""
        self._grip = self.item = self.chip = None
