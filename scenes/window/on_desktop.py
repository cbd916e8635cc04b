"""OnDesktop: the window's place and display, and the call to a player; the mouse pointer's size."""

import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import pygame

from raccoon.app.settings import WindowMode


class OnDesktop:
    """The `display` filled in full screen, and the window's `place`, None if the desktop chooses it."""

    def __init__(self, title: str, place: tuple[int, int] | None, display: int) -> None:
        self.place, self.display = place, display
        self.save_picture: Callable[[pygame.Surface], None] = lambda picture: None
        """Saves a picture of the window as a file."""
        self._title, self._called = title, ""

    def put(self) -> None:
        """Move the window to its place."""
        if self.place is not None:
            pygame.display.set_window_position(self.place)

    def note(self, mode: WindowMode) -> None:
        """Remember the place of the window, unless it fills a display or the desktop does not tell it."""
        if mode != "window":
            return
        with suppress(pygame.error):
            left, top = pygame.display.get_window_position()
            self.place = left, top

    def call(self, words: str) -> None:
        """Call the player back to a window behind others, by its title and on the taskbar; "" ends it."""
        if words == self._called:
            return
        self._called = words
        pygame.display.set_caption(f"{words} – {self._title}" if words else self._title)
        with warnings.catch_warnings(), suppress(pygame.error):
            warnings.simplefilter("ignore", DeprecationWarning)
            window = pygame.Window.from_display_module()
            window.flash(pygame.FLASH_UNTIL_FOCUSED if words else pygame.FLASH_CANCEL)


USUAL = 24
"""The side of a usual pointer in pixels, on a display of 1080 lines."""
TIP = 0.05
"""The place of the arrow's tip as a share of its side."""
_pointer = {"large": False}


def show_pointer(large: bool) -> None:
    """Show the system's mouse pointer, or an arrow of twice its size."""
    if large != _pointer["large"]:
        _pointer["large"] = large
        with suppress(pygame.error):  # a display without pointers
            pygame.mouse.set_cursor(pointer())


def pointer() -> pygame.Cursor:
    """The present mouse pointer."""
    if not _pointer["large"]:
        return pygame.Cursor(pygame.SYSTEM_CURSOR_ARROW)
    return _arrow(2 * USUAL * max(1, round(pygame.display.get_desktop_sizes()[0][1] / 1080)))


@cache
def _arrow(side: int) -> pygame.Cursor:
    from scenes.art import pictograms

    tip = round(side * TIP)
    return pygame.Cursor((tip, tip), pictograms.image("pointer", side))
