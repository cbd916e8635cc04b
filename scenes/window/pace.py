"""The pace of the loop: sixty frames a second, and fewer the longer nothing is done or drawn."""

import math
from collections.abc import Callable

import pygame

from scenes.window.stack import SceneStack

FRAMES_PER_SECOND = 60
RATES = ((0.5, 20), (0.0, FRAMES_PER_SECOND))
"""After so many seconds without input or picture the screens get time so often in a second."""
PATIENCE, LOOKS = 4.0, 8
"""After so many seconds they get it as rarely as they can do with; the loop looks for input this often."""


class Pace:
    """Knows for how long nothing but idle life was done or drawn, and waits for the next frame."""

    def __init__(self, tick: Callable[[float], int]) -> None:
        """`tick` waits for the next of so many moments a second; the milliseconds since the last time."""
        self.still = 0.0
        """Seconds without input or picture."""
        self._rates = FRAMES_PER_SECOND, 0
        """The times a second at which screens want to be given time at rest, and their idle life."""
        self._tick = tick

    def wait(self, live: Callable[[float], object]) -> float:
        """Wait until the next frame is due; the seconds since the last time.

        When nothing has been done or drawn for a while the screens get time less often, and after a longer
        while hardly ever: `live` lets their idle life go on meanwhile. So a resting table costs a laptop
        hardly anything, and input is seen soon. (pygame's waiting for the next event costs more: it looks a
        thousand times a second.)
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
        """Time has passed on the screens, and a picture of them is due or not; `used`: there was input."""
        self.still = 0.0 if used else self.still + dt
        if stack.top and stack.picture.dirty and not stack.picture.idle:
            self.still = 0.0
        if self.still >= PATIENCE:
            timed = (stack.top, stack.companion, stack.narrator)
            life = stack.top.idle_life if stack.top else None
            self._rates = max((one.idle_rate for one in timed if one), default=1), life.rate if life else 0
