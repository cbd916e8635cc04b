"""What the player has chosen for the window, the pace and the sound, kept between evenings."""

import os
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from raccoon.app.errors import AppError
from raccoon.app.paths import settings_file
from raccoon.app.seats import Seat, fitting
from raccoon.app.text import DEFAULT_LANGUAGE, languages

Speed = Literal["calm", "brisk", "fast", "instant"]
Hints = Literal["shrewd", "tycoon"]
HINTS: tuple[Hints, ...] = ("shrewd", "tycoon")
"""The opponents who give hints, the more careful one last."""
SPEEDS: tuple[Speed, ...] = ("calm", "brisk", "fast", "instant")
TEXT_SCALES = (1.0, 1.25, 1.5, 1.75, 2.0)
"""The offered sizes of text, as factors; any value between the first and the last is kept."""

Volume = Annotated[float, msgspec.Meta(ge=0.0, le=1.0)]
Pixels = Annotated[int, msgspec.Meta(ge=320, le=16384)]
TextScale = Annotated[float, msgspec.Meta(ge=1.0, le=2.0)]


class Settings(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Every choice that outlives a game. Volumes run from 0 (silent) to 1."""

    full_screen: bool = False
    window_size: tuple[Pixels, Pixels] = (1280, 720)
    music: Volume = 0.5
    effects: Volume = 0.7
    crowd: Volume = 0.5
    speed: Speed = "brisk"
    hints: Hints = "tycoon"
    text_scale: TextScale = 1.0
    reduced_motion: bool = False
    high_contrast: bool = False
    captions: bool = False
    curtain: bool = True
    language: str = DEFAULT_LANGUAGE
    seats: list[Seat] = []
    options: dict[str, bool] = {}
    level: str = ""
    """How strong the opponents were that were chosen last; "" for the usual strength."""


def load(data: Path) -> tuple[Settings, AppError | None]:
    """The settings kept in the player's folder `data`, and a warning when they could not be read.

    A damaged file is copied as it is to ``settings.damaged.json`` and the defaults are used.
    """
    file = settings_file(data)
    try:
        return _usable(msgspec.json.decode(file.read_bytes(), type=Settings)), None
    except FileNotFoundError:
        return Settings(), None
    except OSError as error:
        return Settings(), AppError("settings.unreadable", path=str(file), why=error.strerror or str(error))
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return Settings(), _set_aside(file)


def _usable(settings: Settings) -> Settings:
    """Without what this program has not: a newer one, or a hand, may have written languages and looks."""
    settings.seats = list(fitting(settings.seats))
    if settings.language not in languages():
        settings.language = DEFAULT_LANGUAGE
    return settings


def save(settings: Settings, data: Path) -> None:
    """Write the settings whole or not at all; raises `AppError` when the disk refuses."""
    file = settings_file(data)
    text = msgspec.json.format(msgspec.json.encode(settings), indent=2)
    try:
        _replace(file, text)
    except OSError as error:
        raise AppError("settings.unsaved", path=str(file), why=error.strerror or str(error)) from error


def _set_aside(file: Path) -> AppError:
    """Keep a damaged file's every byte beside the new one, so that nothing is lost."""
    beside = file.with_name("settings.damaged.json")
    try:
        _replace(beside, file.read_bytes())
    except OSError as error:
        return AppError("settings.unreadable", path=str(file), why=error.strerror or str(error))
    return AppError("settings.damaged", path=str(beside))


def _replace(file: Path, content: bytes) -> None:
    """Write beside and rename over: a power cut leaves the old file or the new one, never half."""
    draft = file.with_name(file.name + ".new")
    with draft.open("wb") as out:
        out.write(content)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)
