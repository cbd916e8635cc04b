"""The title as it offers the games there are: in the look of the first, with a tile for each of several."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from scenes.screens.app_context import AppContext
from scenes.screens.cover import Cover
from scenes.screens.title.buttons import GameTile
from scenes.screens.title.inspectable import InspectableTitle
from scenes.screens.title.scene import TitleActions, TitleLook

if TYPE_CHECKING:
    from scenes.table.inspection.page import Page

Games = Mapping[str, Cover]
"""The covers of the games that can be played, by name and in the order of the title."""


class TitleNavigation(msgspec.Struct, frozen=True):
    """The ways out of the title's games: to a table, to the rules, to the page of a game; `page_of_last`
    returns the page of the game that can be continued.
    """

    meet: Callable[[str], None]
    open_book: Callable[[str], None]
    page: Callable[[str], Page]
    page_of_last: Callable[[], Page | None]
    rest: Callable[[], bool] | None = None
    """Called in each frame in which the title rests, until it says that everything is done."""


def offering(
    shell: AppContext,
    games: Games,
    standing: Callable[[], str | None],
    actions: TitleActions,
    ways: TitleNavigation,
    warning: str,
) -> InspectableTitle:
    """The title that offers these games; `standing` tells where the last one stands (`TitleScene`). One game
    alone has no tile: a button begins it.
    """
    several = games if len(games) > 1 else {}
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
    return InspectableTitle(
        shell.catalogue,
        actions,
        _look(shell, games),
        standing,
        warning,
        lambda: not shell.settings.reduced_motion,
        tiles,
        ways.rest,
        games=tuple(several),
        page=ways.page,
        page_of_last=ways.page_of_last,
        open_book=ways.open_book,
    )


def _look(shell: AppContext, games: Games) -> TitleLook:
    """The look of the first game there is; where there are several, with the words of the house."""
    game, cover = next(iter(games.items()))
    ground = cover.ground()
    if len(games) > 1:
        return TitleLook(ground, shell.say("title.games"))
    return TitleLook(ground, shell.say(f"game.{game}.motto"), shell.say(f"game.{game}.place"))
