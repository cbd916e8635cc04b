"""The golden playthroughs show the endings that their names promise."""

from __future__ import annotations

from typing import Any

import pytest

from raccoon.games.raccoon_tycoon.actions.end_turn import FinalRoundBegun, GameEnded, VictoryDeclared
from tests.games.raccoon_tycoon.playthroughs import PLAYTHROUGHS
from tests.golden.playthroughs import steps

BY_NAME = {playthrough.name: playthrough for playthrough in PLAYTHROUGHS}


def _last(name: str, kind: type) -> list[object]:
    events = [event for step in steps(BY_NAME[name]) for event in step.events]
    return [event for event in events if isinstance(event, kind)]


@pytest.mark.parametrize(
    ("name", "exhausted"),
    [
        ("2-players-last-town", ("towns",)),
        ("3-players-last-railroad", ("railroads",)),
        ("longer-game", ("railroads", "towns")),
        ("longer-game-for-beginners", ("towns", "buildings")),
    ],
)
def test_the_game_ends_as_its_name_says(name: str, exhausted: tuple[str, ...]) -> None:
    begun: list[Any] = [*_last(name, FinalRoundBegun)]
    assert [event.exhausted for event in begun] == [exhausted]
    assert len(_last(name, GameEnded)) == 1


def test_both_ends_come_in_the_last_round() -> None:
    *_, last = steps(BY_NAME["4-players-both-ends"])
    assert last.after.town is None
    assert last.after.railroad_offer == ()


def test_sudden_death_ends_without_a_final_round() -> None:
    assert len(_last("sudden-death", VictoryDeclared)) == 1
    assert _last("sudden-death", FinalRoundBegun) == []
