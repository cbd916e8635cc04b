"""The ends of a piece's phrases, and the time until which a piece that is no longer wanted is played on."""

from bisect import bisect_left
from collections.abc import Sequence
from enum import Enum

import msgspec

from raccoon.app.assets import folder

FILE = "phrases.json"
"""Stands beside the pieces: of each by name the seconds at which its phrases end."""

PATIENCE = 7.0
"""Seconds for which a phrase is waited for; a longer one is left in its middle."""
LIFT = 0.3
"""Seconds in which the hands are lifted: they are when the next phrase would begin."""


class Stays(Enum):
    """The state of a piece: wanted, or in its last phrase; with its hands lifted; fading."""

    SOUNDING = "sounding"
    LIFTED = "lifted"
    FADING = "fading"


class Phrasing:
    """The progress of a piece, given time by the loop, and its end. Seconds."""

    def __init__(self) -> None:
        self._ends: Sequence[float] = ()
        self._position = 0.0
        self._leaves: float | None = None
        """The time at which its hands are lifted, while it is not wanted; before that it plays on."""

    def begin(self, ends: Sequence[float]) -> None:
        """A piece begins whose phrases end there."""
        self._ends, self._position, self._leaves = ends, 0.0, None

    def update(self, dt: float, wanted: bool) -> Stays:
        """Let `dt` seconds pass."""
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
        """The time at which the hands are lifted, or 0 where no phrase ends soon."""
        number = bisect_left(self._ends, self._position + LIFT)
        soon = number < len(self._ends) and self._ends[number] <= self._position + PATIENCE
        return self._ends[number] - LIFT if soon else 0.0


def phrase_ends(game: str, piece: str) -> tuple[float, ...]:
    """The ends of a piece's phrases, if recorded; OSError or msgspec.DecodeError for an unreadable file."""
    try:
        held = (folder("sounds", game) / FILE).read_bytes()
    except FileNotFoundError:
        return ()  # a game may bring pieces without phrases
    return msgspec.json.decode(held, type=dict[str, tuple[float, ...]]).get(piece, ())
