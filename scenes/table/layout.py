"""The layout of a table: the rectangles of its parts, and the search for pieces."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

from pygame import Rect

from scenes.art.frame import DESIGN, Frame
from scenes.table.piece import Piece

MARGIN = 16
FOOT = 88
"""The height of the row of verbs with its space."""
PAGE, PAGE_GROWS = 72, 152
"""The extension of a choice's page below the dock, and what is added to it at text scale 2."""
CAPS, RISE = 18, 8
"""The height by which verbs' key caps stick out, and by which the teacher's desk is higher in large text."""
RECAP_GROWS = 1.8
"""The share of its width by which a recap grows at text scale 2."""
BESIDE = 56
"""The height of a button besides the verbs."""
STEPS, APART = (85, 114, 89), 8
"""The widths of hint, Undo and menu on a rail of 304 units, and their gap."""
LOG_KEPT = 0.3
"""The least share of the log that stays visible above the reason for a move."""


def verbs_in_row(layout: Layout) -> list[Rect]:
    """The verbs' buttons next to the banner; in most games all."""
    banner = layout.banner
    return [rect for rect in layout.verbs.values() if banner.top <= rect.centery < banner.bottom]


def row_of(layout: Layout) -> Rect:
    """The row of the verbs next to the banner; without verbs the room there."""
    banner, rects = layout.banner, verbs_in_row(layout)
    if rects:
        return rects[0].unionall(rects[1:])
    return Rect(banner.right, banner.top, layout.hint.left - banner.right, banner.height)


def large_desk(layout: Layout) -> Rect:
    """The teacher's desk in large text: over the whole desk, without covering the verbs' key caps."""
    desk, rise = layout.desk, layout.frame.px(RISE)
    return Rect(desk.left, desk.top - layout.frame.px(CAPS) - rise, desk.width, desk.height + rise)


class Layout(ABC):
    """All rectangles of a table in a window of `size` pixels, in window pixels; pure arithmetic. A game's
    layout sets those that are declared here.

    It is computed in design units: 1920×1080, taller on a squarer window and wider on a broader one, so that
    every window is used to its edges. A rail is at either side, 304 units wide plus the share `growing` of
    the additional width. A layout never changes: another view has another one. Pieces are keys such as
    "hand:2", or "deck" where there is one of the kind; the seats' panels are pieces too ("panel:0").
    """

    page_reach = 148
    """The greatest extension of a choice's page below the dock, in design units."""
    verb_rows: tuple[float, ...] = ()
    """The heights of the rows of verbs in large text; () for the usual row."""
    wider = 0.0
    """The additional width of a rail in large text, in design units."""
    elsewhere = False
    """Whether it shows another place than the table; controls then follow the visible picture's layout."""
    places: Any
    """The parts of the view that it depends on."""
    verbs: dict[str, Rect]
    """The button of each verb, in order; one may be elsewhere than in the row."""
    strip: Rect
    """The band of open country between the upper and the lower part of the table."""
    country: Rect
    """The free part of the strip, for the headline and hints."""
    dock: Rect
    """The place of choices' pages."""
    stage: Rect
    """The middle of the table, for a panel of the game's own."""
    log_paper: Rect
    """The paper of the log with its heading."""
    log_body: Rect
    """The place of the log's lines."""
    panels: tuple[Rect, ...]
    """The panel of each seat."""
    desk: Rect
    """The viewer's own things, along the foot of the table."""

    def __init__(self, size: tuple[int, int], text_scale: float, growing: float = 0.12) -> None:
        self.size = size
        scale = min(size[0] / DESIGN[0], size[1] / DESIGN[1])
        self.frame = Frame(0, 0, scale, text_scale)
        self.width, self.height = size[0] / scale, size[1] / scale
        self._tall, self._broad = self.height - DESIGN[1], self.width - DESIGN[0]
        self.rail = 304 + growing * self._broad + (self.wider if self.frame.is_large else 0)
        self._left, self._right = 2 * MARGIN + self.rail, self.width - MARGIN - self.rail
        self._centre = self.width - 2 * self._left

    def _rect(self, x: float, y: float, width: float, height: float) -> Rect:
        return self.frame.rect(x, y, width, height)

    @property
    def foot(self) -> float:
        """The height of the banner and the verbs with the space below, in design units."""
        rows = self._rows
        return sum(rows) + (len(rows) - 1) * APART + MARGIN

    @property
    def _rows(self) -> tuple[float, ...]:
        return self.verb_rows if self.verb_rows and self.frame.is_large else (FOOT - MARGIN,)

    def _lay_foot(self, verbs: Sequence[str], gap: float = MARGIN) -> None:
        """Place the banner, the verbs side by side with a gap, then hint, Undo and menu, alike in every
        game; in large text in two rows if `verb_rows` has two.
        """
        top, rows = self.height - self.foot, self._rows
        self.banner = self._rect(MARGIN, top, self.rail, self.foot - MARGIN)
        each = -(-len(verbs) // len(rows))
        step = (self._centre + gap) / max(1, each)
        self.verbs = {
            verb: self._rect(
                self._left + number % each * step,
                top + number // each * (rows[0] + APART),
                step - gap,
                rows[number // each],
            )
            for number, verb in enumerate(verbs)
        }
        self.hint, self.undo, self.menu = self._lay_steps(top, rows)

    def _lay_steps(self, top: float, rows: tuple[float, ...]) -> list[Rect]:
        """Hint, Undo and menu side by side; in two rows Undo, the longest word, has its own."""
        if len(rows) > 1:
            half, lower = (self.rail - APART) / 2, top + rows[0] + APART
            ends = (self._rect(self._right + n * (half + APART), top, half, rows[0]) for n in (0, 1))
            return [next(ends), self._rect(self._right, lower, self.rail, rows[1]), next(ends)]
        share = (self.rail - 2 * APART) / sum(STEPS)
        x, steps = self._right, []
        for wide in STEPS:
            steps.append(self._rect(x, top, wide * share, rows[0]))
            x += wide * share + APART
        return steps

    def _lay_log(self, high: float, heading: float, foot: float) -> None:
        """Place the log's paper, also the dock, on the right rail; its lines between `heading` and `foot`."""
        self.log_paper = self.dock = self._rect(self._right, MARGIN, self.rail, high)
        lines = high - heading - foot
        self.log_body = self._rect(self._right + 16, MARGIN + heading, self.rail - 32, lines)

    def _column(self, count: int, high: float, tallest: float, gap: float = MARGIN) -> tuple[Rect, ...]:
        """`count` places below each other on the left rail, none taller than `tallest`."""
        each = min(tallest, (high - gap * (count - 1)) / count)
        return tuple(
            self._rect(MARGIN, MARGIN + place * (each + gap), self.rail, each) for place in range(count)
        )

    @cached_property
    def geometry(self) -> object:
        """A key by which layouts are compared."""
        return self.size, self.frame, self.places

    @property
    def page(self) -> Rect:
        """The paper of a choice on the rail: the dock, extended downwards with the text scale; the same for
        all choices, so that their buttons are always at the same place.
        """
        more = min(self.page_reach, PAGE + (self.frame.text_scale - 1) * PAGE_GROWS)
        page = self.dock.copy()
        foot = self.banner.top - self.frame.px(MARGIN)
        page.height = min(page.height + self.frame.px(more), foot - page.top)
        return page

    @property
    def recap(self) -> Rect:
        """The paper of a recap: the dock, in large text extended to the left."""
        more = RECAP_GROWS * (self.frame.text_scale - 1) if self.frame.is_large else 0
        wide = round((1 + more) * self.dock.width)
        return Rect(self.dock.right - wide, self.dock.top, wide, self.dock.height)

    @property
    def beside(self) -> Rect:
        """The row of the quick actions in the strip, filled from its right end."""
        high = self.frame.px(BESIDE)
        return Rect(self.strip.left, self.strip.centery - high // 2, self.strip.width, high)

    @property
    def quiet(self) -> Rect:
        """The part of the window for captions, the newest at its foot."""
        return Rect(0, 0, self.size[0], self.size[1] - self.frame.px(self.foot + 8))

    @property
    def reason_area(self) -> Rect:
        """The area for the reason for a move: the lower part of the log."""
        top = self.log_body.top + round(LOG_KEPT * self.log_body.height)
        return Rect(self.log_paper.left, top, self.log_paper.width, self.log_paper.bottom - top)

    def reason_paper(self, high: int) -> Rect:
        """A paper of this height at the foot of that area."""
        area = self.reason_area
        high = min(high, area.height)
        return Rect(area.left, area.bottom - high, area.width, high)

    @abstractmethod
    def pieces(self) -> Iterator[tuple[Piece, Rect]]:
        """Every piece that can be pointed at with a rectangle, the topmost first; some have several."""

    @cached_property
    def _lying(self) -> dict[str, tuple[Rect, ...]]:
        """The rectangles by piece; cached because drags need them in every frame."""
        found: dict[str, tuple[Rect, ...]] = {}
        for piece, rect in self.pieces():
            found[piece] = (*found.get(piece, ()), rect)
        return found

    def piece_at(self, pos: tuple[int, int]) -> Piece | None:
        """The piece at a point of the window, None for none."""
        return next((piece for piece, rect in self.pieces() if rect.collidepoint(pos)), None)

    def is_round(self, piece: Piece) -> bool:
        """Whether a piece is round, so that the light round it has to be, too."""
        return False

    def rects_of(self, piece: Piece) -> tuple[Rect, ...]:
        """The rectangles of a piece; several for alike ones, () for none."""
        return self._lying.get(piece, ())
