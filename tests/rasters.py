"""Rasterise each drawing once per size and copy it afterwards, which saves a third of the time of the
window's tests: each table, page and text size drops its pictures and has them drawn again.
"""

from __future__ import annotations

from collections import OrderedDict
from io import BytesIO
from threading import Lock

import pygame

rasterise = pygame.image.load_sized_svg

ROOM = 160_000_000
"""The most bytes of cached pictures; the least recently used are removed first."""


class Rasters:
    """The cached pictures of drawings, by their bytes and sizes."""

    def __init__(self) -> None:
        self._there: OrderedDict[tuple[bytes, tuple[int, int]], pygame.Surface] = OrderedDict()
        self._held = 0
        self._lock = Lock()

    def of(self, drawing: BytesIO, size: tuple[int, int]) -> pygame.Surface:
        """A copy of the picture of a drawing at a size."""
        key = drawing.getvalue(), size
        with self._lock:
            found = self._there.pop(key, None)
            if found:
                self._there[key] = found
        return (found or self._keep(key, rasterise(drawing, size))).copy()

    def _keep(self, key: tuple[bytes, tuple[int, int]], image: pygame.Surface) -> pygame.Surface:
        """Store the picture, unless another thread has stored it meanwhile."""
        with self._lock:
            if key not in self._there:
                self._there[key] = image
                self._held += bytes_of(image)
            while self._held > ROOM:
                self._held -= bytes_of(self._there.popitem(last=False)[1])
        return image


def bytes_of(image: pygame.Surface) -> int:
    """The bytes of a picture in memory."""
    return image.get_pitch() * image.get_height()
