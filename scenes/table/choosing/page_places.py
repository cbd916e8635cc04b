"""The two layouts of a choice's page: on the rail, and as a slip next to its piece in the best shape."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import pygame

from scenes.art import Frame, palette as pal
from scenes.table.choosing.beside import FreeRoom, tongue
from scenes.table.choosing.page_rows import (
    BACK,
    BETWEEN,
    BUTTON,
    GAP,
    LOWEST,
    PADDING,
    Column,
    PageRows,
    note_height,
)
from scenes.widgets.folded_pick import FoldedPick

SIDES = 20, 12
"""The margin at the sides of a page on the rail, also in large text."""
KEPT, LARGE_KEPT = 0.7, 0.4
"""The share of its height a field keeps next to lines and picture: at the usual text, with large text."""
LEAST_KEPT = 0.6
"""The least share of its height that a field keeps if there is a picture."""
RESERVED, SLIP_RESERVED = 116, 104
"""The room reserved for three preview lines before there are any, in design units: on the rail, on a slip."""
ENOUGH = 0.6
"""In large text, the share of their height below which fields take the room of the note."""
SMALL = 0.99
"""In large text, the share of the player's text scale below which lines take the room of the note."""
PICTURE_GAP = 12
"""The room above and below the picture, in design units."""
PICTURE, LOWER = 120, 90
"""The height of the picture, and its lower height if that leaves fields too little room; design units."""
SLIP_PADDING, APART, HOLES = 16, 22, 9
"""The margin of a slip, the gap between its columns, the gap between the punched holes; design units."""
AMPLE = 2000
"""A height larger than any lines need, in design units."""


class RailPlaces(PageRows):
    """The layout of a page on the rail.

    Back is at the foot of every page, the confirming button above it, amounts above that, then another way
    out: so each is at the same place on every page of a game. The other fields are below the title and note.
    A page without a picture is only as high as needed, with the same foot. One without Back ends above its
    place, except in large text.
    """

    _page = pygame.Rect(0, 0, 0, 0)
    _note_room = _high = 0

    @property
    def margins(self) -> tuple[float, float]:
        return SIDES[self.frame.is_large], PADDING

    def fit(self, page: pygame.Rect, frame: Frame) -> None:
        """Lay it out in a rectangle of the window."""
        if (page, frame) != (self._page, self.frame):
            self._note_room, self._high, self._so_far, self.noted = 0, 0, {}, True
        self._page, self.frame = page.copy(), frame
        self.place()

    def place(self) -> None:
        """Place buttons and amounts at the foot, the other fields under title and note."""
        frame, page, bare = self.frame, self._page.copy(), self._bare
        if not frame.is_large:
            page.height, bare = page.height - bare, 0
        self.rect = page.copy()
        box = self.box
        box.height -= bare
        note = self._choice.note() if self.noted else ""
        self._note_room = max(self._note_room, note_height(note, box.width, frame))
        column = Column(self._shown(amounts=False), frame, box.width)
        self._place_foot(box, self._shown(amounts=True))
        if not self._is_whole():
            around = self._title(box).height + self._note_room + box.bottom - self._foot
            around += 2 * frame.px(PADDING) + column.gaps + bare
            wanted = column.kept(self._wished) + self._below_fields(column, page.height - around, 0)
            self._high = min(page.height, max(self._high, around + wanted))
            self.rect.height, self.rect.bottom = self._high, page.bottom
        self.head = self._title(self.box)
        self.note = pygame.Rect(self.head.bottomleft, (box.width, self._note_room))
        share = self._place_fields(column)
        if frame.is_large and note and (share < max(ENOUGH, column.least_share) or self._is_small):
            self._note_room, self._so_far, self.noted = 0, {}, False
            self.place()

    @property
    def _bare(self) -> int:
        """The height of Back with its gap if there is no Back; else 0."""
        if not all(way.hotkeys for way in self._ways_out):
            return 0
        button, px = BUTTON[self.frame.is_large], self.frame.px
        return px(BACK) + px(button + BETWEEN) - px(button)

    @property
    def _wished(self) -> float:
        """The share of its height that a field should keep at the player's text scale."""
        return min(1.0, KEPT + (1 - KEPT) * (self.frame.text_scale - 1))

    @property
    def _is_small(self) -> bool:
        return self.frame.is_large and self._ledger.text_scale < SMALL * self.frame.text_scale

    def _is_whole(self, large: bool = True) -> bool:
        """Whether the page always has its full height; `large` says whether a picture needs it."""
        return self._choice.keeps_height or bool(large and self._choice.picture())

    def _below_fields(self, column: Column, room: int, picture: int) -> int:
        """Fit the lines next to the fields and a picture of this height; return the height of lines and
        picture, or that reserved for later lines and a low picture if it is more.
        """
        choice, frame, width = self._choice, self.frame, self.box.width
        seen = self._picture_room(picture)
        room -= column.gaps + seen
        if not self._ledger.fits(frame, room - column.kept(self._wished), width):
            self._ledger.fit(frame, room - column.kept(LARGE_KEPT if frame.is_large else KEPT), width)
        more = lambda count: choice.table.say("choice.more_lines", n=count)  # noqa: E731
        lines = self._ledger.fold(room - column.fixed - column.needed, width, more)
        later = choice.tells_changes and (seen or self._is_whole(large=frame.is_large))
        coming = frame.px(RESERVED) if later else 0
        return max(lines + seen, coming + self._picture_room(min(picture, LOWEST)))

    def _picture_room(self, high: int) -> int:
        """The room in pixels for a picture of this height in design units; 0 if the choice has none."""
        px = self.frame.px
        return px(high) + 2 * px(PICTURE_GAP) if high and self._choice.picture() else 0

    def _place_fields(self, column: Column) -> float:
        """Place the fields and lines; return the share of their height that shrinking fields keep.

        Fields shrink for lines and picture, and never grow again, so that nothing moves under the pointer
        when lines change. The picture gives way before a line does.
        """
        box, top = self.box, self.note.bottom
        room, wished = self._foot - top, self._wished
        lower = wished if self.frame.is_large else LEAST_KEPT
        for picture, kept in ((PICTURE, wished), (LOWER, lower), (0, 0.0)):
            left = room - column.gaps - column.fixed - self._below_fields(column, room, picture)
            share = min(1.0, left / column.loose) if column.loose else float(left >= 0)
            legible = not picture or not self._is_small
            if share >= max(kept, column.least_share) and not self._ledger.is_folded and legible:
                break
        shown = tuple(map(id, column.fields))
        self._so_far[shown] = share = min(share, self._so_far.get(shown, 1.0))
        end = column.stack(box.left, top, box.width, column.shared(share, room))
        self._ends = end if column.fields else top - column.gap
        high = self._ledger.height(box.width)
        self._ledger.top = self._foot - column.gap - high
        if not (self._choice.picture() and self.picture_rect()):
            self._ledger.top = self._ends + column.gap
        self.lines = pygame.Rect(box.left, self._ledger.top, box.width, high)
        return share

    def rooms(self) -> Iterator[pygame.Rect]:
        """The room between fields and lines."""
        button, gap = self._confirm.rect, self.frame.px(PICTURE_GAP)
        top, foot = self._ends + gap, self._ledger.top if self._ledger.lines else self._foot
        yield pygame.Rect(button.left, top, button.width, foot - gap - top)


class SlipForm(NamedTuple):
    """A shape of a slip: columns, width of each; lists and shrinking fields keep `share` of their height."""

    columns: int
    wide: float
    share: float


FORMS = (
    *(SlipForm(2, 268, 0.88), SlipForm(2, 268, 0.8), SlipForm(1, 268, 1), SlipForm(2, 220, 0.8)),
    *(SlipForm(3, 268, 0.88), SlipForm(3, 268, 0.8), SlipForm(3, 220, 0.8)),
)
"""The shapes to try, best first."""


class SlipPlaces(PageRows):
    """The layout of a slip next to its piece: fields and picture left, preview lines and buttons right."""

    margins = SLIP_PADDING, SLIP_PADDING

    _about = pygame.Rect(0, 0, 0, 0)
    """The rectangle of the piece that it points to."""
    _form = FORMS[0]
    _is_aside = False
    """Whether the note is above the lines, in the last column."""

    def fit(self, room: FreeRoom, lies: bool) -> bool:
        """Take the best shape for which the room has a place and return whether there is one; a slip that
        `lies` there already stays where it is if possible.
        """
        self.frame = room.frame
        for form in FORMS:
            least, apart = self._so_far.get((form, self.frame), 0), self.frame.px(APART)
            self._so_far[form, self.frame] = high = max(self._lay(pygame.Rect(0, 0, 0, 0), form), int(least))
            wide = 2 * self.frame.px(SLIP_PADDING) + form.columns * (self.frame.px(form.wide) + apart) - apart
            if rect := room.place((wide, high), self.rect if lies and form == self._form else None):
                self.rect, self._form, self._about = rect, form, room.nearest(rect)
                self.place()
                return True
        return False

    def place(self) -> None:
        self._lay(self.rect, self._form)

    def rooms(self) -> Iterator[pygame.Rect]:
        """The room below the fields of the first column, then that below the lines."""
        gap, (left, top, wide, _) = self.frame.px(GAP), self.lines
        if self._form.columns > 1:
            end = self._ends + gap
            yield pygame.Rect(self.head.left, end, self.head.width, self.box.bottom - end)
        if self._ledger.lines or self._is_aside:
            top = self._ledger.top + self._ledger.height(wide) + gap
        yield pygame.Rect(left, top, wide, self._foot - gap - top)

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the tongue that points to the piece, and the punched holes before the last column."""
        px, box = self.frame.px, self.box
        tongue(surface, self.rect, self._about, self.frame)
        x = self.lines.left - px(APART) // 2
        for y in range(box.top, box.bottom, px(HOLES)) if self._form.columns > 1 else ():
            pygame.draw.circle(surface, pal.rgb(pal.GILT_DEEP), (x, y), max(1, px(1.6)))

    def _lay(self, rect: pygame.Rect, form: SlipForm) -> int:
        """Lay everything out from the rectangle's top left corner; return the height it needs."""
        px = self.frame.px
        pad, wide = px(SLIP_PADDING), px(form.wide)
        lefts = (rect.left + pad + number * (wide + px(APART)) for number in range(form.columns))
        columns = [pygame.Rect(left, rect.top + pad, wide, 0) for left in lefts]
        last, self.head = columns[-1], self._title(columns[0])
        ends = self._lay_fields(columns, form.share, rect.bottom - pad)
        end = self._lay_lines(last, last.top if form.columns > 1 else ends)
        foot = max(rect.bottom - pad, end)
        self._place_foot(pygame.Rect(last.left, foot, last.width, 0))
        return max(ends, end + foot - self._foot) - rect.top + pad

    def _lay_fields(self, columns: Sequence[pygame.Rect], share: float, foot: int) -> int:
        """Place the fields, amounts last, below the head and in the further columns; return the lowest end.
        Fields in further columns grow again while there is room down to the `foot`.

        The note is below the title, or above the lines if only folded lists would follow it.
        """
        first, *others = columns[: max(1, len(columns) - 1)]
        fields = [*self._shown(amounts=False), *self._shown(amounts=True)]
        shown = Column(fields, self.frame, first.width)
        highs, head = shown.lowered(share), self.head.height
        note = note_height(self._choice.note(), first.width, self.frame)
        split = _split(head, highs) if others else len(highs)
        folded = (isinstance(field.widget, FoldedPick) for field in shown.fields[:split])
        self._is_aside = len(columns) > 1 and all(folded)
        if not self._is_aside:
            head += note
            split = _split(head, highs) if others else len(highs)
        at = columns[-1].topleft if self._is_aside else self.head.bottomleft
        self.note = pygame.Rect(at, (first.width, note))
        self._ends = shown.stack(first.left, first.top + head, first.width, highs, slice(split))
        ends = [self._ends]
        for column in others:
            spare = foot - column.top - sum(highs[split:]) - shown.gap * (len(highs) - split - 1)
            for number in range(split, len(highs)):
                grown = min(max(0, shown.wholes[number] - highs[number]), max(0, spare))
                highs[number], spare = highs[number] + grown, spare - grown
            ends.append(shown.stack(column.left, column.top, column.width, highs, slice(split, None)))
        return max(ends)

    def _lay_lines(self, column: pygame.Rect, top: int) -> int:
        """Place the preview lines with room for later ones; return where that ends.

        A note in this column is hidden if it has no room above the lines.
        """
        ledger, kept = self._ledger, self.frame.px(SLIP_RESERVED) if self._choice.tells_changes else 0
        ledger.fit(self.frame, self.frame.px(AMPLE), column.width)
        high, note = ledger.height(column.width), self.note.height if self._is_aside else 0
        kept = max(kept, note)
        self.noted = not note or not high or note + high <= kept
        ledger.top = top + note * self.noted
        self.lines = pygame.Rect(column.left, top, column.width, max(kept, high))
        return self.lines.bottom + self.frame.px(GAP)


def _split(head: int, highs: Sequence[int]) -> int:
    """The number of fields in the first column, below the head, that makes the longer column shortest."""
    return min(range(len(highs) + 1), key=lambda n: max(head + sum(highs[:n]), sum(highs[n:])))
