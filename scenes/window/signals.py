"""The system's signals end the program in order: the opponents' process goes with it."""

import signal
from types import FrameType

import pygame

END = pygame.NUMEVENTS - 1
"""The system has told the program to end, with the exit code as `code`. The number is one of the last: pygame
gives the first away (`custom_type`), and again once a display has been closed.
"""
MUSIC_OVER = pygame.NUMEVENTS - 3
"""A piece of music has come to its end: nobody did anything, and yet the loop has to look."""


def end_when_told() -> None:
    """Follow Ctrl-C, SIGTERM, SIGHUP and SIGQUIT, where the system has them.

    To be called before SDL starts, which would take some of them for a click on the window's cross.
    """
    for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), _told)


def _told(number: int, _: FrameType | None) -> None:
    """Let the loop end between two frames, with no process half started; told twice it ends at once."""
    code = 128 + number
    if not pygame.display.get_init() or pygame.event.peek(END):
        raise SystemExit(code)
    pygame.event.post(pygame.event.Event(END, code=code))
