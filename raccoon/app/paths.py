"""The folders and files of the player: settings and saves."""

import os
from pathlib import Path

import platformdirs

from raccoon.app.errors import AppError
from raccoon.app.version import PROGRAM

APP_NAME = PROGRAM.replace(" ", "")


def data_dir(override: Path | None = None) -> Path:
    """The player's own folder or the `override` of ``--data-dir``, made if missing; else `AppError`."""
    return _usable(player_folder(override))


def player_folder(override: Path | None = None) -> Path:
    """The path of the player's own folder, which need not be there; `AppError` where there is no home."""
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
    """The folder of saved games inside the player's folder, created when missing."""
    return _usable(data / "saves")


def library_file(data: Path) -> Path:
    """The file in which is remembered what the saves are; it need not exist, and may be deleted."""
    return data / "library.json"


def names_file(data: Path) -> Path:
    """The file of people's names as the statistics know them; it need not exist."""
    return data / "people.json"


def trash_dir(data: Path) -> Path:
    """The folder of saved games that were thrown away, created when missing."""
    return _usable(data / "trash")


def sketches_dir(data: Path) -> Path:
    """The folder of small pictures of the saved games, which can be drawn again at any time."""
    return _usable(data / "sketches")


def pictures_dir(data: Path) -> Path:
    """The folder of pictures that the player has taken of the screen, created when missing."""
    return _usable(data / "pictures")


def chances_dir(data: Path) -> Path:
    """The folder of the chances to win of finished games, which can be worked out again at any time."""
    return _usable(data / "chances")


def duplicates_dir(data: Path) -> Path:
    """The folder of games in which bots played a person's seat; they can be played again at any time."""
    return _usable(data / "duplicates")


def lessons_dir(data: Path, game: str) -> Path:
    """The folder of a game's guided game, apart from the saves, created when missing."""
    return _usable(data / "lessons" / game)


def settings_file(data: Path) -> Path:
    """The file of the player's settings; it need not exist yet."""
    return data / "settings.json"


def _usable(folder: Path) -> Path:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise AppError("error.folder", path=str(folder), why=error.strerror or str(error)) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise AppError("error.folder", path=str(folder), why=os.strerror(13))
    return folder
