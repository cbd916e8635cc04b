"""Button: a label, a line below it, a key-cap, an icon; several looks; a hint says why it is disabled."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import replace

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, palette as pal, pictograms, shapes, text
from scenes.art.letters import key_caps
from scenes.art.moving.stamp import Stamp
from scenes.widgets.button_form import ButtonForm, ButtonStyle, RowStyle
from scenes.widgets.widget import Pointer, Widget
from scenes.window.keys import KEYS, key_name

PRESSED = pygame.NUMEVENTS - 2
"""The type of the event posted when a button is pressed, for its sound."""

_FACES: dict[ButtonStyle, tuple[pal.Colour, pal.Colour]] = {
    "primary": (pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP),
    "verb": (pal.TEAL_LIGHT, pal.TEAL_DEEP),
    "quiet": ("#4a3540", "#241820"),
    "urged": (pal.TEAL_LIGHT, pal.TEAL_DEEP),
    "chosen": (pal.GILT_LIGHT, pal.GILT),
}
_MUTED = ("#33292f", "#201a1e")
FORMS = (
    (True, False, False),
    (True, True, False),
    (True, True, True),
    (False, False, False),
    (False, True, False),
)
"""The forms of a row, the best first: (icons, keys on the corners, slim letters)."""
LARGE_FORMS = ((True, False, False), (False, False, False), (True, True, False), (False, True, False))
"""The same in large text, where keys of full size are preferred to icons."""
EDGE = 5
"""The height of the line that fills at a deliberate button's foot until it can be pressed, in design units.
"""


class Button(Widget):
    """A button that calls `on_press` once for each press.

    `look` is "primary" (oxblood: the main action), "verb" (teal), "urged" (teal that glows) or "quiet"
    (wood); a chosen one is gilt. The key of its `action` is drawn on it; or `cap`, the name of another action
    or a label. `icon` is a pictogram at its right edge, left out where the words need the room. `sign` is a
    pictogram that replaces the label where that would fit only in much smaller type.
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
        sign: str = "",
    ) -> None:
        super().__init__(reason, tip, hotkeys, action)
        self.label = label
        self.sub = sub
        self._cap = cap or action
        self.look = look
        self.size = size
        self.icon, self.sign = icon, sign
        self.on_press = on_press
        self.held = False
        self.chosen = False
        self.about: Hashable = None
        """The thing it acts on, where its words do not name it."""
        self.row_style = RowStyle()
        self.sets_key = False
        """Whether it is a button of the key settings, which sets the key that it shows."""
        self._stamp = Stamp()

    @property
    def cap(self) -> str:
        """The label of the key drawn on it, as set now; with `sets_key` a key even while a controller is
        used.
        """
        return KEYS.cap(self._cap, self.sets_key)

    @cap.setter
    def cap(self, cap: str) -> None:
        self._cap = cap

    @property
    def key_name(self) -> str:
        """The spoken name of the key drawn on it; "" without one."""
        return key_name(self._cap) if self._cap in KEYS.actions else self._cap

    @property
    def meaning(self) -> Hashable:
        """The words on it, what it acts on, and whether it can be used."""
        return self.label, self.sub, self.about, self.enabled

    def value_text(self, say: Say) -> str:
        """The line below its label, and whether it is the chosen one."""
        return ", ".join(filter(None, (self.sub, say("speech.chosen") if self.chosen else "")))

    @property
    def hint(self) -> str:
        """The words to show next to it, without repeating what is written on it."""
        said = super().hint
        if self.row_style.signed and self.label not in said:
            return f"{self.label}. {said}" if said else self.label
        return "" if said == self.label and not self.row_style.signed else said

    def press(self) -> None:
        """Call `on_press`; if disabled, show the reason instead."""
        self.refusal = self.reason
        if self.enabled:
            if pygame.display.get_init():
                pygame.event.post(pygame.event.Event(PRESSED))
            self.on_press()

    def pointer(self, pointer: Pointer) -> bool:
        """Hover, hold, and press when the pointer is released inside."""
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

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the plate for its state, key-cap, icon, label and the line below it."""
        rect = self.rect.move(0, frame.px(2)) if self.held else self.rect
        form = self.form
        self._stamp.draw(
            surface,
            (tuple(rect), frame, self.held, self.hover, self.focused, form),
            lambda sheet: self._paint(sheet, rect, frame, form),
        )
        if self.calm < 1:
            edge = pygame.Rect(rect.left, rect.bottom, round(rect.width * self.calm), frame.px(EDGE))
            pygame.draw.rect(surface, pal.rgb(pal.GILT_LIGHT), edge.move(0, -edge.height), border_radius=3)
        if self.focused:
            shapes.focus_line(surface, rect, frame.scale)

    @property
    def form(self) -> ButtonForm:
        """The button's present words, key, icon and look."""
        bright = self.enabled and self.calm >= 1
        look = "chosen" if self.chosen else self.look
        return ButtonForm(
            self.label, self.sub, self.cap, self.icon, self.sign, look, self.size, bright, self.row_style
        )

    def _paint(self, surface: pygame.Surface, rect: pygame.Rect, frame: Frame, form: ButtonForm) -> None:
        k = frame.scale
        if self.focused or form.look in ("chosen", "urged"):
            shapes.glow(surface, rect, k)
        if not self.held:
            shapes.shadow(surface, rect, k, 170, 4)
        shapes.plate(surface, rect, k, *self._face(form), radius=10)
        _draw_words(surface, rect, frame, form)

    def _face(self, form: ButtonForm) -> tuple[pal.Colour, pal.Colour]:
        if not form.bright:
            return _MUTED
        top, bottom = _FACES[form.look]
        if self.held:
            return pal.mix(bottom, pal.NIGHT, 0.15), top
        if self.hover:
            return pal.mix(top, pal.IVORY, 0.16), pal.mix(bottom, top, 0.45)
        return top, bottom


def _draw_words(surface: pygame.Surface, rect: pygame.Rect, frame: Frame, form: ButtonForm) -> None:
    label, sub = form.styles(frame, rect)
    box, cap, icon = form.boxes(rect, frame)
    if icon:
        pictograms.draw(surface, icon, form.icon, 255 if form.bright else 90)
    if cap:
        size = max(key_caps.share(frame), frame.floor / cap.height)
        key_caps.key_cap(surface, cap, form.cap, muted=not form.bright, size=size)
    if form.row.signed:
        place = pygame.Rect(0, 0, *(2 * (min(box.width, rect.height - frame.px(14)),)))
        place.center = box.center
        pictograms.draw(surface, place, form.sign, 255 if form.bright else 90)
        return
    align: text.Align = "left" if form.begins_left else "centre"
    x = box.left if align == "left" else box.centerx
    room, floor = box.width, frame.floor
    if lines := form.lines(rect, frame):
        lines.draw(surface, box, align)
        return
    if not form.sub:
        at = (x, box.centery)
        text.draw(surface, form.label, at, label, align, room, floor, middle=True)
        return
    above, beneath = (0.5, 0.89) if frame.is_large else (0.47, 0.82)
    upper, lower = rect.top + round(rect.height * above), rect.top + round(rect.height * beneath)
    text.draw(surface, form.label, (x, upper), label, align, room, floor)
    text.draw(surface, form.sub, (x, lower), sub, align, room, floor)


def share_form(buttons: Sequence[Button], frame: Frame) -> None:
    """Give all buttons of a row one form: keys at the same place, at the left or on the corners, and icons on
    all or none. Sets the first of `FORMS` (`LARGE_FORMS`) in which all have room.
    """
    for pictured, cornered, slim in LARGE_FORMS if frame.is_large else FORMS:
        for button in buttons:
            style = replace(button.row_style, pictured=pictured, cornered=cornered, slim=slim)
            button.row_style = replace(style, most=None)
        if all(
            button.form.has_room_for_key(button.rect, frame)
            and button.form.has_room_for_icon(button.rect, frame)
            for button in buttons
        ):
            return


def share_type_size(buttons: Sequence[Button], frame: Frame) -> None:
    """Set the labels of the buttons of a row in one size: the largest in which each has room."""
    for button in buttons:
        button.row_style = replace(button.row_style, most=None, signed=False)
        signed = button.form.needs_sign(button.rect, frame)
        button.row_style = replace(button.row_style, signed=signed)
    written = (button for button in buttons if not button.row_style.signed)
    least = min((button.form.fitted(button.rect, frame) for button in written), default=None)
    for button in buttons:
        button.row_style = replace(button.row_style, most=least)
