"""The ledger of a game: a scrolling list with a column of rows for each player."""

from collections.abc import Iterator, Sequence

import pygame

from scenes.art import Frame, shapes
from scenes.results import ledger_page
from scenes.results.ledger_page import Writing
from scenes.table.presentation.result_data import LedgerPage, LedgerRow, SeatResult
from scenes.widgets.widget import Pointer, Widget

GAP = 14.0
LEAST_COLUMN = 300.0
"""The least width of a row; a player with more room has several rows side by side."""
TALLER = 1.45
"""The largest factor by which rows grow beyond their need, where they have room."""
STEPS = {pygame.K_UP: -1, pygame.K_DOWN: 1, pygame.K_PAGEUP: -6, pygame.K_PAGEDOWN: 6}


class PointsLedger(Widget):
    """The rows in a column for each seat; the arrow keys, the page keys and the wheel scroll."""

    def __init__(self, results: Sequence[SeatResult], page: LedgerPage) -> None:
        super().__init__()
        self.results = tuple(results)
        self.page, self.label = page, page.heading
        self.columns = [[row for row in page.rows if row.seat == seat] for seat in range(len(self.results))]
        self.first = 0
        self.frame = Frame.of((1920, 1080))
        self._writing = Writing(self.frame, 0)

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fit the ledger into a rectangle of pixels."""
        self.rect, self.frame = rect, frame
        width = (rect.width / max(1, len(self.results)) - frame.px(2 * GAP)) / self.across
        rows = [row for column in self.columns for row in column]
        self._writing = Writing.of(rows, width, frame)
        self.scroll(0)

    @property
    def across(self) -> int:
        """The number of one player's rows side by side."""
        width = self.rect.width / max(1, len(self.results))
        return max(1, int(width // self.frame.px(LEAST_COLUMN * min(1.6, self.frame.text_scale))))

    @property
    def row_height(self) -> int:
        """A row's height in pixels."""
        least = self._writing.least
        return max(least, min(round(least * TALLER), self._room // max(1, self.rows)))

    @property
    def _room(self) -> int:
        """The height for the rows that are shown."""
        foot = ledger_page.FOOT[self.frame.is_large] if self.page.totals else GAP
        return self.rect.height - self.frame.px(ledger_page.HEAD + self._writing.titles + foot)

    @property
    def rows(self) -> int:
        """The number of lines of the longest column."""
        return max((-(-len(column) // self.across) for column in self.columns), default=0)

    @property
    def shown(self) -> int:
        """The number of lines shown at once."""
        return max(1, self._room // self.row_height)

    @property
    def most(self) -> int:
        """The last line that can be the first one shown."""
        return max(0, self.rows - self.shown)

    def scroll(self, by: int) -> bool:
        """Scroll so many lines down; return whether that changed anything."""
        before, self.first = self.first, min(self.most, max(0, self.first + by))
        return self.first != before

    def key(self, event: pygame.event.Event) -> bool:
        """Up, Down, PageUp and PageDown scroll."""
        return event.type == pygame.KEYDOWN and event.key in STEPS and self.scroll(STEPS[event.key])

    def pointer(self, pointer: Pointer) -> bool:
        """The wheel scrolls."""
        super().pointer(pointer)
        return pointer.kind == "wheel" and self.hover and self.scroll(-pointer.wheel)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw a column for each seat; a bar on the right where not all is shown."""
        writing, page = self._writing, self.page
        for seat, (place, found) in enumerate(zip(self._places(), self.columns, strict=True)):
            ledger_page.draw_head(surface, place, self.results[seat], frame)
            if not found:
                ledger_page.draw_nothing(surface, place, page.nothing, self.row_height, frame)
                continue
            for box in self._shares(place):
                writing.draw_titles(surface, box, page.columns)
            if page.totals:
                ledger_page.draw_total(surface, place, page.total, page.totals[seat], frame)
        for entry, box in self.visible_rows():
            writing.draw_row(surface, box, entry)
        if self.most:
            ledger_page.draw_bar(surface, self.rect, (self.first, self.shown, self.rows), frame)
        if self.focused:
            shapes.focus_line(surface, self.rect.inflate(-6, -6), frame.scale)

    def _shares(self, column: pygame.Rect) -> Iterator[pygame.Rect]:
        """The boxes of the titles over rows that are side by side, below the head of a column."""
        width, top = column.width // self.across, column.top + self.frame.px(ledger_page.HEAD)
        high = self.frame.px(self._writing.titles)
        for place in range(self.across):
            yield pygame.Rect(column.left + place * width, top, width, high)

    def _places(self) -> list[pygame.Rect]:
        """The rectangle of each seat's column."""
        bar = self.frame.px(14) if self.most else 0
        width, gap = (self.rect.width - bar) / max(1, len(self.results)), self.frame.px(GAP)
        return [
            pygame.Rect(
                self.rect.left + round(number * width), self.rect.top, round(width) - gap, self.rect.height
            )
            for number in range(len(self.results))
        ]

    def visible_rows(self) -> Iterator[tuple[LedgerRow, pygame.Rect]]:
        """Every row that is shown, and its place."""
        high, begin = self.row_height, self.first * self.across
        for column, found in zip(self._places(), self.columns, strict=True):
            shares = list(self._shares(column))
            for number, entry in enumerate(found[begin : begin + self.shown * self.across]):
                row, place = divmod(number, self.across)
                share = shares[place]
                yield entry, pygame.Rect(share.left, share.bottom + row * high, share.width, high)
