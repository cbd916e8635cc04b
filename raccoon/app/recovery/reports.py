"""Error reports for the makers of the game, without personal data.

They have no names of people, paths, seed or deck: only what an onlooker may know. The newest fifty are kept.
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

from raccoon.app.saves.reader import Loaded, read
from raccoon.app.version import PROGRAM, VERSION

MOST = 50
"""The most reports that are kept."""
LONGEST = 300
"""The most characters of an error's message in a report."""
DEEPEST = 60
"""The most calls of a traceback, the innermost ones."""
LONGEST_LOG = 2000
"""The most moves in a report, the last ones of the game."""

_PATH = re.compile(r"""(?:[A-Za-z]:)?[^\s'"(),;:<>]*[\\/][^'"(),;:<>\n]*""")
"""A path, or a possible one: up to a quotation mark or the like, because folders may contain blanks."""
_MANY = re.compile(r"[^\s,=]+(?:,\s*[^\s,=]+){2,}")
"""A list of three items or more, which may be a deck."""


def write(error: BaseException, data: Path, save: Path | None) -> Path | None:
    """Write a report of the error, the program's version and the game's moves; None when the disk refuses."""
    return keep([*_lines(error, save)], data)


def keep(lines: Sequence[str], data: Path) -> Path | None:
    """Write a report of these lines below the program's version and platform; None when the disk refuses."""
    system = f"Python {platform.python_version()} on {platform.system()}"
    text = "\n".join([f"{PROGRAM} {VERSION}, {system}", *lines])
    try:
        folder = data / "reports"
        folder.mkdir(parents=True, exist_ok=True)
        report = _next_file(folder, f"{datetime.now(UTC):%Y%m%d-%H%M%S}")
        report.write_text(text, encoding="utf-8")
        for old in _existing(folder)[:-MOST]:
            old.unlink(missing_ok=True)
    except OSError:
        return None
    return report


def _next_file(folder: Path, time: str) -> Path:
    """Create the next numbered file; the time alone is not unique, and clocks are set back."""
    last = max((int(path.name.split("-")[1]) for path in _existing(folder)), default=0)
    for number in count(last + 1):
        report = folder / f"report-{number:06}-{time}.txt"
        with suppress(FileExistsError):
            report.touch(exist_ok=False)
            return report
    raise AssertionError("there is always another number")


def _existing(folder: Path) -> list[Path]:
    """Return the existing reports, the oldest first."""
    return sorted(folder.glob(f"report-{'[0-9]' * 6}-*.txt"))


def _lines(error: BaseException, save: Path | None) -> list[str]:
    private, game = _game_lines(save) if save else ([], [])
    lines: list[str] = []
    for cause in _causes(error):
        lines.append(f"{type(cause).__name__}: {impersonal(str(cause), private)}")
        frames = traceback.extract_tb(cause.__traceback__)[-DEEPEST:]
        lines += [f"  {Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]
    return [*lines, "", *game]


def _causes(error: BaseException) -> Iterator[BaseException]:
    seen: list[BaseException] = []
    cause: BaseException | None = error
    while cause is not None and cause not in seen:
        seen.append(cause)
        yield cause
        cause = cause.__cause__ or cause.__context__


def impersonal(words: str, private: list[str]) -> str:
    """Return an error's message, cut short, without paths, long lists and the given and user's names."""
    for name in sorted({*private, Path.home().name} - {""}, key=len, reverse=True):
        words = words.replace(name, "(private)")
    return _MANY.sub("(several)", _PATH.sub("(path)", words))[:LONGEST]


def _game_lines(save: Path) -> tuple[list[str], list[str]]:
    """Return the game's private words (to be removed) and the lines about its moves, if readable."""
    try:
        loaded = read(save)
        return [loaded.header.seed, *(seat.name for seat in loaded.seats)], [*_game(loaded)]
    except Exception as error:  # noqa: BLE001 - another error is being reported already
        return [], [f"The game cannot be told: {type(error).__name__}"]


def _game(loaded: Loaded) -> Iterator[str]:
    """Yield the lines about the game, as an onlooker may see it."""
    head = loaded.header
    yield f"{head.game}, rules {head.rules_version}, begun with {impersonal(head.version, [])}"
    yield f"options {msgspec.json.encode(head.options).decode()}"
    yield f"controllers {msgspec.json.encode([seat.controller for seat in loaded.seats]).decode()}"
    for entry in loaded.entries[-LONGEST_LOG:]:
        shown = [loaded.game.hide(event, None) for event in entry.events]
        yield f"{entry.number} {msgspec.json.encode(shown).decode()}"
