"""The ways into what teaches: the rulebooks of the games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from scenes.learning.book_scene import RulebookScene
from scenes.screens.app_context import AppContext
from scenes.table.presentation import GamePresentation


class LearningNavigation:
    """Puts it over whatever is on the screen; `presentations` are the games there are, by name."""

    def __init__(self, shell: AppContext, presentations: Mapping[str, GamePresentation]) -> None:
        self._shell = shell
        self._presentations = presentations

    def book_of(self, game: str) -> Callable[[], None] | None:
        """Opens that game's rulebook; None where it has none."""
        return partial(self.open_book, game) if self._presentations[game].learning.book else None

    def open_book(self, game: str, place: str = "") -> None:
        """Open a game's rules at a place of the book, "" for its first page; nothing where it has no book."""
        if scene := self.book_scene(game, place):
            self._shell.stack.push(scene)

    def book_scene(self, game: str, place: str = "") -> RulebookScene | None:
        """A game's rulebook open at a place; None where it has no book."""
        book = self._presentations[game].learning.book
        return RulebookScene(self._shell.say_in(game), book, self._shell.back, place) if book else None
