"""Drawings in files (SVG): `build/art` draws them, the program reads and rasterises them.

Values that depend on the game's state or on the size are tokens, written as XML entities so that any editor
opens the file: `&colour;` is a colour, `&edge;` a width, `&edge-0.7-2;` 0.7 of that width plus 2 units.
"""

import re
import zlib
from collections.abc import Mapping
from importlib.resources.abc import Traversable

import pygame

from raccoon.app.assets import SHARED, folder
from scenes.art.pictures import SMALL, slug
from scenes.art.surface_cache import surface_cache
from scenes.art.vector import Drawing

Tokens = Mapping[str, str | float]
PACKED, DICTIONARY = ".svgz", "drawings"
"""The suffix of a drawing's file in the packaged program, and the name of each folder's zlib dictionary."""
TOKEN = re.compile(r"&(\w+)(?:-([\d.]+))?(?:-([\d.]+))?;")


def value(token: re.Match[str], tokens: Tokens) -> str:
    """The text that replaces a token."""
    found = tokens[token[1]]
    return found if isinstance(found, str) else f"{found * float(token[2] or 1) + float(token[3] or 0):g}"


def drawing(owner: str, kind: str, name: str, fine: bool = True, **tokens: str | float) -> Drawing:
    """A drawing of a game or `SHARED`, in its small version unless `fine`; `KeyError` without a file."""
    place = folder("pictures", owner) / kind
    text = ("" if fine else _text(place, f"{slug(name)}{SMALL}")) or _text(place, slug(name))
    if not text:
        raise KeyError(name)
    return read(TOKEN.sub(lambda token: value(token, tokens), text))


@surface_cache(512)
def trimming(name: str, size: tuple[int, int], **tokens: str) -> pygame.Surface:
    """A shared drawing of the kind "trimmings", stretched to a size, with alpha; `tokens` are its colours."""
    return drawing(SHARED, "trimmings", name, True, **tokens).surface(size)


def _text(place: Traversable, stem: str) -> str:
    """The text of a drawing's file, in a packaged program a compressed one; "" where there is none."""
    try:
        return (place / f"{stem}.svg").read_text("ascii")
    except FileNotFoundError:
        packed = place / f"{stem}{PACKED}"
        if not packed.is_file():
            return ""
        return zlib.decompressobj(zdict=_dictionary(place)).decompress(packed.read_bytes()).decode("ascii")


def _dictionary(place: Traversable) -> bytes:
    """The zlib dictionary of a folder's compressed drawings (build/drawings.py)."""
    return zlib.decompress((place / f"{DICTIONARY}{PACKED}").read_bytes())


def read(text: str) -> Drawing:
    """Parse the text of a file that has one element a line."""
    lines = text.splitlines()
    start, end = lines.index("<defs>"), lines.index("</defs>")
    width, height = re.findall(r'viewBox="\S+ \S+ (\S+) (\S+)"', lines[start - 1])[0]
    paints, shapes = lines[start + 1 : end], lines[end + 1 : -1]
    return Drawing(float(width), float(height), paints=paints, shapes=shapes)
