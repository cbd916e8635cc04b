"""Names of people in the statistics: renamed, merged, hidden. The saves stay as they are."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec.structs import replace

from raccoon.app.errors import AppError
from raccoon.app.files import back_up, read_json, replace_whole

LARGEST = 2**20
"""The most bytes of the file that are read."""
DAMAGED = ".damaged"
"""The file ending of the backup copy of an unreadable file."""


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The present names of people by the names in the saves, and the people to leave out."""

    known_as: Mapping[str, str] = {}
    forgotten: frozenset[str] = frozenset()

    def of(self, name: str) -> str:
        """Return the present name, "" for somebody to leave out."""
        today = self.known_as.get(name, name)
        return "" if today in self.forgotten else today

    def renamed(self, old: str, new: str) -> Names:
        """Rename somebody; an existing person of the new name is merged with them."""
        moved = {name: new if today == old else today for name, today in self.known_as.items()}
        known = {name: today for name, today in {**moved, old: new}.items() if name != today}
        return replace(self, known_as=known, forgotten=self.forgotten - {new})

    def without(self, name: str) -> Names:
        """Leave somebody out of the statistics."""
        return replace(self, forgotten=self.forgotten | {name})


def load(path: Path) -> Names:
    """Load the names from the file; empty where it is missing or unreadable."""
    return read_json(path, LARGEST, Names) or Names()


def save(names: Names, path: Path) -> None:
    """Write the file, keeping a copy of an unreadable one; `AppError` where the disk refuses."""
    with AppError.for_os_errors("error.names", path):
        if path.exists() and load(path) == Names():
            back_up(path, DAMAGED, LARGEST)
        replace_whole(path, msgspec.json.encode(names, order="sorted"))
