"""Opens the deals of the days over whatever is on the screen."""

from raccoon.app.afterwards.daily import best_results
from raccoon.app.saves.days import this_day
from scenes.daily.scene import DailyScene
from scenes.screens.app_context import AppContext


def open_daily(shell: AppContext) -> None:
    """Show the calendar of the deals, and what came of them."""
    games, results = tuple(shell.presentations), best_results(shell.library.listings)

    def play(game: str, code: str) -> None:
        shell.ways.lobby(game, shell.stack.push, code)

    page = DailyScene(shell.say, games, this_day(), results, play, shell.back)
    page.turn_to(shell.settings.latest_game(shell.presentations))
    shell.stack.push(page)
