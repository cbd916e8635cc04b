"""The four roles by their names: influence, scoring track, home; and the count."""

import pytest

from raccoon.games.raccoon_rampage.catalogue import ROLES
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import Counting
from raccoon.games.raccoon_rampage.phases.effects import NameArea
from raccoon.games.raccoon_rampage.phases.final import GameEnded
from raccoon.games.raccoon_rampage.scoring import home_points, piece_points, score
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Dice, Table, only


def test_germany() -> None:
    role = ROLES["DE"]
    assert (role.agency, role.country, role.influence) == (True, "germany", 3)
    track = [2, 5, 7, 10, 12, 14, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43]
    assert [piece_points(role, n) for n in range(1, 21)] == track
    assert [home_points(role, (0, left, 0)) for left in range(13)] == [*range(10, 0, -1), 0, 0, 0]


def test_germany_gets_tokens_mitigated_in_germany_whoever_passed_the_policy() -> None:
    table = Table().evaluate("pizza", AR, "0/0/3/0")
    table.go()
    table.play(NameArea(AR, "germany"))
    assert table[DE].tokens == 1


def test_france() -> None:
    role = ROLES["FR"]
    assert (role.agency, role.country, role.influence) == (True, "france", 3)
    assert [piece_points(role, n) for n in range(23)] == list(range(23))
    assert [home_points(role, (left, 0, 0)) for left in range(8)] == [15, 12, 9, 6, 3, 0, 0, 0]


def test_the_activist_scores_paws_whoever_voted() -> None:
    role = ROLES["AR"]
    assert (role.agency, role.country, role.influence) == (False, "", 1)
    assert [piece_points(role, n) for n in (0, 1, 20, 21)] == [0, 2, 40, 42]
    table = Table().evaluate("breeding", DE, "5/0/0/0").raccoons(0, 10, 0)
    table.go()
    assert (table[AR].cubes, table[AR].tokens) == (1, 0)
    assert home_points(role, (0, 0, 0)) == 0


def test_the_hunter_scores_stars_and_tokens_reduced() -> None:
    role = ROLES["HU"]
    assert (role.agency, role.country, role.influence) == (False, "", 1)
    table = Table().evaluate("hobby", HU, "3/0/0/0")
    table.go(Dice("skull"))
    table.play(NameArea(DE, "germany"))
    assert (table[HU].cubes, table[HU].tokens, table[DE].tokens) == (1, 1, 0)
    assert score("HU", 1, 1, table.state.raccoons).total == 4


def counted(impact: int) -> tuple[Table, GameEnded]:
    table = Table().change(impact=impact, pending=Counting()).set(AR, cubes=5)
    return table, only(GameEnded, table.go())


@pytest.mark.parametrize("impact", [0, 1, 8, 9])
def test_at_zero_or_above_all_lose_alike_and_nobody_has_points(impact: int) -> None:
    table, ended = counted(impact)
    assert (ended.points, ended.winners, ended.impact) == ((0, 0, 0, 0), (), impact)
    assert [(o.won, o.points) for o in GAME.outcome(table.state)] == [(False, 0)] * 4


@pytest.mark.parametrize("impact", [-1, -9])
def test_below_zero_the_most_points_win(impact: int) -> None:
    table, ended = counted(impact)
    assert ended.points == (0, 0, 10, 0)
    assert [outcome.won for outcome in GAME.outcome(table.state)] == [False, False, True, False]


def test_the_points_as_they_stand_are_shown_as_if_the_group_won() -> None:
    table = Table().raccoons(1, 3, 5).change(impact=4).set(FR, tokens=4)
    seen = GAME.view(table.state, HU)
    assert [seen.score(seat).total for seat in range(4)] == [7, 16, 0, 0]
    assert (seen.score(FR).pieces, seen.score(FR).home) == (4, 12)
