"""``raccoon bench``: every figure exists and is measured; none is judged, because tests are not timed."""

import json
from pathlib import Path

import pytest

from bench import bots, chances, command, engine, startup, thinking
from bench.figures import Measurement, median, percentile
from raccoon.app import process_memory
from raccoon.app.afterwards import chances as chances_to_win, review
from raccoon.app.paths import library_file, saves_dir
from raccoon.app.saves.library import saves
from raccoon.app.saves.library_memory import recall
from raccoon.app.text import Catalogue
from raccoon.bots import hindsight
from raccoon.cli import main
from raccoon.games.raccoon_tycoon.game import GAME
from scenes.raccoon_tycoon.showcase import SHOWCASE


def test_the_engines_figures() -> None:
    figures = engine.measure(GAME, games=2)
    found = {(figure.name, figure.case) for figure in figures}
    assert {("moves", "2"), ("moves", "4"), ("moves", "5"), ("games", "5"), ("fold", "600")} <= found
    assert {"event", "view", "imagine", "open"} <= {name for name, _ in found}
    assert all(figure.value > 0 for figure in figures)


def test_the_bots_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """The beginning of a game has all figures; among quick bots a game is measured to its end."""
    assert 40 < len(bots._game(GAME.name, "greedy", 2, "whole")) < bots.MOST_MOVES
    monkeypatch.setattr(bots, "MOST_MOVES", 40)
    figures = bots.measure(GAME.name, games=1, players=(2,))
    assert {figure.case for figure in figures} >= {"random, 2", "greedy, 2", "shrewd, 2", "tycoon, 2"}
    assert all(figure.value > 0 for figure in figures if figure.unit == "ms")
    assert all(0 <= figure.value <= 100 for figure in figures if figure.unit == "%")


def test_every_number_of_players_is_measured() -> None:
    cases: list[bots.Case] = []
    assert bots.measure(GAME.name, watch=lambda found: cases.extend(found) or ()) == []
    assert {players for _, players in cases} == {*GAME.seats}


def test_the_frames_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    from bench import frames

    for often, few in {"NAIVE_FRAMES": 2, "WARM": 2, "LOADING": 120, "ROUNDS": 1}.items():
        monkeypatch.setattr(frames, often, few)
    figures, surroundings = frames.measure(SHOWCASE, 2, frames.SIZES[:1], ("flights", "think"), 0.2)
    cases = {figure.case for figure in figures if figure.name == "frame_p99"}
    assert cases == {"flights, 1280×720", "think, 1280×720"}
    assert {"rest", "round", "round_most"} <= {figure.name for figure in figures}
    assert all(figure.value >= 0 for figure in figures)
    assert surroundings["driver"] == "dummy"
    assert surroundings["thinking"] == "tycoon"


def test_the_chances_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the shortest of games, among quick players."""
    monkeypatch.setattr(chances, "PLAYERS", 2)
    for often in ("SKETCHED", "STEADY", "GAMES"):
        monkeypatch.setattr(chances_to_win, often, 1)
    monkeypatch.setattr(review, "TRIED", {"mistake": 1})
    monkeypatch.setattr(review, "GAMES", 1)
    monkeypatch.setattr(hindsight, "AT_SIGHT", 0)
    figures = {figure.name: figure.value for figure in chances.measure(GAME.name, 1)}
    assert {*figures} == {"chances_first", "chances_all", "chances_doubt"}
    assert all(value > 0 for value in figures.values())


@pytest.mark.skipif(
    not process_memory.PAGES.exists(), reason="this system does not tell what a program holds"
)
def test_the_memory_s_figures() -> None:
    from bench import memory

    figures = {figure.name: figure for figure in memory.measure(SHOWCASE, 1, (1280, 720))}
    assert 0 < figures["memory"].value <= figures["memory_most"].value
    assert figures["memory"].case == "1 games, 1280×720"


@pytest.mark.skipif(
    not process_memory.PAGES.exists(), reason="this system does not tell what a program holds"
)
def test_what_the_thinking_process_holds() -> None:
    (figure,) = thinking.measure("raccoon_tycoon", 1, "easygoing")
    assert (figure.name, figure.case, figure.unit) == ("memory_thinking", "1 games", "MB")
    assert 10 < figure.value < 150


def test_the_start_s_figures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Next to a bare window, by the real entry point, with and without bytecode; and a following screen."""
    monkeypatch.setattr(startup, "NEXT", (("lobby", 0.0),))
    figures = {(figure.name, figure.case): figure for figure in startup.measure(times=1, games=2)}
    assert {case for name, case in figures if name == "start"} == {
        "first picture",
        "first picture, 2 games",
        "first picture, no bytecode",
        "--version",
    }
    assert figures["start_modules", "own"].value < figures["start_modules", "all"].value
    assert {name for name, _ in figures} == {"start", "start_modules", "start_memory", "next", "next_frame"}
    assert all(figure.value >= 0 for figure in figures.values())


def test_a_full_folder_is_measured_and_known_by_then(tmp_path: Path) -> None:
    startup.fill(tmp_path, 4)
    assert len(recall(library_file(tmp_path), saves_dir(tmp_path))) == 4
    assert all(one.over for one in saves(saves_dir(tmp_path)))


FIGURES = [Measurement("moves", "4", 81234.5, "1/s"), Measurement("event", "", 1.23456, "µs")]


def test_a_table_and_an_object(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(command.MEASURES, "engine", lambda arguments: FIGURES)
    assert main(["bench", "engine"]) == 0
    head, moves, event = capsys.readouterr().out.splitlines()
    assert head.startswith("Raccoon Tycoon ")
    assert moves.split() == ["random", "moves", "a", "second:", "4", "81,234", "1/s"]
    assert event.split()[-2:] == ["1.23", "µs"]
    assert main(["bench", "engine", "--json"]) == 0
    record = json.loads(capsys.readouterr().out)
    assert record["figures"][0] == {"name": "moves", "case": "4", "value": 81234.5, "unit": "1/s"}
    assert record["what"] == "engine"


def test_every_figure_has_its_words() -> None:
    names = {figure.name for figure in engine.measure(GAME, games=1)}
    catalogue = Catalogue.load()
    for name in names | {
        "decision",
        "decision_p99",
        "decision_most",
        "decision_over",
        "frame",
        "frame_p99",
        "frame_cpu",
        "frame_cpu_p99",
        "frame_naive",
        "frame_naive_p99",
        "frame_naive_cpu",
        "memory",
        "memory_most",
        "memory_thinking",
        "rest",
        "round",
        "round_most",
        "start",
        "start_memory",
        "start_modules",
        "next",
        "next_frame",
        "ratio",
    }:
        assert f"cli.bench.figure.{name}" in catalogue


def test_percentiles() -> None:
    values = [float(n) for n in range(1, 101)]
    assert (median(values), percentile(values, 0.99), percentile(values, 1.0)) == (51.0, 100.0, 100.0)
    assert median([]) == 0.0
