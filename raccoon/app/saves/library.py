"""The library: all saved games of a folder, read by a background thread, the last played first."""

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

REST = 0.002
"""Seconds of sleep after each save that had to be read: the window has priority."""


class Library:
    """The saves of `folder`, cached in the file `memory`, if given.

    `listings` are those read so far, the last played first: the tuple only grows at its end until `complete`.
    `trouble` is the error of the folder. All three may be read while the thread runs; a listing is immutable,
    so a screen can compare the tuple it drew with the present one.
    """

    def __init__(self, folder: Path, memory: Path | None = None) -> None:
        self.folder = folder
        self._memory = memory
        self._reading = _Reading(folder, memory, None)

    @property
    def listings(self) -> tuple[Listing, ...]:
        """The listings read so far, the last played first."""
        return self._reading.listings

    @property
    def complete(self) -> bool:
        """Whether every save is listed, or the folder cannot be read."""
        return self._reading.complete

    @property
    def trouble(self) -> SaveError | None:
        """The error for which the folder cannot be read; None for none."""
        return self._reading.trouble

    def open(self) -> None:
        """Start reading the folder, or read it again: only changed files are read."""
        self.close()
        self._reading = _Reading(self.folder, self._memory, self._reading)
        self._reading.start()

    def wait(self, seconds: float | None = None) -> bool:
        """Wait until all is read, at most so long; return whether it is. Call `open` before."""
        self._reading.join(seconds)
        return self.complete

    def close(self) -> None:
        """Stop after the present save, without waiting; what was read is cached."""
        self._reading.closed.set()


class _Reading(Thread):
    """One pass through the folder; it starts when the one `before` it has ended."""

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
        """Read all saves; those that cannot be read are listed with their error."""
        if self._before and self._before.is_alive():
            self._before.join()
        self._before = None
        known = recall(self._memory, self._folder) if self._memory else {}
        try:
            files = _in_order(save_files(self._folder), known)
        except SaveError as error:
            self.trouble, self.complete = error, True
            return
        found = self._read_files(files)
        self.complete = len(found) == len(files)
        if self._memory and found != known:
            remember(self._memory, found if self.complete else {**known, **found})

    def _read_files(self, files: list[_UnreadSave]) -> dict[str, Remembered]:
        found: dict[str, Remembered] = {}
        for file in files:
            if self.closed.is_set():
                break
            listing = file.known or _read(file.path)
            found[file.path.name] = Remembered(file.mark, listing)
            self.listings = (*self.listings, listing)
            if not file.known:
                time.sleep(REST)
        return found


class _UnreadSave(msgspec.Struct, frozen=True):
    """A save of the folder before it is read, with its cached listing."""

    path: Path
    mark: FileStamp
    sitting: int
    known: Listing | None


def saves(folder: Path) -> list[Listing]:
    """Return every save in the folder, the last played first; `SaveError` when the folder cannot be read."""
    return [_read(file.path) for file in _in_order(save_files(folder), {})]


def _in_order(paths: list[Path], known: dict[str, Remembered]) -> list[_UnreadSave]:
    """Sort by sitting, then by the time of the file (older saves have no sitting), the last played first."""
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
    """Read the listing of any file: unforeseen errors are listed like other damage."""
    try:
        return row(path)
    except Exception as error:  # noqa: BLE001 - shown with the file in the list
        return Listing(
            path, 0.0, trouble=SaveError("save.unforeseen", path=path.name, why=type(error).__name__)
        )
