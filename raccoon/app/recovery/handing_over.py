"""Handing over: a second start passes its save to the running program by a note in the player’s folder."""

from contextlib import suppress
from pathlib import Path
from time import sleep

from raccoon.app.errors import AppError
from raccoon.app.files import read_regular, replace_whole
from raccoon.app.recovery.crash_detection import is_running_elsewhere

OFTEN = 0.5
"""Seconds between two checks for a note."""
PATIENCE = 10.0
"""Seconds after which a running program counts as not responding."""
LONGEST = 8192
"""The most bytes of a path."""


def hand_over(data: Path, save: Path, patience: float = PATIENCE) -> bool:
    """Return whether a running program has taken the save; `AppError` when one runs but does not respond."""
    if not save.is_file() or not is_running_elsewhere(data):
        return False
    note = _note(data)
    try:
        replace_whole(note, str(save.resolve()).encode())
    except OSError:
        return False
    for _ in range(round(patience / OFTEN * 5)):
        sleep(OFTEN / 5)
        if not note.exists():
            return True
    note.unlink(missing_ok=True)
    if not is_running_elsewhere(data):
        return False  # it has ended meanwhile
    raise AppError("error.deaf", path=save.name)


class HandoverInbox:
    """The saves handed over to this program by other starts."""

    def __init__(self, data: Path) -> None:
        self._note = _note(data)
        self._waited = 0.0

    def update(self, dt: float) -> Path | None:
        """Advance by `dt` seconds; return a save handed over meanwhile."""
        self._waited += dt
        if self._waited < OFTEN:
            return None
        self._waited = 0.0
        with suppress(OSError, ValueError):
            path = read_regular(self._note, LONGEST).decode()
            self._note.unlink()
            return Path(path)
        return None


def _note(data: Path) -> Path:
    return data / "open.txt"
