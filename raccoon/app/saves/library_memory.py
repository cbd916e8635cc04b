"""The cache of the library on disk, so that each save is read only once.

Without it, or with a damaged one, every save is read again. It is only for lists; a game is read and checked
again before it is played on.
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
"""The largest cache that is read, in bytes: some eight thousand games."""
LISTED = "played_by"
"""The field added last to the cached listing: older caches are rebuilt."""
_END = 256
"""The bytes at the end of a save in its stamp: they contain its last checksum, which covers all lines."""


class FileStamp(msgspec.Struct, frozen=True):
    """The identity of a file that was read: size, time and checksum, to detect changes."""

    size: int
    time: int
    checksum: str

    @classmethod
    def of(cls, path: Path) -> FileStamp:
        """Compute the file's stamp; OSError when it cannot be read."""
        from hashlib import blake2b

        status = path.stat()
        with fdopen(open_regular(path), "rb") as file:
            file.seek(max(0, status.st_size - _END))
            end = file.read(_END)
        return cls(status.st_size, status.st_mtime_ns, blake2b(end, digest_size=16).hexdigest())


class Remembered(msgspec.Struct, frozen=True):
    """A save's listing, and the stamp of the file when it was read."""

    mark: FileStamp
    listing: Listing


class _Memory(msgspec.Struct, frozen=True):
    """The cache file: the `stamp` of the program that wrote it, and the saves by name."""

    stamp: str
    saves: dict[str, Remembered]


def recall(file: Path, folder: Path) -> dict[str, Remembered]:
    """Load the cached saves of the folder by name; none if another program version wrote them."""
    try:
        found = _DECODER.decode(read_regular(file, LARGEST))
    except (OSError, ValueError, RecursionError):
        return {}
    if found.stamp != stamp():
        return {}
    return {name: _in_folder(name, kept, folder) for name, kept in found.saves.items()}


def remember(file: Path, saves: dict[str, Remembered]) -> None:
    """Write the cache; if the disk refuses, every save is read again at the next start."""
    try:
        replace_whole(file, msgspec.json.encode(_Memory(stamp(), saves), enc_hook=encode_member))
    except OSError:
        return


def _in_folder(name: str, kept: Remembered, folder: Path) -> Remembered:
    """Return the entry with its path in `folder`, which may have moved."""
    return msgspec.structs.replace(kept, listing=msgspec.structs.replace(kept.listing, path=folder / name))


def stamp() -> str:
    """Return the versions of the program and its rules, on which the meaning of a save depends."""
    return " ".join([VERSION, LISTED, *(f"{name}:{rules_version(name)}" for name in sorted(GAMES))])


def encode_member(value: Any) -> Any:
    """Encode a member of a listing for JSON."""
    if isinstance(value, SaveError):
        return [value.key, value.facts]
    assert isinstance(value, Path)
    return value.name


def decode_member(kind: type, value: Any) -> Any:
    """Decode what `encode_member` has encoded."""
    if kind is Path:
        return Path(value)
    key, facts = value
    return SaveError(str(key), **facts)


_DECODER = msgspec.json.Decoder(_Memory, dec_hook=decode_member)
