"""``raccoon think``: the process in which the opponents think; only the window starts it."""

import argparse
import os
import signal

from raccoon.app.text import Say
from raccoon.app.thinking import server
from raccoon.commands.terminal import Parser

POLITENESS = 5
"""The niceness of the process (Unix): the window's frames have priority."""


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand."""
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Answer the questions on stdin until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window, which ends this process
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    server.serve(*server.own_streams())
    return 0
