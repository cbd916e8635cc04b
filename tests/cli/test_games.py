"""The command line with other games than the first: their bots, options, rounds and games without a
winner.
"""

import json
from typing import Any

import pytest

from bench import bots as bench_bots, engine
from raccoon.bots import journal
from raccoon.bots.arena import Tournament, play_game, results, standings
from raccoon.cli import main
from raccoon.games.registry import GAMES
from strength import ladder
from tests.games.ballot.installed import ballot
from tests.games.ballot.records import State

__all__ = ["ballot"]


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["simulate", "--json", "--seed", "s", *arguments]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_bots_of_the_game_play_it_with_its_options(ballot: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--game", ballot, "--bots", "mayor,clerk", "--players", "3", "--games", "8")
    usual = simulated(capsys, *arguments)
    assert usual["game"] == ballot
    assert {result["rounds"] for result in usual["results"] if result["winners"]} == {5}
    short = simulated(capsys, *arguments, "--option", "length=short")
    assert short["options"] == {"length": "short"}
    assert max(result["rounds"] for result in short["results"]) == 3


def test_a_flag_may_be_named_alone_or_with_its_value(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--bots", "random", "--games", "1", "--rounds-cap", "2", "--option")
    assert simulated(capsys, *arguments, "beginners")["options"] == {"beginners": True}
    assert simulated(capsys, *arguments, "beginners=false")["options"] == {"beginners": False}


WRONG = {
    "simulate --game whist --bots random": "no game called whist",
    "simulate --game ballot --bots tycoon": "no bot called tycoon. Choose one of: random, clerk, mayor",
    "simulate --game ballot --bots random --option length": "The option length cannot be true",
    "simulate --game ballot --bots random --option length=endless": "cannot be endless. Choose from: short",
    "simulate --game ballot --bots random --option beginners": "no option called beginners",
    "simulate --game ballot --bots random --players 5": "2 to 4 players, not 5",
    "simulate --bots random --option beginners=maybe": "cannot be maybe. Choose from: false, true",
    "simulate --game whist --ladder": "no game called whist",
    "train --game ballot out.json": "ballot is not learned from self-play",
    "train --game whist out.json": "no game called whist",
    "bench engine --game whist": "no game called whist",
    "bench bots --game whist": "no game called whist",
}


@pytest.mark.parametrize("line", WRONG)
def test_wrong_usage_is_told_in_a_sentence(
    ballot: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert WRONG[line] in err


def ruined(ballot: str) -> tuple[Tournament, list[Any]]:
    """Random games, many of which all players lose."""
    tournament = Tournament(ballot, 3, ("random",), 40, "ruin")
    return tournament, list(results(tournament))


def test_a_game_that_all_lose_is_won_by_nobody(ballot: str) -> None:
    tournament, played = ruined(ballot)
    lost = [result for result in played if not result.winners]
    assert 0 < len(lost) < len(played)
    for result in lost:
        assert not result.capped
        assert len(result.points) == 3
    (standing,) = standings(tournament, played)
    assert standing.wins == pytest.approx(len(played) - len(lost))
    assert standing.played == 3 * len(played)
    assert standing.share == pytest.approx(standing.wins / standing.played)
    assert standing.points == pytest.approx(sum(sum(result.points) for result in played) / standing.played)


def test_that_all_have_lost_is_told(ballot: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, played = ruined(ballot)
    arguments = ["--game", ballot, "--bots", "random", "--players", "3", "--games", "40", "--seed", "ruin"]
    assert main(["simulate", *arguments]) == 0
    told = capsys.readouterr().out
    assert told.count("all have lost") == sum(not result.winners for result in played)


def test_results_repeat_whoever_of_several_answers_first(ballot: str) -> None:
    tournament = Tournament(ballot, 4, ("clerk", "mayor"), 6, "again")
    assert list(results(tournament)) == [play_game(tournament, number) for number in range(6)]


def test_the_answers_do_not_always_come_in_the_order_of_the_seats(
    ballot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = set()
    look = GAMES[ballot].view

    def view(state: Any, seat: int | None) -> State:
        if not any(state.votes) and state.stage == "vote":
            first.add(seat)
        seen: State = look(state, seat)
        return seen

    monkeypatch.setattr(type(GAMES[ballot]), "view", staticmethod(view))
    for number in range(10):
        play_game(Tournament(ballot, 3, ("random",), 10, "first"), number)
    assert first == {0, 1, 2}


def test_a_game_is_given_up_by_what_it_counts_its_progress_in(ballot: str) -> None:
    result = play_game(Tournament(ballot, 3, ("mayor",), 1, "cap", {"length": "long"}, 2), 0)
    assert (result.capped, result.rounds, result.points, result.winners) == (True, 2, (), ())


def test_its_ladder_has_its_levels_tables_and_options(ballot: str) -> None:
    rungs = ladder.rungs(GAMES[ballot], 4, "s")
    assert {rung.bots[0] for rung in rungs} == {"mayor"}
    assert sorted((rung.players, *journal.option_names(rung)) for rung in rungs) == [
        (2,), (2, "length=long"), (2, "length=short"), (3,), (4,),
    ]  # fmt: skip
    assert len({journal.name(rung) for rung in rungs}) == len(rungs)
    assert {rung.players for rung in ladder.curve(GAMES[ballot], 4, "s")} == {2, 4}


def test_its_speed_can_be_measured(ballot: str) -> None:
    figures = engine.measure(GAMES[ballot], games=1)
    assert {figure.case for figure in figures if figure.name == "moves"} == {"2", "3", "4"}
    assert all(figure.value > 0 for figure in figures)
    thought = bench_bots.measure(ballot, games=1, players=(2,))
    assert {figure.case for figure in thought} == {"random, 2", "clerk, 2", "mayor, 2"}
