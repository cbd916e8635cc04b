"""The players of Ballot: wiring only."""

from __future__ import annotations

from functools import partial

from raccoon.bots.game_bots import BotMaker, GameBots, Roster
from raccoon.bots.random import RandomBot
from tests.games.ballot.bots import LEVELS, Councillor, Facts


def _at(level: str, personality: str) -> BotMaker:
    """All at a level are alike."""
    return BotMaker(partial(Councillor, level))


BOTS = GameBots(
    roster=Roster(
        plain={RandomBot.name: BotMaker(RandomBot)},
        levels={level: partial(_at, level) for level in LEVELS},
    ),
    hint_givers=("mayor",),
    explanation=Facts,
)

ROOM = "tests.games.ballot"
"""The package with its sentences."""
ENTRANCE = f"{ROOM}.play"
"""The code that Python runs to play it."""
