"""A compressed picture comes back as it was."""

from __future__ import annotations

import random

import pygame

from scenes.saloon_tycoon.picture.street import PIECE, CompressedPicture


def test_a_compressed_picture_comes_back_piece_by_piece() -> None:
    image = pygame.Surface((1000, 1000), depth=32)
    dice = random.Random(5)
    for _ in range(200):
        image.fill(
            (dice.randrange(256), dice.randrange(256), 9),
            (dice.randrange(1000), dice.randrange(1000), 60, 40),
        )
    compressed = CompressedPicture(image)
    *steps, last = compressed.steps()
    assert len(steps) >= 4_000_000 / PIECE
    assert not any(steps)
    assert last
    assert last.get_buffer().raw == image.get_buffer().raw
