"""Fonts at any pixel size: the game's three typefaces and fallbacks for other scripts, all from packages."""

from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from io import SEEK_CUR, SEEK_END, SEEK_SET, BytesIO, RawIOBase
from mmap import ACCESS_READ, mmap
from pathlib import Path
from typing import IO, cast

import pygame
import pygame.freetype

from scenes.art import surface_cache


class Typeface(Enum):
    """A typeface: the package it comes from and its file."""

    POSTER = ("fontpkg_abril_fatface", "files/AbrilFatface-Regular.ttf")
    BOOK = ("font_source_serif_pro", "files/SourceSerifPro-Regular.ttf")
    BOOK_SEMIBOLD = ("font_source_serif_pro", "files/SourceSerifPro-Semibold.ttf")
    BOOK_BOLD = ("font_source_serif_pro", "files/SourceSerifPro-Bold.ttf")
    BOOK_ITALIC = ("font_source_serif_pro", "files/SourceSerifPro-SemiboldIt.ttf")
    SLAB = ("fontpkg_zilla_slab", "files/ZillaSlab-SemiBold.ttf")
    SLAB_BOLD = ("fontpkg_zilla_slab", "files/ZillaSlab-Bold.ttf")

    SANS = ("manimgx_fonts", "NotoSans[wght].ttf")
    HEBREW = ("manimgx_fonts", "NotoSansHebrew[wght].ttf")
    ARABIC = ("manimgx_fonts", "NotoSansArabic[wght].ttf")
    ARMENIAN = ("manimgx_fonts", "NotoSansArmenian[wght].ttf")
    GEORGIAN = ("manimgx_fonts", "NotoSansGeorgian[wght].ttf")
    THAI = ("manimgx_fonts", "NotoSansThai[wght].ttf")
    DEVANAGARI = ("manimgx_fonts", "NotoSansDevanagari[wght].ttf")
    BENGALI = ("manimgx_fonts", "NotoSansBengali[wght].ttf")
    TAMIL = ("manimgx_fonts", "NotoSansTamil[wght].ttf")
    EMOJI = ("manimgx_fonts", "NotoEmoji[wght].ttf")
    SYMBOLS = ("manimgx_fonts", "NotoSansSymbols[wght].ttf")
    CHINESE = ("pygame_gui", "data/NotoSansSC-Regular.otf")
    KOREAN = ("pygame_gui", "data/NotoSansKR-Regular.ttf")

    __hash__ = object.__hash__
    """Needed for every word that is drawn: Enum's own hash takes five times as long."""


SPARE = tuple(Typeface)[tuple(Typeface).index(Typeface.SANS) :]
"""Fallback typefaces for typed names, in the order in which they are tried for a letter."""
_SCRIPTS = {
    Typeface.HEBREW: "Hebr",
    Typeface.ARABIC: "Arab",
    Typeface.THAI: "Thai",
    Typeface.DEVANAGARI: "Deva",
    Typeface.BENGALI: "Beng",
    Typeface.TAMIL: "Taml",
}
"""The scripts (ISO 15924) of the typefaces whose letters are shaped in context."""


LARGE = 1_000_000
"""Bytes from which on a font file is mapped, not read into memory."""
FONTS = 128
"""Fonts cached: each holds its letters and its typeface's tables, up to 350 kB, a Chinese one 1 MB."""
NARROW = "%"
"""A sign that has almost no width in the files of the book typeface: the next letter would cover it."""


@cache
def data(face: Typeface) -> bytes | mmap:
    """The contents of a typeface's font file; a large one is memory-mapped."""
    package, path = face.value
    file = files(package) / path
    if isinstance(file, Path) and file.stat().st_size > LARGE:
        with file.open("rb") as opened:
            return mmap(opened.fileno(), 0, access=ACCESS_READ)
    return file.read_bytes()


class _Pages(RawIOBase):
    """A memory-mapped font file as a binary stream: fonts of several sizes share the map."""

    def __init__(self, held: mmap) -> None:
        self._held, self._at = held, 0

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def seek(self, offset: int, whence: int = SEEK_SET) -> int:
        self._at = offset + {SEEK_SET: 0, SEEK_CUR: self._at, SEEK_END: len(self._held)}[whence]
        return self._at

    def tell(self) -> int:
        return self._at

    def read(self, size: int = -1) -> bytes:
        end = len(self._held) if size < 0 else self._at + size
        part = self._held[self._at : end]
        self._at += len(part)
        return part


def opened(face: Typeface) -> IO[bytes]:
    """A typeface's font file as a stream for pygame to read."""
    held = data(face)
    return BytesIO(held) if isinstance(held, bytes) else cast(IO[bytes], _Pages(held))


@lru_cache(maxsize=FONTS)
def font(face: Typeface, pixels: int, to_left: bool = False) -> pygame.Font:
    """The font of a typeface at a size in pixels (from `Frame.type`), also for text from right to left."""
    if not pygame.font.get_init():
        pygame.font.init()
    made = pygame.Font(opened(face), pixels)
    if to_left:
        made.set_direction(pygame.DIRECTION_RTL)
    if face in _SCRIPTS:
        made.set_script(_SCRIPTS[face])
    return made


@lru_cache(maxsize=256)
def cap_height(face: Typeface, pixels: int) -> int:
    """The height of capitals above the baseline, in pixels: for centring by eye."""
    metrics = font(face, pixels).metrics("H")[0]
    return int(metrics[3]) if metrics else round(pixels * 0.7)


@lru_cache(maxsize=4096)
def has(face: Typeface, sign: str) -> bool:
    """Whether the typeface has a usable glyph for that letter."""
    if sign == NARROW and face.name.startswith(Typeface.BOOK.name):
        return False
    return _is_there(face) and _glyphs(face).get_metrics(sign)[0] is not None


def joins(face: Typeface) -> bool:
    """Whether the form of a letter depends on its neighbours in the typeface's script."""
    return face in _SCRIPTS


@cache
def _is_there(face: Typeface) -> bool:
    """Whether the font file is installed: the packaged program leaves out the largest."""
    package, path = face.value
    return (files(package) / path).is_file()


@cache
def _glyphs(face: Typeface) -> pygame.freetype.Font:
    """The typeface as a freetype font, which can tell what letters there are; `pygame.font` cannot."""
    if not pygame.freetype.get_init():
        pygame.freetype.init()
    return pygame.freetype.Font(opened(face), 16)


def clear() -> None:
    """Clear every cached font, before pygame's font module quits: a font must not outlive it."""
    font.cache_clear()
    cap_height.cache_clear()
    _glyphs.cache_clear()


surface_cache.on_clear(font.cache_clear)  # another window size needs other fonts
