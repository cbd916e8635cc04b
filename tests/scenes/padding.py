"""A person who has a game controller in hand and nothing else: hands that type, type with it."""

from __future__ import annotations

from typing import Any

import pygame

from tests.scenes.person import Sitting

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
X, Y = pygame.CONTROLLER_BUTTON_X, pygame.CONTROLLER_BUTTON_Y
NEXT, BEFORE = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_LEFTSHOULDER
START, VIEW = pygame.CONTROLLER_BUTTON_START, pygame.CONTROLLER_BUTTON_BACK
UP, DOWN = pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN
LEFT, RIGHT = pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
BUTTONS = dict(
    zip((pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_TAB, pygame.K_u), (A, B, NEXT, Y), strict=True)
)
BUTTONS |= {pygame.K_UP: UP, pygame.K_DOWN: DOWN, pygame.K_LEFT: LEFT, pygame.K_RIGHT: RIGHT}
BUTTONS[pygame.K_SPACE] = VIEW
"""The button that does what a key does."""
TRIGGERS = {
    pygame.K_PAGEUP: pygame.CONTROLLER_AXIS_TRIGGERLEFT,
    pygame.K_PAGEDOWN: pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
}
STICK = {
    LEFT: (pygame.CONTROLLER_AXIS_LEFTX, -1),
    RIGHT: (pygame.CONTROLLER_AXIS_LEFTX, 1),
    UP: (pygame.CONTROLLER_AXIS_LEFTY, -1),
    DOWN: (pygame.CONTROLLER_AXIS_LEFTY, 1),
}
"""The axis that stands for a direction, and its sign."""
FAR = 90
"""More controls than any ring has."""


def button(button: int, instance: int = 0) -> None:
    """A button goes down and up."""
    for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, button=button, instance_id=instance))


def axis(axis: int, value: int, instance: int = 0) -> None:
    """A stick or a trigger is somewhere now."""
    event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, axis=axis, value=value, instance_id=instance)
    pygame.event.post(event)


class PadSitting(Sitting):
    """Somebody with two controllers at the window, taken up in turn; a stick walks as often as a pad."""

    number, sticks = 0, False

    def press(self, key: int, text: str = "", mod: int = 0) -> None:
        """Do what the key does by the controller: a letter's control is walked to; digits there are none."""
        if pygame.K_0 <= key <= pygame.K_9:
            return
        if key not in BUTTONS and key not in TRIGGERS:
            self._walk_to(key)
            key = pygame.K_RETURN
        if key in (pygame.K_RETURN, pygame.K_ESCAPE, pygame.K_u):
            self.look()
        if key in TRIGGERS:
            self._push(TRIGGERS[key], 32_767)
        elif BUTTONS[key] in STICK and self.sticks:
            way, sign = STICK[BUTTONS[key]]
            self._push(way, sign * 32_000)
        else:
            button(BUTTONS[key], self.number)
            self.frame()
        self.sticks ^= self.number == 1
        self.number = 1 - self.number

    def _push(self, way: int, far: int) -> None:
        for value in (far // 3, far, far // 2, 0):
            axis(way, value, self.number)
        self.frame()

    def _walk_to(self, key: int) -> None:
        """Press the shoulder button until the control with that key has the focus."""
        for _ in range(FAR):
            top: Any = self.stack.top
            if any(one.focused and key in one.hotkeys for one in top.controls()):
                return
            button(NEXT, self.number)
            self.frame()
        raise AssertionError(pygame.key.name(key))
