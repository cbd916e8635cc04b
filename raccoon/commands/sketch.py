"""``raccoon sketch``: the process that draws thumbnails of saved games; only the window starts it."""

import argparse
import os
import signal
from functools import partial

from raccoon.app.text import Say
from raccoon.app.thinking.server import own_streams
from raccoon.commands.terminal import Parser

POLITENESS = 10
"""The niceness of the process (Unix): the window and the opponents have priority."""


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand."""
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Draw the thumbnails requested by the lines on stdin until it is closed."""
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which ends this process
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    from scenes.library.sketches import serve
    from scenes.library.sketching import draw
    from scenes.registry import PRESENTATIONS

    incoming, outgoing = own_streams()
    for answer in serve(incoming, partial(draw, PRESENTATIONS)):
        outgoing.write(answer)
        outgoing.flush()
    return 0
