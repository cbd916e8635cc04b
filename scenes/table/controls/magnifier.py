"""The magnifier: shows a far thing large while the pointer rests on it or its digit key is held."""

from dataclasses import replace

import pygame

from scenes.table.choosing.panel_host import PanelHost
from scenes.table.context import TableContext, TablePart
from scenes.table.log.game_log import LogStep
from scenes.table.picture.zones import Highlights
from scenes.widgets.widget import read
from scenes.window.keyboard import digit

RESTS = 0.35
"""Seconds for which the pointer rests before a thing is magnified."""


class Magnifier(TablePart):
    """The magnified thing at one table; the game's `TableLook` says what can be magnified and draws it."""

    def __init__(self, context: TableContext, panel_host: PanelHost) -> None:
        super().__init__(context)
        self._panel_host = panel_host
        self.magnified = ""
        """The magnified thing; "" for none."""
        self._over, self._rested = "", 0.0
        self._key = 0

    def handle(self, event: pygame.event.Event) -> bool:
        """Watch the pointer and the digit keys; leave the event to others."""
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._digit(event)
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._magnify("")
        elif self._key == 0 and (pointer := read(event, self.context.shown.layout.size)):
            self._point(pointer.pos if pointer.kind == "move" else None)
        return False

    def _digit(self, event: pygame.event.Event) -> None:
        """Magnify the thing of a held digit's number, unless a panel is open."""
        if event.type == pygame.KEYUP:
            if event.key == self._key:
                self._key = 0
                self._magnify("")
            return
        number = digit(event)
        if not number or self._panel_host.panel:
            return
        shown = self.context.shown
        near = self.context.presentation.look.numbered(shown.view, number)
        if near:
            self._key = event.key
            self._magnify(near)

    def _point(self, pos: tuple[int, int] | None) -> None:
        """Follow the pointer (None: pressed, which ends magnifying)."""
        shown, over = self.context.shown, ""
        if pos is not None and not shown.curtain_due:
            over = self.context.presentation.look.magnifiable_at(shown.layout, shown.view, pos)
        if over != self._over:
            self._over, self._rested = over, 0.0
        if self.magnified and self.magnified != over:
            self._magnify("")

    def _magnify(self, thing: str) -> None:
        if thing != self.magnified:
            self.magnified = thing
            self.context.damage.all()

    def follow(self, step: LogStep) -> None:
        """End magnifying: the seats shown may have changed."""
        self._over, self._rested, self._key = "", 0.0, 0
        self._magnify("")

    def update(self, dt: float) -> None:
        if self._over and self.magnified != self._over:
            self._rested += dt
            if self._rested >= RESTS:
                self._magnify(self._over)

    def emphasis(self, marks: Highlights) -> Highlights:
        """The highlights with the magnified thing."""
        return replace(marks, magnified=self.magnified) if self.magnified else marks
