"""The modules a player may want next at the title, in the order of their import while the title rests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from scenes.art.pictures import PICTURES
from scenes.registry import PRESENTATIONS
from scenes.window.warming import Load


def ahead(games: Iterable[str], going_on: bool) -> Iterator[Load]:
    """The pictures, then for each of the `games` its lobby and what is at its table; the table comes first
    where there is a game to go on with.
    """
    yield _pictures, ""
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
    PICTURES.warm()


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
    from scenes.learning import first_hints  # noqa: F401
    from scenes.screens import loading, resuming, table_menu  # noqa: F401
    from scenes.table import scene  # noqa: F401


def _others(_: str) -> None:
    from scenes.learning import lessons, navigation  # noqa: F401
    from scenes.library import controller  # noqa: F401
    from scenes.screens import settings  # noqa: F401
