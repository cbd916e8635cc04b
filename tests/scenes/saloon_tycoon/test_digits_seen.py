"""A digit is seen on the one list that it chooses from: it has one meaning at a time."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.widgets.pick import Pick
from tests.scenes.person import Sitting
from tests.scenes.saloon_tycoon.test_ways import MOVES
from tests.scenes.staged import stage


def test_the_tile_by_digit_then_its_place_by_digit(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    table, command = MOVES["a tile by a card"]()
    stage(sitting, "saloon_tycoon", table.state, command.seat)
    choice = sitting.table.parts.panel_host.choice
    assert choice is not None

    def numbered() -> list[int]:
        lists = [one.widget for one in choice.fields if isinstance(one.widget, Pick) and one.widget.visible]
        return [number for number, one in enumerate(lists) if one.takes_digits]

    assert numbered() == [0]
    sitting.press(pygame.K_1, "1")
    assert numbered() == [1]
