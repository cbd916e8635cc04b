"""ButtonForm: the layout of a button's words, key and icon within its rectangle."""

from dataclasses import dataclass
from math import ceil
from typing import Literal

import pygame

from scenes.art import Frame, Typeface, palette as pal, text
from scenes.art.fonts import cap_height
from scenes.art.letters import key_caps, signs
from scenes.art.letters.signs import CloseLines

ButtonStyle = Literal["primary", "verb", "urged", "quiet", "chosen"]

_SUB: dict[ButtonStyle, pal.Colour] = {
    "primary": pal.CREAM,
    "verb": pal.GILT_LIGHT,
    "urged": pal.GILT_LIGHT,
    "quiet": pal.DIM,
    "chosen": pal.INK,
}
_MUTED_TEXT = "#a99a8f"
MARGIN, NARROW = 14, (8, 5)
"""The space next to the words in design units, and the least, with usual and with large text."""
CORNER = 0.68, 0.75
"""The share of a button's height that sets the size of a key on its corner; and in large text."""
WIDEST = 1.12
"""The largest width of a large key on a corner as a share of the button's."""
SIGNED = 0.75, 0.82
"""The share of its type below which a label is replaced by its sign; and in large text."""
ENLARGED = 0.9
"""The share of its type that a label in large text must keep, or its key is left out."""
WRITTEN = 0.8
"""The share of their size that words keep next to an icon below a key on the corner."""
ICON, SMALLEST_ICON = 40, 28
"""An icon's side in design units, and the smallest that is drawn."""


@dataclass(frozen=True)
class RowStyle:
    """The form that a button shares with its neighbours in a row."""

    most: int | None = None
    """The largest type of its label, in pixels (`share_type_size`)."""
    lined: bool = False
    """Whether the row's buttons have lines below their labels, even if this one has none."""
    pictured: bool = True
    """Whether it may show its icon: all in the row have room (`share_form`)."""
    cornered: bool = False
    """Whether its key is small, on its upper left corner, so that its words have the whole width."""
    slim: bool = False
    """Whether its words are in slim letters to leave room for the icon."""
    signed: bool = False
    """Whether its sign replaces its label (`share_type_size`)."""


@dataclass(frozen=True)
class ButtonForm:
    """A button as drawn: its words, key, icon and look; `bright` if a press would have an effect now."""

    label: str
    sub: str
    cap: str
    icon: str
    sign: str
    look: ButtonStyle
    size: float
    bright: bool
    row: RowStyle

    def natural_width(self, frame: Frame, height: float) -> int:
        """The width in pixels for its key-cap and words at their full size, at a height of `height` design
        units.
        """
        box = pygame.Rect(0, 0, frame.px(10_000), frame.px(height))
        label, sub = self.styles(frame, box)
        words = self._wide(label, sub)
        if not self.cap or self.row.cornered:
            return words + 2 * frame.px(MARGIN)
        return words + key_caps.rect_of(self.cap, box, frame).width + 3 * frame.px(MARGIN)

    def fitted(self, rect: pygame.Rect, frame: Frame) -> int:
        """The largest type of the label that fits `rect`, in pixels."""
        if lines := self.lines(rect, frame):
            return lines.style.pixels
        label, _ = self.styles(frame, rect)
        box, _ = self._text_box(rect, frame)
        return text.fit(self.label, label, round(box.width / label.slim), frame.floor)[1].pixels

    def lines(self, rect: pygame.Rect, frame: Frame) -> CloseLines | None:
        """The label broken into lines, in large text without a line below, if its type is larger than on one
        line.
        """
        label, _ = self.styles(frame, rect)
        box, _, _ = self.boxes(rect, frame)
        one = text.fit(self.label, label, round(box.width / label.slim), frame.floor)[1].pixels
        if not frame.is_large or self.sub or self.row.lined or one >= label.pixels:
            return None
        return signs.lines(self.label, label, (box.width, rect.height - frame.px(4)), one + 1, 1.0)

    def needs_sign(self, rect: pygame.Rect, frame: Frame) -> bool:
        """Whether its label fits only in much smaller type, so that its sign is needed."""
        wished = self.styles(frame, rect)[0].pixels
        return bool(self.sign) and self.fitted(rect, frame) < SIGNED[frame.is_large] * wished

    @property
    def begins_left(self) -> bool:
        """Whether its words are left-aligned next to its key or icon; else they are centred."""
        beside = bool(self.icon) and self.row.pictured if self.row.cornered else bool(self.cap)
        return beside and bool(self.sub or self.row.lined)

    def words(self, rect: pygame.Rect, frame: Frame) -> pygame.Rect:
        """The place of its words."""
        label, sub = self.styles(frame, rect)
        box, _, _ = self.boxes(rect, frame)
        wide = min(box.width, self._wide(label, sub))
        found = pygame.Rect(0, 0, wide, round(0.75 * box.height) if self.sub else label.pixels)
        found.center = box.left + wide // 2 if self.begins_left else box.centerx, box.centery
        return found

    def boxes(
        self, rect: pygame.Rect, frame: Frame
    ) -> tuple[pygame.Rect, pygame.Rect | None, pygame.Rect | None]:
        """The boxes of its words, its key-cap and its icon; None for what is not shown."""
        box, cap = self._text_box(rect, frame)
        icon = self._icon_place(rect, box, frame) if self.row.pictured else None
        if icon:
            box.width -= icon.width + frame.px(8)
            box.left += icon.width + frame.px(8) if self.row.cornered else 0
        return box, cap, icon

    def _icon_place(self, rect: pygame.Rect, box: pygame.Rect, frame: Frame) -> pygame.Rect | None:
        """The place of the icon, right of the words; None where the words leave no room. With the key on the
        corner it is left of them, and they may shrink for it.
        """
        label, sub = self.styles(frame, rect)
        words = self._wide(label, sub)
        if self.row.cornered:
            share = label.slim * (1.0 if frame.is_large else WRITTEN)
            words = max(round(label.slim * self._least_words(frame, rect)), round(share * words))
        side = min(frame.px(ICON), rect.height - frame.px(12), box.width - words - frame.px(8))
        if not self.icon or side < frame.px(SMALLEST_ICON):
            return None
        place = pygame.Rect(0, 0, side, side)
        place.midright = (box.left + side if self.row.cornered else box.right, rect.centery)
        return place

    def styles(self, frame: Frame, rect: pygame.Rect) -> tuple[text.Style, text.Style]:
        """The styles of the label and of the line below it."""
        large = frame.is_large
        words = bool(self.sub or self.row.lined)
        share = (0.65 if large else 0.44) if words else 0.8 if large else 0.56
        label = min(frame.type(self.size), round(rect.height * share), self.row.most or rect.height)
        sub = max(frame.floor, min(frame.type(18), round(rect.height * (0.5 if large else 0.32))))
        beside = words and not self.row.cornered
        slim = (text.SLIMMEST if beside else text.NARROWEST) if large else 1.0
        slim = text.SLIMMEST if self.row.slim else slim
        dark = self.look == "chosen"
        above = pal.INK if dark else pal.IVORY
        colour, beneath = (above, _SUB[self.look]) if self.bright else (_MUTED_TEXT, _MUTED_TEXT)
        shade = frame.px(1.5) if self.bright and not dark else 0
        return (
            text.Style(Typeface.POSTER, label, colour, shade, slim),
            text.Style(Typeface.BOOK_SEMIBOLD, sub, beneath, slim=text.NARROWEST if large else slim),
        )

    def _text_box(self, rect: pygame.Rect, frame: Frame) -> tuple[pygame.Rect, pygame.Rect | None]:
        """The box of the words, and of the key-cap next to them if there is room for it."""
        label, sub = self.styles(frame, rect)
        if self.row.cornered and self.cap:
            edge = pygame.Rect(0, 0, 0, round(rect.height * CORNER[frame.is_large]))
            size = key_caps.LETTER if self.row.lined else key_caps.share(frame)
            corner = key_caps.rect_of(self.cap, edge, frame, size)
            if size > key_caps.LETTER:
                corner.width = min(corner.width, round(WIDEST * rect.width))
            corner.topleft = rect.left - corner.height // 4, rect.top - corner.height // 2
            if frame.is_large and not self.row.lined:
                corner.bottom = min(corner.bottom, rect.centery - cap_height(label.face, label.pixels) // 2)
            box = rect.inflate(-2 * frame.px(NARROW[frame.is_large]), 0)
            high = round(0.36 * label.pixels)  # half the height of its capitals
            below = not self.sub and rect.centery - high >= corner.bottom - 2
            if frame.is_large and self.row.lined and not below and not (self.icon and self.row.pictured):
                inset = max(0, corner.right - max(box.left, rect.centerx - self._wide(label, sub) // 2))
                box.left, box.width = box.left + inset, box.width - inset  # clear of so large a key
            return box, corner
        place = self._cap_place(rect, frame)
        if place is None:
            room = rect.width - 2 * frame.px(MARGIN)
            usual = self._wide(label, sub)
            roomy = usual <= room or self._least_words(frame, rect) <= room
            margin = MARGIN if roomy and not frame.is_large else NARROW[frame.is_large]
            return rect.inflate(-2 * frame.px(margin), 0), None
        cap, margin = place
        room = rect.width - cap.width - 3 * margin
        if not (self.sub or self.row.lined):
            room = min(room, text.width(self.label, label) + 1)
            cap.left = rect.centerx - (cap.width + margin + room) // 2
        return pygame.Rect(cap.right + margin, rect.top, room, rect.height), cap

    def _least_words(self, frame: Frame, rect: pygame.Rect) -> int:
        """The width of the words in the smallest type."""
        label, sub = self.styles(frame, rect)
        return self._wide(
            label.sized(min(label.pixels, frame.floor)), sub.sized(min(sub.pixels, frame.floor))
        )

    def _wide(self, label: text.Style, sub: text.Style) -> int:
        return max(text.width(self.label, label), text.width(self.sub, sub))

    def _cap_place(self, rect: pygame.Rect, frame: Frame) -> tuple[pygame.Rect, int] | None:
        """The place of the key-cap at the left, and the margin next to it; None if it would cut the words."""
        if not self.cap:
            return None
        words, cap = self._least_words(frame, rect), key_caps.rect_of(self.cap, rect, frame)
        label, _ = self.styles(frame, rect)
        wished = max(words, round(text.width(self.label, label) * label.slim))
        large = key_caps.rect_of(self.cap, rect, frame, key_caps.share(frame))
        if rect.width - large.width - 3 * frame.px(MARGIN) >= wished:
            cap = large
        roomy = rect.width - cap.width - 3 * frame.px(MARGIN) >= wished
        margin = frame.px(MARGIN if roomy else NARROW[frame.is_large])
        slim, least = round(text.SLIMMEST * words), round(text.NARROWEST * words)
        if frame.is_large and not self.sub:
            slim = least = round(ENLARGED * text.NARROWEST * text.width(self.label, label))
        if rect.width - cap.width - 3 * margin < slim and least <= rect.width - 2 * margin:
            return None  # the words are more important than the key
        cap.left = rect.left + margin
        return cap, margin

    def has_room_for_key(self, rect: pygame.Rect, frame: Frame) -> bool:
        """Whether its key-cap, if it has one, has room next to its words at their full size."""
        if not self.cap or self.row.cornered:
            return True
        label, sub = self.styles(frame, rect)
        words = ceil(self._wide(label, sub) * label.slim)
        cap = key_caps.rect_of(self.cap, rect, frame)
        return words <= rect.width - cap.width - 3 * frame.px(NARROW[frame.is_large])

    def has_room_for_icon(self, rect: pygame.Rect, frame: Frame) -> bool:
        """Whether its icon, if it has one, has room next to its words and its key-cap."""
        box, _ = self._text_box(rect, frame)
        return not (self.icon and self.row.pictured) or self._icon_place(rect, box, frame) is not None
