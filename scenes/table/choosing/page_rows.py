"""The rows of a page, wherever it lies: title and sentence, fields below each other, buttons at the foot."""

from collections.abc import Hashable, Iterable, Sequence

import pygame

from scenes.art import DESIGN, Frame, Typeface, palette as pal, rich, text
from scenes.table.choosing.choice import Choice, ChoiceField
from scenes.table.choosing.preview_lines import PreviewLines
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

PADDING, GAP, TITLE = 20, 10, 40
"""The margin of paper, the distance of fields, the height of the title, in design units."""
BUTTON, BACK, BETWEEN = (60, 72), 46, 8
"""The heights of the confirming button, also in large text, of the others, and the gap between them."""
BELOW_NOTE = 12
"""The room below the note: the line round what has the focus passes through it."""
LARGEST = 1.75
"""The greatest factor by which fields grow with large text."""
LOWEST = 72
"""The least height of a picture."""


class PageRows:
    """The places of all on the page of a choice; how it lies is added by `place`, `margins`, `rooms`."""

    def __init__(
        self, choice: Choice, confirm: Button, ways_out: Sequence[Button], ledger: PreviewLines
    ) -> None:
        self._choice, self._confirm, self._ways_out, self._ledger = choice, confirm, ways_out, ledger
        self.rect = self.head = self.note = self.lines = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of(DESIGN)
        self.noted = True
        """Whether the sentence is seen: what is chosen may need its room."""
        self._foot = self._ends = 0
        """The top of what is at the foot, and the end of the fields below the title."""
        self._so_far: dict[Hashable, float] = {}
        """The heights so far, or the shares of it that fields keep: nothing moves under the pointer."""

    def place(self) -> None:
        """Put everything into its place again."""
        raise NotImplementedError

    @property
    def margins(self) -> tuple[float, float]:
        """The margins at the sides, and above and below, in design units."""
        raise NotImplementedError

    def rooms(self) -> Iterable[pygame.Rect]:
        """The rooms for the picture of what is chosen, the best first."""
        raise NotImplementedError

    @property
    def box(self) -> pygame.Rect:
        """The paper without its margins."""
        across, down = map(self.frame.px, self.margins)
        return self.rect.inflate(-2 * across, -2 * down)

    def picture_rect(self) -> pygame.Rect | None:
        """The first of those rooms that is large enough; None where all are small."""
        return next((room for room in self.rooms() if room.height >= self.frame.px(LOWEST)), None)

    def _shown(self, amounts: bool) -> list[ChoiceField]:
        """The amounts that are seen, or the other fields."""
        return [field for field in self._choice.fields if field.widget.visible and field.is_amount is amounts]

    def _title(self, box: pygame.Rect) -> pygame.Rect:
        """The place of the title: in large text two lines, where it needs them."""
        style, high = title_style(self.frame), self.frame.px(TITLE)
        if self.frame.is_large and style.slim * text.width(self._choice.title(), style) > box.width:
            high = round(2 * text.TIGHT_LEADING * style.leading)
        return pygame.Rect(box.topleft, (box.width, high))

    def _place_foot(self, column: pygame.Rect, amounts: Sequence[ChoiceField] = ()) -> None:
        """Put Back, the confirming button, amounts and another way out above each other."""
        px, self._foot = self.frame.px, column.bottom
        rows: list[tuple[Widget, float]] = [(way, BACK) for way in self._ways_out if not way.hotkeys]
        rows += [(self._confirm, BUTTON[self.frame.is_large])]
        rows += [(field.widget, field.height) for field in amounts]
        rows += [(way, BACK) for way in self._ways_out if way.hotkeys]
        for number, (widget, high) in enumerate(rows):
            self._foot -= px(high + BETWEEN * bool(number))
            widget.rect = pygame.Rect(column.left, self._foot, column.width, px(high))


class Column:
    """Fields in a column so wide, with their whole and their least heights, in pixels."""

    def __init__(self, fields: Sequence[ChoiceField], frame: Frame, width: int) -> None:
        self.fields, self._is_large, self.gap = fields, frame.is_large, frame.px(GAP)
        self.wholes = [_whole(field, frame, width) for field in fields]
        self.leasts = [_least(field, frame, width) for field in fields]
        rows = [*zip(fields, self.wholes, self.leasts, strict=True)]
        self.fixed = sum(whole for field, whole, _ in rows if not field.shrinks)
        """The height of those that keep theirs, and of the others: whole, and at the least."""
        self.loose = sum(self.wholes) - self.fixed
        self.needed = sum(least for field, _, least in rows if field.shrinks)
        self.gaps = self.gap * (len(fields) + 1)
        """The gaps between them, above and below."""

    @property
    def least_share(self) -> float:
        """The least share of its height that a shrinking field keeps."""
        return self.needed / self.loose if self.loose else 0.0

    def kept(self, share: float) -> int:
        """The height of all where those that shrink keep a share of theirs."""
        return self.fixed + round(share * self.loose)

    def lowered(self, share: float) -> list[int]:
        """The height of each where lists and what shrinks keep a share, but at least what they need."""
        rows = zip(self.fields, self.wholes, self.leasts, strict=True)
        return [
            max(round(share * whole), least) if field.shrinks or field.widget.shrinks else whole
            for field, whole, least in rows
        ]

    def shared(self, share: float, room: int) -> list[int]:
        """The height of each where those that shrink keep a share of theirs in all."""
        more = max(0.0, (share * self.loose - self.needed) / max(1, self.loose - self.needed))
        has_room = self._is_large and self.fixed + self.needed + self.gaps <= room
        highs = []
        for field, whole, least in zip(self.fields, self.wholes, self.leasts, strict=True):
            if has_room:
                lower = int(least + more * (whole - least))
            else:
                lower = int(whole * share) if self._is_large else round(whole * max(share, field.least))
            highs.append(lower if field.shrinks else whole)
        return highs

    def stack(self, left: int, top: int, width: int, highs: Sequence[int], part: slice = slice(None)) -> int:
        """Put those of a part below each other, each so high; where they end."""
        end = top
        for field, high in zip(self.fields[part], highs[part], strict=True):
            field.widget.rect = pygame.Rect(left, top, width, high)
            end, top = top + high, top + high + self.gap
        return end


def _whole(field: ChoiceField, frame: Frame, width: int) -> int:
    """The height of a field that is not made lower."""
    grown = min(frame.text_scale, LARGEST) if frame.is_large and field.shrinks else 1.0
    return max(frame.px(field.height * grown), field.widget.wished_height(frame, width))


def _least(field: ChoiceField, frame: Frame, width: int) -> int:
    """The least height of a field."""
    return max(frame.px(field.height * field.least), field.widget.least_height(frame, width))


def note_height(note: str, width: int, frame: Frame) -> int:
    """The room a note takes; none when there is no note."""
    return rich.height(note, note_style(frame), width) + frame.px(BELOW_NOTE) if note else 0


def title_style(frame: Frame) -> text.Style:
    """The type of the title."""
    slim = text.NARROWEST if frame.is_large else 1.0
    return text.Style(Typeface.POSTER, frame.type(26, 1.8), pal.OXBLOOD_DEEP, slim=slim)


def note_style(frame: Frame) -> text.Style:
    """The type of that sentence."""
    return text.Style(Typeface.BOOK_SEMIBOLD, frame.type(18, 1.8), pal.INK)
