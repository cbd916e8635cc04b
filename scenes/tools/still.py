"""The material of still pictures and measurements: a saved or demonstration game, shown in a language."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from shutil import rmtree
from tempfile import mkdtemp
from types import MappingProxyType
from weakref import finalize

from msgspec.structs import replace

from raccoon.app.seats import COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.app.text import Catalogue
from scenes.learning.lessons import Guest, Lessons
from scenes.library.controller import LibraryController
from scenes.screens.app_context import AppContext
from scenes.screens.cover import Cover, covers
from scenes.screens.table_menu import TableMenu
from scenes.table.context import TableNavigation
from scenes.table.presentation import GamePresentation
from scenes.table.scene import TableScene, no_guest
from scenes.window.keys import KEYS
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack

NAMES = ("Clara", "Vixen", "Otis", "Barnaby", "Wilhelmina")
SEED = "ember"
ENDLESS = 100_000
"""A number of moves greater than any game has."""

Shot = Callable[["Still"], Scene]
"""Makes the scene of a picture."""
Preparation = Callable[[TableScene], object]
"""The steps taken at a table before its picture is drawn."""


@dataclass(frozen=True)
class Showcase:
    """A game's material for pictures (`raccoon shot`) and measurements (`raccoon bench frames`).

    In a demonstration bots called `player` play `moves` moves, and then until it is `at_rest`, where the
    first seat, a person, may continue. `cast` are the controllers shown in pictures, seat by seat.
    """

    presentation: GamePresentation
    player: str
    cast: tuple[str, ...]
    moves: int
    at_rest: Callable[[Session], bool]
    shots: Mapping[str, Shot]

    def demonstration(self, players: int, moves: int, folder: Path | None = None) -> Session:
        """Return a game after so many moves of bots, with a person in the first seat; saved in `folder`."""
        session = Session.new(self.presentation.game, self.seats(players, people=0), {}, SEED, folder)
        while not session.over and (moves > 0 or not self.at_rest(session)):
            session.submit(session.think())
            moves -= 1
        if not session.over:
            session.change_seat(0, self.seats(players)[0])
        return session

    def seats(self, players: int, people: int = 1) -> list[Seat]:
        """Return so many seats, the first ones people, the others bots of one kind."""
        return [
            Seat(NAMES[seat], PERSON if seat < people else self.player, COLOURS[seat], EMBLEMS[seat])
            for seat in range(players)
        ]

    def cast_seats(self, players: int) -> list[Seat]:
        """Return the seats of a person and of the cast."""
        seats = self.seats(players)
        return [replace(seat, controller=who) for seat, who in zip(seats, self.cast, strict=False)]

    def with_cast(self, session: Session) -> Session:
        """Give the seats of the session to a person and the cast, and return the session."""
        for number, seat in enumerate(self.cast_seats(len(session.seats))):
            session.change_seat(number, seat)
        return session


class Still:
    """A saved or demonstration game with its settings and language, from which shots make their scenes."""

    def __init__(
        self,
        showcase: Showcase,
        state: Path | None = None,
        language: str = "en",
        known: Mapping[str, Cover] = MappingProxyType({}),
    ) -> None:
        """`known` are the covers of the games on the title; without them it shows this game only."""
        self.showcase = showcase
        self.state = state
        self.catalogue = Catalogue.load(language).of(showcase.presentation.game)
        KEYS.speak(self.catalogue)
        self.settings = Settings(language=language)
        self.presentations = {showcase.presentation.game: showcase.presentation}
        self.covers = known or covers({}, self.presentations)

    @cached_property
    def shell(self) -> AppContext:
        """The context of the screens; its player's folder is temporary and deleted with it."""
        folder = mkdtemp()
        shell = AppContext(SceneStack(), Path(folder), self.settings, self.presentations)
        finalize(shell, rmtree, folder, ignore_errors=True)
        return shell

    def session(self, players: int = 4, moves: int | None = None) -> Session:
        """Return the saved game, without writing to it, or a demonstration game after some moves."""
        if self.state:
            return Session.load(self.state, keep=False)
        shown = self.showcase
        return shown.with_cast(shown.demonstration(players, shown.moves if moves is None else moves))

    def table(
        self, begin: Preparation | None = None, session: Session | None = None, guest: Guest = no_guest
    ) -> TableScene:
        """Return the table of this game's session, or of another, after the steps of `begin`."""
        navigation = TableNavigation(nothing, nothing, nothing, nothing)
        shown, say = session or self.session(), self.catalogue.say
        presentation = self.showcase.presentation
        return TableScene(shown, self.settings, say, navigation, presentation, begin=begin, guest=guest)

    def menu(self, session: Session) -> TableMenu:
        """Return the menu over a session's table, with all its answers."""
        shown, shell = self.showcase.presentation, self.shell
        door, lessons = LibraryController(shell), Lessons(shell)
        more = lambda: (*lessons.choices(shown.game, session), *door.choices(session))  # noqa: E731
        return TableMenu(shell, session, more)


def nothing(*_: object) -> None:
    """Do nothing: the action of buttons in a still picture."""


def close_recap(table: TableScene) -> None:
    """Close the recap, so that the log is visible."""
    table.parts.log.close_page()
