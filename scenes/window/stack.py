"""The pile of screens: the topmost one plays, everything down to the topmost opaque one is drawn."""

from typing import Protocol

import pygame

from raccoon.app import process_memory
from scenes.art import surface_cache
from scenes.art.moving.screen_transitions import Backwards
from scenes.window.scene import Scene
from scenes.window.seen import Overlay
from scenes.window.stack_picture import StackPicture

NOWHERE = pygame.event.Event(pygame.MOUSEMOTION, pos=(-1, -1), rel=(0, 0), buttons=(0, 0, 0), touch=False)
"""The pointer outside the window: it has moved on while another scene had it."""


PRESSES = (
    pygame.KEYDOWN,
    pygame.MOUSEBUTTONDOWN,
    pygame.FINGERDOWN,
    pygame.MOUSEWHEEL,
)

OFTEN = 4
"""Screens go round in circles and hold megabytes of pictures: after so many have left they are let go, in the
next `update`: until then whoever took one off may be a method of its own, and holds it.
"""


class Companion(Protocol):
    """The companion of every screen: it is given the same events and the same time."""

    @property
    def idle_rate(self) -> int:
        """The times a second at which it wants to be given time while nobody does anything."""

    def handle(self, event: pygame.event.Event) -> bool | None:
        """Notice one event; the scenes get it too, unless it was meant for the companion alone."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""


class SceneStack:
    """Scenes from bottom to top; `picture` is what is seen of them. A companion or an
    overlay that fails is left behind: the error is raised, and the scenes go on without it.
    """

    def __init__(self, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> None:
        self.size = size
        self.text_scale = text_scale
        self._scenes: list[Scene] = []
        self._taken = 0
        self.companion: Companion | None = None
        self.narrator: Companion | None = None
        """Says what is on the screens, where somebody wants to hear it."""
        self.overlay: Overlay | None = None
        self.picture = StackPicture(self)

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """The scenes from bottom to top."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that gets the input, or None when the stack is empty."""
        return self._scenes[-1] if self._scenes else None

    def push(self, scene: Scene) -> None:
        """Put a scene on top; the one below pauses."""
        if self._scenes:
            self._scenes[-1].pause()
        self._put(scene)

    def pop(self) -> Scene:
        """Take the topmost scene off for the one below, the pointer over nothing; `IndexError` if empty."""
        scene = self._take()
        self.picture.pass_by(Backwards.of(scene.entrance))
        if self._scenes:
            below = self._scenes[-1]
            below.resume()
            below.handle(NOWHERE)
        return scene

    def replace(self, scene: Scene) -> None:
        """Put a scene in the place of the topmost one; those below notice nothing."""
        if self._scenes:
            self._take()
        self._put(scene)

    def clear(self) -> None:
        """Take every scene off, the topmost first; none resumes, and what they hold is let go next."""
        if self._scenes:
            self._taken = OFTEN
        while self._scenes:
            self._take()

    def abandon(self) -> list[Exception]:
        """Take every scene off after an error, also those that fail while they leave; what failed."""
        failed: list[Exception] = []
        while self._scenes:
            try:
                self._take()
            except Exception as error:  # noqa: BLE001 - the others have to leave too; it is handed back
                failed.append(error)
        self.picture.redraw()
        return failed

    def resize(self, size: tuple[int, int], text_scale: float | None = None) -> None:
        """Tell every scene the window's new size and, when given, the new text scale."""
        if size != self.size:
            self.picture.resized()
        self.size = size
        self.text_scale = self.text_scale if text_scale is None else text_scale
        surface_cache.fit(self.size, self.text_scale)
        for scene in self._scenes:
            scene.resize(self.size, self.text_scale)
        self.picture.redraw()

    def handle(self, event: pygame.event.Event) -> None:
        """Give one event to the topmost scene; if that put another over it, the pointer has left it.

        A press while one picture goes over into another brings it there at once: it never meets what is not
        seen, and nothing pressed is lost but before a curtain that is still falling.
        """
        if companion := self.companion:
            self.companion = None
            companion.handle(event)
            self.companion = companion
        if narrator := self.narrator:
            self.narrator = None
            used = narrator.handle(event)
            self.narrator = narrator
            if used:
                return
        if event.type in PRESSES and self.picture.arrive():
            return
        if top := self.top:
            top.handle(event)
            if top in self._scenes[:-1]:
                top.handle(NOWHERE)

    def update(self, dt: float) -> None:
        """Let time pass in every scene that is seen."""
        if self._taken >= OFTEN:
            self._taken = 0
            process_memory.tidy()
        if companion := self.companion:
            self.companion = None
            companion.update(dt)
            self.companion = companion
        if overlay := self.overlay:
            self.overlay = None
            overlay.update(dt)
            self.overlay = overlay
        self.picture.update(dt)
        for scene in self.seen():
            scene.update(dt)
        if narrator := self.narrator:
            self.narrator = None
            narrator.update(dt)
            self.narrator = narrator

    def seen(self) -> list[Scene]:
        """The scenes to draw, from the topmost opaque one upward."""
        first = 0
        for index, scene in enumerate(self._scenes):
            if scene.opaque:
                first = index
        return self._scenes[first:]

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what is seen (`StackPicture.draw`); the places that have changed since it was drawn last."""
        return self.picture.draw(surface)

    def _put(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.stack = self
        if scene.opaque:
            for below in self._scenes[:-1]:
                below.covered()
        scene.resize(self.size, self.text_scale)
        self.picture.pass_by(scene.entrance)
        scene.enter()
        self.picture.redraw()

    def _take(self) -> Scene:
        scene = self._scenes.pop()
        scene.leave()
        scene.stack = None
        self._taken += 1
        self.picture.redraw()
        return scene
