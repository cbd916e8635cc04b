"""The bookmark of a course: the save of its game and the place in it, kept in the player's folder."""

from pathlib import Path

import msgspec

from raccoon.app.errors import AppError
from raccoon.app.files import read_regular, replace_whole
from raccoon.app.lessons.progress import CoursePoint
from raccoon.app.paths import lessons_dir
from raccoon.app.saves.format import NEWER, SaveError
from raccoon.app.session.session import Session

LARGEST = 2**16
"""Bytes of a bookmark that are looked at."""


class Bookmark(msgspec.Struct, frozen=True):
    """The save's name, the place, whether the course was gone through, its edition; more is passed over."""

    save: str
    place: CoursePoint
    finished: bool = False
    edition: int = 1


class Bookmarks:
    """The bookmark of each game's course in the player's folder `data`."""

    def __init__(self, data: Path) -> None:
        self._data = data

    def folder(self, game: str) -> Path:
        """The folder of the saves of a game's course, apart from the games that are played."""
        return lessons_dir(self._data, game)

    def of(self, game: str) -> Bookmark | None:
        """The bookmark of the game's course; None where there is none, or where it can no longer be read."""
        try:
            return msgspec.json.decode(read_regular(self._file(game), LARGEST), type=Bookmark)
        except (OSError, AppError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return None

    def keep(
        self, game: str, session: Session, place: CoursePoint, finished: bool = False, edition: int = 1
    ) -> None:
        """Remember the place; `AppError` when the disk refuses."""
        if session.path is None:
            return
        try:
            mark = Bookmark(session.path.name, place, finished, edition)
            replace_whole(self._file(game), msgspec.json.encode(mark))
        except OSError as error:
            why = error.strerror or str(error)
            raise AppError("settings.unsaved", path=str(self._file(game)), why=why) from error

    def session(self, game: str) -> Session | None:
        """The game that was left; None where there is none that can be played on. `SaveError` where only this
        program, or only now, cannot: the place stays for another.
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
