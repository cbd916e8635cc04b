"""Places a choice's page next to the piece it is about: on dimmed parts of the table, as near as possible."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import pygame

from scenes.art import Frame, palette as pal
from scenes.table.choosing.choice import Choice
from scenes.table.layout import MARGIN, Layout
from scenes.table.piece import Piece

Rect = pygame.Rect

GAP, FARTHEST, NEAR = 8, 240, 110
"""The gap between a page and any piece; the farthest from its subject; the farthest with a tongue."""
TONGUE = 15, 14
"""Half the width, and the height, of the tongue that points to the piece."""
LEAST_SCALE = 0.6
"""The scale of the smallest window with pages next to pieces."""


@dataclass(frozen=True)
class FreeRoom:
    """The room for a page: inside `bounds`, outside `taken`, near one of the rectangles it is `about`."""

    bounds: Rect
    taken: list[Rect]
    about: list[Rect]
    frame: Frame

    @classmethod
    def of(cls, layout: Layout, needed: Iterable[str], choice: Choice) -> FreeRoom | None:
        """The room between the rails without `needed` zones and choosable pieces; None: use the rail."""
        frame, about = layout.frame, [rect for piece in choice.about() for rect in layout.rects_of(piece)]
        if frame.is_large or frame.scale < LEAST_SCALE or choice.on_rail or not about:
            return None
        gap = frame.px(GAP)
        drops = choice.drops()
        used = frozenset((*choice.lit(), *choice.chosen(), *drops)).union(*drops.values())
        read = _lying_on([rect for piece in needed for rect in layout.rects_of(Piece(piece))])
        meant = _lying_on([rect for piece in used for rect in layout.rects_of(piece)], read)
        left, top = layout.banner.right + frame.px(MARGIN), frame.px(MARGIN)
        bounds = Rect(left, top, layout.hint.left - frame.px(MARGIN) - left, layout.banner.top - gap - top)
        around = (rect.inflate(2 * gap, 2 * gap) for rect in (*read, *meant))
        papers = (rect for _, rect in choice.papers(layout))
        taken = [rect for rect in (*around, *papers, layout.country) if rect.colliderect(bounds)]
        return cls(bounds, taken, about, frame)

    def place(self, size: tuple[int, int], now: Rect | None) -> Rect | None:
        """The nearest place for a page of this size, or its place `now` if none is nearer; None for none."""
        best = min(filter(self._is_near, self._places(size)), key=self._distance, default=None)
        kept = (Rect(now.topleft, size), Rect((now.left, now.bottom - size[1]), size)) if now else ()
        most = self._far(best) if best else self.bounds.width
        return next((one for one in kept if self._is_free(one) and self._far(one) <= most), best)

    def _places(self, size: tuple[int, int]) -> Iterator[Rect]:
        """All free places that touch the bounds or a taken rectangle, or are in line with the subject."""
        wide, high = size
        bounds = self.bounds
        lefts = {bounds.left, bounds.right - wide, *(one.centerx - wide // 2 for one in self.about)}
        tops = {bounds.top, bounds.bottom - high, *(one.centery - high // 2 for one in self.about)}
        lefts |= {left for rect in self.taken for left in (rect.right, rect.left - wide)}
        tops |= {top for rect in self.taken for top in (rect.bottom, rect.top - high)}
        across = sorted(left for left in lefts if bounds.left <= left <= bounds.right - wide)
        down = sorted(top for top in tops if bounds.top <= top <= bounds.bottom - high)
        return filter(self._is_free, (Rect(left, top, wide, high) for left in across for top in down))

    def _is_free(self, rect: Rect) -> bool:
        return rect.collidelist(self.taken) < 0 and bool(self.bounds.contains(rect))

    def _is_near(self, rect: Rect) -> bool:
        reach = self.frame.px(FARTHEST)
        met = rect.inflate(2 * reach, 2 * reach).collidelist(self.about) >= 0
        return met and self._far(rect) <= reach

    def _far(self, rect: Rect) -> int:
        """The distance to the nearest subject."""
        return min(sum(_apart(rect, one)) for one in self.about)

    def _distance(self, rect: Rect) -> tuple[int, int]:
        """The sort key of a place: the distance to the nearest subject, then between the centres."""
        return min((sum(_apart(rect, one)), _from_middle(rect, one)) for one in self.about)

    def nearest(self, rect: Rect) -> Rect:
        """The subject's rectangle nearest to a page."""
        return min(self.about, key=lambda one: (sum(_apart(rect, one)), _from_middle(rect, one)))


def _apart(one: Rect, other: Rect) -> tuple[int, int]:
    """The horizontal and vertical gap between two rectangles, 0 where they overlap."""
    across = max(one.left - other.right, other.left - one.right, 0)
    return across, max(one.top - other.bottom, other.top - one.bottom, 0)


def _from_middle(one: Rect, other: Rect) -> int:
    return abs(one.centerx - other.centerx) + abs(one.centery - other.centery)


def _lying_on(rects: Sequence[Rect], others: Sequence[Rect] = ()) -> list[Rect]:
    """The rectangles that contain none of `others`, by default of themselves: no street with houses on it."""
    inner = others or rects
    return [one for one in rects if not any(one is not other and one.contains(other) for other in inner)]


def tongue(surface: pygame.Surface, page: Rect, about: Rect, frame: Frame) -> None:
    """Draw the tongue of a page that points to its piece if it is near, straight next to or above."""
    across, down = _apart(page, about)
    if (across and down) or not 0 < across + down <= frame.px(NEAR):
        return
    half, out = frame.px(TONGUE[0]), frame.px(TONGUE[1])
    round_off = half + frame.px(GAP)
    if down:
        x = max(page.left + round_off, min(about.centerx, page.right - round_off))
        y, way = (page.top, -1) if about.bottom <= page.top else (page.bottom - 1, 1)
        tip = [(x - half, y - 3 * way), (x, y + way * out), (x + half, y - 3 * way)]
    else:
        y = max(page.top + round_off, min(about.centery, page.bottom - round_off))
        x, way = (page.left, -1) if about.right <= page.left else (page.right - 1, 1)
        tip = [(x - 3 * way, y - half), (x + way * out, y), (x - 3 * way, y + half)]
    pygame.draw.polygon(surface, pal.rgb(pal.CREAM_TOP), tip)
    pygame.draw.lines(surface, pal.rgb(pal.OXBLOOD), False, tip, frame.px(2.4))
