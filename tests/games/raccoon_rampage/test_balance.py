"""Whole games of a plain sensible player: it is heard at every point, and sense is what saves Europe."""

from __future__ import annotations

import pytest

from raccoon.games.raccoon_rampage.state import TableOptions
from tests.games.raccoon_rampage.balance import Choose, Result, at_random, play, summary
from tests.games.raccoon_rampage.heuristic import Player

GAMES = 12


def results(players: int, options: TableOptions, choose: Choose) -> list[Result]:
    return [play(players, options, f"sense-{number}", choose) for number in range(GAMES)]


@pytest.mark.parametrize("players", [3, 4])
def test_sensible_seats_win_some_games_and_lose_some(players: int) -> None:
    played = results(players, TableOptions(level_table=True), Player().choose)
    assert 0 < sum(bool(result.winners) for result in played) < GAMES
    assert all(max(result.points) > 0 for result in played if result.winners)
    assert all(result.points == (0,) * players for result in played if not result.winners)


def test_random_seats_lose_every_game() -> None:
    played = results(4, TableOptions(), at_random)
    assert not any(result.winners for result in played)
    assert summary(played).startswith("lost 100%")
