"""The paths of the player's folders and files: settings and saves."""

import os
from pathlib import Path

import platformdirs

from raccoon.app.errors import AppError
from raccoon.app.version import PROGRAM

APP_NAME = PROGRAM.replace(" ", "")


def data_dir(override: Path | None = None) -> Path:
    """Return the player's folder or the `override` of ``--data-dir``, created if missing; else `AppError`."""
    return _usable(player_folder(override))


def player_folder(override: Path | None = None) -> Path:
    """Return the path of the player's folder, which need not exist; `AppError` where there is no home."""
    if override:
        return override
    try:
        folder = Path(platformdirs.user_data_dir(APP_NAME, appauthor=False))
    except RuntimeError as error:
        raise AppError("error.home") from error
    if not folder.is_absolute():
        raise AppError("error.home")
    return folder


def saves_dir(data: Path) -> Path:
    """Return the folder of saved games, created when missing."""
    return _usable(data / "saves")


def library_file(data: Path) -> Path:
    """Return the file of the cached library, which may be missing or deleted."""
    return data / "library.json"


def names_file(data: Path) -> Path:
    """Return the file of people's names in the statistics; it need not exist."""
    return data / "people.json"


def trash_dir(data: Path) -> Path:
    """Return the folder of deleted saves, created when missing."""
    return _usable(data / "trash")


def sketches_dir(data: Path) -> Path:
    """Return the folder of thumbnails of the saves, a cache."""
    return _usable(data / "sketches")


def pictures_dir(data: Path) -> Path:
    """Return the folder of screenshots, created when missing."""
    return _usable(data / "pictures")


def chances_dir(data: Path) -> Path:
    """Return the folder of evaluations of finished games, a cache."""
    return _usable(data / "chances")


def duplicates_dir(data: Path) -> Path:
    """Return the folder of games in which bots played a person's seat, a cache."""
    return _usable(data / "duplicates")


def lessons_dir(data: Path, game: str) -> Path:
    """Return the folder of the saves of a game's lessons, apart from the others, created when missing."""
    return _usable(data / "lessons" / game)


def settings_file(data: Path) -> Path:
    """Return the file of the player's settings; it need not exist yet."""
    return data / "settings.json"


def _usable(folder: Path) -> Path:
    with AppError.for_os_errors("error.folder", folder):
        folder.mkdir(parents=True, exist_ok=True)
    if not os.access(folder, os.W_OK | os.X_OK):
        raise AppError("error.folder", path=str(folder), why=os.strerror(13))
    return folder
