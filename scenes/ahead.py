"""Imports made while the title rests: the modules a player may need next, in their order."""

from collections.abc import Iterable, Iterator

from raccoon.app.saves.listing import Listing
from scenes.art.pictures import PICTURES
from scenes.registry import PRESENTATIONS
from scenes.screens.title.scene import TitleScene
from scenes.window.stack import SceneStack
from scenes.window.warming import Load, Warming


class TitleWarming:
    """Imports modules ahead while the title is on the stack and nothing happens."""

    def __init__(self, stack: SceneStack, games: Iterable[str]) -> None:
        self._stack, self._games = stack, tuple(games)
        self._warming = Warming()

    def import_some(self, last: Listing | None) -> bool:
        """Import for a part of a frame: the game under the pointer first, then the `last` played one. Returns
        whether everything is imported.
        """
        title = self._stack.top
        tiles = title.tiles if isinstance(title, TitleScene) else ()
        pointed = [game for game, tile in zip(self._games, tiles, strict=False) if tile.hover]
        order = dict.fromkeys([*pointed, *([last.game] if last else []), *self._games])
        return self._warming.import_some(ahead(order, last is not None))


def ahead(games: Iterable[str], going_on: bool) -> Iterator[Load]:
    """Yield the imports in order: the pictures, then lobby and table of each of the `games`; the table first
    where there is an unfinished game (`going_on`).
    """
    yield _pictures, ""
    yield _i18n, ""
    if going_on:
        yield _table, ""
    for game in games:
        yield _game, game
        yield _lobby, ""
        yield _opponents, game
        yield _page, ""
        yield _table, ""
    yield _others, ""


def _pictures(_: str) -> None:
    PICTURES.masters.warm()


def _i18n(_: str) -> None:
    """Import a library of pygame_gui that cannot be imported in parts: it gets a frame to itself."""
    import i18n  # type: ignore[import-untyped]  # noqa: F401


def _game(game: str) -> None:
    PRESENTATIONS.get(game)


def _opponents(game: str) -> None:
    from raccoon.app.games import game_named
    from raccoon.app.opponents import Opponents

    game_named(game)
    Opponents(game)


def _page(_: str) -> None:
    from scenes.screens.title import game_page  # noqa: F401
    from scenes.table.inspection import card  # noqa: F401


def _lobby(_: str) -> None:
    from scenes.screens.lobby import set_up  # noqa: F401


def _table(_: str) -> None:
    from raccoon.app.session import session  # noqa: F401
    from raccoon.app.thinking import client  # noqa: F401
    from scenes import tables  # noqa: F401


def _others(_: str) -> None:
    from scenes.challenges import controller as challenges  # noqa: F401
    from scenes.learning import book_scene, lessons  # noqa: F401
    from scenes.library import controller  # noqa: F401
    from scenes.screens.preferences import scene  # noqa: F401
