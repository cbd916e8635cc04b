"""The three faces of the game, from packages with open licences, at any pixel size."""

from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO

import pygame


class Face(Enum):
    """A typeface: the package it comes from and its file."""

    POSTER = ("fontpkg_abril_fatface", "AbrilFatface-Regular.ttf")
    BOOK = ("font_source_serif_pro", "SourceSerifPro-Regular.ttf")
    BOOK_SEMIBOLD = ("font_source_serif_pro", "SourceSerifPro-Semibold.ttf")
    BOOK_BOLD = ("font_source_serif_pro", "SourceSerifPro-Bold.ttf")
    BOOK_ITALIC = ("font_source_serif_pro", "SourceSerifPro-SemiboldIt.ttf")
    SLAB = ("fontpkg_zilla_slab", "ZillaSlab-SemiBold.ttf")
    SLAB_BOLD = ("fontpkg_zilla_slab", "ZillaSlab-Bold.ttf")


@cache
def data(face: Face) -> bytes:
    """The face's font file."""
    package, name = face.value
    return (files(package) / "files" / name).read_bytes()


@lru_cache(maxsize=256)
def font(face: Face, pixels: int) -> pygame.Font:
    """The face at a size in pixels; sizes come from `Frame.type`, which knows the text scale."""
    if not pygame.font.get_init():
        pygame.font.init()
    return pygame.Font(BytesIO(data(face)), pixels)


@lru_cache(maxsize=256)
def cap_height(face: Face, pixels: int) -> int:
    """How far capitals rise above the baseline, in pixels: for centring by eye."""
    metrics = font(face, pixels).metrics("H")[0]
    return int(metrics[3]) if metrics else round(pixels * 0.7)


def forget() -> None:
    """Drop every font: they die with pygame's font module and must not outlive it."""
    font.cache_clear()
    cap_height.cache_clear()
