"""Numbers roll in every game: no two are visible in one place, and a press ends the rolling."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.registry import PRESENTATIONS
from tests.scenes.person import Sitting, seats


def alike(one: pygame.Surface, other: pygame.Surface) -> bool:
    """Whether two pictures are the same except for shadows of neighbours."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (20, 20, 20, 255), other)
    return same.count() == one.get_width() * one.get_height()


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_figure_rolls_to_the_one_that_is_shown_and_a_press_ends_it(game: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    sitting.begin(seats("random", "random", "random"), "rolling", game=game)
    animator = sitting.table.parts.animator
    for _ in range(2000):
        sitting.frame()
        if (rolls := animator.queue.rolls).flights and not rolls.time:
            break
    roll = rolls.flights[0]
    place = roll.stops[0]
    sitting.frame(2)
    old, half, new = (roll.look(share, place.size) for share in (0, 0.5, 1))
    shown = sitting.table.parts.picture._layer
    assert shown
    assert alike(new, shown.subsurface(place))
    assert not alike(old, new)
    wide, up = place.width, round(place.height / 2)
    rest = place.height - up
    assert alike(half.subsurface((0, 0, wide, rest)), old.subsurface((0, up, wide, rest))), "it goes up"
    assert alike(half.subsurface((0, rest, wide, up)), new.subsurface((0, 0, wide, up))), "one comes after it"
    sitting.click_at_once((3, 3))
    assert not animator.queue.rolls.flights
