"""Names of saved games: any words a player types become the name of a file, and are read back from it.

What some system does not allow in a file's name is written as ``%`` and two hexadecimal digits.
"""

import re
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from urllib.parse import unquote

from raccoon.app.text import one_line

LONGEST_TITLE = 40
"""Of a saved game, in characters; even written with ``%`` it is not too long for any system."""

_FORBIDDEN = re.compile(r'[%<>:"/\\|?*\x00-\x1f\x7f]')
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)", re.IGNORECASE)
_DEALT = re.compile(r"\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d(_\d+)?")


def tidied(words: str) -> str:
    """The title a player has typed, without what cannot be shown and with single blanks."""
    return " ".join(one_line(words).split())[:LONGEST_TITLE].strip()


def stem_of(title: str) -> str:
    """The file's name (without its ending) of a title that is not empty, on every system."""
    stem = _FORBIDDEN.sub(lambda found: _escaped(found[0]), title)
    if stem.startswith(".") or _RESERVED.match(stem) or _DEALT.fullmatch(stem):
        stem = _escaped(stem[0]) + stem[1:]
    if stem.endswith("."):
        stem = stem[:-1] + _escaped(".")
    return stem


def stems_at(begun: datetime) -> Iterator[str]:
    """File's names that tell when a game was begun: for the first, and for others of the same second."""
    stem = f"{begun:%Y-%m-%d_%H-%M-%S}"
    yield stem
    yield from (f"{stem}_{number}" for number in count(2))


def title_of(stem: str) -> str:
    """The title of a file's name; empty where the name only tells when the game was begun."""
    return "" if _DEALT.fullmatch(stem) else tidied(unquote(stem, errors="replace"))


def _escaped(letter: str) -> str:
    return "".join(f"%{byte:02X}" for byte in letter.encode())
