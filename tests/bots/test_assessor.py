"""Chances to win: judged at once, played on, and their calibration."""

from __future__ import annotations

from math import log
from typing import Any

import pytest

from raccoon.bots.arena import Tournament
from raccoon.bots.assessor import Assessor, estimate, judge_at_once, play_on, shares_by_worth
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.playout import next_seat
from raccoon.games.registry import GAMES
from strength.calibration import (
    Judged,
    Sample,
    bins,
    brier,
    calibration_error,
    crosswise,
    fitted,
    hopes,
    judged,
    redrawn,
)

NAMES = tuple(GAMES)


def somewhere(name: str, moves: int) -> Any:
    """A state after that many random moves."""
    game, chance = GAMES[name], Chance("somewhere")
    state = game.start(game.setup(game.seats[-1], game.options_type(), chance))
    for number in range(moves):
        seat = next_seat(game.to_act(state), chance)
        option = chance.pick(game.options(state, seat))
        state = game.decide(state, option.draw(chance), Chance("somewhere", number)).state
    return state


def assessor(name: str) -> Assessor:
    maker = GAME_BOTS[name].assessor
    assert maker
    return maker()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("moves", [0, 25, 60])
def test_only_what_no_seat_can_know_is_dealt_anew(name: str, moves: int) -> None:
    game, state = GAMES[name], somewhere(name, moves)
    anew = assessor(name).redeal(state, Chance("anew"))
    for seat in (None, *range(game.players(state))):
        assert game.view(anew, seat) == game.view(state, seat)
    assert game.faults(anew) == ()
    assert anew != state
    assert anew == assessor(name).redeal(state, Chance("anew"))


@pytest.mark.parametrize("name", NAMES)
def test_chances_are_shares_of_one_win(name: str) -> None:
    game, judge, state = GAMES[name], assessor(name), somewhere(name, 30)
    for chances in (judge_at_once(game, judge, state), play_on(game, judge, state, Chance("on"))):
        assert len(chances) == game.players(state)
        assert all(0 <= chance <= 1 for chance in chances)
        assert sum(chances) <= 1 + 1e-9
    assert play_on(game, judge, state, Chance("on")) == play_on(game, judge, state, Chance("on"))


def test_a_judgement_gives_way_to_what_comes_of_it() -> None:
    assert estimate((0.5, 0.5), (0.0, 0.0), 0) == (0.5, 0.5)
    assert estimate((0.5, 0.5), (6.0, 0.0), 6) == (0.75, 0.25)
    assert shares_by_worth([10, 10], 3.0) == (0.5, 0.5)
    assert shares_by_worth([1000, 0], 1.0, 0.5)[0] == pytest.approx(0.5)


def told(chance: float, wins: int, seats: int) -> list[Judged]:
    """Positions of two seats, of which the first has this chance and this share of wins."""
    rest = 1 - chance
    return [
        Judged((chance, rest), (0.0, 0.0), 0, (float(n < wins), float(n >= wins)), (3.0, 0.0), 1.0, 1.0)
        for n in range(seats)
    ]


def test_bins_tell_whether_chances_hold() -> None:
    held, wrong = told(0.75, 15, 20), told(0.75, 5, 20)
    assert [one.seats for one in bins(held) if one.seats] == [20, 20]
    assert calibration_error(bins(held)) == pytest.approx(0)
    assert calibration_error(bins(wrong)) == pytest.approx(0.5)
    low, high = bins(held)[7].interval
    assert low < 0.75 < high
    assert brier(held, lambda one: one.chances) < brier(held, lambda one: (0.5, 0.5))


def test_chances_that_hold_show_an_error_all_the_same() -> None:
    """The fewer the positions, the larger the error; wrong chances show more."""
    few, many = redrawn(told(0.75, 15, 20)), redrawn(told(0.75, 150, 200))
    assert 0 < many[0] < few[0] < few[1]
    assert calibration_error(bins(told(0.75, 5, 20))) > few[1]
    assert redrawn(told(1.0, 20, 20)) == (0, 0)


def test_a_spread_is_fitted_to_what_came() -> None:
    """Three points ahead win three of four: that corresponds to a spread of 3 / ln 3, about 2.7."""
    base, more = fitted(told(0.5, 15, 20))
    assert base + more == pytest.approx(2.7, abs=0.2)


def test_the_hope_of_the_group_is_fitted_to_what_came() -> None:
    """Judged even, three of four are won: the shift is log 3; at a stage without samples it is 0."""
    seen = [one._replace(not_lost=0.5, stages=(1.0, 0.0)) for one in told(0.5, 15, 20)]
    shared = [one._replace(came=(one.came[0], 0.0)) for one in seen * 10]
    here, elsewhere = hopes(shared)
    assert here == pytest.approx(log(3), abs=0.1)
    assert elsewhere == 0


def test_the_judgement_at_once_is_tried_on_other_games() -> None:
    """Each game is judged by what the others teach: games in which a lead won, and one in which it
    did not.
    """
    games = [told(0.5, 20, 20), told(0.5, 0, 20)]
    won, lost = crosswise(games)[:20], crosswise(games)[20:]
    assert won[0].chances[0] < 0.6
    assert lost[0].chances[0] > 0.9


def test_positions_of_a_game_repeat() -> None:
    tournament = Tournament("raccoon_rampage", 3, ("delegate",), 1, "again")
    found = judged(tournament, Sample(2, 1), 0)
    assert len(found) == 2
    assert found == judged(tournament, Sample(2, 1), 0)
    assert sum(found[0].came) in (0, pytest.approx(1))
