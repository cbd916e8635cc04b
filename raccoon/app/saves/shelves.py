"""Renaming saves, and moving them to and from the trash: files are never deleted or overwritten."""

import os
from pathlib import Path

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.lock import Lock
from raccoon.app.saves.naming import stem_of

AGAIN = " ({n})"
"""The suffix for a name that is taken."""


def rename(path: Path, title: str) -> Path:
    """Rename a save by a title; return its path. `SaveError` if it is being played or the disk refuses."""
    return path if stem_of(title) == path.stem else _move(path, path.parent, stem_of(title))


def move(path: Path, folder: Path) -> Path:
    """Move a save to the trash or back; return its path. `SaveError` as `rename`."""
    return _move(path, folder, path.stem)


def _move(path: Path, folder: Path, stem: str) -> Path:
    """Move a file to a free name in a folder, created if missing; `SaveError` if another program plays it."""
    Lock.take(path).release()
    with SaveError.for_os_errors("save.unmoved", path.name):
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / (stem + path.suffix)
        number = 1
        while os.path.lexists(target) and not (target.parent == path.parent and target.samefile(path)):
            number += 1
            target = folder / (stem + AGAIN.format(n=number) + path.suffix)
        path.rename(target)
    return target
