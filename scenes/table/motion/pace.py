"""The four speeds: how long moves are seen and how quickly pieces fly."""

from raccoon.app.settings import Speed

PACES: dict[Speed, float] = {"calm": 1.0, "brisk": 0.8, "fast": 0.5, "instant": 0.0}
"""The share of its time that a flight takes at each speed; 0: nothing flies."""
PAUSES: dict[Speed, float] = {"calm": 2.2, "brisk": 1.1, "fast": 0.45, "instant": 0.0}
"""Seconds before each bot's move, so that the one before can be read."""
SHARE = 0.4
"""The share of a pause that is kept between moves told in one go."""
HUSH: dict[Speed, float] = {"calm": 0.6, "brisk": 0.6, "fast": 0.6, "instant": 0.0}
"""Seconds of silence before answers that come all at once: as long as the strongest need to think, so that
nobody learns from the time they took who had something to think about.
"""
ONE_GO: dict[Speed, float] = {"calm": 5.5, "brisk": 2.6, "fast": 1.1, "instant": 0.0}
"""Seconds after which what is told in one go is rushed to its end, in at most four more."""
