"""The paper of a page: its parts below each other, in the largest type that fits."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pygame

from scenes.art import Frame, Typeface, palette as pal, shapes, text
from scenes.table.inspection import flow
from scenes.table.inspection.page import Badge, Now, Page, SidePage, TableRow

INSET = 36.0
BAR = "#d8c093"
"""The colour of the scroll bar's track."""
BAR_ROOM = 20.0
"""The width reserved for the scroll bar, in design units."""
TEXT_STEPS = 10
LEAST = 0.86
"""The smallest text scale on a crowded page."""
LARGER, FILLED = (1.3, 1.2, 1.1), 0.92
"""The factors by which words may grow on a page with few of them, and the share of it they may fill."""
HEADING = 1.6
"""The largest factor by which a heading grows with the player's text scale."""


def fitting(needs: Callable[[Frame], int], room: int, frame: Frame) -> Frame:
    """The frame with the largest text scale that fits: the player's, falling back to the usual, then less."""
    for step in range(TEXT_STEPS, -1, -1):
        tried = replace(frame, text_scale=1 + (frame.text_scale - 1) * step / TEXT_STEPS)
        if needs(tried) <= room:
            return tried
    for share in (0.95, 0.9, LEAST):
        tried = replace(frame, text_scale=share)
        if needs(tried) <= room:
            return tried
    return replace(frame, text_scale=LEAST)


def _filling(needs: Callable[[Frame], int], room: int, frame: Frame) -> Frame:
    """As `fitting`, but larger if few words would leave much of the room empty."""
    for share in LARGER:
        tried = replace(frame, text_scale=frame.text_scale * share)
        if needs(tried) <= FILLED * room:
            return tried
    return fitting(needs, room, frame)


@dataclass(frozen=True)
class Title:
    """The title of a page: the piece's name, its kind, and an ornament below."""

    title: str
    kind: str
    size: float = 42

    def height(self, width: int, frame: Frame) -> int:
        kind = text.Style(Typeface.BOOK_ITALIC, frame.type(21)).leading if self.kind else 0
        return frame.type(self.size, HEADING) + frame.px(14) + kind + frame.px(28)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        head = text.Style(Typeface.POSTER, frame.type(self.size, HEADING), pal.OXBLOOD_DEEP)
        baseline = box.top + head.pixels
        text.draw(surface, self.title, (box.left, baseline), head, limit=box.width, floor=frame.floor)
        if self.kind:
            kind = text.Style(Typeface.BOOK_ITALIC, frame.type(21), pal.INK)
            baseline += frame.px(10) + kind.pixels
            text.draw(surface, self.kind, (box.left, baseline), kind, limit=box.width, floor=frame.floor)
        rule = pygame.Rect(box.left, baseline + frame.px(12), box.width, frame.px(9))
        shapes.rule(surface, rule, frame.scale)


class Paper:
    """The paper: title and rules from the top, the meaning in this position on a plate at the foot.

    With a `usual` paper it is the one for large text, drawn instead of that one: it also contains the badges
    and the second page, can be scrolled, and its type is larger by the usual paper's text scale.
    """

    def __init__(self, page: Page, rect: pygame.Rect, frame: Frame, usual: Paper | None = None) -> None:
        self._rect, self._frame = rect, frame
        self._box = rect.inflate(-2 * frame.px(INSET), -2 * frame.px(22))
        self._box.width -= frame.px(BAR_ROOM) if usual else 0
        rules = (flow.Paragraph(words) for words in page.rules)
        self._told: list[flow.PagePart] = [Title(page.title, page.kind), *rules]
        self._now = _Present(page.now) if page.now else None
        if usual:
            self._told += [*figures(page.badges), *([self._now] if self._now else ())]
            self._told += [flow.Space(28), *leaf_parts(page.beside)] if page.beside else []
            self._now = None
        if usual:
            larger = max(1.0, usual.text_scale)
            self._fitted = replace(frame, scale=frame.scale * larger)
        else:
            self._fitted = _filling(self._needs, self._box.height, frame)
        self.overflow = max(0, self._needs(self._fitted) - self._box.height) if usual else 0
        """The number of pixels by which it can be scrolled."""

    @property
    def text_scale(self) -> float:
        """The text scale of the fitted words."""
        return self._fitted.text_scale

    def _needs(self, tried: Frame) -> int:
        wide = self._box.width
        return flow.height(self._told, wide, tried) + (self._now.height(wide, tried) if self._now else 0)

    def draw(self, surface: pygame.Surface, scrolled: int) -> None:
        """Draw the paper, and a scroll bar on its edge if it is longer than its room."""
        frame, box = self._frame, self._box
        shapes.paper_panel(surface, self._rect, frame.scale)
        clip = surface.get_clip()
        surface.set_clip(self._rect.inflate(-frame.px(12), -frame.px(12)))
        with text.whole_only():
            flow.draw(self._told, surface, box.move(0, -scrolled), self._fitted)
        if self._now:
            high = self._now.height(box.width, self._fitted)
            self._now.draw(surface, pygame.Rect(box.left, box.bottom - high, box.width, high), self._fitted)
        surface.set_clip(clip)
        if self.overflow:
            self._draw_bar(surface, scrolled)

    def _draw_bar(self, surface: pygame.Surface, scrolled: int) -> None:
        bar, all_ = self._box.copy(), self._box.height + self.overflow
        bar.left, bar.width = self._rect.right - self._frame.px(22), self._frame.px(10)
        pygame.draw.rect(surface, pal.rgb(BAR), bar, border_radius=bar.width)
        bar.top += bar.height * scrolled // all_
        bar.height = bar.height * bar.height // all_
        pygame.draw.rect(surface, pal.rgb(pal.GILT_DEEP), bar, border_radius=bar.width)


@dataclass(frozen=True)
class _Present:
    """The plate with a piece's meaning in this position, its title on a tag over the edge."""

    now: Now

    @property
    def _parts(self) -> list[flow.PagePart]:
        parts: list[flow.PagePart] = [flow.Lines(self.now.rows, flow.ENAMEL, 22)]
        return [*parts, flow.Total(self.now.sum)] if self.now.sum else parts

    def _tag(self, frame: Frame) -> int:
        return frame.type(24) + frame.px(18)

    def height(self, width: int, frame: Frame) -> int:
        """The height with tag and margins."""
        return flow.height(self._parts, width, frame) + self._tag(frame) + frame.px(34)

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
        """Draw the plate, a little wider than the words above it."""
        tag_high, margin = self._tag(frame), frame.px(18)
        plate = pygame.Rect(box.left - margin, box.top + tag_high // 2, 0, 0)
        plate.size = box.width + 2 * margin, box.bottom - plate.top
        shapes.plate(surface, plate, frame.scale, "#27605f", "#123638", 9)
        style = text.Style(Typeface.POSTER, frame.type(24), pal.IVORY)
        wide = min(text.width(self.now.title, style) + frame.px(56), box.width)
        tag = pygame.Rect(box.left, box.top, wide, tag_high)
        shapes.plate(surface, tag, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 7)
        text.draw(surface, self.now.title, tag.center, style, "centre", wide - frame.px(24), middle=True)
        inner = pygame.Rect(box.left + frame.px(6), tag.bottom + frame.px(8), box.width - frame.px(12), 0)
        inner.height = plate.bottom - frame.px(8) - inner.top
        flow.draw(self._parts, surface, inner, frame)


def figures(badges: Sequence[Badge]) -> list[flow.PagePart]:
    """The badges as lines of a table, for a paper that contains them."""
    rows = tuple(TableRow(badge.under, (badge.figure,)) for badge in badges)
    return [flow.Lines(rows), flow.Space(14)] if rows else []


def leaf_parts(leaf: SidePage) -> list[flow.PagePart]:
    """The parts of the second page."""
    parts: list[flow.PagePart] = [Title(leaf.title, "", 30), flow.Lines(leaf.rows)]
    return [*parts, flow.Space(8), flow.Paragraph(leaf.note, 20, quiet=True)] if leaf.note else parts
