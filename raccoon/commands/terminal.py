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
"""Signs of one fact that are shown."""
SMALLEST, LARGEST = 320, 16384
"""The sides of a window or picture that are accepted, in pixels."""

LANGUAGE_NAMES = ("LC_ALL", "LC_MESSAGES", "LANG")
PARSER_WORDS = "cli.parser."
"""The beginning of the keys of what the standard library's parser says, in its own words in English."""
argparse._ = lambda words: words  # type: ignore[attr-defined]
"""Else it would look for its words on the disk; ours are in the catalogue."""


def language() -> str:
    """The language of the terminal: the environment says it, as for the system's other tools."""
    said = next(filter(None, map(os.environ.get, LANGUAGE_NAMES)), "")
    return known_language([said.partition(".")[0].partition("_")[0]])


def translate_parser(house: Catalogue, english: Catalogue) -> None:
    """Have the standard library's parser speak the language of the sentences of the house."""
    keys = [key for key in english if key.startswith(PARSER_WORDS)]
    words = {english.say(key): house.say(key) for key in keys}
    argparse._ = lambda said: words.get(said, said)  # type: ignore[attr-defined]


class Parser(argparse.ArgumentParser):
    """A parser that tells wrong usage as an `AppError`, one sentence for the person at the keyboard."""

    def error(self, message: str) -> NoReturn:
        """Wrong usage; the sentence names the help that says more."""
        raise AppError("cli.usage", message=message, program=self.prog)


def safe(say: Say) -> Say:
    """The same sentences for a terminal: facts from files and from typed words are shown, never obeyed."""

    def said(key: str, /, **facts: object) -> str:
        plain = {
            name: shown(str(fact)) if isinstance(fact, str | Path) else fact for name, fact in facts.items()
        }
        return say(key, **plain)

    return said


def shown(words: str) -> str:
    r"""The words in one line of signs that a terminal only prints, cut short.

    What it would obey is written as Python writes it: an escape is \x1b, a change of direction \u202e.
    """
    cut = words if len(words) <= LONGEST else f"{words[: LONGEST - 1]}…"
    return "".join(sign if _is_printed(sign) else ascii(sign)[1:-1] for sign in cut)


def _is_printed(sign: str) -> bool:
    return sign.isprintable() or unicodedata.category(sign) == "Zs"


def write_lines(lines: Iterable[bytes]) -> None:
    """Lines of JSON as they are; on a terminal what it would obey is written as JSON writes it."""
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
    """The subcommands; a file in the place of one is opened in the window.

    A subcommand's parser is made when that is the one that is run; `declare` gives it its arguments.
    """

    def __init__(self, *arguments: Any, declare: Callable[[str, Any], None], **options: Any) -> None:
        options["parser_class"] = partial(partial, options["parser_class"])
        super().__init__(*arguments, **options)
        self._declare = declare
        self.choices = None  # type: ignore[assignment]  # the check is ours

    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: Any,
        option_string: str | None = None,
    ) -> None:
        """Run the subcommand's parser, for a file that of "play"; raises `AppError` for neither."""
        first = str(values[0])
        if first not in self._name_parser_map:
            if not Path(first).is_file():
                raise AppError("cli.neither", words=first, program=parser.prog)
            values = ["play", *values]
        chosen = self._name_parser_map[values[0]] = self._name_parser_map[values[0]]()
        self._declare(values[0], chosen)
        super().__call__(parser, namespace, values, option_string)


def add_game(parser: argparse.ArgumentParser, say: Say) -> None:
    """The option that names a game; the first of all is meant without it."""
    parser.add_argument("--game", metavar="NAME", default=FIRST_GAME, help=say("cli.help.game"))


def size(words: str) -> tuple[int, int]:
    """The pixels of "1920x1080"; AppError for anything else."""
    sides = words.lower().replace("×", "x").split("x")
    if len(sides) != 2 or not all(side.isascii() and side.isdigit() and len(side) < 6 for side in sides):
        raise AppError("cli.size", words=words)
    wide, high = int(sides[0]), int(sides[1])
    if not (SMALLEST <= wide <= LARGEST and SMALLEST <= high <= LARGEST):
        raise AppError("cli.size", words=words)
    return wide, high


def positive(words: str) -> int:
    """A whole number from 1; AppError for anything else."""
    if not (words.isascii() and words.isdigit() and len(words) < 10 and int(words) > 0):
        raise AppError("cli.positive", words=words)
    return int(words)


def progress(items: Iterable[T], total: int) -> Iterator[T]:
    """The items, with a bar on the terminal while they come; nothing where nobody watches."""
    if not sys.stderr.isatty():
        yield from items
        return
    from tqdm import tqdm

    yield from tqdm(items, total=total, leave=False)


def _escaped(sign: str) -> str:
    """The sign as JSON writes it in ASCII."""
    import json

    return json.dumps(sign)[1:-1]


def print_json(record: object) -> None:
    """One JSON object on a line of its own."""
    sys.stdout.write(msgspec.json.encode(record).decode() + "\n")


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Columns: the first to the left, the others, which are figures, to the right."""
    whole = [list(head), *map(list, rows)]
    widths = [max(len(row[place]) for row in whole) for place in range(len(head))]
    return "\n".join(_row(row, widths) for row in whole)


def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
    first, *others = zip(cells, widths, strict=True)
    aligned = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
    return "  ".join(aligned).rstrip()
