"""The window among others on the desktop: the display it fills, its place, the call to a player."""

import warnings
from collections.abc import Callable
from contextlib import suppress
from functools import cache

import pygame

from raccoon.app.settings import WindowMode


class OnDesktop:
    """Keeps the `display` that is filled and the `place` of the window, None where the desktop finds one."""

    def __init__(self, title: str, place: tuple[int, int] | None, display: int) -> None:
        self.place, self.display = place, display
        self.keep_picture: Callable[[pygame.Surface], None] = lambda picture: None
        """Keeps a picture of the window as a file."""
        self._title, self._called = title, ""

    def put(self) -> None:
        """Put the window in its place."""
        if self.place is not None:
            pygame.display.set_window_position(self.place)

    def note(self, mode: WindowMode) -> None:
        """Remember the place of a window that fills no display, where the desktop tells it."""
        if mode != "window":
            return
        with suppress(pygame.error):
            left, top = pygame.display.get_window_position()
            self.place = left, top

    def call(self, words: str) -> None:
        """Call somebody back to a window behind others, by its title and on the taskbar; "" ends it."""
        if words == self._called:
            return
        self._called = words
        pygame.display.set_caption(f"{words} – {self._title}" if words else self._title)
        with warnings.catch_warnings(), suppress(pygame.error):
            warnings.simplefilter("ignore", DeprecationWarning)
            window = pygame.Window.from_display_module()
            window.flash(pygame.FLASH_UNTIL_FOCUSED if words else pygame.FLASH_CANCEL)


USUAL = 24
"""The side of a system's pointer in pixels, on a display of 1080 lines."""
TIP = 0.05
"""The place of the arrow's tip, as a share of its side."""
_pointer = {"large": False}


def show_pointer(large: bool) -> None:
    """Show the mouse's pointer from now on as the system's, or as an arrow of twice its size."""
    if large != _pointer["large"]:
        _pointer["large"] = large
        with suppress(pygame.error):  # a display without pointers
            pygame.mouse.set_cursor(pointer())


def pointer() -> pygame.Cursor:
    """The pointer that is shown."""
    if not _pointer["large"]:
        return pygame.Cursor(pygame.SYSTEM_CURSOR_ARROW)
    return _arrow(2 * USUAL * max(1, round(pygame.display.get_desktop_sizes()[0][1] / 1080)))


@cache
def _arrow(side: int) -> pygame.Cursor:
    from scenes.art import pictograms

    tip = round(side * TIP)
    return pygame.Cursor((tip, tip), pictograms.image("pointer", side))
