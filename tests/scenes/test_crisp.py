"""A window of any size is drawn for its own pixels, never scaled up from a smaller picture."""

from __future__ import annotations

import numpy as np
import pygame
import pytest

from scenes.registry import showcase_of
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.window.window import render

USUAL = (1280, 720)


@pytest.mark.parametrize(
    ("game", "scaling"),
    [("raccoon_tycoon", 1.25), ("saloon_tycoon", 1.5), ("raccoon_rampage", 2.0), ("raccoon_tycoon", 2.5)],
)
def test_a_desktop_that_scales_gets_edges_as_sharp_as_any(game: str, scaling: float) -> None:
    """The steepest edges of a table are as steep as those of the usual window; enlarged ones would not be."""
    showcase = showcase_of(game)
    scene = shots_of(showcase)["table"](Still(showcase, None, "en"))
    size = (round(USUAL[0] * scaling), round(USUAL[1] * scaling))
    usual, larger = render(scene, USUAL), render(scene, size)
    assert steepness(larger, scaling) >= 0.9 * steepness(usual)
    assert steepness(pygame.transform.smoothscale(usual, size), scaling) < 0.8 * steepness(larger, scaling)


def steepness(picture: pygame.Surface, scaling: float = 1.0) -> float:
    """The step of brightness from a pixel to the next that one in two hundred exceeds in the usual window;
    edges grow as long as the window, its pixels by the square.
    """
    grey = pygame.surfarray.array3d(picture).astype(np.float32).mean(axis=2)
    return float(np.percentile(np.abs(np.diff(grey, axis=0)), 100 - 0.5 / scaling))
