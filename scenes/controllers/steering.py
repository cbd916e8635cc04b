"""Steering by game controllers: their buttons become presses of the keys that mean the same."""

from collections.abc import Callable

import pygame

from scenes.controllers.pads import EVENTS, Pads
from scenes.controllers.screen_keyboard import ScreenKeyboard
from scenes.widgets.button import Button
from scenes.window.keys import IN_HAND, KEYS, TABLE
from scenes.window.pad_buttons import ACTIONS, pad_action
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack

DIGITS = frozenset(range(pygame.K_1, pygame.K_9 + 1))
"""The keys of tabs."""
SHOVE = 8
"""The pixels by which a mouse moves at once when a hand is on it."""


class Steering:
    """Gives the screens of a stack the presses of all controllers through `offer`; `said` tells of one that
    came or went. The signs drawn on buttons are those of what was used last.
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
        """Use what controllers say; notice when another hand is at work."""
        if event.type in EVENTS:
            self._press(self._pads.read(event))
            return True
        if IN_HAND.kind and _by_hand(event):
            self._take("")
        return False

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass: what is held is repeated."""
        for button in self._pads.update(dt):
            self._press(button)

    def _press(self, button: int) -> None:
        """Do what a button means on the topmost screen."""
        if not button or not self._stack.top:
            return
        self._take(IN_HAND.signs or self._pads.kind)
        event = press_of(button, self._stack.top)
        if event and asks_for_letters(event, self._stack.top):
            self._stack.push(ScreenKeyboard(self._stack.top))
        elif event:
            self._offer(self._stack, event)

    def _take(self, kind: str) -> None:
        """A controller of that kind is in hand now, "" for none: other signs are on the buttons."""
        if kind != IN_HAND.kind:
            IN_HAND.kind = kind
            self._stack.resize(self._stack.size)


def _by_hand(event: pygame.event.Event) -> bool:
    """Whether keyboard, mouse or finger is used."""
    if event.type == pygame.MOUSEMOTION:
        return bool(abs(event.rel[0]) + abs(event.rel[1]) > SHOVE)
    return event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN, pygame.FINGERDOWN, pygame.MOUSEWHEEL)


def press_of(button: int, scene: Scene) -> pygame.event.Event | None:
    """The press of a key that a button means on a screen; the button itself where that takes every key."""
    if scene.takes_every_key:
        return _key(button)
    action = pad_action(button, scene.pad_places)
    if action in ("previous", "next"):
        if tab := _tab_beside(scene, 1 if action == "next" else -1):
            return _key(tab)
        return _key(KEYS.code_of("next"), pygame.KMOD_SHIFT if action == "previous" else 0)
    return _key(KEYS.code_of(action)) if action else None


def asks_for_letters(event: pygame.event.Event, scene: Scene) -> bool:
    """Whether the press is one of Enter on a field for text, which a controller cannot fill in itself."""
    lit = (one.rect for one in scene.controls() if one.focused)
    return event.key == pygame.K_RETURN and scene.typing is not None and scene.typing in lit


def _tab_beside(scene: Scene, by: int) -> int:
    """The key of the tab after the open one or before it; 0 where there are no tabs."""
    if scene.typing or TABLE in scene.pad_places:
        return 0
    tabs = [one for one in scene.controls() if isinstance(one, Button) and {*one.hotkeys} & DIGITS]
    opened = next((number for number, tab in enumerate(tabs) if tab.chosen), None)
    return 0 if opened is None else tabs[(opened + by) % len(tabs)].hotkeys[0]


def _key(code: int, mod: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.KEYDOWN, key=code, mod=mod, unicode="", scancode=0)
