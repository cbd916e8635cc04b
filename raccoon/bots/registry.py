"""The opponents by name: an explicit table for each game, safe when the program is frozen."""

from __future__ import annotations

from collections.abc import Callable

from raccoon.bots.bot import Bot
from raccoon.bots.greedy import GreedyBot
from raccoon.bots.raccoon_tycoon.candidates import candidates
from raccoon.bots.raccoon_tycoon.value import value
from raccoon.bots.random import RandomBot
from raccoon.games.raccoon_tycoon.game import GAME as RACCOON_TYCOON

BOTS: dict[str, dict[str, Callable[[], Bot]]] = {
    RACCOON_TYCOON.name: {
        RandomBot.name: RandomBot,
        GreedyBot.name: lambda: GreedyBot(RACCOON_TYCOON, value, candidates),
    }
}
"""Makers of bots by game and bot name, weakest first."""


def make_bot(game: str, name: str) -> Bot:
    """A new bot; KeyError for an unknown name."""
    return BOTS[game][name]()
