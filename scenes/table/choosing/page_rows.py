"""The common part of both page layouts: title and note, fields below each other, buttons at the foot."""

from collections.abc import Hashable, Iterable, Sequence

import pygame

from scenes.art import DESIGN, Frame, Typeface, palette as pal, rich, text
from scenes.table.choosing.choice import Choice, ChoiceField
from scenes.table.choosing.preview_lines import PreviewLines
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

PADDING, GAP, TITLE = 20, 10, 40
"""The margin of the paper, the gap between fields, the height of the title, in design units."""
BUTTON, BACK, BETWEEN = (60, 72), 46, 8
"""The heights of the confirming button (usual, in large text), of the other buttons, and their gap."""
BELOW_NOTE = 12
"""The room below the note: the focus line passes through it."""
LARGEST = 1.75
"""The greatest factor by which fields grow with large text."""
LOWEST = 72
"""The least height of a picture."""


class PageRows:
    """The rectangles on a choice's page; subclasses add `place`, `margins` and `rooms`."""

    def __init__(
        self, choice: Choice, confirm: Button, ways_out: Sequence[Button], ledger: PreviewLines
    ) -> None:
        self._choice, self._confirm, self._ways_out, self._ledger = choice, confirm, ways_out, ledger
        self.rect = self.head = self.note = self.lines = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of(DESIGN)
        self.noted = True
        """Whether the note is shown: its room may be needed."""
        self._foot = self._ends = 0
        """The top of the controls at the foot, and the end of the fields below the title."""
        self._so_far: dict[Hashable, float] = {}
        """Heights that only grow, or shares that only shrink: nothing moves under the pointer."""

    def place(self) -> None:
        """Compute all rectangles again."""
        raise NotImplementedError

    @property
    def margins(self) -> tuple[float, float]:
        """The margins left and right, and above and below, in design units."""
        raise NotImplementedError

    def rooms(self) -> Iterable[pygame.Rect]:
        """The rooms for the picture, best first."""
        raise NotImplementedError

    @property
    def box(self) -> pygame.Rect:
        """The paper without its margins."""
        across, down = map(self.frame.px, self.margins)
        return self.rect.inflate(-2 * across, -2 * down)

    def picture_rect(self) -> pygame.Rect | None:
        """The first of the rooms that is high enough; None if all are too low."""
        return next((room for room in self.rooms() if room.height >= self.frame.px(LOWEST)), None)

    def _shown(self, amounts: bool) -> list[ChoiceField]:
        """The visible amounts, or the other visible fields."""
        return [field for field in self._choice.fields if field.widget.visible and field.is_amount is amounts]

    def _title(self, box: pygame.Rect) -> pygame.Rect:
        """The rectangle of the title: two lines high in large text if needed."""
        style, high = title_style(self.frame), self.frame.px(TITLE)
        if self.frame.is_large and style.slim * text.width(self._choice.title(), style) > box.width:
            high = round(2 * text.TIGHT_LEADING * style.leading)
        return pygame.Rect(box.topleft, (box.width, high))

    def _place_foot(self, column: pygame.Rect, amounts: Sequence[ChoiceField] = ()) -> None:
        """Stack Back, the confirming button, amounts and another way out upwards from the column's foot."""
        px, self._foot = self.frame.px, column.bottom
        rows: list[tuple[Widget, float]] = [(way, BACK) for way in self._ways_out if not way.hotkeys]
        rows += [(self._confirm, BUTTON[self.frame.is_large])]
        rows += [(field.widget, field.height) for field in amounts]
        rows += [(way, BACK) for way in self._ways_out if way.hotkeys]
        for number, (widget, high) in enumerate(rows):
            self._foot -= px(high + BETWEEN * bool(number))
            widget.rect = pygame.Rect(column.left, self._foot, column.width, px(high))


class Column:
    """Fields in a column, with their full and least heights in pixels."""

    def __init__(self, fields: Sequence[ChoiceField], frame: Frame, width: int) -> None:
        self.fields, self._is_large, self.gap = fields, frame.is_large, frame.px(GAP)
        self.wholes = [_whole(field, frame, width) for field in fields]
        self.leasts = [_least(field, frame, width) for field in fields]
        rows = [*zip(fields, self.wholes, self.leasts, strict=True)]
        self.fixed = sum(whole for field, whole, _ in rows if not field.shrinks)
        """The height of the fields that do not shrink; `loose`, `needed`: full and least of the others."""
        self.loose = sum(self.wholes) - self.fixed
        self.needed = sum(least for field, _, least in rows if field.shrinks)
        self.gaps = self.gap * (len(fields) + 1)

    @property
    def least_share(self) -> float:
        """The least share of their height that the shrinking fields need together."""
        return self.needed / self.loose if self.loose else 0.0

    def kept(self, share: float) -> int:
        """The height of all fields if the shrinking ones keep this share of theirs."""
        return self.fixed + round(share * self.loose)

    def lowered(self, share: float) -> list[int]:
        """The height of each field if lists and shrinking ones keep this share, but at least their least."""
        rows = zip(self.fields, self.wholes, self.leasts, strict=True)
        return [
            max(round(share * whole), least) if field.shrinks or field.widget.shrinks else whole
            for field, whole, least in rows
        ]

    def shared(self, share: float, room: int) -> list[int]:
        """The height of each field if the shrinking ones together keep this share of theirs."""
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
        """Place the fields of `part` below each other with these heights; return where they end."""
        end = top
        for field, high in zip(self.fields[part], highs[part], strict=True):
            field.widget.rect = pygame.Rect(left, top, width, high)
            end, top = top + high, top + high + self.gap
        return end


def _whole(field: ChoiceField, frame: Frame, width: int) -> int:
    grown = min(frame.text_scale, LARGEST) if frame.is_large and field.shrinks else 1.0
    return max(frame.px(field.height * grown), field.widget.wished_height(frame, width))


def _least(field: ChoiceField, frame: Frame, width: int) -> int:
    return max(frame.px(field.height * field.least), field.widget.least_height(frame, width))


def note_height(note: str, width: int, frame: Frame) -> int:
    """The height of a note with the room below it; 0 for no note."""
    return rich.height(note, note_style(frame), width) + frame.px(BELOW_NOTE) if note else 0


def title_style(frame: Frame) -> text.Style:
    """The text style of the title."""
    slim = text.NARROWEST if frame.is_large else 1.0
    return text.Style(Typeface.POSTER, frame.type(26, 1.8), pal.OXBLOOD_DEEP, slim=slim)


def note_style(frame: Frame) -> text.Style:
    """The text style of the note."""
    return text.Style(Typeface.BOOK_SEMIBOLD, frame.type(18, 1.8), pal.INK)
