"""The functions that open rulebooks."""

from scenes.learning.book_scene import RulebookScene
from scenes.screens.app_context import AppContext


def open_book(shell: AppContext, game: str, place: str = "") -> None:
    """Open a game's rulebook at a place, "" for its first page; do nothing where it has none."""
    if scene := book_scene(shell, game, place):
        shell.stack.push(scene)


def book_scene(shell: AppContext, game: str, place: str = "") -> RulebookScene | None:
    """The screen of a game's rulebook open at a place; None where it has none."""
    book = shell.presentations[game].learning.book
    return RulebookScene(shell.say_in(game), book, shell.back, place) if book else None
