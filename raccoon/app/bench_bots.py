"""How long the bots think: the time of every move in whole games, the rules' few microseconds in it."""

from __future__ import annotations

from raccoon.app.bench import Figure, median, nanoseconds, percentile
from raccoon.app.seats import Seat
from raccoon.app.session import Session, bot_names

PLAYERS = (2, 4)
GAMES = 3
MOST_MOVES = 400
"""Enough for a game; a bot that does not finish is measured on these."""


def measure(games: int = GAMES) -> list[Figure]:
    """Median, 99th percentile and longest decision of each bot among its like, by number of players."""
    return [
        figure for bot in bot_names() for players in PLAYERS for figure in _decisions(bot, players, games)
    ]


def _decisions(bot: str, players: int, games: int) -> list[Figure]:
    taken = [time for number in range(games) for time in _game(bot, players, f"bench/{number}")]
    case = f"{bot}, {players}"
    return [
        Figure("decision", case, median(taken), "ms"),
        Figure("decision_p99", case, percentile(taken, 0.99), "ms"),
        Figure("decision_most", case, max(taken), "ms"),
    ]


def _game(bot: str, players: int, seed: str) -> list[float]:
    session = Session.new([Seat(str(seat), bot) for seat in range(players)], {}, seed, None)
    taken: list[float] = []
    while not session.over and len(taken) < MOST_MOVES:
        taken.append(nanoseconds(lambda: session.submit(session.think())) / 1e6)
    return taken
