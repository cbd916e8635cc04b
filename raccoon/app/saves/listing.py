"""The saved games in a folder: what each one is, newest first; a damaged one never stops the others."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.writer import read
from raccoon.app.seats import Seat
from raccoon.app.session.session import SAVE_ENDING
from raccoon.engine.game import Progress


@dataclass(frozen=True)
class Listing:
    """A saved game as a list shows it.

    `changed` is when it was last played (seconds since 1970), `moves` how many commands were given,
    `progress` how far the game has come, `waiting` the seats it waits for (none when it is over). A damaged
    file has its `trouble`, a sentence key with facts, and no game, progress and seats.
    """

    path: Path
    changed: float
    game: str = ""
    seats: tuple[Seat, ...] = ()
    moves: int = 0
    progress: Progress | None = None
    waiting: tuple[int, ...] = ()
    torn: bool = False
    trouble: SaveError | None = None

    @property
    def name(self) -> str:
        """The file's name without its ending."""
        return self.path.stem

    @property
    def over(self) -> bool:
        """Whether the game was played to its end."""
        return self.trouble is None and not self.waiting


def listings(folder: Path) -> Iterator[Listing]:
    """Every save in the folder, newest first; each is read only when it is asked for.

    Raises `SaveError` when the folder itself cannot be read.
    """
    return (listing(path, changed) for changed, path in _files(folder))


def saves(folder: Path) -> list[Listing]:
    """Every save in the folder, newest first."""
    return list(listings(folder))


def unfinished(found: Iterable[Listing]) -> Iterator[Listing]:
    """Every game, of whatever kind and the newest of `saves` first, that can be played on."""
    return (one for one in found if one.trouble is None and not one.over)


def listing(path: Path, changed: float | None = None) -> Listing:
    """What one save is; what cannot be read is told in its `trouble`."""
    if changed is None:
        changed = _changed(path)
    try:
        loaded = read(path)
        match = loaded.match()
    except SaveError as trouble:
        return Listing(path, changed, trouble=trouble)
    return Listing(
        path,
        changed,
        game=loaded.game.name,
        seats=loaded.seats,
        moves=len(loaded.entries),
        progress=loaded.game.progress(match.view(None)),
        waiting=match.to_act(),
        torn=loaded.torn,
    )


def _files(folder: Path) -> list[tuple[float, Path]]:
    try:
        found = [path for path in folder.iterdir() if path.suffix == SAVE_ENDING]
    except OSError as error:
        raise SaveError("save.unreadable", path=str(folder), why=error.strerror or str(error)) from error
    return sorted(((_changed(path), path) for path in found), reverse=True)


def _changed(path: Path) -> float:
    """When the file was last written; a file that has just gone counts as oldest."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
