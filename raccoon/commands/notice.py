"""A refusal at the start as a box on the screen, where nobody reads what is printed: after a double click."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from textwrap import fill

from raccoon.app.version import PROGRAM

WIDE = 70
"""Signs in a line: the system's boxes do not break lines themselves."""


def is_wanted() -> bool:
    """Whether the program was started where what it prints is lost; to be asked before streams are replaced.

    So it is without a stream for errors (Windows), with all three at the null device (macOS), and where
    errors go to the journal of the desktop's session (Linux). A terminal, a pipe or a file is read by
    somebody: a script or a test that gives the program one of them, or a display that nobody sees, meets
    no box.
    """
    if "SDL_VIDEODRIVER" in os.environ or "CI" in os.environ:
        return False
    if sys.stderr is None:
        return True
    with suppress(OSError):
        return _is_journal(2) or all(map(_is_null, (0, 1, 2)))
    return False


def _is_null(stream: int) -> bool:
    """Whether what a stream is given goes nowhere."""
    return os.path.samestat(os.fstat(stream), Path(os.devnull).stat())


def _is_journal(stream: int) -> bool:
    """Whether the system itself writes down what a stream is given: it says so by the place."""
    found = os.fstat(stream)
    told = os.environ.get("JOURNAL_STREAM") == f"{found.st_dev}:{found.st_ino}"
    return told and stat.S_ISSOCK(found.st_mode)


def show(sentence: str) -> None:
    """Show the sentence until it has been read; without a display there is nothing to show it on."""
    import pygame
    from pygame._sdl2 import error as other_error

    with suppress(pygame.error, other_error):
        pygame.display.message_box(PROGRAM, fill(sentence, WIDE), message_type="error")
