"""The sprites over a still picture: drawn and taken away again without drawing the rest."""

from collections.abc import Container, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
import pygame

from scenes.art.frame import Size
from scenes.art.moving.clipping import around

PlacedSprite = tuple[pygame.Surface, pygame.Rect]
"""A picture in the air, which nobody paints on any more, and where it is on the window."""
ROUND = 64
"""Sides of memory are whole multiples of so many pixels: what grows in the air fits into it for a while."""
LARGE, ROOM = 1 << 16, 16
"""Under the lowest picture, if it is opaque and of more pixels, the ground is kept for so many more to each
side: it can be shaken without keeping that again.
"""
OPAQUE = 255
SPARE = 240
"""Memory that was of no use for so many pictures is let go."""


class _Patch(msgspec.Struct):
    """Room for the ground of an `area` under something in the air; the picture it was `used` in last."""

    surface: pygame.Surface
    used: int
    area: pygame.Rect

    def put_back(self, surface: pygame.Surface, place: pygame.Rect) -> None:
        """Put back the ground in a place."""
        surface.blit(self.surface, place, place.move(-self.area.left, -self.area.top))


class _Drawn(NamedTuple):
    """A sprite that was drawn, and what it covers in the visible part of its place."""

    sprite: PlacedSprite
    patch: _Patch
    seen: pygame.Rect


class SpriteLayer:
    """The pictures over one surface, each with what it covers, so that they can be lifted off again."""

    def __init__(self) -> None:
        self._drawn: list[_Drawn] = []
        self._free: dict[Size, list[_Patch]] = {}
        self._number = 0

    def draw(self, surface: pygame.Surface, pictures: Iterable[PlacedSprite]) -> list[pygame.Rect]:
        """Draw these, the lowest first, instead of those drawn last; the places that have changed.

        Those stay that are the same pictures in the same places, with nothing under them that comes or goes.
        """
        bounds = surface.get_rect()
        wanted = [(image, place) for image, place in pictures if place.colliderect(bounds)]
        before, stay = self._drawn, self._staying(wanted)
        slides = self._slides(wanted, stay, bounds)
        changed = self._take_off(surface, {*stay.values(), 0} if slides else set(stay.values()))
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
        """Take off what was drawn last; the places that are bare now."""
        bare = self._take_off(surface)
        self._drawn = []
        return bare

    def clear_from(self, picture: pygame.Surface) -> None:
        """Take what was drawn last off a copy of the surface; there it stays."""
        _lay_bare(picture, self._drawn)

    def forget(self) -> None:
        """The surface was drawn anew: nothing is in the air."""
        self._release(self._drawn)
        self._drawn = []

    def _staying(self, wanted: Sequence[PlacedSprite]) -> dict[int, int]:
        """The numbers of those wanted that need not be drawn, with their numbers among those drawn."""
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
        """Whether the lowest is moved over ground that is kept."""
        if not (wanted and self._drawn) or 0 in stay or 0 in stay.values():
            return False
        image, place = wanted[0]
        return _is_sheet(image) and self._drawn[0].patch.area.contains(place.clip(bounds))

    def _uncovered(self, surface: pygame.Surface, drawn: _Drawn, covered: pygame.Rect) -> _Patch:
        """Take one off but for what is going to be `covered`; its ground, which holds for that as well."""
        for place in around(drawn.seen, [covered]):
            drawn.patch.put_back(surface, place)
        drawn.patch.used = self._number
        return drawn.patch

    def _take_off(self, surface: pygame.Surface, stay: Container[int] = ()) -> list[pygame.Rect]:
        going = [one for number, one in enumerate(self._drawn) if number not in stay]
        _lay_bare(surface, going)
        if going:
            self._release(going)
        return [one.seen for one in going]

    def _release(self, drawn: Iterable[_Drawn]) -> None:
        """Nothing lies on the memory of these any more."""
        for _, patch, _ in drawn:
            self._free.setdefault(patch.surface.get_size(), []).append(patch)
        self._number += 1
        if self._number % SPARE == 0:
            self._let_go()

    def _let_go(self) -> None:
        """Keep only memory that was used lately."""
        lately = {
            size: [memory for memory in free if memory.used > self._number - SPARE]
            for size, free in self._free.items()
        }
        self._free = {size: free for size, free in lately.items() if free}

    def _kept(self, surface: pygame.Surface, place: pygame.Rect) -> _Patch:
        """Copy the ground in a place, into memory that was used before if possible: new takes far longer."""
        size = _rounded(place.size)
        free = self._free.get(size)
        memory = free.pop() if free else _Patch(pygame.Surface(size, 0, surface), 0, place)
        memory.used, memory.area = self._number, place
        memory.surface.blit(surface, (0, 0), place)
        return memory


def _lay_bare(surface: pygame.Surface, drawn: Sequence[_Drawn]) -> None:
    """Put back what these cover, the highest first."""
    for _, patch, seen in reversed(drawn):
        patch.put_back(surface, seen)


def _is_sheet(image: pygame.Surface) -> bool:
    """Whether a picture is large and lets nothing show through."""
    return (
        image.get_width() * image.get_height() > LARGE
        and not image.get_masks()[3]
        and image.get_alpha() in (None, OPAQUE)
        and image.get_colorkey() is None
    )


def _rounded(size: Size) -> Size:
    """The size of memory for a picture of that size."""
    width, height = size
    return -(-width // ROUND) * ROUND, -(-height // ROUND) * ROUND
