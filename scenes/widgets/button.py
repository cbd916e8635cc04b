"""A button: label, line beneath, key-cap; three styles; it says why it is disabled."""

from collections.abc import Callable, Hashable, Sequence
from typing import Literal

import pygame

from raccoon.app.text import Say
from scenes.art import palette as pal
from scenes.art import pictograms, shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.letters import key_caps
from scenes.art.moving.stamp import Stamp
from scenes.widgets.pointer import Pointer
from scenes.widgets.widget import Widget
from scenes.window.keys import KEYS, key_told

ButtonStyle = Literal["primary", "verb", "quiet"]

PRESSED = pygame.NUMEVENTS - 2
"""The event posted when a button has been pressed: it may be heard."""

_FACES: dict[ButtonStyle, tuple[pal.Colour, pal.Colour]] = {
    "primary": (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP),
    "verb": (pal.TEAL_LIGHT, pal.TEAL_DEEP),
    "quiet": ("#4a3540", "#241820"),
}
_SUB: dict[ButtonStyle, pal.Colour] = {"primary": pal.CREAM, "verb": pal.GILT_LIGHT, "quiet": pal.DIM}
_MUTED = ("#33292f", "#201a1e")
_MUTED_TEXT = "#a99a8f"
MARGIN, NARROW = 14, 8
"""The space beside the words in design units, and where they would be cut otherwise."""
EDGE = 5
"""The height of the line that fills at its foot until it answers, in design units."""
CORNER = 0.68
"""The height of a button of which the key on its corner has its size."""
LARGE = 1.25
"""The text scale from which on text is large."""
WRITTEN = 0.8
"""The share of their size that words keep beside an icon below such a key."""
ICON, SMALLEST_ICON = 40, 28
"""An icon's side in design units, and the least worth drawing."""


class Button(Widget):
    """A button that calls `on_press` once for each press.

    `look` is "primary" (oxblood: the one thing to do), "verb" (teal) or "quiet" (wood). The key
    of its `action` is drawn on it; or `cap`, the name of another action or a label. `icon` is a
    small object (one of `pictograms`) at its right edge; where the words need the room it is left out.
    """

    pressed_by_enter = True
    role = "button"

    def __init__(  # noqa: PLR0913 (all but two have defaults)
        self,
        label: str,
        on_press: Callable[[], None],
        *,
        look: ButtonStyle = "verb",
        sub: str = "",
        cap: str = "",
        hotkeys: tuple[int, ...] = (),
        action: str = "",
        reason: str = "",
        tip: str = "",
        size: float = 28,
        icon: str = "",
    ) -> None:
        super().__init__(reason, tip, hotkeys, action)
        self.label = label
        self.sub = sub
        self._cap = cap or action
        self.look = look
        self.size = size
        self.icon = icon
        self.on_press = on_press
        self.held = False
        self.chosen = False
        self.about: Hashable = None
        """The thing it acts on, where its words do not say so."""
        self.most: int | None = None
        """The largest type of its label, in pixels: that of its neighbours (`in_one_type`)."""
        self.lined = False
        """Whether it is of a row of buttons with a line beneath, also while it has none."""
        self.pictured = True
        """Whether it may show its icon: its neighbours' have room as well (`in_one_form`)."""
        self.cornered = False
        """Whether its key is small, on its upper left corner: its words have the whole width."""
        self.sets_key = False
        """Whether it sets the key that it shows."""
        self._stamp = Stamp()

    @property
    def cap(self) -> str:
        """The label of the key drawn on it, as it is set now; of one to be set whatever is in hand."""
        return KEYS.cap(self._cap, self.sets_key)

    @cap.setter
    def cap(self, cap: str) -> None:
        self._cap = cap

    @property
    def key_told(self) -> str:
        """The name of the key drawn on it; "" where it has none."""
        return key_told(self._cap) if self._cap in KEYS.actions else self._cap

    @property
    def meaning(self) -> Hashable:
        """The words on it, what it acts on, and whether it can be used."""
        return self.label, self.sub, self.about, self.enabled

    def value_told(self, say: Say) -> str:
        """The line beneath its label, and that it stands for what is shown."""
        return ", ".join(filter(None, (self.sub, say("speech.chosen") if self.chosen else "")))

    @property
    def hint(self) -> str:
        """The words to show next to it; nothing that is written on it already."""
        said = super().hint
        return "" if said == self.label else said

    def press(self) -> None:
        """Call `on_press`; a disabled one says why it does not."""
        self.refusal = self.reason
        if self.enabled:
            if pygame.display.get_init():
                pygame.event.post(pygame.event.Event(PRESSED))
            self.on_press()

    def pointer(self, pointer: Pointer) -> bool:
        """Hover, hold, and press when the pointer comes up inside."""
        changed = super().pointer(pointer)
        if pointer.kind == "down" and pointer.button == pygame.BUTTON_LEFT and self.hover and self.enabled:
            self.held = True
            return True
        if pointer.kind == "up" and pointer.button == pygame.BUTTON_LEFT and self.held:
            self.held = False
            if self.hover:
                self.press()
            return True
        return changed

    def natural_width(self, frame: Frame, height: float) -> int:
        """The width in pixels in which its key-cap and words stand at their full size, `height` design units
        high.
        """
        box = pygame.Rect(0, 0, frame.px(10_000), frame.px(height))
        label, sub = self._styles(frame, box)
        words = max(text.width(self.label, label), text.width(self.sub, sub))
        if not self.cap or self.cornered:
            return words + 2 * frame.px(MARGIN)
        return words + key_caps.rect_of(self.cap, box, frame).width + 3 * frame.px(MARGIN)

    def fitted(self, frame: Frame) -> int:
        """The type of its label in pixels: as large as it has room where the button is."""
        label, _ = self._styles(frame, self.rect)
        box, _ = self._text_box(self.rect, frame)
        return text.fit(self.label, label, box.width, frame.floor)[1].pixels

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the face for its state, then key-cap, label and the line beneath."""
        rect = self.rect.move(0, frame.px(2)) if self.held else self.rect
        standing = self._bright, self.held, self.hover, self.focused or self.chosen
        words = self.label, self.sub, self.cap, self.icon, self.look, self.size, self.most
        form = self.lined, self.pictured, self.cornered
        self._stamp.draw(
            surface,
            (tuple(rect), frame, standing, words, form),
            lambda sheet: self._paint(sheet, rect, frame),
        )
        if self.calm < 1:
            edge = pygame.Rect(rect.left, rect.bottom, round(rect.width * self.calm), frame.px(EDGE))
            pygame.draw.rect(surface, pal.rgb(pal.GILT_LIGHT), edge.move(0, -edge.height), border_radius=3)
        if self.focused:
            shapes.focus_line(surface, rect, frame.scale)

    @property
    def _bright(self) -> bool:
        """Whether a press would be answered now."""
        return self.enabled and self.calm >= 1

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, frame: Frame) -> None:
        k = frame.scale
        if self.focused or self.chosen:
            shapes.glow(surface, rect, k)
        if not self.held:
            shapes.shadow(surface, rect, k, 170, 4)
        shapes.plate(surface, rect, k, *self._face(), radius=10)
        self._draw_text(surface, rect, frame)

    def _face(self) -> tuple[pal.Colour, pal.Colour]:
        if not self._bright:
            return _MUTED
        top, bottom = _FACES[self.look]
        if self.held:
            return pal.mix(bottom, pal.NIGHT, 0.15), top
        if self.hover:
            return pal.mix(top, pal.IVORY, 0.16), pal.mix(bottom, top, 0.45)
        return top, bottom

    def _draw_text(self, surface: pygame.Surface, rect: pygame.Rect, frame: Frame) -> None:
        label, sub = self._styles(frame, rect)
        box, cap, icon = self._boxes(rect, frame)
        if icon:
            pictograms.draw(surface, icon, self.icon, 255 if self._bright else 90)
        if cap:
            key_caps.key_cap(surface, cap, self.cap, muted=not self._bright, size=key_caps.share(frame))
        align: text.Align = "left" if self._begins_left else "centre"
        x = box.left if align == "left" else box.centerx
        room, floor = box.width, frame.floor
        if not self.sub:
            at = (x, box.centery)
            text.draw(surface, self.label, at, label, align, room, floor, middle=True)
            return
        upper, lower = rect.top + round(rect.height * 0.47), rect.top + round(rect.height * 0.82)
        text.draw(surface, self.label, (x, upper), label, align, room, floor)
        text.draw(surface, self.sub, (x, lower), sub, align, room, floor)

    @property
    def _begins_left(self) -> bool:
        """Whether its words stand right of its key or its icon; else they are in its middle."""
        beside = bool(self.icon) and self.pictured if self.cornered else bool(self.cap)
        return beside and bool(self.sub or self.lined)

    def words(self, frame: Frame) -> pygame.Rect:
        """The place of its words."""
        label, sub = self._styles(frame, self.rect)
        box, _, _ = self._boxes(self.rect, frame)
        wide = min(box.width, max(text.width(self.label, label), text.width(self.sub, sub)))
        found = pygame.Rect(0, 0, wide, round(0.75 * box.height) if self.sub else label.pixels)
        found.center = box.left + wide // 2 if self._begins_left else box.centerx, box.centery
        return found

    def _boxes(
        self, rect: pygame.Rect, frame: Frame
    ) -> tuple[pygame.Rect, pygame.Rect | None, pygame.Rect | None]:
        """The boxes of its words, of its key-cap and of its icon."""
        box, cap = self._text_box(rect, frame)
        icon = self._icon_place(rect, box, frame) if self.pictured else None
        if icon:
            box.width -= icon.width + frame.px(8)
            box.left += icon.width + frame.px(8) if self.cornered else 0
        return box, cap, icon

    def _icon_place(self, rect: pygame.Rect, box: pygame.Rect, frame: Frame) -> pygame.Rect | None:
        """The place of the icon, right of the words; None where the words leave no room for it. With the key
        on its corner it is left of them, and they are smaller for it.
        """
        label, sub = self._styles(frame, rect)
        words = max(text.width(self.label, label), text.width(self.sub, sub))
        if self.cornered:
            words = max(self._least_words(frame, rect), round(WRITTEN * words))
        side = min(frame.px(ICON), rect.height - frame.px(12), box.width - words - frame.px(8))
        if not self.icon or side < frame.px(SMALLEST_ICON):
            return None
        place = pygame.Rect(0, 0, side, side)
        place.midright = (box.left + side if self.cornered else box.right, rect.centery)
        return place

    def _styles(self, frame: Frame, rect: pygame.Rect) -> tuple[text.Style, text.Style]:
        large = frame.is_large
        share = (0.5 if large else 0.44) if self.sub or self.lined else 0.56
        label = min(frame.type(self.size), round(rect.height * share), self.most or rect.height)
        sub = max(frame.floor, min(frame.type(18), round(rect.height * (0.39 if large else 0.32))))
        slim = text.SLIMMEST if large else 1.0
        colour, beneath = (pal.IVORY, _SUB[self.look]) if self._bright else (_MUTED_TEXT, _MUTED_TEXT)
        return (
            text.Style(Typeface.POSTER, label, colour, frame.px(1.5) if self._bright else 0, slim),
            text.Style(Typeface.BOOK_SEMIBOLD, sub, beneath, slim=slim),
        )

    def _text_box(self, rect: pygame.Rect, frame: Frame) -> tuple[pygame.Rect, pygame.Rect | None]:
        """The box of the words, and of the key-cap next to them if there is room for it."""
        label, sub = self._styles(frame, rect)
        if self.cornered and self.cap:
            corner = key_caps.rect_of(self.cap, pygame.Rect(0, 0, 0, round(rect.height * CORNER)), frame)
            corner.topleft = rect.left - corner.height // 4, rect.top - corner.height // 2
            return rect.inflate(-2 * frame.px(NARROW), 0), corner
        place = self._cap_place(rect, frame)
        if place is None:
            room = rect.width - 2 * frame.px(MARGIN)
            usual = max(text.width(self.label, label), text.width(self.sub, sub))
            roomy = usual <= room or self._least_words(frame, rect) <= room
            return rect.inflate(-2 * frame.px(MARGIN if roomy else NARROW), 0), None
        cap, margin = place
        room = rect.width - cap.width - 3 * margin
        if not (self.sub or self.lined):
            room = min(room, text.width(self.label, label) + 1)
            cap.left = rect.centerx - (cap.width + margin + room) // 2
        return pygame.Rect(cap.right + margin, rect.top, room, rect.height), cap

    def _least_words(self, frame: Frame, rect: pygame.Rect) -> int:
        """The width of the words in the least type."""
        label, sub = self._styles(frame, rect)
        smallest = label.sized(min(label.pixels, frame.floor)), sub.sized(min(sub.pixels, frame.floor))
        return max(map(text.width, (self.label, self.sub), smallest))

    def _cap_place(self, rect: pygame.Rect, frame: Frame) -> tuple[pygame.Rect, int] | None:
        """The place of the key-cap at the left, and the margin next to it; None if it would cut the words."""
        if not self.cap:
            return None
        words, cap = self._least_words(frame, rect), key_caps.rect_of(self.cap, rect, frame)
        wished = max(words, text.width(self.label, self._styles(frame, rect)[0]))
        large = key_caps.rect_of(self.cap, rect, frame, key_caps.share(frame))
        if rect.width - large.width - 3 * frame.px(MARGIN) >= wished:
            cap = large
        roomy = rect.width - cap.width - 3 * frame.px(MARGIN) >= wished
        margin = frame.px(MARGIN if roomy else NARROW)
        slim, least = round(text.SLIMMEST * words), round(text.NARROWEST * words)
        if rect.width - cap.width - 3 * margin < slim and least <= rect.width - 2 * margin:
            return None  # rather the words than the key
        cap.left = rect.left + margin
        return cap, margin

    def has_room_for_key(self, frame: Frame) -> bool:
        """Whether its key-cap, if it has one, has room beside its words at their full size."""
        if not self.cap or self.cornered:
            return True
        label, sub = self._styles(frame, self.rect)
        words = max(text.width(self.label, label), text.width(self.sub, sub))
        cap = key_caps.rect_of(self.cap, self.rect, frame)
        return words <= self.rect.width - cap.width - 3 * frame.px(NARROW)

    def has_room_for_icon(self, frame: Frame) -> bool:
        """Whether its icon, if it has one, has room beside its words and its key-cap."""
        box, _ = self._text_box(self.rect, frame)
        return not (self.icon and self.pictured) or self._icon_place(self.rect, box, frame) is not None


def in_one_form(buttons: Sequence[Button], frame: Frame) -> None:
    """Have all buttons of a row show their keys at the same place, at their left or on their corners, and all
    of them their icons, or none; with large text rather the keys at their full size than the icons.
    """
    forms = [(True, False), (True, True), (False, False), (False, True)]
    for pictured, cornered in sorted(forms, key=lambda form: form[1]) if frame.text_scale > LARGE else forms:
        for button in buttons:
            button.pictured, button.cornered, button.most = pictured, cornered, None
        if all(button.has_room_for_key(frame) and button.has_room_for_icon(frame) for button in buttons):
            return


def in_one_type(buttons: Sequence[Button], frame: Frame) -> None:
    """Have the labels of buttons that lie in a row in one type: the largest in which each has room."""
    for button in buttons:
        button.most = None
    least = min(button.fitted(frame) for button in buttons)
    for button in buttons:
        button.most = least
