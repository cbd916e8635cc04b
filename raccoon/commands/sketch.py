"""``raccoon sketch``: the process that draws thumbnails of saved games; only the window starts it."""

import argparse
import os
from functools import partial

from raccoon.app.text import Say
from raccoon.app.thinking.server import own_streams
from raccoon.commands.terminal import Parser

NICENESS = 10
"""The niceness of the process (Unix): the window and the opponents have priority."""


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand."""
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Draw the thumbnails requested by the lines on stdin until it is closed."""
    incoming, outgoing = own_streams(NICENESS)
    os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
    from scenes.library.sketches import serve
    from scenes.library.sketching import draw
    from scenes.registry import PRESENTATIONS

    for answer in serve(incoming, partial(draw, PRESENTATIONS)):
        outgoing.write(answer)
        outgoing.flush()
    return 0
