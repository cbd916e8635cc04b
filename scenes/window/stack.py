"""The pile of screens: the topmost one plays, everything down to the topmost opaque one is drawn."""

from collections.abc import Iterable
from itertools import chain
from typing import Protocol

import pygame

from scenes.art.sprite_layer import Air, Aloft
from scenes.window.scene import Scene

NOWHERE = pygame.event.Event(pygame.MOUSEMOTION, pos=(-1, -1), rel=(0, 0), buttons=(0, 0, 0), touch=False)
"""The pointer outside the window: it has moved on while another scene had it."""


class Companion(Protocol):
    """What goes along with every screen: it is given the same events and the same time."""

    def handle(self, event: pygame.event.Event) -> None:
        """Notice one event; the scenes get it too."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""


class Overlay(Protocol):
    """What is seen over every screen and takes no part in it."""

    stirred: bool

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; set `stirred` when it looks different."""

    def aloft(self, size: tuple[int, int], text_scale: float) -> Iterable[Aloft]:
        """Its pictures over a window of `size` pixels."""


class SceneStack:
    """Scenes from bottom to top. It is the only one to call enter, pause, resume and leave."""

    def __init__(self, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> None:
        self.size = size
        self.text_scale = text_scale
        self._scenes: list[Scene] = []
        self._stale = True
        self._air = Air()
        self.companion: Companion | None = None
        self.overlay: Overlay | None = None

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
        """Take the topmost scene off; the one below resumes, with the pointer over nothing until it moves.

        `IndexError` when the stack is empty.
        """
        scene = self._take()
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
        """Take every scene off, the topmost first; none resumes."""
        while self._scenes:
            self._take()

    def resize(self, size: tuple[int, int], text_scale: float | None = None) -> None:
        """Tell every scene the window's new size and, when given, the new text scale."""
        self.size = size
        self.text_scale = self.text_scale if text_scale is None else text_scale
        for scene in self._scenes:
            scene.resize(self.size, self.text_scale)
        self._stale = True

    def redraw(self) -> None:
        """Ask for a picture although no scene has changed: the window was uncovered."""
        self._stale = True

    def handle(self, event: pygame.event.Event) -> None:
        """Give one event to the topmost scene; if that put another over it, the pointer has left it."""
        if self.companion:
            self.companion.handle(event)
        if top := self.top:
            top.handle(event)
            if top in self._scenes[:-1]:
                top.handle(NOWHERE)

    def update(self, dt: float) -> None:
        """Let time pass in every scene that is seen."""
        if self.companion:
            self.companion.update(dt)
        if self.overlay:
            self.overlay.update(dt)
        for scene in self.seen():
            scene.update(dt)

    def seen(self) -> list[Scene]:
        """The scenes to draw, from the topmost opaque one upward."""
        first = 0
        for index, scene in enumerate(self._scenes):
            if scene.opaque:
                first = index
        return self._scenes[first:]

    @property
    def dirty(self) -> bool:
        """Whether the picture differs from the one last drawn."""
        stirred = self.top is not None and (self.top.stirred or bool(self.top.torn))
        return self._moved or stirred or (self.overlay is not None and self.overlay.stirred)

    @property
    def idle(self) -> bool:
        """Whether nothing has changed but the idle life of the picture: the loop need not hurry for it."""
        return not self._moved and bool(self.top and self.top.idle and not self.top.torn)

    @property
    def _moved(self) -> bool:
        """Whether more has changed than what is in the air."""
        return self._stale or any(scene.dirty for scene in self.seen())

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what is seen and mark it clean; the places that have changed since it was drawn last.

        While only what is in the air moves, `surface` has to be the one that was drawn on before.
        """
        changed = self._draw_still(surface) if self._moved else self._mend(surface)
        if self.top:
            self.top.stirred = False
            self.top.torn.clear()
            over = self.overlay.aloft(self.size, self.text_scale) if self.overlay else ()
            changed += self._air.draw(surface, chain(self.top.aloft(), over))
        return changed

    def _draw_still(self, surface: pygame.Surface) -> list[pygame.Rect]:
        self._air.forget()
        for scene in self.seen():
            scene.dirty = False
        self._draw_seen(surface)
        self._stale = False
        return [surface.get_rect()]

    def _draw_seen(self, surface: pygame.Surface) -> None:
        for scene in self.seen():
            scene.draw(surface)
            if scene is not self.top:
                Air().draw(surface, scene.aloft())

    def _mend(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Take off what is in the air and draw anew no more than what is torn."""
        bare = self._air.lift(surface)
        for area in self.top.torn if self.top else ():
            surface.set_clip(area)
            self._draw_seen(surface)
            bare.append(surface.get_clip())
        surface.set_clip(None)
        return bare

    def _put(self, scene: Scene) -> None:
        self._scenes.append(scene)
        scene.stack = self
        scene.resize(self.size, self.text_scale)
        scene.enter()
        self._stale = True

    def _take(self) -> Scene:
        scene = self._scenes.pop()
        scene.leave()
        scene.stack = None
        self._stale = True
        return scene
