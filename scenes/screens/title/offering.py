"""Makes the title from the games: the look of the first one, and a tile for each if there are several."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from scenes.screens.app_context import AppContext
from scenes.screens.cover import Cover, with_book, with_course
from scenes.screens.title.buttons import GameTile
from scenes.screens.title.inspectable import InspectableTitle
from scenes.screens.title.menu import TitleActions
from scenes.screens.title.scene import TitleLook
from scenes.screens.unfinished import Unfinished

if TYPE_CHECKING:
    from scenes.table.inspection.page import Page

Games = Mapping[str, Cover]
"""The covers of the games, by name and in the order of the title."""


def offering(
    shell: AppContext,
    games: Games,
    unfinished: Unfinished,
    warning: str = "",
    page_of_last: Callable[[], Page | None] = lambda: None,
    rest: Callable[[], bool] | None = None,
) -> InspectableTitle:
    """Return the title for these games and the `unfinished` saves. A single game has no tile but a button.
    `page_of_last` makes the page of the last unfinished game; `rest` is called in each frame in which nothing
    else is to be done, until it returns True.
    """
    several, ways, first = games if len(games) > 1 else {}, shell.ways, next(iter(games))
    tiles = [
        GameTile(
            shell.say(f"game.{name}"),
            cover.draw_tile,
            partial(ways.meet, name),
            shell.say(f"game.{name}.motto"),
            shell.say("welcome.play"),
        )
        for name, cover in several.items()
    ]
    actions = TitleActions(
        resume=unfinished.go_on,
        new_game=partial(ways.lobby, first),
        library=ways.library,
        challenges=ways.challenges,
        settings=partial(shell.open_settings, first),
        quit=shell.stack.clear,
        rules=shell.with_game("title.rules", with_book(games), ways.book),
        learn=shell.with_game("title.learn", with_course(games), ways.learn),
    )

    def page(game: str) -> Page:
        from scenes.screens.title.game_page import game_page

        return game_page(shell.presentations[game], games[game].draw_tile, shell.say_in(game))

    return InspectableTitle(
        shell.catalogue,
        actions,
        _look(shell, games),
        unfinished.standing,
        warning,
        lambda: not shell.settings.reduced_motion,
        tiles,
        rest,
        games=tuple(several),
        page=page,
        page_of_last=page_of_last,
        open_book=ways.book,
    )


def _look(shell: AppContext, games: Games) -> TitleLook:
    """Return the look of the first game: with its own name and motto, or, if there are several games, with
    the program's.
    """
    game, cover = next(iter(games.items()))
    ground = cover.ground()
    if len(games) > 1:
        return TitleLook(ground, shell.say("title.games"))
    name, motto, place = (shell.say(f"game.{game}{part}") for part in ("", ".motto", ".place"))
    return TitleLook(ground, motto, place, name)
