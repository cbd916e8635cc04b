"""The same drawing of the same size is rasterised once and copied from then on, a third of the time of tests
at the window: every table, page and size of text lets go of its pictures and has them drawn anew.
"""

from __future__ import annotations

from collections import OrderedDict
from io import BytesIO
from threading import Lock

import pygame

rasterise = pygame.image.load_sized_svg

ROOM = 160_000_000
"""Bytes of pictures that stay; those go first that were not asked for for longest."""


class Rasters:
    """The pictures made of drawings, by their bytes and sizes."""

    def __init__(self) -> None:
        self._there: OrderedDict[tuple[bytes, tuple[int, int]], pygame.Surface] = OrderedDict()
        self._held = 0
        self._lock = Lock()

    def of(self, drawing: BytesIO, size: tuple[int, int]) -> pygame.Surface:
        """The rasteriser's picture of the drawing: a copy for each caller."""
        key = drawing.getvalue(), size
        with self._lock:
            found = self._there.pop(key, None)
            if found:
                self._there[key] = found
        return (found or self._keep(key, rasterise(drawing, size))).copy()

    def _keep(self, key: tuple[bytes, tuple[int, int]], image: pygame.Surface) -> pygame.Surface:
        """On another thread the same may have been made meanwhile."""
        with self._lock:
            if key not in self._there:
                self._there[key] = image
                self._held += bytes_of(image)
            while self._held > ROOM:
                self._held -= bytes_of(self._there.popitem(last=False)[1])
        return image


def bytes_of(image: pygame.Surface) -> int:
    """The bytes it takes in memory."""
    return image.get_pitch() * image.get_height()
