"""Counts a person's presses of keys and clicks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pygame

from scenes.table.choosing.choice import Choice
from scenes.widgets.counters import Counters
from scenes.widgets.widget import Widget
from tests.scenes.person import Sitting

BREATH = 0.5
"""Seconds between two deliberate presses."""


class Presses:
    """Presses keys and clicks, and counts them."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.count = 0

    @property
    def parts(self) -> Any:
        """The parts of the table."""
        return self.sitting.table.parts

    @property
    def choice(self) -> Choice:
        """The open choice."""
        choice: Choice | None = self.parts.panel_host.choice
        assert choice is not None
        return choice

    def keys(self, *keys: int | str) -> None:
        """Press these keys, one after the other."""
        for key in keys:
            self._breathe()
            code = pygame.key.key_code(key) if isinstance(key, str) else key
            self.sitting.press(code, key if isinstance(key, str) else "")
            self.count += 1

    def click(self, at: Widget | str | tuple[int, int]) -> None:
        """Click a control, a piece or a place."""
        self._breathe()
        if isinstance(at, str):
            at = self.sitting.table.context.shown.layout.rects_of(at)[0].center
        self.sitting.click(at.rect.center if isinstance(at, Widget) else at)
        self.count += 1

    def confirm(self) -> None:
        """Click the confirming button of the page."""
        self.click(self.parts.panel_host.panel.confirm)

    def add(self, kind: str, times: int) -> None:
        """Click the + of one kind repeatedly."""
        counters = next(f.widget for f in self.choice.fields if isinstance(f.widget, Counters))
        row = counters.rows.index(counters.kinds.index(kind))
        for _ in range(times):
            self.click(counters._parts(row)[2].center)

    def _breathe(self) -> None:
        self.sitting.window.step(self.sitting.stack, BREATH)


Way = Callable[[Presses], object]
"""The way of making a move."""
