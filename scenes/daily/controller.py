"""Opens the deals of the days over whatever is on the screen."""

from __future__ import annotations

from collections.abc import Callable

from raccoon.app.afterwards.daily import best_results
from raccoon.app.saves.days import this_day
from raccoon.app.saves.library import Library
from scenes.daily.scene import DailyScene
from scenes.screens.app_context import AppContext


def open_daily(
    shell: AppContext, library: Library, games: tuple[str, ...], on_play: Callable[[str, str], None]
) -> None:
    """Show the calendar; `on_play` gets the game and the code of a deal."""
    results = best_results(library.listings)
    shell.stack.push(DailyScene(shell.say, games, this_day(), results, on_play, shell.back))
