"""The places of everything on a table: the sheet with its rails and its foot, and finding pieces."""

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
"""Height of the row of verbs with its space."""
PAGE, PAGE_GROWS = 72, 152
"""The reach of a choice's page below the dock, and what is added at twice the text."""
CAPS, RISE = 18, 8
"""The height by which verbs' keys stand out, and by which a teacher's desk in large text is higher."""
RECAP_GROWS = 1.8
"""The share of its width that a recap gains at twice the text."""
BESIDE = 56
"""Height of a button besides the verbs."""
STEPS, APART = (85, 114, 89), 8
"""The widths of hint, step back and menu at the end of the row on a rail of 304 units, and their distance."""
LOG_KEPT = 0.3
"""At least this share of the log stays to be seen beside the reason for a move."""


def verbs_in_row(layout: Layout) -> list[Rect]:
    """The verbs' buttons beside the banner: most games' all."""
    banner = layout.banner
    return [rect for rect in layout.verbs.values() if banner.top <= rect.centery < banner.bottom]


def row_of(layout: Layout) -> Rect:
    """The row of the verbs beside the banner; where there are none the room there."""
    banner, rects = layout.banner, verbs_in_row(layout)
    if rects:
        return rects[0].unionall(rects[1:])
    return Rect(banner.right, banner.top, layout.hint.left - banner.right, banner.height)


def large_desk(layout: Layout) -> Rect:
    """The teacher's desk in large text: over the whole desk, but not over the keys of the verbs."""
    desk, rise = layout.desk, layout.frame.px(RISE)
    return Rect(desk.left, desk.top - layout.frame.px(CAPS) - rise, desk.width, desk.height + rise)


class Layout(ABC):
    """All places on a window of `size` pixels, in window pixels; pure arithmetic. A game's layout sets those
    that are declared here.

    It is a sheet of design units: 1920×1080, taller on a squarer window and wider on a broader one, so that
    every window is used to its edges. A rail is at either side, 304 units wide and `growing` of what the
    sheet is broader; the middle is between them. Nothing on it moves after it is laid: another view has
    another sheet. A piece is a string, "kind:name" ("hand:2") or only its kind where there is one of it
    ("deck"); the panels are pieces too ("panel:0"), lit by the log.
    """

    page_reach = 148
    """The greatest reach of a choice's page below the dock, in design units."""
    verb_rows: tuple[float, ...] = ()
    """The heights of the rows of verbs in large text; none where it has the usual row."""
    wider = 0.0
    """The width that a rail has besides in large text."""
    elsewhere = False
    """Whether it is of another place than the table: controls lie as the picture does that is seen."""
    places: Any
    """The parts of a view that it is made for."""
    verbs: dict[str, Rect]
    """The button of each verb, in their order. Where they are fewer than three, looking back has its buttons
    between the banner and the step back. One may be elsewhere than in the row.
    """
    strip: Rect
    """The band of open country between the upper and the lower things on the table."""
    country: Rect
    """The part of the strip that nothing lies on: for the headline and hints."""
    dock: Rect
    """The place of the choices."""
    stage: Rect
    """The middle of the table, for a panel of the game's own."""
    log_paper: Rect
    """The paper of the log, its heading included."""
    log_body: Rect
    """The place of the log's lines."""
    panels: tuple[Rect, ...]
    """One panel a seat."""
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
        """The height of the banner and the verbs with their space."""
        rows = self._rows
        return sum(rows) + (len(rows) - 1) * APART + MARGIN

    @property
    def _rows(self) -> tuple[float, ...]:
        return self.verb_rows if self.verb_rows and self.frame.is_large else (FOOT - MARGIN,)

    def _lay_foot(self, verbs: Sequence[str], gap: float = MARGIN) -> None:
        """Place the banner, the verbs side by side with a gap, then hint, step back and menu at one place
        in every game; in large text they may be in two rows.
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
        """Hint, step back and menu side by side; in two rows the step back, the longest word, has its own."""
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
        """The log's paper down the right rail, where choices stand too; with a `heading` and a `foot`."""
        self.log_paper = self.dock = self._rect(self._right, MARGIN, self.rail, high)
        lines = high - heading - foot
        self.log_body = self._rect(self._right + 16, MARGIN + heading, self.rail - 32, lines)

    def _column(self, count: int, high: float, tallest: float, gap: float = MARGIN) -> tuple[Rect, ...]:
        """So many places below each other down the left rail, none taller than `tallest`."""
        each = min(tallest, (high - gap * (count - 1)) / count)
        return tuple(
            self._rect(MARGIN, MARGIN + place * (each + gap), self.rail, each) for place in range(count)
        )

    @cached_property
    def geometry(self) -> object:
        """All places together, to compare layouts by."""
        return self.size, self.frame, self.places

    @property
    def page(self) -> Rect:
        """The paper of a choice: the dock, and more below it the larger the text is; alike for all choices,
        so that their buttons are always at the same place.
        """
        more = min(self.page_reach, PAGE + (self.frame.text_scale - 1) * PAGE_GROWS)
        page = self.dock.copy()
        foot = self.banner.top - self.frame.px(MARGIN)
        page.height = min(page.height + self.frame.px(more), foot - page.top)
        return page

    @property
    def recap(self) -> Rect:
        """The paper of a recap: the dock, in large text more to the left of it."""
        more = RECAP_GROWS * (self.frame.text_scale - 1) if self.frame.is_large else 0
        wide = round((1 + more) * self.dock.width)
        return Rect(self.dock.right - wide, self.dock.top, wide, self.dock.height)

    @property
    def beside(self) -> Rect:
        """The row of the buttons besides the verbs, filled from its right end: in the strip."""
        high = self.frame.px(BESIDE)
        return Rect(self.strip.left, self.strip.centery - high // 2, self.strip.width, high)

    @property
    def quiet(self) -> Rect:
        """The part for captions, the newest at its foot: over the desk's foot or a game's better place."""
        return Rect(0, 0, self.size[0], self.size[1] - self.frame.px(self.foot + 8))

    @property
    def reason_area(self) -> Rect:
        """The place for the reason for a move when the game is over: on the foot of the log."""
        top = self.log_body.top + round(LOG_KEPT * self.log_body.height)
        return Rect(self.log_paper.left, top, self.log_paper.width, self.log_paper.bottom - top)

    def reason_paper(self, high: int) -> Rect:
        """A paper so high at the foot of that place."""
        area = self.reason_area
        high = min(high, area.height)
        return Rect(area.left, area.bottom - high, area.width, high)

    @abstractmethod
    def pieces(self) -> Iterator[tuple[Piece, Rect]]:
        """Every piece that can be pointed at, by its key, the topmost first; several may share a key."""

    @cached_property
    def _lying(self) -> dict[str, tuple[Rect, ...]]:
        """The rectangles of each piece: asked in every frame in which something is held."""
        found: dict[str, tuple[Rect, ...]] = {}
        for piece, rect in self.pieces():
            found[piece] = (*found.get(piece, ()), rect)
        return found

    def piece_at(self, pos: tuple[int, int]) -> Piece | None:
        """The key of the piece at a point of the window, None where there is none."""
        return next((piece for piece, rect in self.pieces() if rect.collidepoint(pos)), None)

    def is_round(self, piece: Piece) -> bool:
        """Whether a piece is as round as its rectangles allow, so that light round it is, too."""
        return False

    def rects_of(self, piece: Piece) -> tuple[Rect, ...]:
        """The rectangles of a piece: several where alike ones lie; empty where there is none."""
        return self._lying.get(piece, ())
