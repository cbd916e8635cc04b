"""Sudden death: a seat that only makes money wins by it if the others let it, and no level lets it."""

import pytest

from raccoon.bots.arena import Tournament, play_game
from raccoon.bots.registry import GAME_BOTS
from raccoon.games.raccoon_tycoon.game import GAME

pytestmark = pytest.mark.part("play")

RICH = "rich"
EASIEST, EASY, *LEVELS = (*GAME_BOTS[GAME.name].roster.levels[:-1], "tycoon@1")
ALONE, SOONEST, IN_TIME = 100, 60, 50
"""Rounds in which one of two such seats has $1000, in which it hardly ever has, and in which it never has."""


def table(other: str) -> Tournament:
    """A table of two: the seat that makes money and another."""
    return Tournament(GAME.name, 2, (RICH, other), 2, "sudden death", {"sudden_death": True})


def test_money_alone_wins_where_nobody_ends_the_game() -> None:
    result = play_game(table(RICH), 0)
    assert len(result.winners) == 1
    assert result.rounds <= ALONE


@pytest.mark.parametrize(
    ("level", "last"), [(EASIEST, SOONEST), (EASY, SOONEST), *((level, IN_TIME) for level in LEVELS)]
)
def test_no_level_leaves_it_so_much_time(level: str, last: int) -> None:
    """From either seat: a player who leads that far ends the game."""
    meeting = table(level)
    for number in range(meeting.games):
        result = play_game(meeting, number)
        assert [result.bots[seat] for seat in result.winners] == [level]
        assert result.rounds < last
