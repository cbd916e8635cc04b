"""The material of still pictures and measurements: a saved or a demonstration game, and a language."""

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
from scenes.table.scene import TableScene, nobody
from scenes.window.keys import KEYS
from scenes.window.scene import Scene
from scenes.window.stack import SceneStack

NAMES = ("Clara", "Vixen", "Otis", "Barnaby", "Wilhelmina")
SEED = "ember"
ENDLESS = 100_000
"""More moves than any game has."""

Shot = Callable[["Still"], Scene]
"""Makes the scene of a picture."""
Preparation = Callable[[TableScene], object]
"""The steps taken at a table before its picture is made."""


@dataclass(frozen=True)
class Showcase:
    """The material of a game's pictures (`raccoon shot`) and measurements (`raccoon bench frames`).

    A demonstration is played by bots called `player` for `moves` moves and then until it is `at_rest`, where
    the first seat, a person, may go on. `cast` are the controllers seen in a picture, seat by seat.
    """

    presentation: GamePresentation
    player: str
    cast: tuple[str, ...]
    moves: int
    at_rest: Callable[[Session], bool]
    shots: Mapping[str, Shot]

    def demonstration(self, players: int, moves: int, folder: Path | None = None) -> Session:
        """A game that bots played for some moves and a person in the first seat goes on with; kept or not."""
        session = Session.new(self.presentation.game, self.seats(players, people=0), {}, SEED, folder)
        while not session.over and (moves > 0 or not self.at_rest(session)):
            session.submit(session.think())
            moves -= 1
        if not session.over:
            session.change_seat(0, self.seats(players)[0])
        return session

    def seats(self, players: int, people: int = 1) -> list[Seat]:
        """So many seats, the first ones people, the others bots of one kind."""
        return [
            Seat(NAMES[seat], PERSON if seat < people else self.player, COLOURS[seat], EMBLEMS[seat])
            for seat in range(players)
        ]

    def cast_seats(self, players: int) -> list[Seat]:
        """A person and characters."""
        seats = self.seats(players)
        return [replace(seat, controller=who) for seat, who in zip(seats, self.cast, strict=False)]

    def with_cast(self, session: Session) -> Session:
        """The same game with a person and characters in the seats; nothing is kept of it."""
        for number, seat in enumerate(self.cast_seats(len(session.seats))):
            session.change_seat(number, seat)
        return session


class Still:
    """A save or a demonstration game, and how it is shown."""

    def __init__(
        self,
        showcase: Showcase,
        state: Path | None = None,
        language: str = "en",
        known: Mapping[str, Cover] = MappingProxyType({}),
    ) -> None:
        """`known` are the covers of the games that the title offers; without them it offers this game."""
        self.showcase = showcase
        self.state = state
        self.catalogue = Catalogue.load(language).of(showcase.presentation.game)
        KEYS.speak(self.catalogue)
        self.settings = Settings(language=language)
        self.presentations = {showcase.presentation.game: showcase.presentation}
        self.covers = known or covers({}, self.presentations)

    @cached_property
    def shell(self) -> AppContext:
        """The context of the screens; the player's folder is an empty one, which goes with it."""
        folder = mkdtemp()
        shell = AppContext(SceneStack(), Path(folder), self.settings, self.presentations)
        finalize(shell, rmtree, folder, ignore_errors=True)
        return shell

    def session(self, players: int = 4, moves: int | None = None) -> Session:
        """The saved game, which stays as it is, or one of a person against bots some moves in."""
        if self.state:
            return Session.load(self.state, keep=False)
        shown = self.showcase
        return shown.with_cast(shown.demonstration(players, shown.moves if moves is None else moves))

    def table(
        self, begin: Preparation | None = None, session: Session | None = None, guest: Guest = nobody
    ) -> TableScene:
        """The table of this picture's session, or of another, with something begun at it."""
        navigation = TableNavigation(nothing, nothing, nothing, nothing)
        shown, say = session or self.session(), self.catalogue.say
        presentation = self.showcase.presentation
        return TableScene(shown, self.settings, say, navigation, presentation, begin=begin, guest=guest)

    def menu(self, session: Session) -> TableMenu:
        """The menu over a session's table, with all it can lead to."""
        shown, shell = self.showcase.presentation, self.shell
        door, lessons = LibraryController(shell), Lessons(shell)
        more = lambda: (*lessons.choices(shown.game, session), *door.choices(session))  # noqa: E731
        return TableMenu(shell, session, more)


def nothing(*_: object) -> None:
    """Do nothing, as the buttons of a still picture."""


def read(table: TableScene) -> None:
    """The log is in sight: the recap has been read."""
    table.parts.log.close_page()
