"""The lock that gives a save a single writer; the system releases it when a program ends, however it ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from raccoon.app.saves.format import SaveError

if sys.platform == "win32":
    import msvcrt

    _FAR = 2**31 - 2
    """The position of the locked byte: after every save, because Windows blocks reading what is locked."""

    def _lock(handle: int) -> bool:
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True
else:
    import fcntl

    def _lock(handle: int) -> bool:
        """Lock the file; return whether that worked. OSError where the file system has no locks."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


_File = tuple[int, int]
"""A file's identity: its device and inode number."""
_HELD: dict[_File, tuple[int, int]] = {}
"""The files this program has locked: the handle of each, and the number of its locks."""


class Lock:
    """The right to write a save. It belongs to the program: several sessions in it may share it.

    Where the file cannot be locked (a file system without locks, a read-only file) there is no lock; a writer
    then notices that the file has changed.
    """

    def __init__(self, file: _File | None) -> None:
        self._file = file

    @property
    def held(self) -> bool:
        """Whether the file is really locked."""
        return self._file is not None

    @classmethod
    def take(cls, path: Path) -> Lock:
        """Lock the file; `SaveError` where another program has it."""
        try:
            handle = os.open(path, os.O_RDWR | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        except OSError:
            return cls(None)
        file = _number(handle)
        if file in _HELD:
            os.close(handle)
            _HELD[file] = _HELD[file][0], _HELD[file][1] + 1
            return cls(file)
        try:
            free = _lock(handle)
        except OSError:
            os.close(handle)
            return cls(None)
        if not free:
            os.close(handle)
            raise SaveError("save.in_use", path=path.name)
        _HELD[file] = handle, 1
        return cls(file)

    def release(self) -> None:
        """Release the lock; a second call does nothing."""
        file, self._file = self._file, None
        if file is None:
            return
        handle, locks = _HELD.pop(file)
        if locks > 1:
            _HELD[file] = handle, locks - 1
        else:
            os.close(handle)

    def __del__(self) -> None:
        self.release()


def _number(handle: int) -> _File:
    status = os.fstat(handle)
    return status.st_dev, status.st_ino
