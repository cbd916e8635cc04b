"""What is seen of a stack of screens, drawn again only where it has changed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import Protocol

import pygame

from scenes.art.sprite_layer import Aloft, SpriteLayer
from scenes.window.scene import Scene


class Overlay(Protocol):
    """What is seen over every screen and takes no part in it."""

    stirred: bool

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; set `stirred` when it looks different."""

    def aloft(self, size: tuple[int, int], text_scale: float) -> Iterable[Aloft]:
        """Its pictures over a window of `size` pixels."""


class Seen(Protocol):
    """The screens that a picture shows, and what lies over them all."""

    size: tuple[int, int]
    text_scale: float
    overlay: Overlay | None

    @property
    def top(self) -> Scene | None:
        """The highest screen, None where there is none."""

    def seen(self) -> Sequence[Scene]:
        """The scenes to draw, the lowest first."""


class StackPicture:
    """The picture of what is `seen`: still parts once, then only what is torn and what is in the air."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self._stale = True
        self._sprites = SpriteLayer()

    def redraw(self) -> None:
        """Ask for a whole picture although no scene has changed: the window was uncovered, a scene came."""
        self._stale = True

    @property
    def dirty(self) -> bool:
        """Whether the picture differs from the one last drawn."""
        top, overlay = self._seen.top, self._seen.overlay
        stirred = top is not None and (top.stirred or bool(top.torn))
        return self._moved or stirred or (overlay is not None and overlay.stirred)

    @property
    def idle(self) -> bool:
        """Whether nothing has changed but the idle life of the picture: the loop need not hurry for it."""
        top = self._seen.top
        return not self._moved and bool(top and top.idle and not top.torn)

    @property
    def _moved(self) -> bool:
        """Whether more has changed than what is in the air."""
        return self._stale or any(scene.dirty for scene in self._seen.seen())

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what is seen and mark it clean; the places that have changed since it was drawn last.

        While only what is in the air moves, `surface` has to be the one that was drawn on before.
        """
        changed = self._draw_still(surface) if self._moved else self._mend(surface)
        if top := self._seen.top:
            top.stirred = False
            top.torn.clear()
            changed += self._sprites.draw(surface, chain(top.aloft(), self._over()))
        return changed

    def _over(self) -> Iterator[Aloft]:
        """What the overlay shows; one that fails is not there any more."""
        seen = self._seen
        if over := seen.overlay:
            seen.overlay = None
            yield from over.aloft(seen.size, seen.text_scale)
            seen.overlay = over

    def _draw_still(self, surface: pygame.Surface) -> list[pygame.Rect]:
        self._sprites.forget()
        for scene in self._seen.seen():
            scene.dirty = False
        self._draw_scenes(surface)
        self._stale = False
        return [surface.get_rect()]

    def _draw_scenes(self, surface: pygame.Surface) -> None:
        top = self._seen.top
        for scene in self._seen.seen():
            scene.draw(surface)
            if scene is not top:
                SpriteLayer().draw(surface, scene.aloft())

    def _mend(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Take off what is in the air and draw anew no more than what is torn."""
        bare, top = self._sprites.lift(surface), self._seen.top
        for area in top.torn if top else ():
            surface.set_clip(area)
            self._draw_scenes(surface)
            bare.append(surface.get_clip())
        surface.set_clip(None)
        return bare
