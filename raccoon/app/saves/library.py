"""All saved games of a folder, read on a thread of their own, the last played first."""

from __future__ import annotations

import time
from pathlib import Path
from threading import Event, Thread

import msgspec

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.library_memory import FileStamp, Remembered, recall, remember
from raccoon.app.saves.listing import Listing
from raccoon.app.saves.sittings import save_files, sitting_of
from raccoon.app.saves.summary import row

BREATH = 0.002
"""Seconds of rest after each save that had to be read: the window comes first."""


class Library:
    """The saves of `folder`. What was read is remembered in the file `memory`, if there is one.

    `listings` are those read so far, the last played first: it only grows at its end until `complete`.
    `trouble` tells why the folder cannot be read. All three may be looked at while the thread reads; a
    listing is never changed, so a screen keeps the tuple it drew and looks whether there is another.
    """

    def __init__(self, folder: Path, memory: Path | None = None) -> None:
        self.folder = folder
        self._memory = memory
        self._reading = _Reading(folder, memory, None)

    @property
    def listings(self) -> tuple[Listing, ...]:
        """Those read so far, the last played first."""
        return self._reading.listings

    @property
    def complete(self) -> bool:
        """Whether every save is listed, or the folder cannot be read."""
        return self._reading.complete

    @property
    def trouble(self) -> SaveError | None:
        """The error that keeps the folder from being read."""
        return self._reading.trouble

    def open(self) -> None:
        """Begin to look through the folder, or look through it again: only what has changed is read."""
        self.close()
        self._reading = _Reading(self.folder, self._memory, self._reading)
        self._reading.start()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until all is read, so long at most; whether it is. Not before `open`."""
        self._reading.join(seconds)
        return self.complete

    def close(self) -> None:
        """Stop after the save now being read, without waiting for it; what was read is remembered."""
        self._reading.closed.set()


class _Reading(Thread):
    """One look through the folder; it begins when the one `before` it has ended."""

    def __init__(self, folder: Path, memory: Path | None, before: _Reading | None) -> None:
        super().__init__(name="library", daemon=True)
        self.listings: tuple[Listing, ...] = ()
        self.complete = False
        self.trouble: SaveError | None = None
        self.closed = Event()
        self._folder = folder
        self._memory = memory
        self._before = before

    def run(self) -> None:
        """Read; what cannot be read is listed with its trouble."""
        if self._before and self._before.is_alive():
            self._before.join()
        self._before = None
        known = recall(self._memory, self._folder) if self._memory else {}
        try:
            files = _in_order(save_files(self._folder), known)
        except SaveError as error:
            self.trouble, self.complete = error, True
            return
        found = self._look_through(files)
        self.complete = len(found) == len(files)
        if self._memory and found != known:
            remember(self._memory, found if self.complete else {**known, **found})

    def _look_through(self, files: list[_UnreadSave]) -> dict[str, Remembered]:
        found: dict[str, Remembered] = {}
        for file in files:
            if self.closed.is_set():
                break
            told = file.known or _read(file.path)
            found[file.path.name] = Remembered(file.mark, told)
            self.listings = (*self.listings, told)
            if not file.known:
                time.sleep(BREATH)
        return found


class _UnreadSave(msgspec.Struct, frozen=True):
    """A save of the folder before it is read, with what is remembered of it."""

    path: Path
    mark: FileStamp
    sitting: int
    known: Listing | None


def saves(folder: Path) -> list[Listing]:
    """Every save in the folder, the last played first; `SaveError` when the folder cannot be read."""
    return [_read(file.path) for file in _in_order(save_files(folder), {})]


def _in_order(paths: list[Path], known: dict[str, Remembered]) -> list[_UnreadSave]:
    """By sitting, those of before sittings were counted by the time of the file; the last played first."""
    files = []
    for path in paths:
        try:
            mark = FileStamp.of(path)
        except OSError:
            mark = FileStamp(0, 0, "")
        kept = known.get(path.name)
        same = kept.listing if kept and kept.mark == mark else None
        files.append(_UnreadSave(path, mark, same.sitting if same else sitting_of(path), same))
    return sorted(files, key=lambda file: (file.sitting, file.mark.time, file.path.name), reverse=True)


def _read(path: Path) -> Listing:
    """Read the listing of any file: unforeseen errors are listed like any other damage."""
    try:
        return row(path)
    except Exception as error:  # noqa: BLE001 - told with the file in the list
        return Listing(
            path, 0.0, trouble=SaveError("save.unforeseen", path=path.name, why=type(error).__name__)
        )
