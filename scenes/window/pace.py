"""Pace: waits between frames; sixty a second, and fewer the longer nothing happens."""

import math
from collections.abc import Callable

import pygame

from scenes.window.stack import SceneStack

FRAMES_PER_SECOND = 60
RATES = ((0.5, 20), (0.0, FRAMES_PER_SECOND))
"""(Seconds without input or picture, updates a second from then on), the longest first."""
PATIENCE, LOOKS = 4.0, 8
"""Seconds after which screens are updated only at their idle rate; and checks for input a second then."""


class Pace:
    """Measures the time without input or picture and waits for the next frame."""

    def __init__(self, tick: Callable[[float], int]) -> None:
        """`tick` waits for the next frame at a rate a second and returns the milliseconds since the last."""
        self.still = 0.0
        """Seconds without input or picture."""
        self._rates = FRAMES_PER_SECOND, 0
        """The updates a second that the screens, and their idle life, need at rest."""
        self._tick = tick

    def wait(self, live: Callable[[float], object]) -> float:
        """Wait until the next frame is due; return the seconds since the last one.

        When nothing happens for a while frames are fewer, and after a longer while very few; meanwhile `live`
        updates the idle life. So a resting table needs little power, and input is still noticed soon.
        (pygame's own waiting for events costs more: it checks a thousand times a second.)
        """
        if self.still < PATIENCE:
            return self._tick(next(rate for patience, rate in RATES if self.still >= patience)) / 1000
        rate = max(self._rates)
        each = math.ceil(LOOKS / rate)
        looks, waited, lived = each * (rate // self._rates[0]), 0, 0
        for look in range(1, looks + 1):
            waited += self._tick(each * rate)
            if pygame.event.peek():
                break
            if look % each == 0 and look < looks:
                live((waited - lived) / 1000)
                lived = waited
        return waited / 1000

    def note(self, dt: float, stack: SceneStack, used: bool) -> None:
        """Record that `dt` seconds have passed; `used`: there was input."""
        self.still = 0.0 if used else self.still + dt
        if stack.top and stack.picture.dirty and not stack.picture.idle:
            self.still = 0.0
        if self.still >= PATIENCE:
            timed = (stack.top, stack.companion, stack.narrator)
            life = stack.top.idle_life if stack.top else None
            self._rates = max((one.idle_rate for one in timed if one), default=1), life.rate if life else 0
