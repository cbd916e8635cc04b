"""Opens the calendar of daily deals over any screen."""

from raccoon.app.afterwards.daily import best_results
from raccoon.app.saves.days import this_day
from scenes.daily.scene import DailyScene
from scenes.screens.app_context import AppContext


def open_daily(shell: AppContext) -> None:
    """Open the calendar of daily deals with their best results."""
    games, results = tuple(shell.presentations), best_results(shell.library.listings)

    def play(game: str, code: str) -> None:
        shell.ways.lobby(game, shell.stack.push, code)

    page = DailyScene(shell.say, games, this_day(), results, play, shell.back)
    page.turn_to(shell.settings.latest_game(shell.presentations))
    shell.stack.push(page)
