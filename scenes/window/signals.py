"""System signals: end the program in order, with the opponents' process."""

import signal
from types import FrameType

import pygame

END = pygame.NUMEVENTS - 1
"""The event type of a signal to end the program; its `code` is the exit code. The number is one of the last,
because pygame assigns the first ones (`custom_type`), and again after a display has been closed.
"""
MUSIC_OVER = pygame.NUMEVENTS - 3
"""The event type for the end of a piece of music, which ends the loop's waiting although there is no input.
"""


def end_when_told() -> None:
    """Handle Ctrl-C, SIGTERM, SIGHUP and SIGQUIT, where the system has them.

    Must be called before SDL starts, which would treat some of them as a click on the window's close button.
    """
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _told)


def _told(number: int, _: FrameType | None) -> None:
    """End the loop between two frames, with no process half started; a second signal ends it at once."""
    code = 128 + number
    if not pygame.display.get_init() or pygame.event.peek(END):
        raise SystemExit(code)
    pygame.event.post(pygame.event.Event(END, code=code))
