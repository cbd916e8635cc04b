"""A message box for an error at the start, where no terminal shows what is printed (after a double click)."""

import os
import sys
from contextlib import suppress

from raccoon.app.version import PROGRAM
from raccoon.commands.play import UNSEEN, may_have_display

WIDE = 70
"""Characters in a line: the system's boxes do not break lines themselves."""
SIZE, WIDTH, MARGIN = 28, 640, 40
PAPER, INK = "#f4ead2", "#2a211a"
"""The font size, line width, margin and colours of the window that replaces the system's box."""


def is_wanted() -> bool:
    """Return whether no terminal shows what the program prints; call it before the streams are replaced.

    Desktops give a program no stream for errors, the null device, their journal or a file. Scripts and tests
    without a visible display set SDL_VIDEODRIVER or CI and get no box.
    """
    if "SDL_VIDEODRIVER" in os.environ or "CI" in os.environ:
        return False
    return sys.stderr is None or not sys.stderr.isatty()


def show(sentence: str) -> None:
    """Show the sentence until it is closed or the system ends the program: in the system's box, or in a
    window where that fails (an X server without fonts). Without a display nothing is shown.
    """
    import signal
    from textwrap import fill

    import pygame
    from pygame._sdl2 import error as other_error

    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # Python runs no handlers while the box waits
    try:
        pygame.display.message_box(PROGRAM, fill(sentence, WIDE), message_type="error")
    except (pygame.error, other_error):
        if may_have_display():
            with suppress(pygame.error):
                _show_window(sentence)


def _show_window(sentence: str) -> None:
    """Show the sentence in a plain window until a key, a click or its close button ends it."""
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
