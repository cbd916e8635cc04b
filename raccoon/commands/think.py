"""``raccoon think``: the process in which the opponents think; only the window starts it."""

import argparse

from raccoon.app.text import Say
from raccoon.app.thinking import server
from raccoon.commands.terminal import Parser

NICENESS = 5
"""The niceness of the process (Unix): the window's frames have priority."""


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand."""
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Answer the questions on stdin until it is closed."""
    server.serve(*server.own_streams(NICENESS))
    return 0
