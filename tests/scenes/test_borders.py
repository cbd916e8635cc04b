"""The edges of buttons, and small pictures, stand out by 3 : 1 from what they lie on."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
import numpy.typing as npt
import pygame
import pytest

from scenes.art import pictograms, theme
from scenes.art.moving.stamp import Stamp
from scenes.registry import showcase_of
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.widgets.button import Button
from scenes.window.window import render
from tests.scenes.contrast import CHANNEL, SIZE
from tests.scenes.sight import LUMINANCE

LEAST = 3.0
EDGE = 5
"""Pixels to both sides of a button's edge that are looked at."""
UNSEEN = {"card land", "card rethink", "card attic", "card monitor"}
"""Pictures of Raccoon Rampage's cards in lines of words, beside their names, that are as pale as 2.2 : 1."""
SCREENS = [
    ("raccoon_tycoon", "title", False),
    ("raccoon_tycoon", "table", False),
    ("raccoon_tycoon", "auction", True),
    ("raccoon_tycoon", "settings", False),
    ("saloon_tycoon", "table", False),
    ("saloon_tycoon", "lobby", True),
    ("saloon_tycoon", "results", False),
    ("raccoon_rampage", "table", False),
    ("raccoon_rampage", "results", True),
    ("raccoon_rampage", "settings-see", False),
]
Light = npt.NDArray[np.float64]


@pytest.fixture(autouse=True)
def usual_theme() -> Iterator[None]:
    yield
    theme.choose(False)


@pytest.mark.parametrize(("game", "shot", "high"), SCREENS)
def test_buttons_have_edges_and_small_pictures_forms(
    game: str, shot: str, high: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    buttons: list[Button] = []
    pale: set[str] = set()
    draw_button, draw_picture = Button.draw, pictograms.draw

    def button(self: Button, surface: pygame.Surface, *values: object) -> None:
        draw_button(self, surface, *values)
        if self.enabled and surface.get_size() == SIZE:
            buttons.append(self)

    def picture(surface: pygame.Surface, rect: pygame.Rect, name: str, alpha: int = 255) -> None:
        image = pictograms.image(name, min(rect.size))
        box = image.get_rect(center=rect.center).clip(surface.get_rect())
        if box.size == image.get_size() and box.width >= 8 and name not in UNSEEN:
            ground, forms = (
                light(surface.subsurface(box)),
                light(image)[pygame.surfarray.array_alpha(image) > 128],
            )
            found = contrast(np.append(np.percentile(forms, (5, 95)), np.median(ground)))
            pale.update({f"{name} {found:.2f}"} if found < LEAST else ())
        draw_picture(surface, rect, name, alpha)

    monkeypatch.setattr(Button, "draw", button)
    monkeypatch.setattr(pictograms, "draw", picture)
    monkeypatch.setattr(Stamp, "draw", lambda stamp, surface, of, paint: paint(surface))
    showcase = showcase_of(game)
    still = Still(showcase, None, "en")
    still.settings.high_contrast = high
    theme.choose(high)
    seen = light(render(shots_of(showcase)[shot](still), SIZE))
    assert buttons
    assert [(one.rect, one.action) for one in buttons if edge(seen, one.rect) < LEAST] == []
    assert pale == set()


def light(picture: pygame.Surface) -> Light:
    """The relative luminance of each pixel."""
    return np.asarray(np.array(CHANNEL)[pygame.surfarray.array3d(picture)] @ np.array(LUMINANCE))


def contrast(lights: Light) -> float:
    return float((lights.max() + 0.05) / (lights.min() + 0.05))


def edge(seen: Light, rect: pygame.Rect) -> float:
    """The contrast across the edge of a control that four fifths of it reach."""
    inner = rect.clip(pygame.Rect((0, 0), SIZE).inflate(-2 * EDGE, -2 * EDGE))
    across = [
        seen[x, y - EDGE : y + EDGE]
        for y in (inner.top, inner.bottom)
        for x in spots(inner.left, inner.right)
    ]
    along = [
        seen[x - EDGE : x + EDGE, y]
        for x in (inner.left, inner.right)
        for y in spots(inner.top, inner.bottom)
    ]
    return float(np.percentile([contrast(strip) for strip in across + along], 20))


def spots(begin: int, end: int) -> list[int]:
    """Places on a side of a control, away from its rounded corners."""
    return [round(begin + (end - begin) * share) for share in np.linspace(0.15, 0.85, 12)]
