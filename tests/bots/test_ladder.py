"""The ladder and the training: long runs that can be stopped, and go on to the same end."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from raccoon.bots import ladder
from raccoon.bots.arena import results
from raccoon.bots.registry import LADDER
from raccoon.cli import main
from raccoon.games.raccoon_tycoon.game import GAME


def test_every_level_meets_the_one_below_at_every_table() -> None:
    rungs = ladder.rungs(GAME, 10, "s")
    met = {(rung.bots[0], rung.bots[1], rung.players, *rung.options) for rung in rungs}
    levels = LADDER[GAME.name]
    for below, level in pairwise(levels):
        assert {(level, below, players) for players in range(2, 6)} <= met
        assert {(level, below, 3, option) for option in GAME.options_type.__struct_fields__} <= met
    assert len(met) == len(rungs) == 27
    assert all(rung.bots.count(rung.bots[0]) == 1 and len(rung.bots) == rung.players for rung in rungs)


def test_a_stopped_ladder_goes_on(tmp_path: Path) -> None:
    """Half the games, a line torn by the stop, then all: the same results as in one go."""
    rung, journal = ladder.rungs(GAME, 6, "stop")[0], tmp_path / "journal"
    whole = list(results(rung))
    begun = ladder.play(rung, {}, 1, journal)
    assert [next(begun) for _ in range(3)] == whole[:3]
    begun.close()
    with journal.open("ab") as file:
        file.write(b'{"rung":"to')
    known = ladder.read(journal)[ladder.name(rung)]
    assert sorted(known) == [0, 1, 2]
    assert list(ladder.play(rung, known, 1, journal)) == whole
    assert list(ladder.read(journal)[ladder.name(rung)].values()) == whole


def test_what_is_no_journal_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    journal = tmp_path / "journal"
    journal.write_text("hello\n")
    assert main(["simulate", "--ladder", "--games", "1", "--journal", str(journal)]) == 2
    assert "no journal" in capsys.readouterr().err
    assert journal.read_text() == "hello\n"


def test_learning_goes_on_where_it_was_stopped(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two generations in one go and in two give the same weights."""

    def learned(name: str, *generations: int) -> Any:
        out = tmp_path / f"{name}.json"
        for number in generations:
            arguments = ["--seed", "t", "--games", "2", "--generations", str(number)]
            assert main(["train", str(out), *arguments]) == 0
        return json.loads(out.read_text())

    at_once, in_parts = learned("at-once", 2), learned("in-parts", 1, 2)
    assert at_once == in_parts
    assert at_once["training"]["generation"] == 2
    assert any(any(weights) for weights in at_once["weights"].values())
    assert main(["train", str(tmp_path / "at-once.json"), "--seed", "other"]) == 2
    assert "another seed" in capsys.readouterr().err
