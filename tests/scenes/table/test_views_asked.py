"""In one step of a table each view of the game is worked out once, however many parts look at it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from raccoon.engine.match import Match
from scenes.registry import SHOWCASES
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting, seats


def views_of_steps(patch: pytest.MonkeyPatch, sitting: Sitting, game: str) -> list[Counter[int | None]]:
    """The times that each seat's view is worked out, in each step of a game that bots play."""
    steps: list[Counter[int | None]] = []
    view, follow = Match.view, TableScene.follow

    def counted(match: Match, seat: int | None, entries: int | None = None) -> Any:
        if steps:
            steps[-1][seat] += 1
        return view(match, seat, entries)

    def stepped(table: TableScene) -> None:
        steps.append(Counter())
        follow(table)

    sitting.begin(seats("random", "random", "random"), "views", game=game)
    patch.setattr(Match, "view", counted)
    patch.setattr(TableScene, "follow", stepped)
    sitting.frame(25)
    return steps


@pytest.mark.parametrize("game", SHOWCASES)
def test_each_view_is_worked_out_once_a_step(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    steps = views_of_steps(monkeypatch, Sitting(tmp_path), game)
    assert len(steps) > 20
    assert all(times <= 1 for step in steps for times in step.values())
