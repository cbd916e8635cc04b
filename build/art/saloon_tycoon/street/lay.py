"""The layout of the land in a picture of it."""

from dataclasses import dataclass

HEIGHT = 730.0
"""Units of a street's height; its width depends on the window."""


@dataclass(frozen=True)
class Lay:
    """The layout of the land: heights of its horizon, of the dust and of the boardwalk, and the sun's place.

    The boardwalk's ends, the sun's `x` and the moon's are shares of the width; `low` is the sun's height at
    sundown.
    """

    horizon: float = 236
    dust: float = 628
    walk: float = 704
    ends: tuple[float, float] = (0.17, 0.83)
    sun: float = 0.39
    low: float = 170
    moon: float = 0.66
    settled: bool = True
    """Whether poles, a wind pump and a wagon are on the plain."""
