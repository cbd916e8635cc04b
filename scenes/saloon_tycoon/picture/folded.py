"""A picture of which little memory is taken while it is not seen."""

import zlib
from collections.abc import Iterator

import pygame

PIECE = 600_000
"""Bytes that a frame has time for to unfold."""


class Folded:
    """A picture's bytes, folded: a twentieth of them for one without noise."""

    def __init__(self, image: pygame.Surface) -> None:
        self._size = image.get_size()
        self._bytes = zlib.compress(image.get_buffer().raw, 1)

    def pieces(self) -> Iterator[pygame.Surface | None]:
        """Unfold it piece by piece, None after each; at last the picture."""
        image, place = pygame.Surface(self._size), 0
        unfolding, left = zlib.decompressobj(), self._bytes
        while left:
            piece = unfolding.decompress(left, PIECE)
            image.get_buffer().write(piece, place)
            place, left = place + len(piece), unfolding.unconsumed_tail
            yield None
        image.get_buffer().write(unfolding.flush(), place)
        yield image
