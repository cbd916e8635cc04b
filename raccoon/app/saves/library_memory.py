"""The memory of the saves from one start to the next, so that each is read once only.

The memory is derived: without it, or with a damaged one, every save is read again. It is only for lists; a
game is read and checked again before anybody plays on.
"""

from __future__ import annotations

from os import fdopen
from pathlib import Path
from typing import Any

import msgspec

from raccoon.app.files import open_regular, read_regular, replace_whole
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.listing import Listing
from raccoon.app.version import VERSION
from raccoon.games.registry import GAMES, rules_version

LARGEST = 16 * 2**20
"""Bytes of a memory that are looked at: those of some eight thousand games."""
LISTED = "played_by"
"""The field added last to what is remembered of a save: older memories are read anew."""
_END = 256
"""Bytes at the end of a save that its mark is made of: its last checksum, which is over all lines."""


class FileStamp(msgspec.Struct, frozen=True):
    """The identity of a file that was read: size, time and checksum, to notice a change."""

    size: int
    time: int
    checksum: str

    @classmethod
    def of(cls, path: Path) -> FileStamp:
        """The file's mark now; OSError when it cannot be read."""
        from hashlib import blake2b

        status = path.stat()
        with fdopen(open_regular(path), "rb") as file:
            file.seek(max(0, status.st_size - _END))
            end = file.read(_END)
        return cls(status.st_size, status.st_mtime_ns, blake2b(end, digest_size=16).hexdigest())


class Remembered(msgspec.Struct, frozen=True):
    """A save that was read, and its mark then."""

    mark: FileStamp
    listing: Listing


class _Memory(msgspec.Struct, frozen=True):
    """The file: what `stamp` the program had that wrote it, and the saves by name."""

    stamp: str
    saves: dict[str, Remembered]


def recall(file: Path, folder: Path) -> dict[str, Remembered]:
    """The remembered saves of the folder by name; none where another program version wrote them."""
    try:
        found = _DECODER.decode(read_regular(file, LARGEST))
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return {}
    if found.stamp != stamp():
        return {}
    return {name: _in_folder(name, kept, folder) for name, kept in found.saves.items()}


def remember(file: Path, saves: dict[str, Remembered]) -> None:
    """Keep it for the next start; where the disk refuses, every save is read again then, and that is all."""
    try:
        replace_whole(file, msgspec.json.encode(_Memory(stamp(), saves), enc_hook=plain))
    except OSError:
        return


def _in_folder(name: str, kept: Remembered, folder: Path) -> Remembered:
    """The folder may have moved since."""
    return msgspec.structs.replace(kept, listing=msgspec.structs.replace(kept.listing, path=folder / name))


def stamp() -> str:
    """The versions of the program and its rules, on which the meaning of a save depends."""
    return " ".join([VERSION, LISTED, *(f"{name}:{rules_version(name)}" for name in sorted(GAMES))])


def plain(value: Any) -> Any:
    """Encode a member of a listing for JSON."""
    if isinstance(value, SaveError):
        return [value.key, value.facts]
    assert isinstance(value, Path)
    return value.name


def told(kind: type, value: Any) -> Any:
    """Decode what `plain` has encoded."""
    if kind is Path:
        return Path(value)
    key, facts = value
    return SaveError(str(key), **facts)


_DECODER = msgspec.json.Decoder(_Memory, dec_hook=told)
