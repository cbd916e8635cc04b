"""The league: every level against opponents it never learned from, at every table, under every option."""

from collections.abc import Sequence

from raccoon.bots.arena import Tournament
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.game import Game
from raccoon.engine.table_options import OptionValue
from strength.ladder import PLAYERS_WITH_OPTION, single_options

SEED = "league"
"""The default seed of the league's deals."""


def pool(game: Game) -> tuple[str, ...]:
    """The opponents in the games: the plain bots and the styles."""
    bots = GAME_BOTS[game.name]
    return (*bots.roster.plain, *bots.styles)


def meetings(
    game: Game,
    games: int,
    seed: str,
    levels: Sequence[str] = (),
    tables: Sequence[tuple[int, dict[str, OptionValue]]] = (),
) -> tuple[Tournament, ...]:
    """One seat of each style among seats of one level, seats rotated over the same deals; without `levels` of
    every level, without `tables` at every number of players and, at the smallest table, under every option.
    """
    every: list[tuple[int, dict[str, OptionValue]]] = [(players, {}) for players in game.seats]
    every += [(PLAYERS_WITH_OPTION, option) for option in single_options(game)]
    return tuple(
        Tournament(game.name, players, (style, *[level] * (players - 1)), games, seed, option)
        for level in levels or GAME_BOTS[game.name].roster.levels
        for players, option in tables or every
        for style in pool(game)
    )
