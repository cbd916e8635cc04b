"""Reading and writing the player's files: reads are bounded, writes are atomic."""

import errno
import os
import stat
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TypeVar

import msgspec

T = TypeVar("T")

DRAFT = ".new"
"""The ending of a file's name while it is being written."""

_QUIETLY = getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0)
"""Flags for opening without blocking: the path may be a pipe that is never written to."""


def open_regular(path: Path) -> int:
    """Open the file for reading; OSError for one that is no regular file, such as a pipe or a device."""
    handle = os.open(path, os.O_RDONLY | _QUIETLY)
    try:
        mode = os.fstat(handle).st_mode
        if stat.S_ISDIR(mode):
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not stat.S_ISREG(mode):
            raise OSError(errno.EINVAL, "not an ordinary file")
    except OSError:
        os.close(handle)
        raise
    return handle


def read_regular(path: Path, most: int) -> bytes:
    """Return the file's first `most` bytes; OSError as `open_regular`."""
    with os.fdopen(open_regular(path), "rb") as file:
        return file.read(most)


def read_json(path: Path, most: int, kind: type[T]) -> T | None:
    """Decode a JSON file of at most `most` bytes; None where it is missing, unreadable or malformed."""
    with suppress(OSError, ValueError, RecursionError):
        return msgspec.json.decode(read_regular(path, most), type=kind)
    return None


def modified(path: Path) -> float:
    """Return the time the file was last written; 0 for one that no longer exists."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def replace_whole(path: Path, data: bytes) -> None:
    """Replace the file atomically: write a draft next to it and rename it, so that a power cut leaves one or
    the other.

    OSError when the disk refuses; the draft is then removed.
    """
    draft = path.with_name(path.name + DRAFT)
    try:
        with open(draft, "wb", opener=_opened_quietly) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


def _opened_quietly(path: str, flags: int) -> int:
    return os.open(path, flags | _QUIETLY, 0o666)


def back_up(path: Path, ending: str, most: int) -> Path:
    """Copy at most `most` bytes of the file to a free name with that ending in its folder; return it."""
    names = (path.with_name(f"{path.name}{ending}{number or ''}") for number in count())
    beside = next(name for name in names if not os.path.lexists(name))
    replace_whole(beside, read_regular(path, most))
    return beside


def clear_drafts(folder: Path) -> None:
    """Remove drafts left by a program that ended while writing; one that cannot be removed stays."""
    with suppress(OSError):
        for draft in [*folder.glob(f"*{DRAFT}")]:
            with suppress(OSError):
                draft.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Flush the folder's entries to the disk; Windows has no such call and needs none."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
