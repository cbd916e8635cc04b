"""Saved games under other names, and in the trash: files are moved, never deleted and never written over."""

import os
from pathlib import Path

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.lock import Lock
from raccoon.app.saves.naming import stem_of

AGAIN = " ({n})"
"""The addition to a name that another file has already."""


def rename(path: Path, title: str) -> Path:
    """Give a save a title; where it is kept from then on. `SaveError` if it is played or the disk refuses."""
    return path if stem_of(title) == path.stem else _moved(path, path.parent, stem_of(title))


def to_trash(path: Path, trash: Path) -> Path:
    """Put a save into the trash and return its path there. `SaveError` as `rename`."""
    return _moved(path, trash, path.stem)


def put_back(path: Path, saves: Path) -> Path:
    """Take a save out of the trash again; where it is kept. `SaveError` as `rename`."""
    return _moved(path, saves, path.stem)


def _moved(path: Path, folder: Path, stem: str) -> Path:
    """Move a file to a free name in a folder, made if missing; other windows are not disturbed."""
    Lock.take(path).release()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        target = folder / (stem + path.suffix)
        number = 1
        while os.path.lexists(target) and not (target.parent == path.parent and target.samefile(path)):
            number += 1
            target = folder / (stem + AGAIN.format(n=number) + path.suffix)
        path.rename(target)
    except OSError as error:
        raise SaveError("save.unmoved", path=path.name, why=error.strerror or str(error)) from error
    return target
