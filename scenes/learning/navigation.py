"""The way into the rulebooks of the games."""

from scenes.learning.book_scene import RulebookScene
from scenes.screens.app_context import AppContext


def open_book(shell: AppContext, game: str, place: str = "") -> None:
    """Open a game's rules at a place of the book, "" for its first page; nothing where it has no book."""
    if scene := book_scene(shell, game, place):
        shell.stack.push(scene)


def book_scene(shell: AppContext, game: str, place: str = "") -> RulebookScene | None:
    """A game's rulebook open at a place; None where it has no book."""
    book = shell.presentations[game].learning.book
    return RulebookScene(shell.say_in(game), book, shell.back, place) if book else None
