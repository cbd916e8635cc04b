"""Measure the bots' thinking: the time of every decision in whole games, the few microseconds of the rules
included.
"""

from collections.abc import Callable, Iterable

from bench.figures import Measurement, median, nanoseconds, percentile
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.bots.registry import GAME_BOTS
from raccoon.games.registry import GAMES as ALL_GAMES

GAMES = 3
MOST_MOVES = 400
"""The most moves of a measured game: enough for a game; longer ones are cut off."""
MOST_MS, MOST_MS_AT_THE_TOP = 300.0, 2000.0
"""The longest time a decision may take, in milliseconds."""

Case = tuple[str, int]
"""A bot, and the number of players."""


def measure(
    game: str,
    games: int = GAMES,
    players: Iterable[int] = (),
    watch: Callable[[list[Case]], Iterable[Case]] = iter,
) -> list[Measurement]:
    """Median, 99th percentile and longest decision of each bot in games of its own kind, by number of
    players, and the share of decisions longer than the limit. Bots think on one core and are not interrupted,
    as the window would. Without `players`, every number of players is measured.

    `watch` iterates over the cases and may show progress.
    """
    roster = GAME_BOTS[game].roster
    tables = tuple(players) or ALL_GAMES[game].seats
    cases = [(bot, count) for bot in (*roster.plain, *roster.levels) for count in tables]
    return [figure for bot, count in watch(cases) for figure in _decisions(game, bot, count, games)]


def _decisions(game: str, bot: str, players: int, games: int) -> list[Measurement]:
    taken = [time for number in range(games) for time in _game(game, bot, players, f"bench/{number}")]
    most = MOST_MS_AT_THE_TOP if bot in GAME_BOTS[game].roster.levels[-1:] else MOST_MS
    case = f"{bot}, {players}"
    return [
        Measurement("decision", case, median(taken), "ms"),
        Measurement("decision_p99", case, percentile(taken, 0.99), "ms"),
        Measurement("decision_most", case, max(taken), "ms"),
        Measurement("decision_over", case, 100 * sum(time > most for time in taken) / len(taken), "%"),
    ]


def _game(game: str, bot: str, players: int, seed: str) -> list[float]:
    session = Session.new(game, [Seat(str(seat), bot) for seat in range(players)], {}, seed, None)
    taken: list[float] = []
    while not session.over and len(taken) < MOST_MOVES:
        taken.append(nanoseconds(lambda: session.submit(session.think())) / 1e6)
    return taken
