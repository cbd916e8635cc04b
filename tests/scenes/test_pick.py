"""A list of entries in a small window: no label leaves its plate."""

from __future__ import annotations

import pygame
import pytest

from scenes.art import pictograms
from scenes.art.frame import Frame
from scenes.widgets.pick import Pick, numbered


@pytest.mark.parametrize(
    "label", ["Phineus at [emblem cane pink] *Barnaby the Elder*", "Somebody with a very long name"]
)
@pytest.mark.parametrize("high", [15, 18, 34])
def test_a_label_stays_on_its_plate(label: str, high: int) -> None:
    """In one line where there is no room for a second, narrower than usual."""
    assert pictograms
    frame, pick = Frame.of((960, 540)), Pick(numbered([("a", label), ("b", "Otis")]), "", lambda _: None)
    pick.rect = pygame.Rect(20, 20, 120, 2 * high + 3)
    surface = pygame.Surface((160, 120))
    surface.fill("#204060")
    pick.draw(surface, frame)
    plates = [rect.inflate(8, 8) for _, rect in pick.plates()]
    outside = (
        (x, y)
        for x in range(surface.get_width())
        for y in range(surface.get_height())
        if not any(plate.collidepoint(x, y) for plate in plates)
    )
    assert all(surface.get_at(place)[:3] == (0x20, 0x40, 0x60) for place in outside)
