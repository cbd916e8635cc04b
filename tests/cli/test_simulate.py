"""``raccoon simulate``: the same games with any number of processes, true figures."""

import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import raccoon
from raccoon.bots.arena import Tournament, play_game, results, standings, wilson
from raccoon.bots.registry import GAME_BOTS
from raccoon.cli import main
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from tests.app.tables import seat_bot

GAME = "raccoon_tycoon"
ROOT = Path(raccoon.__path__[0]).parent


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str) -> Any:
    """The output of ``simulate --json``."""
    assert main(["simulate", "--json", *arguments]) == 0
    out, err = capsys.readouterr()
    assert err == "", "no progress bar where nobody watches"
    assert out.count("\n") == 1
    return json.loads(out)


def test_results_do_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ("--players", "3", "--bots", "greedy,random", "--games", "6", "--seed", "jobs")
    one = simulated(capsys, *arguments, "--jobs", "1")
    two = simulated(capsys, *arguments, "--jobs", "2")
    assert one == two
    assert [result["number"] for result in one["results"]] == list(range(6))


def test_another_seed_is_another_game(capsys: pytest.CaptureFixture[str]) -> None:
    found = [
        simulated(capsys, "--bots", "random", "--games", "2", "--seed", seed) for seed in ("a", "a", "b")
    ]
    assert found[0]["results"] == found[1]["results"] != found[2]["results"]


def test_without_a_seed_the_seed_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    first = simulated(capsys, "--bots", "random", "--games", "1")
    again = simulated(capsys, "--bots", "random", "--games", "1", "--seed", first["seed"])
    assert again == first


def test_the_record_holds_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    found = simulated(
        capsys, "--players", "4", "--bots", "greedy,random", "--games", "4", "--seed", "s",
        "--option", "beginners", "--option", "longer_game",
    )  # fmt: skip
    assert found["options"] == {"beginners": True, "longer_game": True}
    assert found["players"] == 4
    for result in found["results"]:
        assert len(result["bots"]) == len(result["points"]) == 4
        best = max(result["points"])
        assert all(result["points"][seat] == best for seat in result["winners"])
    assert sum(standing["wins"] for standing in found["standings"]) == pytest.approx(4)
    assert sum(standing["played"] for standing in found["standings"]) == 16


def test_seats_rotate_over_the_same_deal() -> None:
    tournament = Tournament(GAME, 3, ("greedy", "random", "random"), 6, "s")
    seatings = [tournament.seating(number) for number in range(3)]
    assert [seating.index("greedy") for seating in seatings] == [0, 2, 1]
    assert [tournament.deal(number) for number in range(6)] == ["s/0"] * 3 + ["s/1"] * 3


def test_a_game_that_does_not_end_is_given_up_and_told(capsys: pytest.CaptureFixture[str]) -> None:
    """Production is always possible, so only a cap ends a game of players who only produce."""

    class Producer:
        name = "producer"

        def choose(self, view: Any, options: tuple[Any, ...], chance: Chance) -> Any:
            wanted = [option for option in options if option.command in (Produce, EndTurn)]
            return (wanted or options)[-1].draw(chance)

    with pytest.MonkeyPatch.context() as patch:
        seat_bot(patch, "producer", Producer)
        result = play_game(Tournament(GAME, 2, ("producer",), 1, "s", {}, 25), 0)
        arguments = ["--bots", "producer,producer", "--games", "2", "--rounds-cap", "25", "--seed", "s"]
        found = simulated(capsys, *arguments)
        assert main(["simulate", *arguments]) == 0
    assert result.capped
    assert (result.rounds, result.points, result.winners) == (25, (), ())
    assert found["capped"] == 2
    assert found["standings"][0]["wins"] == 0
    assert found["standings"][0]["points"] is None
    out = capsys.readouterr().out
    assert "given up after 25 rounds" in out
    assert "2 games did not end within 25 rounds" in out


def test_the_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--bots", "greedy,random", "--games", "4", "--seed", "t"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.startswith(f"Game {number} ") for number, line in enumerate(lines[:4], 1)] == [True] * 4
    head, greedy, random, repeat = lines[-4:]
    assert head.split()[:4] == ["bot", "seats", "wins", "share"]
    assert greedy.startswith("greedy")
    assert random.startswith("random")
    assert repeat == "Play the same games again with --seed t."


def test_a_shared_win_counts_in_parts() -> None:
    tournament = Tournament(GAME, 2, ("greedy", "random"), 2, "s")
    first, second = (play_game(tournament, number) for number in range(2))
    shared = type(first)(0, "s/0", ("greedy", "random"), (40, 40), (0, 1), 20, 100, False)
    found = {standing.bot: standing for standing in standings(tournament, [shared])}
    assert (found["greedy"].wins, found["random"].wins) == (0.5, 0.5)
    assert found["greedy"].share == 0.5
    assert first.bots == ("greedy", "random")
    assert second.bots == ("random", "greedy")


@pytest.mark.parametrize(
    ("wins", "played", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (60, 100, 0.5020, 0.6906)],
)
def test_wilson_intervals_against_published_figures(wins: int, played: int, low: float, high: float) -> None:
    assert wilson(wins, played) == pytest.approx((low, high), abs=0.0001)


@pytest.mark.skipif(os.name == "nt", reason="a signal of POSIX systems")
def test_ctrl_c_ends_every_process_quietly() -> None:
    command = ["simulate", "--bots", "random", "--games", "100000", "--jobs", "2", "--seed", "x"]
    # A shell starts background jobs with Ctrl-C ignored, and children inherit that.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    run = subprocess.Popen(
        [sys.executable, "-m", "raccoon", *command],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    signal.signal(signal.SIGINT, before)
    with run:
        assert run.stdout is not None
        assert run.stderr is not None
        assert run.stdout.readline().startswith("Game 1 ")
        os.killpg(run.pid, signal.SIGINT)
        run.stdout.read()
        assert run.stderr.read() == ""
    assert run.returncode == 130


def test_wilson_knows_nothing_before_the_first_game() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_greedy_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    tournament = Tournament(GAME, 2, ("greedy", "random"), 20, "strength")
    greedy, random = standings(tournament, results(tournament))
    assert greedy.low > random.high


def test_luck_and_mistakes_are_told_apart(capsys: pytest.CaptureFixture[str]) -> None:
    """Of bots of one kind, a seat gets the best deal; of others, each has its own row."""
    line = "simulate --luck --game saloon_tycoon --players 2 --games 1 --seed luck --bots "
    assert main((line + "nipper").split()) == 0
    said = capsys.readouterr().out
    assert "best dealt" in said
    assert "in 1 game:" in said
    assert main((line + "cowhand,nipper").split()) == 0
    rows = {row.split()[0]: row.split()[1:] for row in capsys.readouterr().out.splitlines() if row}
    for bot in ("cowhand", "nipper"):
        parts = [float(figure.replace("−", "-")) for figure in rows[bot]]
        assert sum(parts[:-1]) == pytest.approx(parts[-1], abs=0.3)


def test_how_well_chances_hold_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate --chances --game raccoon_rampage --players 3 --bots delegate --games 1 --seed held"
    assert main(line.split()) == 0
    told = capsys.readouterr().out
    assert "Positions judged: 1, of games: 1; each was played on 20 times." in told
    assert "Calibration error" in told
    assert "Judged at once alone: error" in told
    assert main([*line.split(), "--fit"]) == 0
    assert "Spread fitted to 12 positions" in capsys.readouterr().out


def test_a_game_that_nobody_judges_is_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAME_BOTS, GAME, replace(GAME_BOTS[GAME], assessor=None))
    assert main(["simulate", "--chances", "--bots", "random"]) == 2
    assert "Nobody can judge" in capsys.readouterr().err
