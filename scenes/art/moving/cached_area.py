"""CachedArea: a part of the window that is painted once and cached; after a change only that is repainted."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import zip_longest

import pygame

from scenes.art.moving import incremental
from scenes.art.moving.clipping import around, is_rehearsal

PaintSurface = Callable[[pygame.Surface], None]
_MORE = 1.2
_TOO_MUCH = 0.6
"""The share of the area above which repainting parts costs more than painting everything."""
_BANDS = 4
"""The number of bands in which a whole area is painted in steps."""


@dataclass(frozen=True)
class Patch:
    """One painted part: its `area` (all it may cover), `of`, everything it depends on, and how to `paint` it.

    A slow one is painted `apart`, on a transparent surface of the area's size that is cached until the patch
    itself changes.
    """

    area: pygame.Rect
    of: Hashable
    paint: PaintSurface
    apart: bool = False

    def differs(self, other: Patch) -> bool:
        """Whether this patch looks different from the other."""
        return self.of != other.of or self.area != other.area


@dataclass(frozen=True)
class Patchwork:
    """Patches, the lowest first, over a ground that they hide in the `solid` part of the area.

    `of` is everything that all of them depend on. To be compared, two patchworks need the same number of
    patches in the same order.
    """

    of: Hashable
    solid: pygame.Rect
    patches: Sequence[Patch]

    def paint(self, surface: pygame.Surface) -> None:
        """Paint all patches."""
        Sheets().paint(surface, self)


class Sheets:
    """The cached surfaces of the patches painted apart, by their number."""

    def __init__(self) -> None:
        self._there: dict[int, tuple[Hashable, Patch, pygame.Surface]] = {}

    def paint(self, surface: pygame.Surface, work: Patchwork) -> None:
        """Paint the patches that touch the surface's clip."""
        for number, patch in enumerate(work.patches):
            if not patch.area.colliderect(surface.get_clip()):
                continue
            if patch.apart:
                surface.blit(self._sheet(number, patch, work.of), patch.area)
            else:
                patch.paint(surface)

    def prepare(self, work: Patchwork, places: Sequence[pygame.Rect]) -> None:
        """Paint the surfaces needed in these places; `BudgetExceeded` when the time of a step is up."""
        for number, patch in enumerate(work.patches):
            if patch.apart and patch.area.collidelist(places) >= 0:
                self._sheet(number, patch, work.of)
        incremental.check_budget(0)

    def _sheet(self, number: int, patch: Patch, of: Hashable) -> pygame.Surface:
        there = self._there.get(number)
        if there and there[0] == of and not patch.differs(there[1]):
            return there[2]
        incremental.check_budget(0)
        incremental.part(partial(self._paint, number, patch, of))
        incremental.mark_done()
        return self._there[number][2]

    def _paint(self, number: int, patch: Patch, of: Hashable) -> None:
        self._there[number] = of, patch, _painted(patch)


class CachedArea:
    """The cached picture of an area of the window painted by patches; one blit while `of` is the same.

    Painters that draw the same area in turn may share one: only patches that differ are painted.
    """

    def __init__(self) -> None:
        self._of: Hashable = None
        self._picture: pygame.Surface | None = None
        self._at = (0, 0)
        self._work: Patchwork | None = None
        self._ground: list[bytes] = []
        """The pixels under the area outside the solid part, when it was painted."""
        self._left: tuple[Hashable, list[bytes], list[pygame.Rect]] | None = None
        """An unfinished painting, which may take frames: its identity, its ground, and the places left."""
        self._sheets = Sheets()

    def part(self, area: pygame.Rect) -> pygame.Surface | None:
        """The cached picture of a part of the area; None where nothing was painted."""
        if self._picture is None or self._of is None:
            return None
        inside = area.move(-self._at[0], -self._at[1])
        return self._picture.subsurface(inside) if self._picture.get_rect().contains(inside) else None

    def draw(
        self, surface: pygame.Surface, area: pygame.Rect, of: Hashable, work: Callable[[], Patchwork]
    ) -> None:
        """Paint the area, or copy the cached picture. `of` is everything visible in the area.

        That includes the ground under the painting, which was drawn before and is cached with it.
        """
        inside = area.clip(surface.get_rect())
        key = (of, tuple(area), surface.get_size())
        if self._picture is not None and key == self._of:
            surface.blit(self._picture, self._at)
            return
        if is_rehearsal(surface):
            if not (self._left and self._left[0] == key):
                self._rehearse(surface, inside, work())
        elif surface.get_clip().contains(inside):
            self._of = None
            self._repaint(surface, inside, key, work())
            self._of = key
        else:
            self._sheets.paint(surface, work())

    def _rehearse(self, surface: pygame.Surface, inside: pygame.Rect, work: Patchwork) -> None:
        """Fill the caches that the changed patches need, without drawing anything visible."""
        old = self._work.patches if self._work and self._changed_places(inside, work) != [inside] else ()
        fresh = [patch for patch, before in zip_longest(work.patches, old)
                 if patch and (before is None or patch.differs(before))]  # fmt: skip
        self._sheets.prepare(work, [patch.area for patch in fresh])
        for patch in fresh:
            if not patch.apart:
                incremental.part(partial(patch.paint, surface))
        self._memory(surface, inside)

    def _repaint(self, surface: pygame.Surface, inside: pygame.Rect, key: Hashable, work: Patchwork) -> None:
        """Copy the unchanged places, paint the others, cache both; `BudgetExceeded` when the time is up."""
        rim = around(inside, [work.solid])
        ground = [surface.subsurface(place).copy().get_buffer().raw for place in rim]
        places = self._to_paint(inside, key, work, rim, ground)
        self._sheets.prepare(work, places)
        self._work, self._at, self._left = None, inside.topleft, (key, ground, places)
        picture = self._memory(surface, inside)
        for place in around(inside, places):
            surface.blit(picture, place, place.move(-inside.left, -inside.top))
        while places:
            self._paint(surface, places[0], work)
            places.pop(0)
            incremental.mark_done()
        self._work, self._ground, self._left = work, ground, None

    def _memory(self, surface: pygame.Surface, inside: pygame.Rect) -> pygame.Surface:
        """A buffer of the area's size; a new one, whose allocation takes as long as a drawing, is empty."""
        if self._picture is None or self._picture.get_size() != inside.size:
            self._picture, self._work, self._of = surface.subsurface(inside).copy(), None, None
            incremental.mark_done()
        return self._picture

    def _paint(self, surface: pygame.Surface, place: pygame.Rect, work: Patchwork) -> None:
        """Paint one place and cache it."""
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
        """The places to paint: those left of an unfinished painting, else those that have changed."""
        if self._left and self._left[:2] == (key, ground):
            return self._left[2]
        grounds = zip(rim, self._ground, ground, strict=False)
        under = [place for place, old, new in grounds if old != new]
        places = self._changed_places(inside, work, under)
        if places != [inside] or not incremental.is_spread():
            return places
        high = -(-inside.height // _BANDS)
        tops = range(inside.top, inside.bottom, high)
        return [pygame.Rect(inside.left, top, inside.width, min(high, inside.bottom - top)) for top in tops]

    def _changed_places(
        self, inside: pygame.Rect, work: Patchwork, under: Sequence[pygame.Rect] = ()
    ) -> list[pygame.Rect]:
        """The places that differ from the cached picture or have another ground `under` them. They do not
        overlap, or translucent patches would be drawn twice.
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
        places = [area.clip(inside) for area in changed if area.colliderect(inside)]
        places += under
        apart: list[pygame.Rect] = []
        for place in _merged(places):
            apart += around(place, apart)
        return apart if _room(apart) < _TOO_MUCH * _room([inside]) else [inside]


def _merged(places: Iterable[pygame.Rect]) -> list[pygame.Rect]:
    """Merge overlapping places unless their union is much larger, so that nothing is painted twice."""
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
