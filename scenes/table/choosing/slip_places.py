"""The places on the slip of a choice beside its piece: fields left, changes and buttons right."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import pygame

from scenes.art import palette as pal
from scenes.art.frame import Frame
from scenes.table.choosing import beside
from scenes.table.choosing.choice import Choice, ChoiceField
from scenes.table.choosing.choice_panel_places import (
    BACK,
    BETWEEN,
    BUTTON,
    LOWEST,
    TITLE,
    least_high,
    note_height,
    whole_high,
)
from scenes.table.choosing.preview_lines import PreviewLines
from scenes.widgets.button import Button
from scenes.widgets.folded_pick import FoldedPick
from scenes.widgets.pick import Pick

PADDING, APART, GAP, RESERVED = 16, 22, 10, 104
"""Its margin, the distances of its columns and fields, the room for three lines; in design units."""
HOLES = 9
"""The distance of the holes between its columns."""
AMPLE = 2000
"""More room than any lines need."""


@dataclass(frozen=True)
class SlipForm:
    """A shape: so many columns, so wide each; fields that shrink keep that `share` of their height."""

    columns: int
    wide: float
    share: float = 1.0


FORMS = (
    SlipForm(2, 268, 0.88),
    SlipForm(2, 268, 0.8),
    SlipForm(1, 268),
    SlipForm(2, 220, 0.8),
    SlipForm(3, 268, 0.88),
    SlipForm(3, 268, 0.8),
    SlipForm(3, 220, 0.8),
)
"""The shapes, the best first."""


class SlipPlaces:
    """The places on a slip. A picture has the room that fields leave: the piece itself is beside it."""

    def __init__(
        self, choice: Choice, confirm: Button, ways_out: Sequence[Button], ledger: PreviewLines
    ) -> None:
        self._choice, self._confirm, self._ways_out, self._ledger = choice, confirm, ways_out, ledger
        self.rect = self.head = self.note = self.lines = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        self.form = FORMS[0]
        self._is_aside = False
        """Whether the sentence stands above the lines."""
        self._ends = self._foot = 0
        """The end of the fields in the first column, and the top of the buttons in the last."""
        self.noted = True
        """Whether that sentence is seen."""
        self._high: dict[tuple[SlipForm, Frame], int] = {}
        """The heights so far: a slip never shrinks under the pointer."""

    def sizes(self, frame: Frame) -> Iterator[tuple[SlipForm, tuple[int, int]]]:
        """The sizes in which all of it has room, the best shape first."""
        for form in FORMS:
            high = self._lay(pygame.Rect(0, 0, 0, 0), form, frame)
            self._high[form, frame] = high = max(high, self._high.get((form, frame), 0))
            yield form, (self._width(form, frame), high)

    def fit(self, rect: pygame.Rect, form: SlipForm, frame: Frame) -> None:
        """Lay it into a rectangle of the window that is one of those sizes."""
        self.rect, self.form, self.frame = rect, form, frame
        self.place()

    def place(self) -> None:
        """Put everything into its place again."""
        self._lay(self.rect, self.form, self.frame)

    @property
    def box(self) -> pygame.Rect:
        """The paper without its margin."""
        pad = self.frame.px(PADDING)
        return self.rect.inflate(-2 * pad, -2 * pad)

    def picture_rect(self) -> pygame.Rect | None:
        """The room for the picture of what is chosen: below the first fields, or else below the lines; None
        where both are small.
        """
        gap, (left, top, wide, _) = self.frame.px(GAP), self.lines
        if self._ledger.lines or self._is_aside:
            top = self._ledger.top + self._ledger.height(wide) + gap
        found = [pygame.Rect(left, top, wide, self._foot - gap - top)]
        if self.form.columns > 1:
            top = self._ends + gap
            found.insert(0, pygame.Rect(self.head.left, top, self.head.width, self.box.bottom - top))
        return next((rect for rect in found if rect.height >= self.frame.px(LOWEST)), None)

    def draw(self, surface: pygame.Surface, about: pygame.Rect) -> None:
        """The tongue that points to its piece, and the holes before its last column."""
        px, box = self.frame.px, self.box
        beside.tongue(surface, self.rect, about, self.frame)
        x = self.lines.left - px(APART) // 2
        for y in range(box.top, box.bottom, px(HOLES)) if self.form.columns > 1 else ():
            pygame.draw.circle(surface, pal.rgb(pal.GILT_DEEP), (x, y), max(1, px(1.6)))

    def _width(self, form: SlipForm, frame: Frame) -> int:
        apart = frame.px(APART)
        return 2 * frame.px(PADDING) + form.columns * (frame.px(form.wide) + apart) - apart

    def _lay(self, rect: pygame.Rect, form: SlipForm, frame: Frame) -> int:
        """Lay all of it into a rectangle from its top left corner; the height that it needs."""
        pad, wide = frame.px(PADDING), frame.px(form.wide)
        lefts = (rect.left + pad + number * (wide + frame.px(APART)) for number in range(form.columns))
        columns = [pygame.Rect(left, rect.top + pad, wide, 0) for left in lefts]
        self.head = pygame.Rect(columns[0].topleft, (wide, frame.px(TITLE)))
        ends = self._lay_fields(columns, form.share, rect.bottom - pad, frame)
        last = columns[-1].top if form.columns > 1 else ends
        end = self._lay_lines(columns[-1], last, frame)
        foot = self._lay_buttons(columns[-1], max(rect.bottom - pad, end), end, frame)
        return max(ends, foot) - rect.top + pad

    def _lay_fields(self, columns: Sequence[pygame.Rect], share: float, foot: int, frame: Frame) -> int:
        """The fields, amounts last, below the head and in the columns beside it; where the longest ends. What
        shrinks is as high as it has room in columns beside it down to the `foot`.

        The sentence is below the title, but above the lines where nothing is below it that it leads to.
        """
        first, *beside = columns[: max(1, len(columns) - 1)]
        shown = [field for field in self._choice.fields if field.widget.visible]
        shown.sort(key=lambda field: field.is_amount)
        highs, gap = [_high(field, share, first.width, frame) for field in shown], frame.px(GAP)
        note, head = note_height(self._choice.note(), first.width, frame), self.head.height
        split = _split(head, highs) if beside else len(shown)
        self._is_aside = len(columns) > 1 and all(isinstance(f.widget, FoldedPick) for f in shown[:split])
        if not self._is_aside:
            head += note
            split = _split(head, highs) if beside else len(shown)
        at = columns[-1].topleft if self._is_aside else self.head.bottomleft
        self.note = pygame.Rect(at, (first.width, note))
        ends = [self._stack(first, first.top + head, shown[:split], highs[:split], gap)]
        for column in beside:
            spare = foot - column.top - sum(highs[split:]) - gap * (len(shown) - split - 1)
            wholes = (_high(field, 1.0, first.width, frame) for field in shown[split:])
            for number, whole in enumerate(wholes, split):
                grown = min(whole - highs[number], max(0, spare))
                highs[number], spare = highs[number] + grown, spare - grown
            ends.append(self._stack(column, column.top, shown[split:], highs[split:], gap))
        self._ends = ends[0]
        return max(ends)

    @staticmethod
    def _stack(
        column: pygame.Rect, top: int, fields: Sequence[ChoiceField], highs: Sequence[int], gap: int
    ) -> int:
        """Put fields below each other into a column; where they end."""
        end = top - gap * bool(fields)
        for field, high in zip(fields, highs, strict=True):
            field.widget.rect = pygame.Rect(column.left, end + gap, column.width, high)
            end = field.widget.rect.bottom
        return end

    def _lay_lines(self, column: pygame.Rect, top: int, frame: Frame) -> int:
        """The changes that it would make, with room for what may come; where that ends.

        The sentence that stands there before is gone where it has no room above them.
        """
        ledger, kept = self._ledger, frame.px(RESERVED) if self._choice.tells_changes else 0
        ledger.fit(frame, frame.px(AMPLE), column.width)
        high, note = ledger.height(column.width), self.note.height if self._is_aside else 0
        kept = max(kept, note)
        self.noted = not note or not high or note + high <= kept
        ledger.top = top + note * self.noted
        self.lines = pygame.Rect(column.left, top, column.width, max(kept, high))
        return self.lines.bottom + frame.px(GAP)

    def _lay_buttons(self, column: pygame.Rect, foot: int, end: int, frame: Frame) -> int:
        """Back at the foot, the confirming button above it, then another way out; where they would end below
        the lines.
        """
        backs = [way for way in self._ways_out if not way.hotkeys]
        others = [way for way in self._ways_out if way.hotkeys]
        rows = [*((way, BACK) for way in backs), (self._confirm, BUTTON[0]), *((way, BACK) for way in others)]
        bottom, between = foot, frame.px(BETWEEN)
        for button, high in rows:
            button.rect = pygame.Rect(column.left, bottom - frame.px(high), column.width, frame.px(high))
            bottom = button.rect.top - between
        self._foot = bottom + between
        return end + foot - bottom - between


def _split(head: int, highs: Sequence[int]) -> int:
    """The number of fields below the head with which the longer of two columns is shortest."""
    return min(range(len(highs) + 1), key=lambda n: max(head + sum(highs[:n]), sum(highs[n:])))


def _high(field: ChoiceField, share: float, width: int, frame: Frame) -> int:
    """The height of a field; a list, or what shrinks, made lower by a share."""
    whole, shrinks = whole_high(field, frame, width), field.shrinks or type(field.widget) is Pick
    return max(round(share * whole), least_high(field, frame, width)) if shrinks else whole
