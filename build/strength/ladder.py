"""The ladder: each level against the one below, at every table, under every option."""

from collections.abc import Iterator
from itertools import pairwise

from raccoon.bots.arena import Tournament
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.game import Game
from raccoon.engine.table_options import OptionValue, option_values

PLAYERS_WITH_OPTION = 2
"""The number of players in games with options: where a game is shortest."""
PLAYERS_OF_CURVE = (2, 4)
"""The numbers of players of the curve over thinking time."""
SECONDS = (0.1, 0.5, 2.0)
"""The times, in seconds, that a move may take in the timed rungs."""
ENDLESS = 9999
"""A number of deals that no bot plays ahead in a few seconds: only the time limit ends such a thought."""
PLAYERS_SPARRING = 4
"""The number of players, if allowed, in games of the highest level against its sparring partners."""


def single_options(game: Game) -> Iterator[dict[str, OptionValue]]:
    """Every value of every option that is not the default, each alone."""
    usual = game.options_type()
    for name, values in option_values(game).items():
        yield from ({name: value} for value in values if value != getattr(usual, name))


def rungs(game: Game, games: int, seed: str, deals: int | None = None) -> tuple[Tournament, ...]:
    """One seat of each level against seats of the level below, from the lowest rung up; at last one of the
    highest among its sparring partners. `deals` is the number that the highest plays ahead, instead of its
    own.
    """
    bots = GAME_BOTS[game.name]
    *lower, highest = bots.roster.levels
    if deals is not None:
        highest = f"{highest}@{deals}"
    tables: list[tuple[int, dict[str, OptionValue]]] = [(players, {}) for players in game.seats]
    tables += [(PLAYERS_WITH_OPTION, option) for option in single_options(game)]
    pairs = [*pairwise((*lower, highest))]
    meetings = [(level, below, players, option) for below, level in pairs for players, option in tables]
    if bots.sparring:
        meetings.append((highest, bots.sparring, min(PLAYERS_SPARRING, game.seats[-1]), {}))
    return tuple(
        Tournament(game.name, players, (level, *[below] * (players - 1)), games, seed, option)
        for level, below, players, option in meetings
    )


def curve(game: Game, games: int, seed: str) -> tuple[Tournament, ...]:
    """One seat of the highest level against the level below, by its thinking time."""
    *_, below, highest = GAME_BOTS[game.name].roster.levels
    return tuple(
        Tournament(
            game.name,
            players,
            (f"{highest}@{ENDLESS}", *[below] * (players - 1)),
            games,
            seed,
            seconds=seconds,
        )
        for players in PLAYERS_OF_CURVE
        if players in game.seats
        for seconds in SECONDS
    )
