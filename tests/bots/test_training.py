"""Learning: stopped and continued, by one process, several or a cluster, it gives the same weights."""

import json
from pathlib import Path
from typing import Any

import pytest

from raccoon.bots.raccoon_tycoon import features
from raccoon.bots.raccoon_tycoon.weights import crowding, learned, row, start_record
from raccoon.cli import main
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.laws import faults
from raccoon.games.raccoon_tycoon.pending import AwaitAction
from training.raccoon_tycoon import play, with_gifts

pytestmark = pytest.mark.part("play")

SMALL = ("--seed", "t", "--games", "4", "--generations", "2")


def trained(out: Path, *arguments: str) -> Any:
    """The record that the command writes, without the commit it was made from."""
    assert main(["train", str(out), *arguments]) == 0
    return json.loads(out.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both generations learned in one go by one process."""
    out = tmp_path_factory.mktemp("learned") / "whole.json"
    assert main(["train", str(out), *SMALL]) == 0
    return out


@pytest.fixture
def at_once(whole: Path) -> Any:
    """Its record; no test changes the file."""
    return json.loads(whole.read_text(encoding="utf-8"))


def test_learning_goes_on_where_it_was_stopped(
    tmp_path: Path, whole: Path, at_once: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two generations in one run and in two give the same weights; another course is refused."""
    trained(tmp_path / "parts.json", *SMALL, "--generations", "1")
    assert trained(tmp_path / "parts.json", *SMALL) == at_once
    assert at_once["training"]["generation"] == 2
    assert any(any(weights) for weights in at_once["weights"].values())
    assert main(["train", str(whole), "--seed", "other"]) == 2
    assert "another seed" in capsys.readouterr().err


def test_every_game_s_learning_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    """The counts of secret claims are continued, too."""
    course = (*SMALL, "--game", "saloon_tycoon")
    trained(tmp_path / "parts.json", *course, "--generations", "1")
    assert trained(tmp_path / "parts.json", *course) == trained(tmp_path / "whole.json", *course)


def test_several_processes_learn_the_same(tmp_path: Path, at_once: Any) -> None:
    assert trained(tmp_path / "two.json", *SMALL, "--jobs", "2") == at_once


def test_a_cluster_learns_the_same(tmp_path: Path, at_once: Any) -> None:
    """A local Dask cluster with a worker in its own process, reached over the network."""
    distributed = pytest.importorskip("distributed", reason="the extra dask is not installed")
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=1, dashboard_address=None, worker_dashboard_address=None
    ) as cluster:
        found = trained(tmp_path / "cluster.json", *SMALL, "--dask", cluster.scheduler_address)
    assert found == at_once


def test_who_works_is_said_clearly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", str(tmp_path / "r.json"), "--jobs", "2", "--dask", "tcp://nowhere:1"]) == 2
    assert "Choose one of the two" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["no-record", "no-sums"])
def test_what_is_no_record_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    out = tmp_path / f"{name}.json"
    out.write_text("hello" if name == "no-record" else json.dumps({"weights": {}}), encoding="utf-8")
    before = out.read_text(encoding="utf-8")
    assert main(["train", str(out), *SMALL]) == 2
    assert "not a record of learning" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8") == before


def test_the_same_seed_plays_the_same_game() -> None:
    records = (start_record(), learned())
    assert play(records, "again") == play(records, "again")


def test_gifts_are_such_as_a_game_can_hold() -> None:
    """Every building occurs in self-play, upgraded faces too; only existing pieces are given. Only a
    warehouse may be fuller than a game would leave it.
    """
    seen, richest, stacks, cards = set(), 0, 0, 0
    for number in range(400):
        chance = Chance("gifts", number)
        players = 2 + number % 4
        state = GAME.start(GAME.setup(players, GAME.options_type(), chance))
        while not isinstance(state.pending, AwaitAction):
            option = chance.pick(GAME.options(state, state.pending.seat))
            state = GAME.decide(state, option.draw(chance), chance).state
        after = with_gifts(state, chance)
        assert not [fault for fault in faults(after) if "stores more" not in fault]
        seen |= {tile for player in after.players for tile in player.buildings}
        richest = max(richest, *(player.money for player in after.players))
        stacks = max(stacks, *(max(player.tokens) for player in after.players))
        cards += sum(len(player.towns) and len(player.railroads) for player in after.players)
    assert seen == set(BUILDINGS)
    assert richest > 80
    assert stacks > 8
    assert cards > 10


def test_the_program_s_record_tells_how_it_was_made() -> None:
    record = learned()
    assert set(record.weights) == set(record.duel) == set(record.crowd) == set(features.NAMES)
    assert record.training["command"].startswith("raccoon train FILE --seed ")
    assert record.training["commit"]


def test_between_two_and_among_many_weights_differ() -> None:
    """The weights learned from two players are not those learned from five."""
    record = learned()
    assert [crowding(players) for players in (2, 3, 4, 5)] == [(1, 0), (0, -1), (0, 0), (0, 1)]
    assert len({row(record, 6.0, players).money for players in (2, 3, 4, 5)}) == 4
