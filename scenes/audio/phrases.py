"""Phrasing: lets a piece of music that is no longer wanted play to the end of its phrase."""

from bisect import bisect_left
from collections.abc import Sequence
from enum import Enum

import msgspec

from raccoon.app.assets import folder

FILE = "phrases.json"
"""The file next to the pieces with the ends of each piece's phrases, in seconds."""

PATIENCE = 7.0
"""The most seconds to wait for the end of a phrase; else the piece fades at once."""
LIFT = 0.3
"""Seconds of the fade at the end of a phrase, which is over when the next phrase would begin."""


class Stays(Enum):
    """The state of a piece: sounding (wanted, or in its last phrase), lifted (that phrase ends), fading."""

    SOUNDING = "sounding"
    LIFTED = "lifted"
    FADING = "fading"


class Phrasing:
    """The progress of a piece through its phrases. Times are in seconds."""

    def __init__(self) -> None:
        self._ends: Sequence[float] = ()
        self._position = 0.0
        self._leaves: float | None = None
        """The time from which it is lifted, while it is not wanted; 0 to fade at once."""

    def begin(self, ends: Sequence[float]) -> None:
        """Start a piece with these ends of phrases."""
        self._ends, self._position, self._leaves = ends, 0.0, None

    def update(self, dt: float, wanted: bool) -> Stays:
        """Let `dt` seconds pass; return the piece's state."""
        self._position += dt
        if wanted:
            self._leaves = None
            return Stays.SOUNDING
        if self._leaves is None:
            self._leaves = self._next_end()
        if self._leaves == 0.0:
            return Stays.FADING
        return Stays.SOUNDING if self._position < self._leaves else Stays.LIFTED

    def _next_end(self) -> float:
        """The time shortly before the next end of a phrase; 0 if none ends within `PATIENCE`."""
        number = bisect_left(self._ends, self._position + LIFT)
        soon = number < len(self._ends) and self._ends[number] <= self._position + PATIENCE
        return self._ends[number] - LIFT if soon else 0.0


def phrase_ends(game: str, piece: str) -> tuple[float, ...]:
    """The ends of a piece's phrases in seconds; `OSError` or `msgspec.DecodeError` for an unreadable file."""
    try:
        held = (folder("sounds", game) / FILE).read_bytes()
    except FileNotFoundError:
        return ()  # a game's pieces need not have phrases
    return msgspec.json.decode(held, type=dict[str, tuple[float, ...]]).get(piece, ())
