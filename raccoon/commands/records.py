"""``raccoon export``, ``import`` and ``verify``: saves as JSON lines for other programs, and their checks."""

import argparse
import sys
from pathlib import Path

from raccoon.app.saves.export import export, export_known, import_save
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read
from raccoon.app.saves.verify import verify
from raccoon.app.text import Say
from raccoon.commands.terminal import FAILED, Parser, write_lines


def add_export(parser: Parser, say: Say) -> None:
    """Declare the arguments of ``export``."""
    parser.set_defaults(run=run_export)
    parser.add_argument("save", metavar="FILE", type=Path, help=say("cli.help.save"))
    parser.add_argument("--all", action="store_true", help=say("cli.help.export.all"))


def add_import(parser: Parser, say: Say) -> None:
    """Declare the arguments of ``import``."""
    parser.set_defaults(run=run_import)
    parser.add_argument("lines", metavar="FILE.jsonl", type=Path, help=say("cli.help.lines"))
    parser.add_argument("out", metavar="OUT", type=Path, help=say("cli.help.out"))


def add_verify(parser: Parser, say: Say) -> None:
    """Declare the arguments of ``verify``."""
    parser.set_defaults(run=run_verify)
    parser.add_argument("saves", metavar="FILE", type=Path, nargs="+", help=say("cli.help.saves"))


def run_export(arguments: argparse.Namespace, say: Say) -> int:
    """Print the game as JSON lines, completely or not at all; a running one without secrets, unless asked."""
    loaded = read(arguments.save)
    write_lines((export if arguments.all else export_known)(loaded))
    return 0


def run_import(arguments: argparse.Namespace, say: Say) -> int:
    """Write a save from an export."""
    import_save(read(arguments.lines), arguments.out)
    return 0


def run_verify(arguments: argparse.Namespace, say: Say) -> int:
    """Check every file; the exit code is 1 if any is wrong."""
    code = 0
    for path in arguments.saves:
        try:
            report = verify(path)
        except SaveError as error:
            print(say(error.key, **error.facts), file=sys.stderr)
            code = FAILED
        else:
            key = "cli.verified_over" if report.over else "cli.verified"
            print(say(key, path=path.name, moves=report.moves, events=report.events))
    return code
