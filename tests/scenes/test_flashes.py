"""Nothing flashes more than three times in a second: pieces of games, frame by frame."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from tests.scenes.flashes import MOST, Meter, Watched

GAMES = ("raccoon_tycoon", "saloon_tycoon", "raccoon_rampage")


@pytest.mark.parametrize("game", GAMES)
def test_the_deal_and_the_first_moves_of_a_game(game: str, tmp_path: Path) -> None:
    """With the curtain between two people; ``python -m tests.long flashes`` plays whole games."""
    watched = Watched(tmp_path, reduced=False)
    watched.evening(game, "flashes", moves=2)
    assert watched.meter.frames > 200
    assert watched.meter.flashes <= MOST


def _blinking(colours: tuple[str, str], each: int, area: pygame.Rect) -> int:
    """The flashes of two seconds in which a place changes its colour after so many frames."""
    meter, surface = Meter(), pygame.Surface((960, 540))
    for frame in range(120):
        surface.fill("black")
        surface.fill(colours[frame // each % 2], area)
        meter.frame(surface)
    return meter.flashes


LARGE, SMALL = pygame.Rect(0, 0, 400, 300), pygame.Rect(0, 0, 120, 90)


def test_the_measure_counts_flashes_that_are_large_and_strong_enough() -> None:
    assert _blinking(("black", "white"), 6, LARGE) == 5
    assert _blinking(("black", "white"), 15, LARGE) == 2
    assert _blinking(("black", "white"), 6, SMALL) == 0
    assert _blinking(("#606060", "#686868"), 6, LARGE) == 0


def test_the_measure_counts_flashes_of_a_saturated_red() -> None:
    assert _blinking(("#5a0000", "#7a0000"), 6, LARGE) == 5
    assert _blinking(("#5a3a3a", "#6a4444"), 6, LARGE) == 0
