"""The tools that the subcommands share: arguments and their checks, tables, progress."""

import argparse
import os
import sys
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NoReturn, TypeVar

import msgspec

from raccoon.app.errors import AppError
from raccoon.app.games import FIRST_GAME
from raccoon.app.text import Catalogue, Say, known_language

T = TypeVar("T")

USAGE = 2
FAILED = 1
LONGEST = 1000
"""The most characters of one fact that are shown."""
SMALLEST, LARGEST = 320, 16384
"""The smallest and largest side of a window or picture that are accepted, in pixels."""

LANGUAGE_NAMES = ("LC_ALL", "LC_MESSAGES", "LANG")
PARSER_WORDS = "cli.parser."
"""The key prefix of argparse's own messages, which the catalogue translates."""
argparse._ = lambda words: words  # type: ignore[attr-defined]
"""argparse would search for translations on the disk; ours are in the catalogue."""


def language() -> str:
    """Return the language of the terminal by the environment variables that the system's tools use."""
    value = next(filter(None, map(os.environ.get, LANGUAGE_NAMES)), "")
    return known_language([value.partition(".")[0].partition("_")[0]])


def translate_parser(house: Catalogue, english: Catalogue) -> None:
    """Make argparse print its own messages in the language of the catalogue `house`."""
    keys = [key for key in english if key.startswith(PARSER_WORDS)]
    words = {english.say(key): house.say(key) for key in keys}
    argparse._ = lambda message: words.get(message, message)  # type: ignore[attr-defined]


class Parser(argparse.ArgumentParser):
    """A parser that reports wrong usage as an `AppError`, one sentence for the user."""

    def error(self, message: str) -> NoReturn:
        """Raise `AppError`; its sentence names the help page."""
        raise AppError("cli.usage", message=message, program=self.prog)


def safe(say: Say) -> Say:
    """Wrap `say` for a terminal: facts from files and typed words cannot act as control sequences."""

    def say_safely(key: str, /, **facts: object) -> str:
        plain = {
            name: printable(str(fact)) if isinstance(fact, str | Path) else fact
            for name, fact in facts.items()
        }
        return say(key, **plain)

    return say_safely


def printable(words: str) -> str:
    r"""Return the words on one line, cut short, with nothing that a terminal would execute.

    Control characters are written as Python writes them: an escape is \x1b, a change of direction \u202e.
    """
    cut = words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"
    return "".join(sign if _is_printed(sign) else ascii(sign)[1:-1] for sign in cut)


def _is_printed(sign: str) -> bool:
    return sign.isprintable() or unicodedata.category(sign) == "Zs"


def write_lines(lines: Iterable[bytes]) -> None:
    """Write lines of JSON; on a terminal control characters are written as JSON escapes."""
    sys.stdout.flush()
    if not sys.stdout.isatty():
        sys.stdout.buffer.writelines(lines)
        sys.stdout.buffer.flush()
        return
    for line in lines:
        text = line.decode()
        sys.stdout.write(
            "".join(sign if sign == "\n" or _is_printed(sign) else _escaped(sign) for sign in text)
        )


class CommandOrFile(argparse._SubParsersAction):  # type: ignore[type-arg]
    """The argparse action of subcommands; a file in the place of one is opened in the window.

    Only the parser of the subcommand that runs is made; `declare` gives it its arguments.
    """

    def __init__(self, *arguments: Any, declare: Callable[[str, Any], None], **options: Any) -> None:
        options["parser_class"] = partial(partial, options["parser_class"])
        super().__init__(*arguments, **options)
        self._declare = declare
        self.choices = None  # type: ignore[assignment]  # `__call__` checks

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """Run the subcommand's parser ("play" for a file); raises `AppError` for neither."""
        first = str(values[0])
        if first not in self._name_parser_map:
            if not Path(first).is_file():
                raise AppError("cli.neither", words=first, program=parser.prog)
            values = ["play", *values]
        chosen = self._name_parser_map[values[0]] = self._name_parser_map[values[0]]()
        self._declare(values[0], chosen)
        super().__call__(parser, namespace, values, option_string)


def add_game(parser: argparse.ArgumentParser, say: Say) -> None:
    """Declare the option that names a game; the default is the first game."""
    parser.add_argument("--game", metavar="NAME", default=FIRST_GAME, help=say("cli.help.game"))


def size(words: str) -> tuple[int, int]:
    """Parse a size in pixels such as "1920x1080"; raises `AppError` for anything else."""
    sides = words.lower().replace("×", "x").split("x")
    if len(sides) != 2 or not all(side.isascii() and side.isdigit() and len(side) < 6 for side in sides):
        raise AppError("cli.size", words=words)
    wide, high = int(sides[0]), int(sides[1])
    if not (SMALLEST <= wide <= LARGEST and SMALLEST <= high <= LARGEST):
        raise AppError("cli.size", words=words)
    return wide, high


def positive(words: str) -> int:
    """Parse a whole number from 1 on; raises `AppError` for anything else."""
    if not (words.isascii() and words.isdigit() and len(words) < 10 and int(words) > 0):
        raise AppError("cli.positive", words=words)
    return int(words)


def progress(items: Iterable[T], total: int) -> Iterator[T]:
    """Yield the items with a progress bar on stderr; without a bar if that is no terminal."""
    if not sys.stderr.isatty():
        yield from items
        return
    from tqdm import tqdm

    yield from tqdm(items, total=total, leave=False)


def _escaped(sign: str) -> str:
    import json

    return json.dumps(sign)[1:-1]


def print_json(record: object) -> None:
    """Print one JSON object on one line."""
    sys.stdout.write(msgspec.json.encode(record).decode() + "\n")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Format rows as columns: the first left-aligned, the others, which are figures, right-aligned."""
    whole = [list(head), *map(list, rows)]
    widths = [max(len(row[place]) for row in whole) for place in range(len(head))]
    return "\n".join(_row(row, widths) for row in whole)


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = zip(cells, widths, strict=True)
    aligned = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
    return "  ".join(aligned).rstrip()
