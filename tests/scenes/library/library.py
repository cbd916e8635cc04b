"""The program with saved games, and its library in a real window."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from raccoon.app.paths import saves_dir
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from scenes.library.scene import LibraryScene
from scenes.main import listen
from scenes.program import Program
from scenes.window.window import Window
from tests.app.tables import begin, person, play, saved, seats
from tests.app.thinkers import until
from tests.scenes.driving import Player


class Reader(Player):
    """A player at the library of a program."""

    def __init__(self, window: Window, program: Program) -> None:
        super().__init__(window, program.stack)
        self.program = program

    @property
    def library(self) -> LibraryScene:
        """The library, which is the topmost screen."""
        scene = self.stack.top
        assert isinstance(scene, LibraryScene)
        return scene

    @property
    def titles(self) -> list[str]:
        """The titles on the shelf, in order."""
        return [save.title for save in self.library.shelf.games]

    def read(self) -> None:
        """Wait until the folder has been read."""
        until(lambda: self.wait(1) or (isinstance(self.stack.top, LibraryScene) and not self.library.reading))
        self.wait(3)


def kept(folder: Path, title: str, moves: int, players: int = 2, people: int = 1) -> Path:
    """Save a game with that title, played by bots and then seated with people."""
    session = play(begin(saves_dir(folder), players), moves)
    for seat in range(people):
        who = session.seats[seat]
        session.change_seat(seat, Seat(who.name, PERSON, who.colour, who.emblem))
    path = saved(session).with_stem(title)
    saved(session).rename(path)
    return path


def others(folder: Path, game: str, moves: int) -> None:
    """Save so many moves of a game whose first seat is a person."""
    person(play(Session.new(game, seats(2), {}, "west", saves_dir(folder)), moves), 0)


@contextmanager
def opened(folder: Path, size: tuple[int, int] = (1280, 720), text_scale: float = 1.0) -> Iterator[Reader]:
    """A player who has opened the library from the title."""
    settings = Settings(text_scale=text_scale, reduced_motion=True)
    with Window(size) as window:
        program = Program(folder, settings)
        program.stack.resize(window.size, text_scale)
        program.title()
        listen(program, window)
        reader = Reader(window, program)
        program.library_controller.open()
        reader.read()
        yield reader
        program.thinker.close()
        program.stack.clear()


def again(path: Path) -> Session:
    """The session of a save, loaded again."""
    return Session.load(path, keep=False)
