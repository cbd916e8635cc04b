"""A person's wait for three bots: seconds of a round in which the person is not asked anything.

Measured at the real window by its own clock, from the beginning of one turn of theirs to that of the next;
during auctions only the bots' time counts.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory

from raccoon.app.settings import Speed
from tests.long.run import Trial
from tests.scenes.person import FRAME, Sitting, seats
from tests.scenes.raccoon_tycoon.bidders import Keyboard

SPEEDS: tuple[Speed, ...] = ("calm", "brisk", "fast")
LONGEST = 60.0
"""The most seconds that a person should wait."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Measure rounds of bots, a third at each speed, one speed after the other, because a game that ends
    closes the only display. The word of a trial is the speed and the seconds.
    """
    for number, speed in enumerate(SPEEDS):
        rounds = len(range(number, count, len(SPEEDS)))
        for waited in islice(_rounds(speed, seed), rounds):
            yield Trial(f"{speed} {waited:.1f} s", f"{waited:.0f} seconds" if waited > LONGEST else "")


def _rounds(speed: Speed, seed: int) -> Iterator[float]:
    """The waits in game after game."""
    game = 0
    while True:
        with TemporaryDirectory() as folder:
            yield from _waits(Sitting(Path(folder), (640, 360), speed), f"{seed} {game}", seed)
        game += 1


def _waits(sitting: Sitting, deal: str, seed: int) -> Iterator[float]:
    """The waits in one game of a person who plays by keys against three bots."""
    session, hands = sitting.begin(seats("person", *["greedy"] * 3), deal), Keyboard(seed)
    waited, frames, last = 0.0, 0, 0
    while not session.over:
        turn = session.view(None).turn
        if turn == 0 and last:
            yield waited
            waited = 0.0
        last = turn
        if 0 not in session.awaited:
            waited += FRAME
            sitting.frame()
        else:
            sitting.step(hands)
        frames += 1
        assert frames < 100_000
    sitting.program.thinker.close()
    sitting.stack.clear()
    sitting.window.close()
