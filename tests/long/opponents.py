"""Every opponent of every game among its own kind, at tables of every size: each game ends."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle, islice

from raccoon.bots.arena import Tournament, play_game
from raccoon.bots.registry import GAME_BOTS
from raccoon.games.registry import GAMES
from tests.long.run import Trial


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Play one game a trial: opponent after opponent, with one more seat in each round."""
    tables = [
        (game, players, bot)
        for turn in range(max(len(game.seats) for game in GAMES.values()))
        for game in GAMES.values()
        for players in game.seats[turn : turn + 1]
        for bot in (*GAME_BOTS[game.name].roster.levels, *GAME_BOTS[game.name].roster.opponents)
    ]
    for number, (game, players, bot) in enumerate(islice(cycle(tables), count)):
        result = play_game(Tournament(game.name, players, (bot,), 1, f"whole {seed} {number}"), 0)
        wrong = f"{bot} at a table of {players}: no end" if result.capped else ""
        yield Trial(f"{game.name} of {players}", wrong)
