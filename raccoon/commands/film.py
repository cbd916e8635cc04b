"""``raccoon film``: a finished game as an animated picture, or as a folder of frames, without a display."""

import argparse
import shutil
from collections.abc import Sequence
from pathlib import Path

from raccoon.app.errors import AppError
from raccoon.app.files import DRAFT
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.commands.gazette import write
from raccoon.commands.terminal import Parser


def add(parser: Parser, say: Say) -> None:
    """Declare the subcommand's arguments."""
    parser.set_defaults(run=run)
    parser.add_argument("save", metavar="FILE", type=Path, help=say("cli.help.save"))
    parser.add_argument("out", metavar="OUT", type=Path, help=say("cli.help.film.out"))
    parser.add_argument("--lang", default="en", metavar="L", help=say("cli.help.lang"))


def run(arguments: argparse.Namespace, say: Say) -> int:
    """Write the film; nothing is written before all of it is rendered."""
    from scenes.registry import PRESENTATIONS
    from scenes.replay.developing import ENDINGS, film, pictures
    from scenes.replay.reel import reel
    from scenes.window.window import without_display

    out: Path = arguments.out
    folder = not out.suffix and (not out.exists() or (out.is_dir() and not any(out.iterdir())))
    if not (folder or out.suffix.lower() in ENDINGS) or not out.absolute().parent.is_dir():
        raise AppError("cli.film", path=str(out))
    catalogue = Catalogue.load(arguments.lang)
    session = Session.load(arguments.save, keep=False)
    without_display()
    shots = [*reel(session, PRESENTATIONS[session.match.game.name], catalogue)]
    if folder:
        _write_folder(out, pictures(shots))
    else:
        write(out, film(shots, out.suffix.lower()))
    return 0


def _write_folder(out: Path, pictures: Sequence[bytes]) -> None:
    """Write the numbered pictures into a new folder: all of them or none."""
    draft = out.with_name(out.name + DRAFT)
    try:
        draft.mkdir()
        for number, picture in enumerate(pictures, 1):
            (draft / f"{number:03}.png").write_bytes(picture)
        draft.replace(out)
    except OSError as error:
        shutil.rmtree(draft, ignore_errors=True)
        raise AppError("save.unwritten", path=str(out), why=error.strerror or str(error)) from error
