"""Whole games of every game played by ear: spoken lines and the keyboard, people behind curtains, bots."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from raccoon.games.registry import GAMES
from scenes.art.surface_cache import listen
from tests.long.run import Trial
from tests.scenes.person import seats
from tests.scenes.speaking import listening

CASTS = (("person", "random", "random", "random"), ("person", "person", "random", "random"))
"""One person against bots, and two people who share the screen."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Play a game a trial, the games in turn; every second one has a curtain."""
    for number in range(count):
        game, cast = [*GAMES][number % len(GAMES)], CASTS[number // len(GAMES) % len(CASTS)]
        with TemporaryDirectory() as folder:
            sitting, listener = listening(Path(folder), seed * 1000 + number)
            sitting.begin(seats(*cast), f"listening {seed} {number}", game=game)
            wrong = ""
            try:
                listener.play()
            except AssertionError as stuck:
                wrong = f"{game} does not end: {stuck}"
            sitting.stack.clear()
            sitting.program.rest()
            sitting.window.close()
        listen(False)
        yield Trial(f"{game} of {len([one for one in cast if one == 'person'])}", wrong)
