"""Names of saved games: any title a player types is encoded as a file name, and decoded from it.

Characters that some system does not allow in a file name are written as ``%`` and two hexadecimal digits.
"""

import re
from collections.abc import Iterator
from datetime import datetime
from itertools import count
from urllib.parse import unquote

from raccoon.app.text import one_line

LONGEST_TITLE = 40
"""The longest title, in characters; even encoded with ``%`` it is not too long for any system."""

_FORBIDDEN = re.compile(r'[%<>:"/\\|?*\x00-\x1f\x7f]')
_RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)", re.IGNORECASE)
_DEALT = re.compile(r"\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d(_\d+)?")


def tidied(words: str) -> str:
    """Return a typed title without unprintable characters and with single blanks."""
    return " ".join(one_line(words).split())[:LONGEST_TITLE].strip()


def stem_of(title: str) -> str:
    """Return the file name (without ending) of a title that is not empty, valid on every system."""
    stem = _FORBIDDEN.sub(lambda found: _escaped(found[0]), title)
    if stem.startswith(".") or _RESERVED.match(stem) or _DEALT.fullmatch(stem):
        stem = _escaped(stem[0]) + stem[1:]
    if stem.endswith("."):
        stem = stem[:-1] + _escaped(".")
    return stem


def stems_at(begun: datetime) -> Iterator[str]:
    """Yield file names with the time a game began: the first, and numbered ones for the same second."""
    stem = f"{begun:%Y-%m-%d_%H-%M-%S}"
    yield stem
    yield from (f"{stem}_{number}" for number in count(2))


def title_of(stem: str) -> str:
    """Return the title in a file name; empty where the name is only the time."""
    return "" if _DEALT.fullmatch(stem) else tidied(unquote(stem, errors="replace"))


def _escaped(letter: str) -> str:
    return "".join(f"%{byte:02X}" for byte in letter.encode())
