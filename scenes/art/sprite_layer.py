"""SpriteLayer: draws sprites over a still picture and removes them without drawing that again."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
import pygame

from scenes.art.frame import Size
from scenes.art.moving.clipping import around

PlacedSprite = tuple[pygame.Surface, pygame.Rect]
"""A sprite: a picture that does not change any more, and its place in the window."""
ROUND = 64
"""The sides of buffers are multiples of so many pixels, so that a growing sprite fits for a while."""
LARGE, ROOM = 1 << 16, 16
"""Under the lowest sprite, if it is opaque and of more than `LARGE` pixels, `ROOM` more pixels of ground to
each side are saved: it can be shaken without saving the ground again.
"""
OPAQUE = 255
SPARE = 240
"""Buffers unused for so many pictures are freed."""


class _Patch(msgspec.Struct):
    """A buffer with the ground of an `area` under a sprite; `used` is the number of its last picture."""

    surface: pygame.Surface
    used: int
    area: pygame.Rect

    def put_back(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """Restore the ground in a place."""
        surface.blit(self.surface, place, place.move(-self.area.left, -self.area.top))


class _Drawn(NamedTuple):
    """A drawn sprite, the patch of ground it covers, and the visible part of its place."""

    sprite: PlacedSprite
    patch: _Patch
    seen: pygame.Rect


class SpriteLayer:
    """The sprites over one surface, each with the ground it covers, so that they can be removed again."""

    def __init__(self) -> None:
        self._drawn: list[_Drawn] = []
        self._free: dict[Size, list[_Patch]] = {}
        self._number = 0

    def draw(self, surface: pygame.Surface, pictures: Iterable[PlacedSprite]) -> list[pygame.Rect]:
        """Draw these sprites, the lowest first, in place of those drawn last; return the places that have
        changed.

        Sprites with the same picture in the same place stay, if nothing under them has changed.
        """
        bounds = surface.get_rect()
        wanted = [(image, place) for image, place in pictures if place.colliderect(bounds)]
        before, stay = self._drawn, self._staying(wanted)
        slides = self._slides(wanted, stay, bounds)
        changed = self._remove(surface, {*stay.values(), 0} if slides else set(stay.values()))
        self._drawn = []
        for number, (image, place) in enumerate(wanted):
            if number in stay:
                self._drawn.append(before[stay[number]])
                continue
            seen, margin = place.clip(bounds), ROOM if not (number or stay) and _is_sheet(image) else 0
            if slides and not number:
                changed.append(before[0].seen)
                patch = self._uncovered(surface, before[0], seen)
            else:
                patch = self._kept(surface, seen.inflate(2 * margin, 2 * margin).clip(bounds))
            self._drawn.append(_Drawn((image, place.copy()), patch, seen))
            surface.blit(image, place)
            changed.append(seen)
        return changed

    def lift(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Remove the sprites drawn last; return their places."""
        bare = self._remove(surface)
        self._drawn = []
        return bare

    def clear_from(self, picture: pygame.Surface) -> None:
        """Remove the sprites drawn last from a copy of the surface only."""
        _restore(picture, self._drawn)

    def forget(self) -> None:
        """Forget the sprites drawn last, after the surface was drawn again."""
        self._release(self._drawn)
        self._drawn = []

    def _staying(self, wanted: Sequence[PlacedSprite]) -> dict[int, int]:
        """The sprites that need not be drawn: their indices among those `wanted` to those among the drawn
        ones.
        """
        there = {(id(one.sprite[0]), *one.sprite[1]): number for number, one in enumerate(self._drawn)}
        stay: dict[int, int] = {}
        moving: list[pygame.Rect] = []
        old = new = 0
        for number, (image, place) in enumerate(wanted):
            same = there.get((id(image), *place), -1)
            if same < old:
                continue
            moving += [one.seen for one in self._drawn[old:same]] + [where for _, where in wanted[new:number]]
            old, new = same + 1, number + 1
            if place.collidelist(moving) < 0:
                stay[number] = same
            else:
                moving.append(place)
        return stay

    def _slides(self, wanted: Sequence[PlacedSprite], stay: Mapping[int, int], bounds: pygame.Rect) -> bool:
        """Whether the lowest sprite only moves within the ground saved under it."""
        if not (wanted and self._drawn) or 0 in stay or 0 in stay.values():
            return False
        image, place = wanted[0]
        return _is_sheet(image) and self._drawn[0].patch.area.contains(place.clip(bounds))

    def _uncovered(self, surface: pygame.Surface, drawn: _Drawn, covered: pygame.Rect) -> _Patch:
        """Remove one sprite except where it will be `covered` again; return its patch, which serves again."""
        for place in around(drawn.seen, [covered]):
            drawn.patch.put_back(surface, place)
        drawn.patch.used = self._number
        return drawn.patch

    def _remove(self, surface: pygame.Surface, stay: Container[int] = ()) -> list[pygame.Rect]:
        going = [one for number, one in enumerate(self._drawn) if number not in stay]
        _restore(surface, going)
        if going:
            self._release(going)
        return [one.seen for one in going]

    def _release(self, drawn: Iterable[_Drawn]) -> None:
        """Return the buffers of removed sprites to the free ones."""
        for _, patch, _ in drawn:
            self._free.setdefault(patch.surface.get_size(), []).append(patch)
        self._number += 1
        if self._number % SPARE == 0:
            self._free_unused()

    def _free_unused(self) -> None:
        """Free the buffers not used lately."""
        lately = {
            size: [memory for memory in free if memory.used > self._number - SPARE]
            for size, free in self._free.items()
        }
        self._free = {size: free for size, free in lately.items() if free}

    def _kept(self, surface: pygame.Surface, place: pygame.Rect) -> _Patch:
        """Save the ground in a place, in a used buffer if possible: allocating one takes far longer."""
        size = _rounded(place.size)
        free = self._free.get(size)
        memory = free.pop() if free else _Patch(pygame.Surface(size, 0, surface), 0, place)
        memory.used, memory.area = self._number, place
        memory.surface.blit(surface, (0, 0), place)
        return memory


def _restore(surface: pygame.Surface, drawn: Sequence[_Drawn]) -> None:
    """Restore the ground of these sprites, the highest first."""
    for _, patch, seen in reversed(drawn):
        patch.put_back(surface, seen)


def _is_sheet(image: pygame.Surface) -> bool:
    """Whether a picture is large and opaque."""
    return (
        image.get_width() * image.get_height() > LARGE
        and not image.get_masks()[3]
        and image.get_alpha() in (None, OPAQUE)
        and image.get_colorkey() is None
    )


def _rounded(size: Size) -> Size:
    """The size of the buffer for a picture of that size."""
    width, height = size
    return -(-width // ROUND) * ROUND, -(-height // ROUND) * ROUND
