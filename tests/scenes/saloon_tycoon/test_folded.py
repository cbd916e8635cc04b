"""A picture that is folded away comes back as it was."""

from __future__ import annotations

import random

import pygame

from scenes.saloon_tycoon.picture.street import PIECE, Folded


def test_a_folded_picture_comes_back_piece_by_piece() -> None:
    image = pygame.Surface((1000, 1000), depth=32)
    dice = random.Random(5)
    for _ in range(200):
        image.fill(
            (dice.randrange(256), dice.randrange(256), 9),
            (dice.randrange(1000), dice.randrange(1000), 60, 40),
        )
    folded = Folded(image)
    *pieces, last = folded.pieces()
    assert len(pieces) >= 4_000_000 / PIECE
    assert not any(pieces)
    assert last
    assert last.get_buffer().raw == image.get_buffer().raw
