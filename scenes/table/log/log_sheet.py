"""The paper of the log: chips at the top, lines below, the newest first; scrolled and drawn."""

from collections.abc import Sequence

import pygame

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from scenes.art import Frame, Style, Typeface, palette as pal, shapes, text, theme
from scenes.art.moving.clipping import is_outside_clip
from scenes.table.log import log_rows
from scenes.table.log.game_log import Item
from scenes.table.log.log_filter import HIGH, LARGE_HIGH, LogFilter
from scenes.table.log.log_rows import LogRow

EDGE = 8
"""The gap between the lines and the paper's edge, where the scroll thumb is, in design units."""
PLATE = 1.5
"""The height of the plate that leads back to the newest line, as a multiple of its type size."""
MOST = 60
"""The largest number of row images kept."""


class LogSheet:
    """The lines that pass the filter, in a rectangle, scrolled into the past by `offset` pixels."""

    def __init__(self, filter_: LogFilter, say: Say) -> None:
        self.filter = filter_
        self.rows: list[LogRow] = []
        self._pictures = RowPictures((), (), Frame.of((1920, 1080)), 0)
        self.offset = 0
        self.body = self.bar = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        self._say = say
        self._newest = say("log.newest")
        self.items: tuple[Item, ...] = ()

    @property
    def area(self) -> pygame.Rect:
        """The whole paper."""
        return self.bar.union(self.body)

    @property
    def lines(self) -> list[Item]:
        """The shown lines, the newest first."""
        return [row.item for row in self.rows if row.item]

    def reseat(self, seats: Sequence[Seat]) -> None:
        """Take over other seats."""
        self.filter = self.filter.reseated(seats, self._say)
        self.lay()

    def show(self, items: Sequence[Item]) -> bool:
        """Set the lines, oldest first, and return whether they differ. The line scrolled to stays in place;
        at the newest line the log follows.

        A filter that lets no line pass is cleared.
        """
        if tuple(items) == self.items:
            return False
        old = self.rows[0] if self.rows and self.offset >= self.rows[0].bottom else None
        self.items = tuple(items)
        if not any(map(self.filter.passes, items)):
            self.filter.clear()
        self.lay()
        again = next((row for row in self.rows if row.item == old.item), None) if old else None
        self.offset = self.offset + again.top if again else 0
        self.scroll(0)
        return True

    def layout(self, area: pygame.Rect, frame: Frame) -> None:
        """Fit it into a rectangle of the window."""
        if (area, frame) == (self.area, self.frame):
            return
        self.frame = frame
        self.filter.fit(area.width, frame)
        high = frame.px(LARGE_HIGH if frame.is_large else HIGH) * len(self.filter.in_rows)
        self.bar = pygame.Rect(area.left, area.top, area.width, high)
        top = self.bar.bottom + frame.px(6)
        self.body = pygame.Rect(area.left, top, area.width, max(1, area.bottom - top))
        self.lay()
        self.scroll(0)

    def lay(self) -> None:
        """Measure the lines that pass the filter."""
        shown = [item for item in reversed(self.items) if self.filter.passes(item)]
        steps = {item.progress for item in shown}
        words = {step: self._say(f"progress.{step.key}.heading", n=step.number) for step in steps}
        width = self.body.width - self.frame.px(EDGE)
        seats = self.filter.seats
        self.rows = list(log_rows.rows(shown, words, seats, self.frame, width)) if width > 0 else []
        if not shown and width > 0:
            self.rows = [log_rows.note(self.filter.nothing(self._say), self.frame, width)]
        self._pictures = RowPictures(self.rows, seats, self.frame, width)

    @property
    def _high(self) -> int:
        return self.rows[-1].bottom + self.frame.px(4) if self.rows else 0

    def scroll(self, by: int) -> None:
        """Scroll `by` pixels into the past, within the limits."""
        self.offset = max(0, min(self.offset + by, self._high - self.body.height))

    @property
    def newest(self) -> pygame.Rect | None:
        """The plate that leads back to the newest line; None while that is visible."""
        if not self.rows or self.offset < self.rows[0].bottom:
            return None
        style, edge = _plate_style(self.frame), self.frame.px(10)
        wide = min(text.width(self._newest, style) + 2 * edge, self.body.width)
        plate = pygame.Rect(0, 0, wide, round(style.pixels * PLATE))
        plate.midtop = self.body.midtop
        return plate

    def reveal(self, item: Item) -> None:
        """Scroll a line into view."""
        row = next((row for row in self.rows if row.item == item), None)
        if row:
            margin = self.frame.px(10)
            covered = round(_plate_style(self.frame).pixels * PLATE) if row is not self.rows[0] else 0
            self.offset = min(self.offset, max(0, row.top - margin - covered))
            self.offset = max(self.offset, row.bottom + margin - self.body.height)
            self.scroll(0)

    def item_at(self, pos: tuple[int, int]) -> Item | None:
        """The line at a point of the window; None for none."""
        if not page_of(self).collidepoint(pos):
            return None
        down = pos[1] - self.body.top + self.offset
        gap = self.frame.px(log_rows.GAP) // 2
        return next((row.item for row in self.rows if row.top - gap <= down < row.bottom + gap), None)

    def rect_of(self, item: Item) -> pygame.Rect:
        """The rectangle of a line in the window; it may be scrolled out of view."""
        row = next(row for row in self.rows if row.item == item)
        return pygame.Rect(self.body.left, self.body.top + row.top - self.offset, self.body.width, row.height)

    def draw(
        self, surface: pygame.Surface, lit: Item | None, framed: Item | None, slip: bool, dimmed: bool = False
    ) -> None:
        """Draw the chips and lines, one line `lit`, one `framed`; with `slip` on a paper of their own, with
        `dimmed` without light behind the newest.
        """
        frame = self.frame
        sheet = self.area.inflate(frame.px(16), frame.px(12))
        if is_outside_clip(surface, sheet.inflate(frame.px(80), frame.px(80))):
            return
        if slip:
            shapes.paper_panel(surface, sheet, frame.scale, evening=True)
        self.filter.draw(surface, self.bar, frame)
        before = surface.get_clip()
        surface.set_clip(_whole_lines(self).clip(before))
        for number, row in enumerate(self.rows):
            top = self.body.top + row.top - self.offset
            if top > self.body.bottom:
                break
            if top + row.height >= self.body.top:
                if row.item and not (number or dimmed):
                    _light(surface, self.rect_of(row.item), frame)
                self._draw_row(surface, number, top, lit, framed)
        surface.set_clip(before)
        if self._high > self.body.height:
            _draw_thumb(surface, self.body, self.offset, self._high, frame)
        if plate := self.newest:
            shapes.plate(surface, plate, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, radius=7)
            style = _plate_style(frame)
            text.draw(
                surface, self._newest, plate.center, style, "centre", plate.width, frame.floor, middle=True
            )

    def _draw_row(
        self, surface: pygame.Surface, number: int, top: int, lit: Item | None, framed: Item | None
    ) -> None:
        frame, row, picture = self.frame, self.rows[number], self._pictures.of(number)
        item, width = row.item, self.body.width - frame.px(EDGE)
        if item is None:
            surface.blit(picture, (self.body.left, top))
            return
        gap = frame.px(log_rows.GAP)
        box = pygame.Rect(self.body.left, top - gap // 2, self.body.width, row.height + gap)
        if item == lit:
            _band(surface, box, frame)
        elif row.top:
            line = top - gap // 2
            ends = (box.left, line), (box.left + width, line)
            pygame.draw.line(surface, pal.rgb(log_rows.LINE), *ends, frame.px(1))
        surface.blit(picture, (self.body.left, top))
        if item == framed:
            pygame.draw.rect(surface, pal.rgb(pal.OXBLOOD), box, max(2, frame.px(2.4)), frame.px(5))


def page_of(sheet: LogSheet) -> pygame.Rect:
    """The part of the body where lines are visible: below the plate, if there is one."""
    page, plate = sheet.body.copy(), sheet.newest
    if plate:
        page.top, page.height = plate.bottom, page.bottom - plate.bottom
    return page


def _whole_lines(sheet: LogSheet) -> pygame.Rect:
    """The part of the body where lines are visible, without the text lines that its edges would cut."""
    page = page_of(sheet)
    top, bottom = (_fold(sheet, edge) for edge in (page.top, page.bottom))
    return page if top >= bottom else pygame.Rect(page.left, top, page.width, bottom - top)


def _fold(sheet: LogSheet, edge: int) -> int:
    """The nearest edge between two text lines, inside the page: below its top, above its bottom."""
    down, below = edge - sheet.body.top + sheet.offset, edge < sheet.body.centery
    row = next((row for row in sheet.rows if row.top < down < row.bottom), None)
    if row is None:
        return edge
    step = log_rows.leading(sheet.frame) if row.item else row.height
    lines = (down - row.top) // step + below
    return edge - down + min(row.top + lines * step, row.bottom)


class RowPictures:
    """A cache of the images of rows of one width, by row number."""

    def __init__(self, rows: Sequence[LogRow], seats: Sequence[Seat], frame: Frame, width: int) -> None:
        self._rows, self._seats, self._frame, self._width = rows, seats, frame, width
        self._seen: dict[int, pygame.Surface] = {}

    def of(self, number: int) -> pygame.Surface:
        """The image of a row."""
        if number not in self._seen:
            if len(self._seen) >= MOST:
                self._seen = {}
            self._seen[number] = self._drawn(self._rows[number])
        return self._seen[number]

    def _drawn(self, row: LogRow) -> pygame.Surface:
        frame, item, width = self._frame, row.item, self._width
        if row.is_note:
            return log_rows.note_picture(row.words, frame, width)
        if item is None:
            return log_rows.heading_picture(row.words, frame, width)
        speaker = item.seats[0] if item.seats else None
        return log_rows.picture(item.sentence, log_rows.look(item), speaker, tuple(self._seats), frame, width)


def _light(surface: pygame.Surface, row: pygame.Rect, frame: Frame) -> None:
    bright = theme.grounds((pal.CREAM_TOP, pal.CREAM_BOTTOM))[1]
    box = row.inflate(0, frame.px(log_rows.GAP))
    pygame.draw.rect(surface, pal.rgb(bright), box, 0, frame.px(5))


def _band(surface: pygame.Surface, box: pygame.Rect, frame: Frame) -> None:
    veil = pygame.Surface(box.size, pygame.SRCALPHA)
    pygame.draw.rect(veil, pal.rgb("#fff3c8", 150), veil.get_rect(), border_radius=frame.px(5))
    surface.blit(veil, box)


def _draw_thumb(surface: pygame.Surface, body: pygame.Rect, offset: int, whole: int, frame: Frame) -> None:
    high = max(frame.px(24), body.height * body.height // whole)
    top = body.top + round(offset / (whole - body.height) * (body.height - high))
    thumb = pygame.Rect(body.right - frame.px(4), top, frame.px(4), high)
    pygame.draw.rect(surface, pal.rgb(log_rows.LINE), thumb, border_radius=frame.px(2))


def _plate_style(frame: Frame) -> Style:
    slim = text.NARROWEST if frame.is_large else 1.0
    return Style(Typeface.SLAB_BOLD, frame.type(18), pal.IVORY, slim=slim)
