"""The file of a game as this program wrote it: changes by others are detected."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

from raccoon.app.saves.format import SaveError
from raccoon.app.version import VERSION


@dataclass(frozen=True)
class FileState:
    """The state of a file: its length up to the last complete command, and what the next line needs.

    `size` is the whole length with an incomplete end; `hasher` has hashed the bytes up to `length`,
    `rules_version` and the program's `version` are those of the last lines, `lines` their number.
    """

    length: int
    size: int
    checksum: str
    hasher: blake2b = field(compare=False, repr=False)
    rules_version: int
    version: str
    lines: int

    def appended(self, data: bytes, checksum: str, lines: int, rules_version: int) -> FileState:
        """Return the state after these bytes, so many lines, were appended."""
        hasher, length = self.hasher.copy(), self.length + len(data)
        hasher.update(data)
        return FileState(length, length, checksum, hasher, rules_version, VERSION, self.lines + lines)


START = FileState(0, 0, "", blake2b(), 0, "", 0)
"""The state before anything is written."""


class Replaced(Exception):
    """Raised when another file, or a part of the file, has replaced the game's."""


def check(path: Path, mark: FileState, attempted: bytes) -> None:
    """Check that the file is as it was written. Raises `Replaced`, `SaveError` where another program
    continued the game in it, and OSError. `attempted` is what the disk failed to write: a part of it may be
    at the end.
    """
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0))
    try:
        size = os.fstat(handle).st_size
        found = _read(handle, mark.length + len(attempted) + 1)
    finally:
        os.close(handle)
    if blake2b(found[: mark.length]).digest() != mark.hasher.digest():
        raise Replaced
    if size != mark.size and not attempted.startswith(found[mark.length :]):
        raise SaveError("save.changed", path=path.name)


def _read(handle: int, most: int) -> bytes:
    parts: list[bytes] = []
    while most and (part := os.read(handle, most)):
        parts.append(part)
        most -= len(part)
    return b"".join(parts)


def write_end(path: Path, length: int, data: bytes) -> None:
    """Write after the first `length` bytes and flush; on OSError the file is cut back to them."""
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
    """Write everything and flush; a partial write is repeated, so that the disk's error is raised."""
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(handle, rest) :]
    os.fsync(handle)
