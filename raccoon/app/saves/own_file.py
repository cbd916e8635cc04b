"""The file of a game as far as this program wrote it: others may change it meanwhile, which is noticed."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from raccoon.app.saves.format import SaveError
from raccoon.app.version import VERSION


@dataclass(frozen=True)
class FileState:
    """The state of a file: its length up to the last whole command, and what has to follow there.

    `size` is the whole file's length, a torn end included; `told` has taken in the bytes up to the length,
    `rules_version` and the program's `version` are those of the last lines, `lines` how many there are.
    """

    length: int
    size: int
    checksum: str
    told: blake2b = field(compare=False, repr=False)
    rules_version: int
    version: str
    lines: int

    def behind(self, data: bytes, checksum: str, lines: int, rules_version: int) -> FileState:
        """The mark after so many lines of this program were written there."""
        told, length = self.told.copy(), self.length + len(data)
        told.update(data)
        return FileState(length, length, checksum, told, rules_version, VERSION, self.lines + lines)


START = FileState(0, 0, "", blake2b(), 0, "", 0)
"""Before anything is written."""


class Replaced(Exception):
    """Another file, or a part of it, is in the place of the game's."""


def check(path: Path, mark: FileState, attempted: bytes) -> None:
    """See that the file is as it was written. Raises `Replaced`, `SaveError` where the game was played on in
    it, and OSError. `attempted` is what the disk refused to write whole: a part of it may stand at the end.
    """
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    try:
        size = os.fstat(handle).st_size
        found = _read(handle, mark.length + len(attempted) + 1)
    finally:
        os.close(handle)
    if blake2b(found[: mark.length]).digest() != mark.told.digest():
        raise Replaced
    if size != mark.size and not attempted.startswith(found[mark.length :]):
        raise SaveError("save.changed", path=path.name)


def _read(handle: int, most: int) -> bytes:
    """The file from its beginning, so many bytes at most."""
    parts: list[bytes] = []
    while most and (part := os.read(handle, most)):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)


def write_end(path: Path, length: int, data: bytes) -> None:
    """Write behind so many bytes and flush; OSError when the disk refuses, the file then ends there."""
    handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        os.ftruncate(handle, length)
        os.lseek(handle, length, os.SEEK_SET)
        _write_all(handle, data)
    except OSError:
        os.ftruncate(handle, length)
        raise
    finally:
        os.close(handle)


def _write_all(handle: int, data: bytes) -> None:
    """One write; a disk that takes only a part of it is asked again and says why."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]
    os.fsync(handle)
