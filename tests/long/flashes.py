"""Whole games, every frame of them measured for flashes, alternately with reduced motion."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

from scenes.registry import PRESENTATIONS
from tests.long.run import Trial
from tests.scenes.flashes import MOST, Watched

WHOLE = 100_000
"""More moves than any game has."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Play a whole game a trial: the three games in turn, then all with reduced motion, and so on."""
    games = [*PRESENTATIONS]
    for number in range(count):
        game, reduced = games[number % len(games)], number // len(games) % 2 == 1
        with tempfile.TemporaryDirectory() as folder:
            watched = Watched(Path(folder), reduced)
            watched.evening(game, f"flashes {seed} {number}", WHOLE)
        kind = f"{game}{' reduced' if reduced else ''}, {watched.meter.flashes} at most"
        yield Trial(kind, f"{kind} in {watched.meter.frames} frames" if watched.meter.flashes > MOST else "")
