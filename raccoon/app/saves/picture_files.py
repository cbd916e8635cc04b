"""Files of screenshots and printed pages, named after the time."""

from datetime import UTC, datetime
from pathlib import Path

from raccoon.app.errors import AppError
from raccoon.app.paths import pictures_dir
from raccoon.app.saves.naming import stems_at


def keep(contents: bytes, data: Path, ending: str = ".png") -> Path:
    """Write a file into the player's folder of pictures under a new name, or raise `AppError`."""
    folder, now = pictures_dir(data), datetime.now(UTC).astimezone()
    for stem in stems_at(now):
        path = folder / f"{stem}{ending}"
        try:
            with path.open("xb") as file:
                file.write(contents)
            return path
        except FileExistsError:
            continue
        except OSError as error:
            path.unlink(missing_ok=True)
            raise AppError("error.picture", path=str(path), why=error.strerror or str(error)) from error
    raise AssertionError
