"""The judgement of a game played ahead: by points and by the chance to win, finished or broken off."""

import pytest

from raccoon.bots.raccoon_tycoon.bot import LearnedBot
from raccoon.bots.raccoon_tycoon.one_ply import WINNING, OnePly
from raccoon.bots.raccoon_tycoon.search import TRUST, in_points
from raccoon.bots.registry import GAME_BOTS
from raccoon.games.raccoon_tycoon.actions.auction import Pass
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import TurnDone
from tests.games.raccoon_tycoon.table import Table

SETS = ("Top Dog", "Fat Cat", "Big Bear")
"""Railroads of which the leader owns three each: more than the others can catch up with."""


def one_ply() -> OnePly:
    bot = GAME_BOTS[GAME.name].make("tycoon")
    assert isinstance(bot, LearnedBot)
    return bot.one_ply


def behind(players: int, leads: int) -> Table:
    """Seat 0 owns nothing, seat 1 three of that many railroads; seat 0 ends a turn that could be the last."""
    table = Table(players=players, start_player=1, open_money=True)
    table.railroads(1, *(name for name in SETS[:leads] for _ in range(3)))
    return table.change(turn=0, pending=TurnDone(0), round=20)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_lost_game_is_not_better_for_lasting(players: int) -> None:
    """Otherwise a player who is behind would only delay the end."""
    judge, lasting = one_ply(), behind(players, 3)
    over = behind(players, 3).change(final_round=True)
    points = judge.value(lasting.state, 0)
    assert judge.outlook(lasting.state, 0) < points - WINNING / 2
    assert judge.outlook(over.state, 0) > judge.value(over.state, 0) + 2 * WINNING  # no victory's worth in it


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_is_level_hopes_for_as_much_as_there_is_to_fear(players: int) -> None:
    judge, table = one_ply(), behind(players, 0)
    seats = range(players)
    hopes = [judge.outlook(table.state, seat) - judge.value(table.state, seat) for seat in seats]
    assert max(map(abs, hopes)) < WINNING / 2


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_chance_to_win_counts_for_both_sides_alike(players: int) -> None:
    judge, table = one_ply(), behind(players, 1)
    hopes = [judge.outlook(table.state, seat) - judge.value(table.state, seat) for seat in (0, 1)]
    assert -WINNING < hopes[0] < 0 < hopes[1] < WINNING
    assert sum(hopes) == pytest.approx(0, abs=1.0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_in_the_longer_game_a_lead_is_safe_later(players: int) -> None:
    """There is more time for the others to catch up, however impatient the leader may be."""
    hopes = []
    for longer in (False, True):
        judge, table = one_ply(), Table(players=players, longer_game=longer)
        state = table.railroads(1, *["Top Dog"] * 2).change(round=8).state
        hopes.append(judge.outlook(state, 1) - judge.value(state, 1))
    assert 0 < hopes[1] < hopes[0] < WINNING


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("deals", [0, 1, 8])
@pytest.mark.parametrize("seat", [0, 1])
def test_who_is_ahead_is_told_what_a_move_brings_not_that_they_are(
    players: int, deals: int, seat: int
) -> None:
    """A move without effect gains nothing; and the better of two stays the better."""
    judge, state = one_ply(), behind(players, 1).state
    now = judge.value(state, seat)
    judged = (TRUST * now + deals * judge.outlook(state, seat)) / (TRUST + deals)
    told = in_points(judge, state, [(judged + 1, Pass(seat)), (judged, Pass(seat))], deals)
    assert told[1][0] == pytest.approx(now)
    assert now < told[0][0] < now + 1.001
