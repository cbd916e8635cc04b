"""A part of the window that is painted once and kept; of what has changed in it no more is painted anew."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

import pygame

from scenes.art.moving import incremental
from scenes.art.moving.clipping import around, is_unseen

PaintSurface = Callable[[pygame.Surface], None]
_MORE = 1.2
_TOO_MUCH = 0.6
"""From this share of the area on mending costs more than painting everything."""
_BANDS = 4
"""In so many pieces, one below the other, everything is painted."""


@dataclass(frozen=True)
class Patch:
    """Something painted there: where (all that it may cover), what it depends on, and how.

    What takes long is painted `apart`, on a clear sheet of the area's size that is kept while it stays the
    same, however often something beside it changes.
    """

    area: pygame.Rect
    of: Hashable
    paint: PaintSurface
    apart: bool = False

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

    def paint(self, surface: pygame.Surface) -> None:
        """Paint all of them."""
        Sheets().paint(surface, self)


class Sheets:
    """The patches that were painted apart, by their number."""

    def __init__(self) -> None:
        self._there: dict[int, tuple[Hashable, Patch, pygame.Surface]] = {}

    def paint(self, surface: pygame.Surface, work: Patchwork) -> None:
        """Paint those of the patches that the surface's clip lets through."""
        for number, patch in enumerate(work.patches):
            if not patch.area.colliderect(surface.get_clip()):
                continue
            if patch.apart:
                surface.blit(self._sheet(number, patch, work.of), patch.area)
            else:
                patch.paint(surface)

    def prepare(self, work: Patchwork, places: Sequence[pygame.Rect]) -> None:
        """Prepare the sheets seen in these places; `BudgetExceeded` where a step is too short."""
        for number, patch in enumerate(work.patches):
            if patch.apart and patch.area.collidelist(places) >= 0:
                self._sheet(number, patch, work.of)
        incremental.room_for(0)

    def _sheet(self, number: int, patch: Patch, of: Hashable) -> pygame.Surface:
        there = self._there.get(number)
        if there and there[0] == of and not patch.differs(there[1]):
            return there[2]
        incremental.room_for(0)
        incremental.part(partial(self._paint, number, patch, of))
        incremental.done()
        return self._there[number][2]

    def _paint(self, number: int, patch: Patch, of: Hashable) -> None:
        self._there[number] = of, patch, _painted(patch)


class CachedArea:
    """The picture that patches left in an area of the window; copied back in one go while `of` is the same.

    Several that paint the same area in turn may share one: only patches that differ are painted.
    """

    def __init__(self) -> None:
        self._of: Hashable = None
        self._picture: pygame.Surface | None = None
        self._at = (0, 0)
        self._work: Patchwork | None = None
        self._ground: list[bytes] = []
        """The pixels under the area around the solid part."""
        self._left: tuple[Hashable, list[bytes], list[pygame.Rect]] | None = None
        """The unfinished painting: its identity, its ground, and the rest of its area; it may take frames."""
        self._sheets = Sheets()

    def part(self, area: pygame.Rect) -> pygame.Surface | None:
        """The painted part of an area; None where nothing was painted."""
        if self._picture is None or self._of is None:
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
        if is_unseen(surface):
            if not (self._left and self._left[0] == key):
                self._rehearse(surface, inside, work())
        elif surface.get_clip().contains(inside):
            self._of = None
            self._mend(surface, inside, key, work())
            self._of = key
        else:
            self._sheets.paint(surface, work())

    def _rehearse(self, surface: pygame.Surface, inside: pygame.Rect, work: Patchwork) -> None:
        """Have at hand what those patches take that are to be painted, and memory; nothing is seen of it."""
        old = self._work.patches if self._work and self._torn(inside, work) != [inside] else ()
        fresh = [patch for patch, before in zip_longest(work.patches, old)
                 if patch and (before is None or patch.differs(before))]  # fmt: skip
        self._sheets.prepare(work, [patch.area for patch in fresh])
        for patch in fresh:
            if not patch.apart:
                incremental.part(partial(patch.paint, surface))
        self._memory(surface, inside)

    def _mend(self, surface: pygame.Surface, inside: pygame.Rect, key: Hashable, work: Patchwork) -> None:
        """Put back what holds, paint the rest, keep both; `BudgetExceeded` in a step whose time is up."""
        rim = around(inside, [work.solid])
        ground = [surface.subsurface(place).copy().get_buffer().raw for place in rim]
        torn = self._to_paint(inside, key, work, rim, ground)
        self._sheets.prepare(work, torn)
        self._work, self._at, self._left = None, inside.topleft, (key, ground, torn)
        picture = self._memory(surface, inside)
        for place in around(inside, torn):
            surface.blit(picture, place, place.move(-inside.left, -inside.top))
        while torn:
            self._paint(surface, torn[0], work)
            torn.pop(0)
            incremental.done()
        self._work, self._ground, self._left = work, ground, None

    def _memory(self, surface: pygame.Surface, inside: pygame.Rect) -> pygame.Surface:
        """As much as the area takes; what is got anew, which takes as long as a drawing, holds nothing."""
        if self._picture is None or self._picture.get_size() != inside.size:
            self._picture, self._work, self._of = surface.subsurface(inside).copy(), None, None
            incremental.done()
        return self._picture

    def _paint(self, surface: pygame.Surface, place: pygame.Rect, work: Patchwork) -> None:
        """Paint one place, and keep it."""
        assert self._picture
        clip = surface.get_clip()
        surface.set_clip(place)
        self._sheets.paint(surface, work)
        surface.set_clip(clip)
        self._picture.blit(surface, place.move(-self._at[0], -self._at[1]), place)

    def _to_paint(
        self,
        inside: pygame.Rect,
        key: Hashable,
        work: Patchwork,
        rim: list[pygame.Rect],
        ground: list[bytes],
    ) -> list[pygame.Rect]:
        """The places to paint: those left of what was begun, or where it differs from what was painted."""
        if self._left and self._left[:2] == (key, ground):
            return self._left[2]
        grounds = zip(rim, self._ground, ground, strict=False)
        under = [place for place, old, new in grounds if old != new]
        torn = self._torn(inside, work, under)
        if torn != [inside] or not incremental.is_spread():
            return torn
        high = -(-inside.height // _BANDS)
        tops = range(inside.top, inside.bottom, high)
        return [pygame.Rect(inside.left, top, inside.width, min(high, inside.bottom - top)) for top in tops]

    def _torn(
        self, inside: pygame.Rect, work: Patchwork, under: Sequence[pygame.Rect] = ()
    ) -> list[pygame.Rect]:
        """The places never painted like that, or with another ground `under` them; none lies over another, or
        light would be there twice.
        """
        old, there = self._work, self._picture
        if (
            old is None or there is None or (there.get_size(), self._at) != (inside.size, inside.topleft)
            or (old.of, old.solid, len(old.patches)) != (work.of, work.solid, len(work.patches))
        ):  # fmt: skip
            return [inside]
        changed = [
            patch.area for before, now in zip(old.patches, work.patches, strict=True)
            if now.differs(before) for patch in ((now,) if now.area == before.area else (before, now))
        ]  # fmt: skip
        torn = [area.clip(inside) for area in changed if area.colliderect(inside)]
        torn += under
        apart: list[pygame.Rect] = []
        for place in _joined(torn):
            apart += around(place, apart)
        return apart if _room(apart) < _TOO_MUCH * _room([inside]) else [inside]


def _joined(places: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Places that overlap as one, unless that is much more: what is in both is painted once."""
    found: list[pygame.Rect] = []
    for place in places:
        whole = place
        for other in tuple(found):
            both = whole.union(other)
            if whole.colliderect(other) and _room([both]) <= _MORE * _room([whole, other]):
                found.remove(other)
                whole = both
        found.append(whole)
    return found


def _room(places: Iterable[pygame.Rect]) -> int:
    return sum(place.width * place.height for place in places)


def _painted(patch: Patch) -> pygame.Surface:
    sheet = pygame.Surface(patch.area.size, pygame.SRCALPHA)
    patch.paint(sheet)
    return sheet
