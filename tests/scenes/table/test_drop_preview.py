"""The paper next to a drag's target."""

from __future__ import annotations

import pygame
import pytest

from scenes.art.frame import Frame
from scenes.art.palette import CREAM_TOP
from scenes.table.choosing.preview_lines import PreviewLine
from scenes.table.hand.drop_preview import DropPreview
from scenes.table.hand.drop_targets import DropOutcome


@pytest.mark.parametrize("left", [100, 1000])
def test_the_plaque_points_at_its_target(left: int) -> None:
    """Its tail points to the target from either side."""
    seen = DropOutcome([PreviewLine("[wood] Price", "$2", "$1", -1)], action="Sell 1 log of wood")
    plaque, bounds = DropPreview(seen, (), Frame.of((1280, 720))), pygame.Rect(0, 0, 1280, 720)
    target = pygame.Rect(left, 300, 120, 200)
    image, place = plaque.beside(target, pygame.Rect(target.center, (0, 0)), bounds)
    assert not place.inflate(-40, -40).colliderect(target)
    towards = -1 if left < 640 else 1
    edge = place.centerx + towards * plaque.size[0] // 2
    tip = edge + 6 * towards - place.left, target.centery - place.top
    assert image.get_at(tip)[:3] == pygame.Color(CREAM_TOP)[:3]
