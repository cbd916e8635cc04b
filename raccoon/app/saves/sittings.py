"""Sittings: the order in which games were last played, by the files' contents, not by clocks."""

import re
from contextlib import suppress
from pathlib import Path

from raccoon.app.files import read_regular
from raccoon.app.saves.file_lines import FILE_LIMIT, LINE_LIMIT
from raccoon.app.saves.format import MOST_SITTINGS, SITTING, SaveError, identity

SAVE_ENDING = ".raccoon"

_LINE = re.compile(rb"\n" + re.escape(SITTING) + rb":(\d{1,16}),")


def save_files(folder: Path) -> list[Path]:
    """Return every file with the ending of saves; `SaveError` when the folder cannot be read."""
    with SaveError.for_os_errors("save.unreadable", folder):
        return [path for path in folder.iterdir() if path.suffix == SAVE_ENDING]


def clear_claims(folder: Path) -> None:
    """Remove empty files claimed for a game whose first line was never written, if possible."""
    with suppress(OSError):
        for path in [*folder.glob(f"*{SAVE_ENDING}")]:
            with suppress(OSError):
                if path.is_file() and not path.is_symlink() and not path.stat().st_size:
                    path.unlink(missing_ok=True)


def sitting_of(path: Path) -> int:
    """Return the file's last sitting, 0 for none, without checking the file."""
    try:
        found = read_regular(path, FILE_LIMIT)
    except OSError:
        return 0
    last = found.rfind(b"\n" + SITTING)
    line = _LINE.match(found, last) if last >= 0 else None
    try:
        sitting = int(line[1]) if line else identity(found[: found.find(b"\n", 0, LINE_LIMIT)]).sitting
    except ValueError:
        return 0
    return max(0, min(sitting, MOST_SITTINGS))


def next_sitting(folder: Path) -> int:
    """Return the number of a new sitting; 1 where the folder cannot be read."""
    try:
        found = save_files(folder)
    except SaveError:
        return 1
    return min(1 + max(map(sitting_of, found), default=0), MOST_SITTINGS)
