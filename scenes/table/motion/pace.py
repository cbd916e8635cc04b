"""The four speeds: the duration of flights and of the pauses between moves."""

from raccoon.app.settings import Speed

PACES: dict[Speed, float] = {"calm": 1.0, "brisk": 0.8, "fast": 0.5, "instant": 0.0}
"""The factor of flights' durations at each speed; 0: nothing flies."""
PAUSES: dict[Speed, float] = {"calm": 2.2, "brisk": 1.1, "fast": 0.45, "instant": 0.0}
"""Seconds before each bot's move, so that the one before can be read."""
SHARE = 0.4
"""The factor of the pause between moves shown in one go (`Motion.in_one_go`)."""
HUSH: dict[Speed, float] = {"calm": 0.6, "brisk": 0.6, "fast": 0.6, "instant": 0.0}
"""Seconds before bots' answers that are shown at once: as long as the strongest bot needs, so that thinking
times reveal nothing.
"""
ONE_GO: dict[Speed, float] = {"calm": 5.5, "brisk": 2.6, "fast": 1.1, "instant": 0.0}
"""Seconds after which moves shown in one go are rushed to their end."""
