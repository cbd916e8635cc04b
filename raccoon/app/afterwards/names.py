"""Names of people as the statistics know them: renamed, merged, forgotten. The saves stay as they are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec.structs import replace

from raccoon.app.errors import AppError
from raccoon.app.files import keep_beside, read_regular, replace_whole

LARGEST = 2**20
"""Bytes of the file that are looked at."""
DAMAGED = ".damaged"
"""The ending of the name under which a file is kept that could not be read."""


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The names by which people are known today, by those that stand in the saves; and whom to forget."""

    known_as: Mapping[str, str] = {}
    forgotten: frozenset[str] = frozenset()

    def of(self, name: str) -> str:
        """The name of today, "" for somebody who is to be forgotten."""
        today = self.known_as.get(name, name)
        return "" if today in self.forgotten else today

    def renamed(self, old: str, new: str) -> Names:
        """Know somebody by another name; somebody who has that name already is one person with them."""
        moved = {name: new if today == old else today for name, today in self.known_as.items()}
        known = {name: today for name, today in {**moved, old: new}.items() if name != today}
        return replace(self, known_as=known, forgotten=self.forgotten - {new})

    def without(self, name: str) -> Names:
        """Forget somebody."""
        return replace(self, forgotten=self.forgotten | {name})


def load(path: Path) -> Names:
    """The names in the file; none where there is none. One that cannot be read is kept beside."""
    try:
        found: Names = msgspec.json.decode(read_regular(path, LARGEST), type=Names)
    except FileNotFoundError:
        return Names()
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return Names()
    return found


def save(names: Names, path: Path) -> None:
    """Write the file; `AppError` where the disk refuses."""
    try:
        if path.exists() and load(path) == Names():
            keep_beside(path, DAMAGED, LARGEST)
        replace_whole(path, msgspec.json.encode(names, order="sorted"))
    except OSError as error:
        raise AppError("error.names", path=str(path), why=error.strerror or str(error)) from error
