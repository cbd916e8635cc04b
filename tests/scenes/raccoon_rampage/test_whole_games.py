"""Whole games at the window: by mouse, by keys, by bots, by several people at one laptop."""

from __future__ import annotations

from pathlib import Path

import pytest

from raccoon.app.paths import saves_dir
from raccoon.app.saves.verify import verify
from scenes.window.window import MINIMUM
from tests.app.tables import saved
from tests.scenes.raccoon_rampage.house import House, Keyboard, Mouse


@pytest.mark.parametrize("hands", [Mouse(1), Keyboard(2)], ids=["mouse", "keyboard"])
def test_one_person_plays_against_bots_to_the_end(tmp_path: Path, hands: Mouse | Keyboard) -> None:
    house = House(tmp_path, MINIMUM)
    house.watch(isinstance(hands, Mouse))
    session = house.open("person", "random", "random", saves=saves_dir(tmp_path))
    house.play(hands)
    assert session.over
    assert verify(saved(session)).over
    assert house.met["HandoverScene"] == 0, "one person has the screen alone"
    assert not session.fallback_moves


@pytest.mark.parametrize("tutorial", [False, True])
def test_four_people_play_at_one_laptop(tmp_path: Path, tutorial: bool) -> None:
    house = House(tmp_path, MINIMUM)
    session = house.open("person", "person", "person", "random", seed="laptop", tutorial=tutorial)
    house.play(Mouse(3))
    assert session.over
    assert house.met["HandoverScene"]
    assert not any("message" in name for name in house.met)
