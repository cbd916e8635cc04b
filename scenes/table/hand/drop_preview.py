"""The paper next to the target of a held piece: what a drop there would do and change, and for whom."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

import pygame

from raccoon.app.seats import Seat
from scenes.art import Frame, Typeface, palette as pal, rich, shapes, text
from scenes.art.sprite_layer import PlacedSprite
from scenes.table.choosing.preview_lines import PreviewLines
from scenes.table.hand.drop_targets import DropOutcome

WIDTH, PADDING, MARGIN, ASIDE = 372, 22, 26, 24
"""In design units: the paper's width, its margins, the room for its shadow, the gap to the target."""
LARGE_WIDTH = 580
"""The paper's width in large text."""
FOOT = 44
"""The space below the lines, between the ornaments in the corners."""
LARGER = 1.2
"""The factor by which its lines are larger than on a page, to be read at a glance."""
MOST, GROWN = 420, 1.8
"""The greatest height of its lines, and the largest factor of that with the player's text scale."""
RULE = 12
"""The height of the ornament below the heading."""
STEP = 40
"""The distance between the places that are tried first for the paper, in design units."""
TAIL = (20, 15)
"""The length of the tail towards the target, and half its width."""
PreviewRow = tuple[int, Callable[[pygame.Surface, pygame.Rect], object]]
"""A part of the paper: its height, and the function that draws it into a rectangle."""


class DropPreview:
    """The paper, drawn once for a preview with `foot` below it; placed next to the target."""

    def __init__(self, outcome: DropOutcome, seats: tuple[Seat, ...], frame: Frame, foot: str = "") -> None:
        self._frame = frame
        pad, margin = frame.px(PADDING), frame.px(MARGIN)
        self._width = frame.px(LARGE_WIDTH if frame.is_large else WIDTH)
        room = self._width - 2 * pad
        rows = [*self._heading(outcome, room), *self._lines(outcome, room)]
        rows += _told(_others(outcome, seats), foot, frame, room)
        self.size = self._width, sum(high for high, _ in rows) + pad + frame.px(FOOT)
        self._image = pygame.Surface((self.size[0] + 2 * margin, self.size[1] + 2 * margin), pygame.SRCALPHA)
        paper = pygame.Rect((margin, margin), self.size)
        shapes.paper_panel(self._image, paper, frame.scale, filigree=True)
        self._clearest: tuple[tuple[int, ...], pygame.Rect | None] | None = None
        """The last target and bounds, and the place that was found for them."""
        self._tailed: tuple[tuple[bool, int], pygame.Surface] | None = None
        """The image with a tail, and the side and height of that tail."""
        top = paper.top + pad
        for high, draw in rows:
            draw(self._image, pygame.Rect(paper.left + pad, top, room, high))
            top += high

    def _heading(self, outcome: DropOutcome, room: int) -> Iterator[PreviewRow]:
        """The heading, the move itself, over an ornament."""
        frame = self._frame
        if not outcome.action:
            return
        slim = text.NARROWEST if frame.is_large else 1.0
        title = text.Style(Typeface.POSTER, frame.heading(27), pal.OXBLOOD_DEEP, slim=slim)
        small = text.Style(Typeface.BOOK_SEMIBOLD, frame.type(19), pal.OXBLOOD_DEEP)
        yield title.leading, partial(_centred, outcome.action, title, frame)
        if outcome.sub_label:
            yield small.leading, partial(_centred, outcome.sub_label, small, frame)
        yield frame.px(RULE), partial(shapes.rule, k=frame.scale)

    def _lines(self, outcome: DropOutcome, room: int) -> Iterator[PreviewRow]:
        frame, ledger = self._frame, PreviewLines()
        ledger.lines = outcome.lines
        if outcome.lines:
            larger = replace(frame, text_scale=frame.text_scale * LARGER)
            if frame.is_large:
                larger = replace(frame, scale=frame.scale * LARGER)
            most = frame.px(MOST * min(GROWN, frame.text_scale))
            yield ledger.fit(larger, most, room), partial(_written, ledger)

    def beside(
        self,
        target: pygame.Rect,
        held: pygame.Rect,
        bounds: pygame.Rect,
        spared: Callable[[], Sequence[pygame.Rect]] = tuple,
    ) -> PlacedSprite:
        """The sprite with its tail: where it hides least of the `spared` rectangles, or, if there are none,
        next to the target where it hides least of that and of the piece.
        """
        key = *target, *bounds
        if self._clearest is None or self._clearest[0] != key:
            self._clearest = key, _clearest(self.size, target, bounds, spared(), self._frame.px(STEP))
        place = self._clearest[1] or self._aside(target, held, bounds)
        margin = self._frame.px(MARGIN)
        return self._pointing(place, target), place.inflate(2 * margin, 2 * margin)

    def _aside(self, target: pygame.Rect, held: pygame.Rect, bounds: pygame.Rect) -> pygame.Rect:
        aside, wide = self._frame.px(ASIDE), self.size[0]
        places = []
        for left in (target.right + aside, target.left - aside - wide):
            place = pygame.Rect((left, target.centery - self.size[1] // 2), self.size).clamp(bounds)
            hidden = place.clip(target).width + place.clip(held).width
            places.append((hidden, place))
        return min(places, key=lambda found: found[0])[1]

    def _pointing(self, place: pygame.Rect, target: pygame.Rect) -> pygame.Surface:
        """The image with a tail towards the target; without one if it covers the target."""
        if place.colliderect(target):
            return self._image
        inset = sum(map(self._frame.px, (TAIL[1], PADDING)))
        at = place.centerx < target.centerx, min(max(target.centery - place.top, inset), place.height - inset)
        if self._tailed is None or self._tailed[0] != at:
            image = self._image.copy()
            self._draw_tail(image, *at)
            self._tailed = at, image
        return self._tailed[1]

    def _draw_tail(self, image: pygame.Surface, right: bool, down: int) -> None:
        """Draw the tail at the right or left edge, `down` pixels from the top."""
        frame, margin = self._frame, self._frame.px(MARGIN)
        reach, half = map(frame.px, TAIL)
        out = 1 if right else -1
        edge = margin + self.size[0] * right
        tip = edge + out * reach, margin + down
        points = [(edge - out * frame.px(3), tip[1] - half), tip, (edge - out * frame.px(3), tip[1] + half)]
        pygame.draw.polygon(image, pal.rgb(pal.CREAM_TOP), points)
        pygame.draw.lines(image, pal.rgb(pal.OXBLOOD), False, points, frame.px(2.4))


def _clearest(
    size: tuple[int, int], target: pygame.Rect, bounds: pygame.Rect, spared: Sequence[pygame.Rect], step: int
) -> pygame.Rect | None:
    """The place that covers least of the target and of the `spared` rectangles, the nearest such one."""
    if not spared:
        return None
    kept = [target, target, *spared]  # the target twice: it matters most

    def worth(place: pygame.Rect) -> tuple[int, int]:
        covered = (place.clip(kept[number]) for number in place.collidelistall(kept))
        far = abs(place.centerx - target.centerx) + abs(place.centery - target.centery)
        return sum(one.width * one.height for one in covered), far

    room = pygame.Rect(bounds.topleft, (max(0, bounds.width - size[0]), max(0, bounds.height - size[1])))
    roughly = min(_places(size, room, step), key=worth)
    around = pygame.Rect(roughly.topleft, (0, 0)).inflate(2 * step, 2 * step).clip(room)
    return min((roughly, *_places(size, around, max(1, step // 8))), key=worth)


def _places(size: tuple[int, int], room: pygame.Rect, step: int) -> Iterator[pygame.Rect]:
    """Rectangles of a size whose upper left corners are in a grid over a room."""
    for left in range(room.right, room.left - 1, -step):
        for top in range(room.bottom, room.top - 1, -step):
            yield pygame.Rect((left, top), size)


def _told(others: str, foot: str, frame: Frame, room: int) -> Iterator[PreviewRow]:
    style = text.Style(Typeface.BOOK_SEMIBOLD, frame.type(21), pal.INK)
    small = text.Style(Typeface.BOOK_ITALIC, frame.type(18), pal.INK)
    if others:
        yield rich.height(others, style, room), lambda paper, row: rich.paragraph(paper, others, row, style)
    if foot:
        yield text.height(foot, small, room), lambda paper, row: text.paragraph(paper, foot, row, small)


def _centred(words: str, style: text.Style, frame: Frame, surface: pygame.Surface, row: pygame.Rect) -> None:
    text.draw(surface, words, row.center, style, "centre", row.width, frame.floor, middle=True)


def _written(ledger: PreviewLines, surface: pygame.Surface, row: pygame.Rect) -> None:
    ledger.top = row.top
    ledger.draw(surface, row.left, row.width)


def _others(outcome: DropOutcome, seats: tuple[Seat, ...]) -> str:
    rows = (
        f"[emblem {seats[seat].emblem} {seats[seat].colour}] {rich.escape(seats[seat].name)} {gain}"
        for seat, gain in sorted(outcome.gains.items())
    )
    return " · ".join(rows)
