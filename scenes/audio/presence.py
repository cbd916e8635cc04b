"""MusicLevel: the level of the music, lowered by tension, by solos, and at the end of a piece."""

from collections.abc import Sequence

from scenes.audio.fader import Fader
from scenes.audio.phrases import LIFT, Phrasing, Stays

DIES_AWAY = 2.4
"""Seconds in which a piece fades that cannot end its phrase."""

BREATH = 0.4
"""The share of the music's level that remains at full tension."""
HELD_IN = 1.0
"""Seconds of the fade between no tension and full tension."""

ASIDE = 0.2
"""The share of the music's level that remains during a solo."""
STEPS_ASIDE, SOLO = 0.4, 2.0
"""Seconds of the fade for a solo, and seconds a solo lasts."""


class MusicLevel:
    """The level of the music as the product of its faders."""

    def __init__(self) -> None:
        self._phrasing = Phrasing()
        self._piece = Fader(DIES_AWAY)
        self._breath = Fader(HELD_IN)
        self._aside = Fader(STEPS_ASIDE)
        self._solo = 0.0

    @property
    def gone(self) -> bool:
        """Whether the piece has faded out."""
        return self._piece.level <= 0

    @property
    def level(self) -> float:
        """The resulting level, from 0 to 1."""
        held, aside = (1.0 - BREATH) * self._breath.level, (1.0 - ASIDE) * self._aside.level
        return self._piece.level * (1.0 - held) * (1.0 - aside)

    @property
    def moves(self) -> bool:
        """Whether the level is changing."""
        return self._piece.moves or self._breath.moves or self._aside.moves or self._solo > 0

    def update(self, dt: float, wanted: bool) -> None:
        """Let `dt` seconds pass; a piece that is not `wanted` ends its phrase or fades out."""
        stays = self._phrasing.update(dt, wanted)
        self._solo = max(0.0, self._solo - dt)
        self._piece.goal, self._aside.goal = float(stays is Stays.SOUNDING), float(self._solo > 0)
        self._piece.seconds = LIFT if stays is Stays.LIFTED else DIES_AWAY
        for fader in (self._piece, self._breath, self._aside):
            fader.update(dt)

    def begin(self, ends: Sequence[float]) -> None:
        """Start a piece with these ends of phrases at full level, without a fade."""
        self._phrasing.begin(ends)
        self._piece.level = 1.0

    def forget_phrases(self) -> None:
        """Let the piece fade at once when it is no longer wanted."""
        self._phrasing.begin(())

    def hold(self, tension: float) -> None:
        """Set the tension that lowers the music, from 0 to 1."""
        self._breath.goal = tension

    def step_aside(self) -> None:
        """Lower the music for a solo."""
        self._solo = SOLO
