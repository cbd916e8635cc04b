"""In one step of a table of bots one view is computed, however many parts use it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from raccoon.app.seats import Seat
from raccoon.app.session.bot_seats import BotSeats
from raccoon.engine.events import Command
from raccoon.engine.match import Match
from scenes.registry import SHOWCASES
from scenes.table.scene import TableScene
from tests.scenes.person import Sitting, seats


def views_of_steps(patch: pytest.MonkeyPatch, sitting: Sitting, game: str) -> list[Counter[int | None]]:
    """The number of times that each seat's view is computed for the table, in each step of a game of bots.

    The view from which a bot chooses does not count.
    """
    steps: list[Counter[int | None]] = []
    view, follow, choose = Match.view, TableScene.follow, BotSeats.choose

    def counted(match: Match, seat: int | None, entries: int | None = None) -> Any:
        if steps:
            steps[-1][seat] += 1
        return view(match, seat, entries)

    def stepped(table: TableScene) -> None:
        steps.append(Counter())
        follow(table)

    def thought(bots: BotSeats, seat: int, who: Seat) -> Command:
        steps.append(Counter())
        try:
            return choose(bots, seat, who)
        finally:
            steps.pop()

    sitting.begin(seats("random", "random", "random"), "views", game=game)
    patch.setattr(Match, "view", counted)
    patch.setattr(TableScene, "follow", stepped)
    patch.setattr(BotSeats, "choose", thought)
    sitting.frame(25)
    return steps


@pytest.mark.parametrize("game", SHOWCASES)
def test_a_table_of_bots_works_out_one_view_a_step(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, game: str
) -> None:
    steps = views_of_steps(monkeypatch, Sitting(tmp_path), game)
    assert len(steps) > 20
    assert all(step.total() <= 1 for step in steps)
