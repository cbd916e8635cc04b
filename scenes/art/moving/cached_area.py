"""A part of the window that is painted once and kept; of what has changed in it no more is painted anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass

import pygame

from scenes.art.moving.clipping import around

Paint = Callable[[pygame.Surface], None]
_TOO_MUCH = 0.6
"""From this share of the area on mending costs more than painting everything."""


@dataclass(frozen=True)
class Patch:
    """Something painted there: where (all that it may cover), what it depends on, and how."""

    area: pygame.Rect
    of: Hashable
    paint: Paint

    def differs(self, other: Patch) -> bool:
        """Whether one is seen otherwise than the other."""
        return self.of != other.of or self.area != other.area


@dataclass(frozen=True)
class Patchwork:
    """Patches, the lowest first, over a ground of which nothing is seen in the `solid` part of the area.

    `of` names what all of them depend on. Neighbours in time have as many patches, each in its place.
    """

    of: Hashable
    solid: pygame.Rect
    patches: Sequence[Patch]


class CachedArea:
    """What patches left in an area of the window; copied back in one go while `of` stays the same.

    Several that paint the same area in turn may share one: the memory is got once, and from one to the next
    only the patches that differ are painted.
    """

    def __init__(self) -> None:
        self._of: Hashable = None
        self._picture: pygame.Surface | None = None
        self._at = (0, 0)
        self._work: Patchwork | None = None
        self._ground: list[bytes] = []
        """What lay under the area around the solid part."""

    def part(self, area: pygame.Rect) -> pygame.Surface | None:
        """What was painted in a part of the area; None where nothing was."""
        if self._picture is None:
            return None
        inside = area.move(-self._at[0], -self._at[1])
        return self._picture.subsurface(inside) if self._picture.get_rect().contains(inside) else None

    def draw(
        self, surface: pygame.Surface, area: pygame.Rect, of: Hashable, work: Callable[[], Patchwork]
    ) -> None:
        """Paint, or put back what was painted. `of` names everything that is seen in the area.

        That includes what lies under the painting, which is kept with it and was drawn before.
        """
        inside = area.clip(surface.get_rect())
        key = (of, tuple(area), surface.get_size())
        if self._picture is not None and key == self._of:
            surface.blit(self._picture, self._at)
            return
        if surface.get_clip().contains(inside):
            self._mend(surface, inside, work())
            self._of = key
        else:
            _paint(surface, work().patches)

    def _mend(self, surface: pygame.Surface, inside: pygame.Rect, work: Patchwork) -> None:
        """Put back what still holds, paint what does not, and keep both."""
        rim = around(inside, [work.solid])
        ground = [surface.subsurface(place).copy().get_buffer().raw for place in rim]
        torn = self._torn(inside, work, rim, ground)
        if self._picture is None or self._picture.get_size() != inside.size:
            self._picture = surface.subsurface(inside).copy()
        for place in around(inside, torn):
            surface.blit(self._picture, place, place.move(-inside.left, -inside.top))
        clip = surface.get_clip()
        for place in torn:
            surface.set_clip(place)
            _paint(surface, (patch for patch in work.patches if patch.area.colliderect(place)))
        surface.set_clip(clip)
        for place in torn:
            self._picture.blit(surface, place.move(-inside.left, -inside.top), place)
        self._at, self._work, self._ground = inside.topleft, work, ground

    def _torn(
        self, inside: pygame.Rect, work: Patchwork, rim: list[pygame.Rect], ground: list[bytes]
    ) -> list[pygame.Rect]:
        """The places that were never painted like that."""
        old, there = self._work, self._picture
        if (
            old is None or there is None or (there.get_size(), self._at) != (inside.size, inside.topleft)
            or (old.of, old.solid, len(old.patches)) != (work.of, work.solid, len(work.patches))
        ):  # fmt: skip
            return [inside]
        changed = [
            patch.area for pair in zip(old.patches, work.patches, strict=True)
            if pair[0].differs(pair[1]) for patch in pair
        ]  # fmt: skip
        torn = [
            place
            for place, before, now in zip(rim, self._ground, ground, strict=True)
            if before != now or place.collidelist(changed) >= 0
        ]
        within = {
            tuple(place): place
            for place in (area.clip(work.solid) for area in changed)
            if place.size != (0, 0)
        }
        torn += within.values()
        worn = sum(place.width * place.height for place in torn)
        return torn if worn < _TOO_MUCH * inside.width * inside.height else [inside]


def _paint(surface: pygame.Surface, patches: Iterable[Patch]) -> None:
    for patch in patches:
        patch.paint(surface)
