"""The post-mortem of a finished game by its assessor."""

from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation


def valuations(match: Match) -> tuple[Valuation, ...]:
    """Return all valuations in the order of the log; none for a game without assessor."""
    judge = GAME_BOTS[match.game.name].assessor
    return tuple(judge().valuations(match)) if judge else ()
