"""Reports of what should not have happened, for the makers of the game: nothing personal is in them.

Without names of people, paths, seed or deck: only what an onlooker may know. The newest fifty stay.
"""

import platform
import re
import traceback
from collections.abc import Iterator, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import msgspec

from raccoon.app.saves.reader import Loaded
from raccoon.app.saves.writer import read
from raccoon.app.version import PROGRAM, VERSION

MOST = 50
"""So many reports are kept."""
LONGEST = 300
"""The most characters of an error's own words in a report."""
DEEPEST = 60
"""The most calls in a report, the innermost ones."""
LONGEST_LOG = 2000
"""The most moves in a report, the last ones of the game."""

_PATH = re.compile(r"""(?:[A-Za-z]:)?[^\s'"(),;:<>]*[\\/][^'"(),;:<>\n]*""")
"""A path, or what may be one: up to a quotation mark or the like, for folders may have spaces."""
_MANY = re.compile(r"[^\s,=]+(?:,\s*[^\s,=]+){2,}")
"""Three things or more, one after the other: it may be a deck."""


def write(error: BaseException, data: Path, save: Path | None) -> Path | None:
    """Keep the error, the program's version and the game's moves; None when the disk refuses that too."""
    return keep([*_lines(error, save)], data)


def keep(lines: Sequence[str], data: Path) -> Path | None:
    """Keep a report of these lines under what the program is and runs on; None when the disk refuses."""
    system = f"Python {platform.python_version()} on {platform.system()}"
    text = "\n".join([f"{PROGRAM} {VERSION}, {system}", *lines])
    try:
        folder = data / "reports"
        folder.mkdir(parents=True, exist_ok=True)
        report = _new(folder, f"{datetime.now(UTC):%Y%m%d-%H%M%S}")
        report.write_text(text, encoding="utf-8")
        for old in _written(folder)[:-MOST]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return report


def _new(folder: Path, time: str) -> Path:
    """A file of its own, numbered on: several may be written in a second, and clocks go back."""
    last = max((int(path.name.split("-")[1]) for path in _written(folder)), default=0)
    for number in count(last + 1):
        report = folder / f"report-{number:06}-{time}.txt"
        with suppress(FileExistsError):
            report.touch(exist_ok=False)
            return report
    raise AssertionError("there is always another number")


def _written(folder: Path) -> list[Path]:
    """The reports there are, the oldest first."""
    return sorted(folder.glob(f"report-{'[0-9]' * 6}-*.txt"))


def _lines(error: BaseException, save: Path | None) -> list[str]:
    private, game = _played(save) if save else ([], [])
    told: list[str] = []
    for cause in _causes(error):
        told.append(f"{type(cause).__name__}: {impersonal(str(cause), private)}")
        frames = traceback.extract_tb(cause.__traceback__)[-DEEPEST:]
        told += [f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return [*told, "", *game]


def _causes(error: BaseException) -> Iterator[BaseException]:
    """The error and what it came of."""
    seen: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in seen:
        seen.append(cause)
        yield cause
        cause = cause.__cause__ or cause.__context__


def impersonal(words: str, private: list[str]) -> str:
    """The words of an error without paths, these names and the user's, and without long lists; cut short."""
    for name in sorted({*private, Path.home().name} - {""}, key=len, reverse=True):
        words = words.replace(name, "(private)")
    return _MANY.sub("(several)", _PATH.sub("(path)", words))[:LONGEST]


def _played(save: Path) -> tuple[list[str], list[str]]:
    """The game at the table: what nobody else needs to know, and its moves, where it can be read."""
    try:
        loaded = read(save)
        return [loaded.header.seed, *(seat.name for seat in loaded.seats)], [*_game(loaded)]
    except Exception as error:  # noqa: BLE001 - there is an error to be told already
        return [], [f"The game cannot be told: {type(error).__name__}"]


def _game(loaded: Loaded) -> Iterator[str]:
    """The lines of the game, as somebody who only watches may see it."""
    head = loaded.header
    yield f"{head.game}, rules {head.rules_version}, begun with {impersonal(head.version, [])}"
    yield f"options {msgspec.json.encode(head.options).decode()}"
    yield f"controllers {msgspec.json.encode([seat.controller for seat in loaded.seats]).decode()}"
    for entry in loaded.entries[-LONGEST_LOG:]:
        shown = [loaded.game.hide(event, None) for event in entry.events]
        yield f"{entry.number} {msgspec.json.encode(shown).decode()}"
