"""The command line: ``raccoon`` starts the game; its subcommands are for scripts, tests and bug reports."""

import io
import os
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from pathlib import Path

from raccoon.app.errors import AppError
from raccoon.app.text import DEFAULT_LANGUAGE, Catalogue, Say
from raccoon.app.version import PROGRAM, VERSION
from raccoon.commands import notice, play, terminal
from raccoon.commands.terminal import FAILED, USAGE, CommandOrFile, Parser, safe

COMMANDS = (
    "play",
    "simulate",
    "export",
    "import",
    "verify",
    "explain",
    "gazette",
    "film",
    "shot",
    "bench",
    "train",
)
HIDDEN = ("think", "sketch", "assess")
"""The subcommands that the window starts as processes; help does not list them."""

USAGE_KEYS = ("cli.", "error.seats", "error.same_name", "error.unknown_", "error.seed", "error.language")
NO_START_KEYS = ("error.display", "error.folder", "error.home", "error.deaf")
"""The key prefixes of errors with exit code 2: wrong usage, and reasons why the window cannot start."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command line and return its exit code: 0, 1 for a failed check, 2 for wrong usage or where no
    window can be opened.

    Errors are printed as one sentence on stderr.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    unread = notice.is_wanted()
    words = sys.argv[1:] if argv is None else argv
    opens_window = not any(word in (*COMMANDS, *HIDDEN) and word != "play" for word in words)
    _make_streams_printable()
    say = safe(_speaker(terminal.language()))
    arguments = Namespace(data_dir=None)
    try:
        parser(say).parse_args(argv, arguments)
        code: int = arguments.run(arguments, say)
        sys.stdout.flush()
    except AppError as error:
        if opens_window and not error.key.startswith("cli."):
            say = safe(_speaker(play.language(arguments.data_dir)))
        sentence = say(error.key, **error.facts)
        _print_error(sentence)
        if unread and opens_window:
            notice.show(sentence)
        not_begun = opens_window and error.key != "error.unexpected"
        return USAGE if not_begun or error.key.startswith(USAGE_KEYS + NO_START_KEYS) else FAILED
    except KeyboardInterrupt:
        return 130
    except OSError as error:
        # The reader of our output has closed it, or the device is full: Python must not flush again at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        _print_error(say("cli.unprinted", why=error.strerror or str(error)))
        return FAILED
    return code


def _speaker(language: str = DEFAULT_LANGUAGE) -> Say:
    """Return `say` for a language; the games' catalogues are read only when one of their keys
    is asked for.
    """
    house, whole = Catalogue.load(language, games=()), cache(partial(Catalogue.load, language))
    if language != DEFAULT_LANGUAGE:
        terminal.translate_parser(house, Catalogue.load(games=()))

    def say(key: str, /, **facts: object) -> str:
        return (house if key in house else whole()).say(key, **facts)

    return say


def _print_error(sentence: str) -> None:
    """Print the error on stderr; where stderr cannot be written either, the exit code has to do."""
    with suppress(OSError):
        print(f"raccoon: {sentence}", file=sys.stderr, flush=True)


def _make_streams_printable() -> None:
    """Replace missing streams by the null device, and characters a terminal cannot show by question marks."""
    sys.stdout = sys.stdout or Path(os.devnull).open("w")  # noqa: SIM115 (it stays open to the end)
    sys.stderr = sys.stderr or Path(os.devnull).open("w")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def parser(say: Say) -> Parser:
    """Build the parser of the whole command line; without a subcommand the game starts."""
    whole = Parser(prog="raccoon", description=say("cli.help.raccoon"))
    whole.add_argument(
        "--version", action="version", version=f"{PROGRAM} {VERSION}", help=say("cli.parser.version")
    )
    play.add_window_options(whole, say)
    whole.set_defaults(run=play.run)
    declare = lambda command, chosen: declaration(command)(chosen, say)  # noqa: E731 (it binds the language)
    whole.register("action", "parsers", partial(CommandOrFile, declare=declare))
    subcommands = whole.add_subparsers(metavar="COMMAND", title=say("cli.help.commands"))
    for command in COMMANDS:
        words = say(f"cli.help.{command}")
        subcommands.add_parser(command, help=words, description=words)
    for command in HIDDEN:
        subcommands.add_parser(command, description=say(f"cli.help.{command}"))
    return whole


def declaration(command: str) -> Callable[[Parser, Say], None]:  # noqa: PLR0912 (a branch a subcommand)
    """Return the function that declares a subcommand's arguments; only its own module is imported."""
    match command:
        case "simulate":
            from raccoon.commands.simulate import add
        case "export":
            from raccoon.commands.records import add_export as add
        case "import":
            from raccoon.commands.records import add_import as add
        case "verify":
            from raccoon.commands.records import add_verify as add
        case "explain":
            from raccoon.commands.explain import add
        case "gazette":
            from raccoon.commands.gazette import add
        case "film":
            from raccoon.commands.film import add
        case "shot":
            from raccoon.commands.shot import add
        case "bench":
            from raccoon.commands import source

            source.enter()
            from bench.command import add
        case "train":
            from raccoon.commands import source

            source.enter()
            from training.command import add
        case "think":
            from raccoon.commands.think import add
        case "sketch":
            from raccoon.commands.sketch import add
        case "assess":
            from raccoon.commands.assess import add
        case _:
            from raccoon.commands.play import add
    return add
