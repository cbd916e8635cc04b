"""Watching a game that another program plays: its save is read again whenever it has grown."""

from __future__ import annotations

from pathlib import Path
from typing import NoReturn

from msgspec.structs import replace

from raccoon.app.errors import AppError
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import Loaded, read
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.engine.events import Command
from raccoon.engine.match import Entry

ELSEWHERE = "elsewhere"
"""The controller of each person's seat while watching: it is not asked, and its secrets are not shown."""


class Watching(Session):
    """A session whose moves come from another program's save; nothing is written.

    An undo made there is followed together with the next move.
    """

    def __init__(self, loaded: Loaded) -> None:
        super().__init__(_watched(loaded.seats), loaded.match(), None)
        self._file = loaded.path
        self._seen: tuple[int, int] | None = None
        self._pending: list[Entry] = []
        self.takebacks = loaded.takebacks
        self.fallback_moves = loaded.fallback_moves

    @classmethod
    def begin(cls, path: Path) -> Watching:
        """Start watching at the present point; `SaveError` where it cannot be read."""
        return cls(read(path))

    def prepare(self) -> None:
        """Do nothing: bots do not think here."""

    def consider(self, in_order: bool = False) -> Command | None:
        """Return the next move from the save; None while there is none."""
        if not self._pending:
            self._reload()
        return self._pending.pop(0).command if self._pending else None

    def change_seat(self, seat: int, to: Seat) -> NoReturn:
        """Raise `AppError`: seats can be changed only where the game is played."""
        raise AppError("save.watching")

    def _reload(self) -> None:
        """Read the save if it has changed; if it cannot be read now, the next call tries again."""
        try:
            status = self._file.stat()
            seen = status.st_size, status.st_mtime_ns
            if seen == self._seen:
                return
            loaded = read(self._file)
        except (OSError, SaveError):
            return
        self._seen = seen
        theirs, here = loaded.entries, self.match.entries
        same = next((n for n, pair in enumerate(zip(theirs, here, strict=False)) if pair[0] != pair[1]), None)
        kept = min(len(theirs), len(here)) if same is None else same
        self._pending = list(theirs[kept:])
        if self._pending:
            self.match.cut(kept)


def _watched(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple(replace(seat, controller=ELSEWHERE) if seat.is_person else seat for seat in seats)
