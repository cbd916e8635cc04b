"""The large pictures of buildings are engraved ones, the small ones stay plain."""

from __future__ import annotations

import pygame
import pytest

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from scenes.raccoon_tycoon.art import engraved, signs, trades

PICTURES = sorted({signs.picture_of(name) for name in BUILDINGS} & {*trades.NAMES})


def drawn(side: int, name: str, large: bool) -> pygame.Surface:
    surface = pygame.Surface((side, side), pygame.SRCALPHA)
    paint = engraved.picture if large else signs.building_picture
    paint(surface, surface.get_rect(), name)
    return surface


@pytest.mark.parametrize("name", PICTURES)
def test_a_large_picture_shows_what_the_small_one_does_in_more_tones(name: str) -> None:
    plain, large = drawn(200, name, False), drawn(200, name, True)
    seen = [pygame.mask.from_surface(one) for one in (plain, large)]
    assert seen[0].overlap_area(seen[1], (0, 0)) > 0.7 * seen[0].count(), "it is the same thing"
    tones = [
        len({tuple(one.get_at((x, y)))[:3] for x in range(200) for y in range(0, 200, 7)})
        for one in (plain, large)
    ]
    assert tones[1] > tones[0]


def test_a_small_picture_is_plain() -> None:
    for name in PICTURES[:3]:
        assert pygame.image.tobytes(drawn(64, name, True), "RGBA") == pygame.image.tobytes(
            drawn(64, name, False), "RGBA"
        )
