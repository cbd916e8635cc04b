"""Games of plain sensible players have the length and the scores that the rules were balanced for."""

from __future__ import annotations

from statistics import mean

import pytest

from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.scoring import score
from raccoon.games.saloon_tycoon.state import TableOptions
from tests.games.saloon_tycoon.balance import played

GAMES = 4


@pytest.mark.parametrize("players", GAME.seats)
def test_plain_games_end_and_are_neither_short_nor_long(players: int) -> None:
    results = [played(players, f"plain {number}", TableOptions()) for number in range(GAMES)]
    states = [state for state, _, _ in results]
    assert all(GAME.outcome(state) for state in states)
    assert 12 <= mean(state.round for state in states) <= 18
    assert 75 <= mean(score(player).total for state in states for player in state.players) <= 110
    assert all(GAME.faults(state) == () for state in states)
