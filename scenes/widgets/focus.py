"""The focus ring: moves the focus among controls and passes them key and pointer events."""

from collections.abc import Sequence
from typing import Literal

import pygame

from scenes.widgets.group import ControlGroup
from scenes.widgets.widget import Pointer, Widget, read

FocusMove = Literal["next", "previous", "left", "right", "up", "down", "press", "cancel", "skip"]

_KEYS: dict[int, FocusMove] = {
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_RETURN: "press",
    pygame.K_KP_ENTER: "press",
    pygame.K_SPACE: "skip",
    pygame.K_ESCAPE: "cancel",
}
PRESSES = (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN)
_DIRECTIONS: dict[str, tuple[int, int]] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def move_of(event: pygame.event.Event) -> FocusMove | None:
    """The move of a key; None for other events."""
    if event.type != pygame.KEYDOWN:
        return None
    if event.key == pygame.K_TAB:
        return "previous" if event.mod & pygame.KMOD_SHIFT else "next"
    return _KEYS.get(event.key)


class FocusRing(ControlGroup):
    """Controls with one focus, which get the events of pointer and keyboard.

    The focus is shown once the keyboard or a controller is used (`shown`), and hidden by the mouse.
    Disabled controls can be focused too: their hint says why they are disabled.
    """

    def __init__(self, widgets: Sequence[Widget] = (), shown: bool = False) -> None:
        super().__init__(widgets, shown)
        self.mark()

    def set(self, widgets: Sequence[Widget]) -> None:
        """Replace the controls; the focus stays on its control if that is still among them."""
        kept = self._at or self.focused
        self._widgets = list(widgets)
        if kept not in self.widgets:
            self._index, self._at = 0, kept if kept in self._widgets else None
        self.mark()

    def focus(self, widget: Widget) -> None:
        """Focus a control; `ValueError` when it is not in the ring or not visible."""
        self.index = self.widgets.index(widget)
        widget.hushed = False
        self.mark()

    def lend(self, widget: Widget, event: pygame.event.Event) -> bool:
        """Offer a control an unused key although it is not focused; if it uses the key, it gets the focus."""
        if event.type != pygame.KEYDOWN or widget.focused or not widget.visible or not widget.key(event):
            return False
        self.focus(widget)
        return True

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Process an event; True when it was used (draw again)."""
        self._forget_refusals(event)
        pointer = read(event, size)
        if pointer:
            return self._point(pointer)
        focused = self.focused
        fed = event.type in (pygame.KEYDOWN, pygame.TEXTINPUT)
        if focused and self.shown and fed and focused.key(event):
            return True
        move = move_of(event)
        meant = focused and self.shown and focused.pressed_by_enter and move == "press"
        if focused and meant and (focused.enabled or not self._owned(event)):
            focused.press()
            return True
        if self.press_key(event):
            return True
        return self._move(move) if move and move not in ("cancel", "skip") else False

    def _owned(self, event: pygame.event.Event) -> bool:
        """Whether the key is a hotkey of an enabled control: a disabled focused one must not take it."""
        owner = self.pressed_key(event)
        return owner is not None and owner.enabled

    def _point(self, pointer: Pointer) -> bool:
        used = False
        for widget in self.widgets:
            used = widget.pointer(pointer) or used
        if pointer.kind == "down":
            hit = next((i for i, w in enumerate(self.widgets) if w.rect.collidepoint(pointer.pos)), None)
            if hit is not None:
                self.index = hit
                self.shown = False
                self.mark()
                return True
        return used

    def press_key(self, event: pygame.event.Event) -> bool:
        """Press the control with this hotkey, wherever the focus is; True where there is one. A disabled one
        does not get the focus, so that the meaning of Enter stays.
        """
        self._forget_refusals(event)
        widget = self.pressed_key(event)
        if widget is None:
            return False
        if widget.enabled:
            self.focus(widget)
        widget.press()
        return True

    def _forget_refusals(self, event: pygame.event.Event) -> None:
        if event.type in PRESSES:
            for widget in self._widgets:
                widget.refusal = ""

    def pressed_key(self, event: pygame.event.Event) -> Widget | None:
        """The control whose hotkey the event presses."""
        if event.type != pygame.KEYDOWN or event.mod & (
            pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
        ):
            return None
        return next((widget for widget in self.widgets if event.key in widget.hotkeys), None)

    def _move(self, move: FocusMove) -> bool:
        if not self.widgets:
            return False
        if move == "press":
            return self._press()
        if not self.shown:
            self.shown = True
        elif move in ("next", "previous"):
            self.index = (self.index + (1 if move == "next" else -1)) % len(self.widgets)
        else:
            self.index = _nearest(self.widgets, self.index, _DIRECTIONS[move])
        if self.focused:
            self.focused.hushed = False
        self.mark()
        return True

    def _press(self) -> bool:
        """Press the focused control; while the focus is hidden only show it."""
        if not self.shown:
            self.shown = True
            self.mark()
        elif self.focused:
            self.focused.press()
        return True

    def mark(self) -> None:
        """Set `focused` of every control."""
        focused = self.lit
        for widget in self._widgets:
            widget.focused = widget is focused


class MenuRing(FocusRing):
    """The ring of a menu: Up and Down wrap round within a column; a letter that is no hotkey focuses the next
    entry that begins with it.
    """

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Process an event; True when it was used."""
        return super().handle(event, size) or (event.type == pygame.KEYDOWN and self._begun_with(event))

    def _begun_with(self, event: pygame.event.Event) -> bool:
        here, sign = self.index, event.unicode.casefold()
        for widget in [*self.widgets[here + 1 :], *self.widgets[: here + 1]]:
            if sign.isalpha() and getattr(widget, "label", "").casefold().startswith(sign):
                self.shown = True
                self.focus(widget)
                return True
        return False

    def _move(self, move: FocusMove) -> bool:
        seen, before = self.shown, self.focused
        used = super()._move(move)
        if seen and before and move in ("up", "down") and self.focused is before:
            left, right = before.rect.left, before.rect.right
            column = [one for one in self.widgets if one.rect.left < right and one.rect.right > left]
            self.focus(sorted(column, key=lambda one: one.rect.top)[0 if move == "down" else -1])
        return used


def _nearest(widgets: list[Widget], index: int, direction: tuple[int, int]) -> int:
    """The index of the next control in a direction: near, and straight ahead rather than aside.

    One that is wholly beyond the present one is preferred to one that only reaches further.
    """
    here = widgets[index % len(widgets)].rect
    best, choice = (True, float("inf"), 0.0), index
    for number, widget in enumerate(widgets):
        dx, dy = widget.rect.centerx - here.centerx, widget.rect.centery - here.centery
        ahead = dx * direction[0] + dy * direction[1]
        askew = abs(dx * direction[1]) + abs(dy * direction[0])
        beyond, aside = _apart(here, widget.rect, direction)
        found = (False, beyond + 3 * aside, askew) if beyond >= 0 else (True, ahead + 3 * askew, 0.0)
        if ahead > 0 and found < best:
            best, choice = found, number
    return choice


def _apart(here: pygame.Rect, there: pygame.Rect, direction: tuple[int, int]) -> tuple[int, int]:
    """The gap between two controls in a direction (negative: they overlap in it), and the gap across it (0:
    straight ahead).
    """
    right, left = there.left - here.right, here.left - there.right
    down, up = there.top - here.bottom, here.top - there.bottom
    if direction[0]:
        return (right if direction[0] > 0 else left), max(0, up, down)
    return (down if direction[1] > 0 else up), max(0, left, right)
