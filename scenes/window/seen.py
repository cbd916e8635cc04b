"""SeenDrawing: draws the visible screens of a stack and the overlay over them."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Protocol

import pygame

from scenes.art.moving import incremental
from scenes.art.moving.clipping import NOWHERE
from scenes.art.sprite_layer import PlacedSprite, SpriteLayer
from scenes.window.scene import Scene


class Overlay(Protocol):
    """Sprites over every screen, such as captions."""

    sprites_changed: bool

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass; set `sprites_changed` when it looks different."""

    def sprites(self, size: tuple[int, int], text_scale: float, quiet: pygame.Rect) -> Iterable[PlacedSprite]:
        """Its sprites in a window of `size` pixels, within the part that the topmost screen leaves free."""


class Seen(Protocol):
    """The part of a `SceneStack` that is needed to draw it."""

    size: tuple[int, int]
    text_scale: float
    overlay: Overlay | None

    @property
    def top(self) -> Scene | None:
        """The topmost screen; None on an empty stack."""

    def seen(self) -> Sequence[Scene]:
        """The scenes to draw, the lowest first."""


class SeenDrawing:
    """Draws the visible scenes: whole pictures once, then only changed areas and sprites."""

    def __init__(self, seen: Seen) -> None:
        self._seen = seen
        self.stale = True
        """Whether a whole picture is needed although no scene has changed."""
        self.layer = SpriteLayer()

    @property
    def moved(self) -> bool:
        """Whether a whole picture is needed."""
        return self.stale or any(scene.dirty or scene.coming for scene in self._seen.seen())

    @property
    def changed(self) -> bool:
        """Whether the picture differs from the one begun in the last frame."""
        return self.stale or any(scene.dirty or scene.changed_areas for scene in self._seen.seen())

    def in_steps(
        self,
        in_steps: incremental.IncrementalDraw,
        paint: Callable[[], object],
        surface: pygame.Surface,
        shown: bool = False,
    ) -> bool:
        """Paint the picture on a surface, over several frames if need be; return whether it is complete.

        A surface that is `shown` always has a complete picture, the new or the old one, because a transition
        may start from it at any time.
        """
        wary = self.moved and shown and incremental.is_spread()
        if self.changed:
            in_steps.changed()
            self.take_up()
        if in_steps.frames or wary:
            surface.set_clip(NOWHERE)

        def seen() -> None:
            surface.set_clip(None)
            paint()

        def rehearse() -> None:
            for scene in self._seen.seen():
                scene.draw(surface)
            deque(self.sprites(), maxlen=0)

        try:
            drawn = in_steps.draw(seen, rehearse, wary=wary)
        finally:
            surface.set_clip(None)  # also for the screen that shows an error
        if not drawn:
            for scene in self._seen.seen():
                scene.coming = True
                scene.changed_areas.clear()
        return drawn

    def take_up(self) -> None:
        """Reset the marks of changed scenes: their new picture is being drawn."""
        if self.moved:
            self.stale = False
            for scene in self._seen.seen():
                scene.dirty, scene.coming = False, True

    def sprites(self) -> Iterator[PlacedSprite]:
        """The sprites over the picture, the overlay's last."""
        if top := self._seen.top:
            yield from top.sprites()
            yield from self._over()

    def _over(self) -> Iterator[PlacedSprite]:
        """The overlay's sprites; an overlay that fails is removed."""
        seen = self._seen
        if (over := seen.overlay) and seen.top:
            seen.overlay = None
            try:
                yield from over.sprites(seen.size, seen.text_scale, seen.top.caption_area())
            except incremental.BudgetExceeded:
                seen.overlay = over  # it has not failed, it only takes longer
                raise
            seen.overlay = over

    def draw(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw what has changed except the sprites; return the changed places."""
        if self.moved:
            return self.draw_still(surface)
        top = self._seen.top
        return self.mend(surface, self.layer.lift(surface)) if top and top.changed_areas else []

    def draw_still(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw the whole picture except the sprites."""
        self.layer.forget()
        self.stale = False
        for scene in self._seen.seen():
            scene.dirty = scene.coming = False
        self._draw_scenes(surface)
        return [surface.get_rect()]

    def _draw_scenes(self, surface: pygame.Surface) -> None:
        top = self._seen.top
        for scene in self._seen.seen():
            scene.draw(surface)
            if scene is not top:
                SpriteLayer().draw(surface, scene.sprites())

    def mend(self, surface: pygame.Surface, bare: list[pygame.Rect]) -> list[pygame.Rect]:
        """Draw only the changed areas again; return them appended to the `bare` ones."""
        top = self._seen.top
        for area in top.changed_areas if top else ():
            surface.set_clip(area)
            self._draw_scenes(surface)
            bare.append(surface.get_clip())
        surface.set_clip(None)
        return bare

    def draw_air(self, surface: pygame.Surface, over: Iterable[PlacedSprite]) -> list[pygame.Rect]:
        """Draw the sprites over the topmost screen; return the changed places."""
        top = self._seen.top
        if top is None:
            return []
        top.sprites_changed = False
        top.changed_areas.clear()
        return self.layer.draw(surface, over)
