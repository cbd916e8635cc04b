"""``raccoon assess``: the process that evaluates a finished game; only the window starts it."""

import argparse
import os
from pathlib import Path
from threading import Thread
from typing import BinaryIO

import msgspec

from raccoon.app.text import Say
from raccoon.app.thinking.server import own_streams
from raccoon.commands.terminal import Parser

NICENESS = 5
"""The niceness of the process (Unix): the window's frames have priority."""


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand's arguments."""
    parser.add_argument("save", type=Path)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seat", type=int)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Write improving evaluations of the save, or each level's game in a seat, until done or stdin closes."""
    incoming, outgoing = own_streams(NICENESS)
    Thread(target=_end_with, args=(incoming,), daemon=True).start()
    from raccoon.app.afterwards.assessing import assess
    from raccoon.app.afterwards.level_games import play_levels

    save, seat, folder = arguments.save, arguments.seat, arguments.folder
    for message in assess(save, folder) if seat is None else play_levels(save, seat, folder):
        outgoing.write(msgspec.json.encode(message) + b"\n")
        outgoing.flush()
    return 0


def _end_with(incoming: BinaryIO) -> None:
    incoming.read()
    os._exit(0)
