"""The keys for steps back and forward, as people know them from other programs."""

from typing import Literal

import pygame

from scenes.window.keys import KEYS


def step_of(event: pygame.event.Event) -> Literal["undo", "redo"] | None:
    """Z and Ctrl+Z go back; Y, Shift+Z, Ctrl+Y and Ctrl+Shift+Z forward."""
    if event.type != pygame.KEYDOWN or event.mod & pygame.KMOD_ALT:
        return None
    if event.key == KEYS.code_of("undo"):
        return "redo" if event.mod & pygame.KMOD_SHIFT else "undo"
    return "redo" if event.key == KEYS.code_of("redo") else None
