"""Whole games of people and bots with hasty presses, at every rate from 3 to 25 presses a second."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.engine.chance import Chance
from scenes.registry import PRESENTATIONS
from scenes.results.scene import ResultsScene
from tests.long.run import Trial
from tests.scenes.masher import KEYS, Masher, Press, calm_move, eyes, witnessed
from tests.scenes.person import Sitting, seats

SIZE = (960, 540)
DRAWN = 3
"""One game in this many is drawn: drawing takes most of the time."""
ENOUGH = 3000
"""Rounds of mashing after which an unfinished game is given up."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Play a whole game a trial: the three games in turn, keys and clicks on one spot mixed at random."""
    games = [*PRESENTATIONS]
    for number in range(count):
        chance, game = Chance(f"masher {seed} {number}"), games[number % len(games)]
        with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
            yield _evening(Sitting(Path(folder), SIZE), game, chance, patch)


def _evening(sitting: Sitting, game: str, chance: Chance, patch: pytest.MonkeyPatch) -> Trial:
    """Mash through one game, with a deliberate move now and then; return the errors."""
    sitting.program.settings.reduced_motion = True
    sitting.watch(not chance.below(DRAWN))
    with witnessed(sitting, patch) as witness:
        session = sitting.begin(seats("person", "person", "random"), f"{chance.below(10**9)}", game=game)
        spot = chance.below(SIZE[0]), chance.below(SIZE[1])
        things: tuple[Press, ...] = (*KEYS, pygame.K_x, spot)
        presses = tuple(chance.pick(things) for _ in range(1 + chance.below(5)))
        masher = Masher(witness, presses, 3 + chance.below(23))
        last = None  # a question to all leaves the screen to the player who was there
        for _ in range(ENOUGH):
            last = last if eyes(sitting) is None else eyes(sitting)
            masher.mash(0.6)
            if eyes(sitting) not in (last, None):
                return Trial(game, f"{presses}: somebody else's table is open")
            if isinstance(sitting.stack.top, ResultsScene):
                break
            calm_move(sitting, chance)
        masher.mash(5.0)
        left = session.over and not isinstance(sitting.stack.top, ResultsScene)
        return Trial(game, "; ".join(witness.wrong) or ("the result was left" if left else ""))
