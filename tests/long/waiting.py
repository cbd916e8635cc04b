"""How long a person waits for three bots: seconds from the end of one turn of theirs to the next question.

Measured at the real window by its own clock, without the time that a bot thinks; an auction in which the
person is asked is not waited through, what goes on before and after is.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from raccoon.app.settings import Speed
from tests.long.run import Trial
from tests.scenes.raccoon_tycoon.person import FRAME, Keyboard, Sitting, seats

SPEEDS: tuple[Speed, ...] = ("calm", "brisk", "fast")
LONGEST = 60.0
"""Seconds for which nobody should ever wait."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """So many rounds of bots, the three speeds one after the other; in a word the speed and the seconds."""
    for number in range(count):
        speed = SPEEDS[number % len(SPEEDS)]
        if number < len(SPEEDS):
            rounds[speed] = _rounds(speed, seed)
        waited = next(rounds[speed])
        yield Trial(f"{speed} {waited:.0f} s", f"{waited:.0f} seconds" if waited > LONGEST else "")


rounds: dict[Speed, Iterator[float]] = {}
"""The games under way."""


def _rounds(speed: Speed, seed: int) -> Iterator[float]:
    """The waits of game after game."""
    game = 0
    while True:
        with TemporaryDirectory() as folder:
            yield from _waits(Sitting(Path(folder), (640, 360), speed), f"{seed} {game}", seed)
        game += 1


def _waits(sitting: Sitting, deal: str, seed: int) -> Iterator[float]:
    """The waits of one game of a person who plays by keys against three."""
    session, hands = sitting.begin(seats("person", *["greedy"] * 3), deal), Keyboard(seed)
    waited, frames = 0.0, 0
    while not session.over:
        ours = 0 in session.awaited
        if ours and waited:
            yield waited
            waited = 0.0
        if not ours:
            waited += FRAME
            sitting.frame()
        else:
            sitting.step(hands)
        frames += 1
        assert frames < 100_000
    sitting.program.thinker.close()
    sitting.stack.clear()
    sitting.window.close()
