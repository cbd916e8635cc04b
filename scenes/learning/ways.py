"""The ways into what teaches: the rulebooks of the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from scenes.learning.book_scene import RulebookScene
from scenes.screens.dialog import Choice, DialogScene
from scenes.screens.shell import Shell
from scenes.table.presentation import GamePresentation


class LearningWays:
    """Puts it over whatever is on the screen; `presentations` are the games there are, by name."""

    def __init__(self, shell: Shell, presentations: Mapping[str, GamePresentation]) -> None:
        self._shell = shell
        self._presentations = presentations

    def rules(self) -> Callable[[], None] | None:
        """Opens the rulebook; of several games' books the one that is chosen; None where there is none."""
        books = [name for name, shown in self._presentations.items() if shown.learning.book]
        if len(books) == 1:
            return partial(self.open_book, books[0])
        return partial(self._ask, books) if books else None

    def _ask(self, games: list[str]) -> None:
        """Ask which of the games' books is meant."""
        say = self._shell.say
        choices = [Choice(say(f"game.{name}"), partial(self.open_book, name)) for name in games]
        choices.append(Choice(say("title.continue.back"), None, "quiet"))
        self._shell.stack.push(DialogScene(say("title.rules"), say("title.which_game"), choices))

    def book_of(self, game: str) -> Callable[[], None] | None:
        """Opens that game's rulebook; None where it has none."""
        return partial(self.open_book, game) if self._presentations[game].learning.book else None

    def open_book(self, game: str, place: str = "") -> None:
        """Open a game's rules at a place of the book, "" for its first page; nothing where it has no book."""
        book = self._presentations[game].learning.book
        if book:
            self._shell.stack.push(RulebookScene(self._shell.say, book, self._shell.back, place))
