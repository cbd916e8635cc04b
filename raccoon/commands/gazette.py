"""``raccoon gazette``: the front page of a finished game as a PDF or a picture, made without a display."""

import argparse
from pathlib import Path

from raccoon.app.errors import AppError
from raccoon.app.files import replace_whole
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.commands.terminal import Parser


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand's arguments."""
    parser.set_defaults(run=run)
    parser.add_argument("save", metavar="FILE", type=Path, help=say("cli.help.save"))
    parser.add_argument("out", metavar="OUT", type=Path, help=say("cli.help.gazette.out"))
    parser.add_argument("--lang", default="en", metavar="L", help=say("cli.help.lang"))


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Write the page; nothing is written before all of it is rendered."""
    from scenes.newspaper.press import ENDINGS, file_of, front_page
    from scenes.registry import PRESENTATIONS
    from scenes.window.window import without_display

    out: Path = arguments.out
    if out.suffix.lower() not in ENDINGS or not out.parent.is_dir():
        raise AppError("cli.gazette", path=str(out))
    catalogue = Catalogue.load(arguments.lang)
    session = Session.load(arguments.save, keep=False)
    without_display()
    edition = front_page(session, PRESENTATIONS[session.match.game.name], catalogue)
    write(out, file_of(edition, out.suffix.lower()))
    return 0


def write(out: Path, contents: bytes) -> None:
    """Write the file completely or not at all; raises `AppError` where the disk refuses."""
    with AppError.for_os_errors("save.unwritten", out):
        replace_whole(out, contents)
