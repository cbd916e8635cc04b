"""Salvaging a damaged save up to its last good line; a complete copy of the damaged file is kept."""

from pathlib import Path

from raccoon.app.files import back_up, read_regular, replace_whole
from raccoon.app.saves.file_lines import FILE_LIMIT
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.lock import Lock
from raccoon.app.saves.reader import Loaded, read, read_as_far_as_good

ENDING = ".damaged"


def salvageable(path: Path) -> Loaded | None:
    """Return the playable part of a damaged save; None where nothing is left, or nothing is wrong."""
    try:
        loaded = read_as_far_as_good(path)
    except SaveError:
        return None
    return loaded if loaded.trouble and loaded.mark.length < loaded.mark.size else None


def salvage(path: Path) -> Path:
    """Cut the save back to its last good line; return the path of the copy of the damaged file.

    `SaveError` where nothing can be salvaged, another program plays it, or the disk refuses.
    """
    lock = Lock.take(path)
    try:
        loaded = salvageable(path)
        if loaded is None:
            read(path)
            raise SaveError("save.foreign", path=path.name)
        with SaveError.for_os_errors("save.unwritten", path.name):
            copy = back_up(path, ENDING, FILE_LIMIT)
            replace_whole(path, read_regular(copy, loaded.mark.length))
        return copy
    finally:
        lock.release()
