"""Screens with all their words and controls, and blank pictures: for tests that read what is written, and do
not look at what it is written on. What is kept of such pictures is kept apart from the painted ones.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import _lru_cache_wrapper, lru_cache
from typing import Any

import pygame
import pytest

from scenes.art import surface_cache
from scenes.art.frame import Size
from scenes.art.moving import background
from scenes.art.pictures import Pictures
from scenes.art.vector import Drawing
from scenes.library.sketching import MIDDLE_WIDTH, WHOLE_SIZE
from scenes.printing import prints
from scenes.raccoon_rampage.picture.ground import CHAMBER
from scenes.raccoon_tycoon.valley.panorama import RENDERER
from scenes.tools import shots


class Shelf:
    """The pictures that are kept of every kind, and the window they are kept for; none in the beginning."""

    def __init__(self) -> None:
        self._pictures: list[dict[Any, Any]] = [{} for _ in surface_cache._kinds]
        self._held = surface_cache._CacheMemory()

    def swap(self) -> None:
        """Put these in the place of those that are kept, and keep those here."""
        kinds = surface_cache._kinds
        self._pictures += [{} for _ in kinds[len(self._pictures) :]]
        for number, kind in enumerate(kinds):
            kind.pictures, self._pictures[number] = self._pictures[number], kind.pictures
        surface_cache._memory, self._held = self._held, surface_cache._memory


_shelf = Shelf()
SURFACE = (pygame.Surface, "pygame.Surface")


@contextmanager
def unpainted() -> Iterator[None]:
    """Within this no picture is painted."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Drawing, "raster", lambda self, size: pygame.Surface(size, pygame.SRCALPHA))
        patch.setattr(Pictures, "image", lambda self, kind, name, size: _opaque(size))
        patch.setattr(Pictures, "uncached", lambda self, kind, name, size, focus=0.5: _opaque(size))
        patch.setattr(prints, "engraved", lambda source, size, *_: pygame.Surface(size, pygame.SRCALPHA))
        patch.setattr(prints, "bust_of", lambda character, mood, size: pygame.Surface(size, pygame.SRCALPHA))
        patch.setattr(shots, "draw", lambda *_: (_opaque(WHOLE_SIZE), _opaque((MIDDLE_WIDTH, MIDDLE_WIDTH))))
        _change()
        try:
            yield
        finally:
            RENDERER.clear()
            RENDERER.wait()  # until the thread has let go of what it was asked for, or is through with it
            background.end()
            _change()


def _change() -> None:
    """From painted pictures to blank ones, or back; what is kept elsewhere is let go."""
    _shelf.swap()
    RENDERER.clear()
    CHAMBER.forget()
    for drawn in _kept_elsewhere(len(sys.modules)):
        drawn.cache_clear()


@lru_cache(maxsize=1)
def _kept_elsewhere(modules: int) -> tuple[_lru_cache_wrapper[Any], ...]:
    """The functions of so many imported modules that remember pictures."""
    ours = [module for name, module in tuple(sys.modules.items()) if name.startswith("scenes.")]
    functions = [
        one for module in ours for one in vars(module).values() if isinstance(one, _lru_cache_wrapper)
    ]
    return tuple([one for one in functions if one.__annotations__["return"] in SURFACE])


def _opaque(size: Size) -> pygame.Surface:
    return pygame.Surface((max(1, size[0]), max(1, size[1])))
