"""Changed and forged saves: a few hundred of them, and the findings with a program that accepts too much."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from raccoon.app.saves.save_replayer import SaveReplayer
from raccoon.bots.game_bots import GameBots
from raccoon.bots.registry import GAME_BOTS
from raccoon.games.registry import GAMES
from tests.games.registry import SUBJECTS
from tests.long.mutants import changed_saves, originals
from tests.long.run import Trial


@pytest.fixture(autouse=True)
def _all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, subject in SUBJECTS.items():
        monkeypatch.setitem(GAMES, name, subject.game)
        monkeypatch.setitem(GAME_BOTS, name, GAME_BOTS.get(name, GameBots()))


def wrong(trials: Iterator[Trial]) -> list[str]:
    return [trial.wrong for trial in trials if trial.wrong]


def test_a_few_hundred_are_refused_or_right(tmp_path: Path) -> None:
    trials = list(changed_saves(tmp_path, seed=1, count=300))
    assert wrong(iter(trials)) == []
    kinds = {trial.kind for trial in trials}
    assert kinds >= {"accepted", "torn", "save.fields", "save.checksum", "save.number", "save.other_events"}


def test_the_originals_hold_every_kind_of_line(tmp_path: Path) -> None:
    text = "".join(path.read_text("utf-8") for path in originals(tmp_path))
    for first in ("format", "number", "undone", "taken_back", "stand_in", "seats"):
        assert f'{{"{first}"' in text
    assert '"sealed"' in text
    assert '"setup"' in text


def lenient(game: SaveReplayer, entry: Any) -> None:
    """Accept all that the file says."""
    game.match.restore((entry,))


def test_a_program_that_believed_everything_would_be_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(SaveReplayer, "_decide_again", lenient)
    assert wrong(changed_saves(tmp_path, seed=1, count=300))
