"""A control on the screen, and its ways with the pointer."""

from collections.abc import Hashable
from typing import Literal

import msgspec
import pygame

from raccoon.app.text import Say
from scenes.art.frame import Frame
from scenes.window.keys import KEYS

PointerKind = Literal["down", "move", "up", "wheel"]

_MOUSE: dict[int, PointerKind] = {pygame.MOUSEBUTTONDOWN: "down", pygame.MOUSEBUTTONUP: "up"}
_FINGER: dict[int, PointerKind] = {
    pygame.FINGERDOWN: "down",
    pygame.FINGERMOTION: "move",
    pygame.FINGERUP: "up",
}
_BUTTONS = (pygame.BUTTON_LEFT, pygame.BUTTON_RIGHT)


class Pointer(msgspec.Struct, frozen=True):
    """An action of the pointer, and its place in pixels. `button` is 1 (left, finger) or 3 (right).

    `wheel` is the number of notches, positive away from the player. `finger` tells fingers apart, and from
    the mouse (None).
    """

    kind: PointerKind
    pos: tuple[int, int]
    button: int = pygame.BUTTON_LEFT
    wheel: int = 0
    finger: int | None = None


class _Last:
    """The event read last: every part of a table reads the same movement."""

    event: pygame.event.Event | None = None
    size = (0, 0)
    pointer: Pointer | None = None


_last = _Last()


def read(event: pygame.event.Event, size: tuple[int, int]) -> Pointer | None:
    """The pointer in an event of a window of `size` pixels, or None when it is no such event."""
    if _last.event is not event or _last.size != size:
        _last.event, _last.size, _last.pointer = event, size, _read(event, size)
    return _last.pointer


def _read(event: pygame.event.Event, size: tuple[int, int]) -> Pointer | None:
    if event.type in _FINGER:
        pos = (round(event.x * size[0]), round(event.y * size[1]))
        return Pointer(_FINGER[event.type], pos, finger=getattr(event, "finger_id", 0))
    if event.type == pygame.MOUSEWHEEL:
        return Pointer("wheel", pygame.mouse.get_pos(), wheel=event.y)
    if getattr(event, "touch", False):
        return None
    if event.type in _MOUSE and event.button in _BUTTONS:
        return Pointer(_MOUSE[event.type], event.pos, event.button)
    if event.type == pygame.MOUSEMOTION:
        return Pointer("move", event.pos)
    return None


class Widget:
    """A control in a rectangle of pixels. The focus ring feeds it; it draws itself.

    `reason` says why it cannot be used; an empty one enables it. `tip` explains it when it can. The key of
    its `action`, or one of its `hotkeys`, presses it while its ring has the input.
    """

    pressed_by_enter = False
    """Whether Enter presses it while it has the focus, whatever else that is a hotkey of."""
    role = ""
    """The kind of control it is, as it is said (``speech.role.<role>``); without any it is read as drawn."""
    label = ""
    """The words on it, or beside it."""
    purpose = ""
    """The sentence beside it that says what it is for."""
    shrinks = False
    """Whether it may be made lower wherever room is short, as long as its words can be read."""
    early = ""
    """The words for a press that came too soon. Where there are any it answers only a press that no other
    press came shortly before: it shows what is secret, or leaves for good (`PressGuard`).
    """

    def __init__(
        self, reason: str = "", tip: str = "", hotkeys: tuple[int, ...] = (), action: str = ""
    ) -> None:
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.reason = reason
        self.tip = tip
        self._hotkeys, self.action = hotkeys, action
        self.focused = False
        self.hover = False
        self.refusal = ""
        """Why the last press did nothing; shown until the next press."""
        self.hushed = False
        """Whether its hint stays away although the pointer or the focus rests on it, until they come anew."""
        self.visible = True
        self.calm = 1.0
        """The share that is over of the time without a press that it needs, where it is `deliberate`."""

    @property
    def deliberate(self) -> bool:
        """Whether it answers only a press that no other came shortly before."""
        return bool(self.early)

    @property
    def meaning(self) -> Hashable:
        """The state that a person saw when they pressed it; another one makes it a new control."""
        return self.enabled

    @property
    def hotkeys(self) -> tuple[int, ...]:
        """The codes of the keys that press it: that of its action, as it is set now."""
        return (KEYS.code_of(self.action),) if self.action else self._hotkeys

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return not self.reason

    @property
    def hint(self) -> str:
        """The words to show next to it on hover or focus: why it is disabled, else its tip."""
        return self.refusal or self.reason or self.tip

    def value_told(self, say: Say) -> str:
        """Its value in words; "" where its label says all."""
        return ""

    def pointer(self, pointer: Pointer) -> bool:
        """Answer the pointer; True when the picture changed."""
        inside = self.rect.collidepoint(pointer.pos)
        changed = inside != self.hover
        self.hover = inside
        if inside:
            self.hushed = self.hushed or (pointer.kind == "down" and self.enabled)
        elif changed:
            self.hushed = False
        return changed

    def hush(self) -> None:
        """Something else is looked at now: it explains nothing to what only rests on it."""
        self.hushed = self.hover or self.focused
        self.refusal = ""

    def key(self, event: pygame.event.Event) -> bool:
        """Use a key while focused, before the ring does; True when it was used."""
        return False

    def press(self) -> None:
        """Do what Enter, a click or the controller's first button does."""

    def wished_height(self, frame: Frame, width: int) -> int:
        """The height in pixels that it wishes for its words, so wide; it may be made lower."""
        return self.least_height(frame, width)

    def least_height(self, frame: Frame, width: int) -> int:
        """The height it needs at that width to be read whole; 0 where any height will do."""
        return 0

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it into its rectangle."""
