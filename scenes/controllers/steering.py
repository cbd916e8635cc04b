"""Steering: translates game controllers' buttons into presses of the keys of the same actions."""

from collections.abc import Callable, Iterator
from contextlib import suppress

import pygame
from pygame._sdl2 import controller

from scenes.controllers.screen_keyboard import ScreenKeyboard
from scenes.widgets.button import Button
from scenes.window import pad_buttons as buttons
from scenes.window.keys import IN_HAND, KEYS, PAD, TABLE
from scenes.window.pad_buttons import ACTIONS, pad_action
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack

EVENTS = (
    *(pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION),
    *(pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED),
)
"""The event types of controllers."""
_STICKS = {
    pygame.CONTROLLER_AXIS_LEFTX: (buttons.LEFT, buttons.RIGHT),
    pygame.CONTROLLER_AXIS_LEFTY: (buttons.UP, buttons.DOWN),
    pygame.CONTROLLER_AXIS_RIGHTY: (buttons.LEFT_TRIGGER, buttons.RIGHT_TRIGGER),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: (0, buttons.LEFT_TRIGGER),
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: (0, buttons.RIGHT_TRIGGER),
}
"""The buttons for the two ends of each axis; the right stick scrolls as the triggers do."""
PUSHED, LET_GO = 20_000, 12_000
"""The value from which an axis counts as pressed, and the lower one below which it counts as released."""
REPEATED = frozenset(button for ends in _STICKS.values() for button in ends)
"""The buttons that repeat while held."""
WAITS, STEPS = 0.5, (0.26, 0.2, 0.15, 0.11)
"""Seconds until a held button is repeated, and between repetitions, ever shorter."""
SETTLED = 1.0
"""Seconds after the start in which connected controllers are found without a notice."""


class Pads:
    """All connected controllers; `said` is called with a name and True (connected) or False (removed)."""

    def __init__(self, said: Callable[[str, bool], None]) -> None:
        controller.init()
        self._said, self._age = said, 0.0
        self.kind = ""
        """The kind of the controller used last."""
        self._plugged: dict[int, controller.Controller] = {}
        self._ends: dict[tuple[int, int], int] = {}
        """The button that each axis presses now, by controller and axis."""
        self._held: dict[tuple[int, int], tuple[float, int]] = {}
        """By controller and button: the seconds until a held button repeats, and its repetitions so far."""

    def read(self, event: pygame.event.Event) -> int:
        """The button pressed by an event; 0 for none."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            self._plug(event.device_index)
        elif event.type == pygame.CONTROLLERDEVICEREMOVED:
            self._unplug(event.instance_id)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(event.instance_id, event.axis, event.value)
        elif event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(event.instance_id, PAD | event.button)
        else:
            self._held.pop((event.instance_id, PAD | event.button), None)
        return 0

    def update(self, dt: float) -> Iterator[int]:
        """Let `dt` seconds pass; yield the buttons that repeat."""
        self._age += dt
        for held, (left, times) in [*self._held.items()]:
            if left > dt:
                self._held[held] = left - dt, times
            else:
                self._held[held] = STEPS[min(times, len(STEPS) - 1)], times + 1
                yield held[1]

    def _press(self, instance: int, button: int) -> int:
        used = self._plugged.get(instance)
        self.kind = buttons.kind_of(used.as_joystick().get_guid(), used.name) if used else "xbox"
        if button in REPEATED:
            self._held[instance, button] = WAITS, 0
        return button

    def _axis(self, instance: int, axis: int, value: int) -> int:
        before, ends = self._ends.get((instance, axis), 0), _STICKS.get(axis, (0, 0))
        end = ends[value > 0] if abs(value) >= (LET_GO if before else PUSHED) else 0
        if end == before:
            return 0
        self._ends[instance, axis] = end
        self._held.pop((instance, before), None)
        return self._press(instance, end) if end else 0

    def _plug(self, device: int) -> None:
        with suppress(pygame.error):  # it may have been removed again
            plugged = controller.Controller(device)
            self._plugged[plugged.id] = plugged
            self._tell(plugged.name, here=True)

    def _unplug(self, instance: int) -> None:
        """Forget a controller and its held buttons."""
        for known in (self._ends, self._held):
            for held in [held for held in known if held[0] == instance]:
                del known[held]
        if gone := self._plugged.pop(instance, None):
            self._tell(gone.name, here=False)

    def _tell(self, name: str, here: bool) -> None:
        IN_HAND.plugged = tuple(one.name for one in self._plugged.values())
        if self._age > SETTLED:
            self._said(name, here)


DIGITS = frozenset(range(pygame.K_1, pygame.K_9 + 1))
"""The hotkeys of tabs."""
SHOVE = 8
"""The pixels of one movement above which the mouse counts as in use."""


class Steering:
    """Passes the presses of all controllers to the screens of a stack by `offer`; `said` is called when one
    is connected or removed. Buttons on the screen show the signs of the device used last.
    """

    def __init__(
        self,
        stack: SceneStack,
        offer: Callable[[SceneStack, pygame.event.Event], None],
        said: Callable[[str, bool], None] = lambda name, here: None,
    ) -> None:
        KEYS.learn(ACTIONS)
        self._stack, self._offer = stack, offer
        self._pads = Pads(said)

    def handle(self, event: pygame.event.Event) -> bool:
        """Process a controller's event (True); notice when keyboard, mouse or finger is used instead."""
        if event.type in EVENTS:
            self._press(self._pads.read(event))
            return True
        if IN_HAND.kind and _by_hand(event):
            self._take("")
        return False

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: repeat held buttons."""
        for button in self._pads.update(dt):
            self._press(button)

    def _press(self, button: int) -> None:
        """Perform a button's action on the topmost screen."""
        if not button or not self._stack.top:
            return
        self._take(IN_HAND.signs or self._pads.kind)
        event = press_of(button, self._stack.top)
        if event and asks_for_letters(event, self._stack.top):
            self._stack.push(ScreenKeyboard(self._stack.top))
        elif event:
            self._offer(self._stack, event)

    def _take(self, kind: str) -> None:
        """Set the kind of the controller in use, "" for none, and lay the screens out with its signs."""
        if kind != IN_HAND.kind:
            IN_HAND.kind = kind
            self._stack.resize(self._stack.size)


def _by_hand(event: pygame.event.Event) -> bool:
    """Whether the event is a use of keyboard, mouse or finger."""
    if event.type == pygame.MOUSEMOTION:
        return bool(abs(event.rel[0]) + abs(event.rel[1]) > SHOVE)
    return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.MOUSEWHEEL)


def press_of(button: int, scene: Scene) -> pygame.event.Event | None:
    """The key press for a button on a screen; the button's own code where that takes every key."""
    if scene.takes_every_key:
        return _key(button)
    action = pad_action(button, scene.pad_places)
    if action in ("previous", "next"):
        if tab := _tab_beside(scene, 1 if action == "next" else -1):
            return _key(tab)
        return _key(KEYS.code_of("next"), pygame.KMOD_SHIFT if action == "previous" else 0)
    return _key(KEYS.code_of(action)) if action else None


def asks_for_letters(event: pygame.event.Event, scene: Scene) -> bool:
    """Whether the press is Enter on a text field, for which a controller needs the keyboard on the screen."""
    lit = (one.rect for one in scene.controls() if one.focused)
    return event.key == pygame.K_RETURN and scene.typing is not None and scene.typing in lit


def _tab_beside(scene: Scene, by: int) -> int:
    """The hotkey of the tab `by` places after the open one; 0 where there are no tabs."""
    if scene.typing or TABLE in scene.pad_places:
        return 0
    tabs = [one for one in scene.controls() if isinstance(one, Button) and {*one.hotkeys} & DIGITS]
    opened = next((number for number, tab in enumerate(tabs) if tab.chosen), None)
    return 0 if opened is None else tabs[(opened + by) % len(tabs)].hotkeys[0]


def _key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
