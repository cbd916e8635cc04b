"""A refusal at the start as a box on the screen, where nobody reads what is printed: after a double click."""

import os
import sys
from contextlib import suppress

from raccoon.app.version import PROGRAM
from raccoon.commands.play import UNSEEN, may_have_display

WIDE = 70
"""Signs in a line: the system's boxes do not break lines themselves."""
SIZE, WIDTH, MARGIN = 28, 640, 40
PAPER, INK = "#f4ead2", "#2a211a"
"""The type, the width of its lines and the colours of the window that replaces the system's box."""


def is_wanted() -> bool:
    """Whether the program was started where no terminal shows what it prints; to be asked before streams are
    replaced.

    Desktops give a program no stream for errors, the null device, their journal or a file. A script or a test
    whose display nobody sees says so by its environment, and meets no box.
    """
    if "SDL_VIDEODRIVER" in os.environ or "CI" in os.environ:
        return False
    return sys.stderr is None or not sys.stderr.isatty()


def show(sentence: str) -> None:
    """Show the sentence until it has been read or the system ends the program: in the system's box, else (an
    X server without fonts has none) in a window; without a display there is nothing to show it on.
    """
    import signal
    from textwrap import fill

    import pygame
    from pygame._sdl2 import error as other_error

    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # Python runs nothing of its own while the box waits
    try:
        pygame.display.message_box(PROGRAM, fill(sentence, WIDE), message_type="error")
    except (pygame.error, other_error):
        if may_have_display():
            with suppress(pygame.error):
                _show_window(sentence)


def _show_window(sentence: str) -> None:
    """Show the sentence in a window of its own until a key, a click or its closing ends it."""
    import pygame

    pygame.display.init()
    if pygame.display.get_driver() in UNSEEN:
        return
    pygame.font.init()
    text = pygame.font.Font(None, SIZE).render(sentence, True, INK, PAPER, WIDTH)
    pygame.display.set_caption(PROGRAM)
    window = pygame.display.set_mode((WIDTH + 2 * MARGIN, text.get_height() + 2 * MARGIN))
    pygame.event.clear()
    while True:
        window.fill(PAPER)
        window.blit(text, (MARGIN, MARGIN))
        pygame.display.flip()
        if pygame.event.wait().type in (pygame.QUIT, pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            break
    pygame.quit()
