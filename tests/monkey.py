"""A random user of any game's window: presses, clicks, drags, scrolls and types, mostly on controls."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from typing import Any

import pygame

from raccoon.engine.chance import Chance
from scenes.main import listen
from scenes.program import Program
from scenes.screens.loading import LoadingScene
from scenes.table.scene import TableScene
from scenes.widgets.focus import FocusRing
from scenes.window.stack import SceneStack
from scenes.window.window import Window

KEYS = (
    *(pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_UP, pygame.K_DOWN),
    *(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_PAGEUP, pygame.K_PAGEDOWN, pygame.K_HOME, pygame.K_END),
    *(pygame.K_F1, pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_QUESTION, pygame.K_PLUS, pygame.K_MINUS),
    *range(pygame.K_a, pygame.K_z + 1),
    *range(pygame.K_0, pygame.K_9 + 1),
)
BUTTONS = (
    *(pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B, pygame.CONTROLLER_BUTTON_X),
    *(pygame.CONTROLLER_BUTTON_Y, pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_LEFTSHOULDER),
    *(pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN),
    *(pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT),
)
TYPED = tuple("<>{}:0&'\n ") + ("seat", "%s", "\u202e", "\u200b", "\x1b[31m", "é", "名", "🦝")
"""The text typed into a field, piece by piece."""

HOSTILE = (
    *("<seat:0>", "<seat:9>", "<wood><wood>", "<b>bold</b>", "{name}", "{0.__class__}", "%s%n", "&amp;lt;"),
    *("A\u202egnp.exe", "\u200b\u200bx", "\u2066hidden\u2069", "e\u0301\u0301", "名前", "🦝🚂", "'; --"),
    *("ﷺﷺﷺ", r"\n\t", "W" * 24),
)
"""Names that look like markup or commands, or are invisible."""


def _rings(panel: Any) -> Iterator[FocusRing]:
    """The focus rings of a panel and of its parts."""
    for part in vars(panel).values() if panel else ():
        inner = [part, *(vars(part).values() if hasattr(part, "__dict__") else ())]
        yield from (one for one in inner if isinstance(one, FocusRing))


def look(window: Window, stack: SceneStack) -> None:
    """Let time pass until all controls on the screen can be pressed, up to a limit."""
    for _ in range(30):
        if window.guard.ready:
            return
        window.step(stack, 0.21)


class Monkey:
    """A random user of a program; more than half of its actions hit something that can be pressed."""

    def __init__(self, window: Window, program: Program, seed: str) -> None:
        self.window, self.program, self.chance = window, program, Chance(seed)
        listen(program, window)
        self.scenes: set[str] = set()
        self.events = 0

    def act(self) -> None:
        """Perform one action, and a frame; start the program again if it has quit."""
        if self.program.stack.top is None:
            self.program.title()
        self.action()
        self.window.step(self.program.stack, 1 / 30)
        if self.chance.below(4):
            look(self.window, self.program.stack)

    def action(self) -> None:
        """A random action, as events for the next frame."""
        top: Any = self.program.stack.top
        self.scenes.add(type(top).__name__)
        if isinstance(top, LoadingScene):
            for thread in threading.enumerate():
                if thread.name == "loading":  # it works in real time
                    thread.join()
            return
        kind = self.chance.below(20)
        if kind < 9:
            self.click(self.chance.pick([*self.targets(top)]))
        elif kind < 10:
            self.click(self.anywhere(), 1 + self.chance.below(3))
        elif kind < 15:
            self.press(self.chance.pick(KEYS))
        else:
            self._rarer(top, kind)

    def _rarer(self, top: Any, kind: int) -> None:
        if kind < 16:
            self.drag(self.chance.pick([*self.targets(top)]), self.chance.pick([*self.targets(top)]))
        elif kind < 17:
            self.post(pygame.MOUSEMOTION, pos=self.anywhere(), rel=(0, 0), buttons=(0, 0, 0))
            self.post(pygame.MOUSEWHEEL, x=0, y=1 - 2 * self.chance.below(2), precise_y=1.0)
        elif kind < 18:
            self.post(pygame.CONTROLLERBUTTONDOWN, button=self.chance.pick(BUTTONS), instance_id=0)
        elif kind < 19:
            for letter in self.chance.pick(TYPED):
                self.post(pygame.KEYDOWN, key=ord(letter) % 0xFFFF, mod=0, scancode=0, unicode=letter)
                self.post(pygame.TEXTINPUT, text=letter)
        else:
            kinds = pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWEXPOSED
            self.post(self.chance.pick(kinds))

    def anywhere(self) -> tuple[int, int]:
        """A random place in the window."""
        width, height = self.window.size
        return self.chance.below(width), self.chance.below(height)

    def targets(self, top: Any) -> Iterator[tuple[int, int]]:
        """The middles of all that can be pressed there, pieces on a table included."""
        rings = [top.ring] if getattr(top, "ring", None) else []
        if isinstance(top, TableScene):
            panel: Any = top.parts.panel_host.panel
            rings = [*_rings(panel)] or [top.parts.controls.ring]
            layout: Any = top.context.shown.layout
            places = layout.pieces()
            yield from (rect.center for _, rect in places if self.chance.below(4) == 0)
            fields = getattr(getattr(panel, "choice", None), "fields", ())
            widgets = [field.widget for field in fields]
            yield from (
                plate.center for one in widgets if hasattr(one, "plates") for _, plate in one.plates()
            )
        yield from (widget.rect.center for ring in rings for widget in ring.widgets if widget.visible)
        yield self.window.size[0] // 2, self.window.size[1] // 2

    def click(self, at: tuple[int, int], button: int = 1) -> None:
        """Move there and click."""
        self.post(pygame.MOUSEMOTION, pos=at, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
        self.post(pygame.MOUSEBUTTONUP, pos=at, button=button)

    def drag(self, start: tuple[int, int], end: tuple[int, int]) -> None:
        """Press at the start, release at the end."""
        middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
        self.post(pygame.MOUSEMOTION, pos=start, rel=(0, 0), buttons=(0, 0, 0))
        self.post(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        for at in (middle, end):
            self.post(pygame.MOUSEMOTION, pos=at, rel=(9, 9), buttons=(1, 0, 0))
        self.post(pygame.MOUSEBUTTONUP, pos=end, button=1)

    def press(self, key: int) -> None:
        """Press and release a key."""
        name = pygame.key.name(key)
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            self.post(kind, key=key, mod=0, scancode=0, unicode=name if len(name) == 1 else "")

    def post(self, kind: int, **facts: Any) -> None:
        """Post one event."""
        self.events += 1
        pygame.event.post(pygame.event.Event(kind, **facts))
