"""Bookmarks of courses: the save of the lesson's game and the place in the course, in the player's folder."""

from contextlib import suppress
from pathlib import Path

import msgspec

from raccoon.app.errors import AppError
from raccoon.app.files import read_json, replace_whole
from raccoon.app.lessons.progress import CoursePoint
from raccoon.app.paths import lessons_dir
from raccoon.app.saves.format import NEWER, SaveError
from raccoon.app.session.session import Session

LARGEST = 2**16
"""The most bytes of a bookmark that are read."""


class Bookmark(msgspec.Struct, frozen=True):
    """The save's name, the place, whether the course was finished, its edition; others are skipped."""

    save: str
    place: CoursePoint
    finished: bool = False
    edition: int = 1


class Bookmarks:
    """The bookmarks of all games' courses in the player's folder `data`."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def folder(self, game: str) -> Path:
        """Return the folder of the saves of a game's course, apart from played games."""
        return lessons_dir(self._data, game)

    def of(self, game: str) -> Bookmark | None:
        """Return the bookmark of the game's course; None where there is none or it cannot be read."""
        with suppress(AppError):
            return read_json(self._file(game), LARGEST, Bookmark)
        return None

    def keep(
        self, game: str, session: Session, place: CoursePoint, finished: bool = False, edition: int = 1
    ) -> None:
        """Write the bookmark; `AppError` when the disk refuses."""
        if session.path is None:
            return
        mark, file = Bookmark(session.path.name, place, finished, edition), self._file(game)
        with AppError.for_os_errors("settings.unsaved", file):
            replace_whole(file, msgspec.json.encode(mark))

    def session(self, game: str) -> Session | None:
        """Load the bookmarked game; None where there is none that can be continued.

        `SaveError` where it only needs a newer program or is in use: the bookmark stays.
        """
        mark = self.of(game)
        if mark is None or mark.finished:
            return None
        try:
            return Session.load(self.folder(game) / Path(mark.save).name)
        except SaveError as error:
            if error.key in (NEWER, "save.in_use"):
                raise
            return None

    def _file(self, game: str) -> Path:
        return self.folder(game) / "bookmark.json"
