"""Widget: the base of all controls; Pointer: actions of mouse and fingers read from events."""

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
    """An action of the pointer at a place in pixels. `button` is 1 (left, finger) or 3 (right).

    `wheel` is the number of notches, positive away from the player. `finger` is the finger's number, None for
    the mouse.
    """

    kind: PointerKind
    pos: tuple[int, int]
    button: int = pygame.BUTTON_LEFT
    wheel: int = 0
    finger: int | None = None


class _Last:
    """A cache of the event read last: every part of a table reads the same one."""

    event: pygame.event.Event | None = None
    size = (0, 0)
    pointer: Pointer | None = None


_last = _Last()


def read(event: pygame.event.Event, size: tuple[int, int]) -> Pointer | None:
    """The pointer's action in an event, for a window of `size` pixels; None for other events."""
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
    """A control in a rectangle of pixels, which draws itself; the focus ring passes it events.

    `reason` says why it is disabled; "" enables it. `tip` explains it while enabled. The key of its `action`,
    or one of its `hotkeys`, presses it while its ring has the input.
    """

    pressed_by_enter = False
    """Whether Enter presses it while it has the focus, even if Enter is another control's hotkey."""
    role = ""
    """The kind of control as spoken (``speech.role.<role>``); without one its drawn words are spoken."""
    label = ""
    """The words on it or next to it."""
    purpose = ""
    """The sentence that explains it, where it is drawn next to it."""
    shrinks = False
    """Whether it may be made lower where room is short, as long as its words are legible."""
    early = ""
    """The words for a press that came too soon. A control that has any is `deliberate`: it reveals a secret
    or leaves for good, and refuses a press shortly after another press (`PressGuard`).
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
        """Whether its hint stays hidden until the pointer or the focus leaves it and comes again."""
        self.visible = True
        self.calm = 1.0
        """The share that has passed of the time without presses that a `deliberate` control needs."""

    @property
    def deliberate(self) -> bool:
        """Whether it refuses a press shortly after another press."""
        return bool(self.early)

    @property
    def meaning(self) -> Hashable:
        """The state that the player sees; with another one it counts as a new control (`PressGuard`)."""
        return self.enabled

    @property
    def hotkeys(self) -> tuple[int, ...]:
        """The codes of the keys that press it; with an action the code that is set for it now."""
        return (KEYS.code_of(self.action),) if self.action else self._hotkeys

    @property
    def enabled(self) -> bool:
        """Whether it can be used now."""
        return not self.reason

    @property
    def hint(self) -> str:
        """The words to show next to it on hover or focus: why it is disabled, else its tip."""
        return self.refusal or self.reason or self.tip

    def value_text(self, say: Say) -> str:
        """Its value in words; "" where its label is enough."""
        return ""

    def pointer(self, pointer: Pointer) -> bool:
        """Process an action of the pointer; True when its picture has changed."""
        inside = self.rect.collidepoint(pointer.pos)
        changed = inside != self.hover
        self.hover = inside
        if inside:
            self.hushed = self.hushed or (pointer.kind == "down" and self.enabled)
        elif changed:
            self.hushed = False
        return changed

    def hush(self) -> None:
        """Hide its hint and refusal until the pointer or the focus comes again."""
        self.hushed = self.hover or self.focused
        self.refusal = ""

    def key(self, event: pygame.event.Event) -> bool:
        """Use a key while focused, before the ring does; True when it was used."""
        return False

    def press(self) -> None:
        """Perform the effect of Enter, a click or the controller's first button."""

    def wished_height(self, frame: Frame, width: int) -> int:
        """The preferred height in pixels for its words at a width; it may be made lower."""
        return self.least_height(frame, width)

    def least_height(self, frame: Frame, width: int) -> int:
        """The height in pixels that it needs at a width for its words to be legible; 0 where any will do."""
        return 0

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it into its rectangle."""
