"""Opens the comparison of a finished game with other games of its deal, by people and by bots."""

from itertools import chain
from pathlib import Path

from raccoon.app.afterwards import duplicate, level_games
from raccoon.app.afterwards.duplicate import Try
from raccoon.app.afterwards.level_games import LevelGames
from raccoon.app.deal_code import deal_sign
from raccoon.app.paths import duplicates_dir
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.listing import Listing, listing
from raccoon.app.session.session import Session
from scenes.afterwards.finished import FinishedGame
from scenes.duplicate.rows import TryRow, try_row
from scenes.duplicate.scene import DuplicatePage
from scenes.results.code_button import code_of


def are_tries(session: Session) -> bool:
    """Return whether the game can be compared: it is saved, and no fork of another."""
    return session.file is not None and session.header is not None and session.header.parent is None


class DealTries:
    """The tries at the deal of a finished game: people's in the library, and bots' in the same `seat`."""

    def __init__(self, game: FinishedGame) -> None:
        assert game.session.file
        self._game, self._file = game, game.session.file
        self._folder = duplicates_dir(game.shell.data)
        session = game.session
        self._deal, self.seat = deal_sign(session.match), next(iter(session.people), 0)
        self._own = (*duplicate.as_tries(listing(self._file), session.people or (self.seat,)),)
        self._listings: tuple[Listing, ...] = ()
        self._of_people: tuple[Try, ...] = ()
        self._of_bots: dict[str, tuple[Try, ...]] = {}
        self.look_for_bots()

    def find(self) -> tuple[Try, ...]:
        """Return all tries known so far."""
        if self._listings is not self._game.shell.library.listings:
            self._listings = self._game.shell.library.listings
            others = [one for one in self._listings if one.path != self._file]
            self._of_people = tuple(duplicate.of_deal(self._deal, others))
        return (*self._own, *self._of_people, *chain(*self._of_bots.values()))

    def look_for_bots(self) -> None:
        """Read the bots' games that have been played since the last look."""
        match, seats = self._game.session.match, self._game.session.seats
        for level in level_games.levels(match.game.name):
            path = level_games.file_of(match, seats, self.seat, level, self._folder)
            if level not in self._of_bots and path.exists():
                self._of_bots[level] = (*duplicate.as_tries(listing(path), [self.seat], level),)

    def row(self, one: Try) -> TryRow | None:
        """Return the row of a try; None if its game can no longer be read."""
        game, here = self._game, one.path == self._file
        try:
            session = game.session if here else Session.load(one.path, keep=False)
        except SaveError:
            return None
        results = game.results if here else game.shown.results.results_of(session, game.catalogue)
        return try_row(one, session, results, here and one.seat == self.seat, game.say)

    def play(self) -> LevelGames:
        """Start games in which bots of every level play the seat."""
        return LevelGames(self._file, self.seat, self._folder)

    def watch(self, path: Path) -> None:
        """Open the replay of a file."""
        shell = self._game.shell
        shell.attempt(lambda: shell.ways.replay(Session.load(path, keep=False)))


def duplicate_page(game: FinishedGame) -> DuplicatePage:
    """Return the page of all tries at the deal of a game; start to read the library again."""
    game.shell.library.open()
    if not game.shell.window:
        game.shell.library.wait()
    tabs, code = game.tabs("duplicate"), code_of(game.session)
    return DuplicatePage(game.say, tabs, game.shell.back, DealTries(game), code)
