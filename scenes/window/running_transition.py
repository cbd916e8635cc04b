"""A passage under way between two pictures of the window."""

from __future__ import annotations

import msgspec
import pygame

from scenes.art.moving import incremental
from scenes.art.moving.screen_transitions import ScreenTransition

LONGEST_STEP, FEWEST_STEPS = 0.018, 12
"""Seconds by which a short passage goes on from one frame seen to the next at most, and in how many frames a
long one is seen at least: so no frame shows more than a fifth of the way, however slow the loop is.
"""


class RunningTransition(msgspec.Struct):
    """A passage, the pictures it leads from and to, for how long it has been under way; `known` once the one
    before is kept, `ready` once the one to come is there, so that it can be seen.
    """

    way: ScreenTransition
    lifts: bool
    """Whether what is in the air stays out of the picture before."""
    memory: list[pygame.Surface]
    known: bool = False
    ready: bool = False
    late: bool = False
    """Whether the frame before was left out."""
    steps: incremental.IncrementalDraw = msgspec.field(default_factory=incremental.IncrementalDraw)
    time: float = 0.0
    painted: float = 0.0
    """The time at which it was painted last: some frames are left out."""
    seen: float | None = None
    """At what share of its time it was painted last, None where something else was painted since."""

    @property
    def over(self) -> bool:
        """Whether its time has passed."""
        return self.time >= self.way.seconds

    @property
    def after(self) -> pygame.Surface:
        """The picture to come."""
        return self.memory[1]

    def go_on(self, dt: float) -> None:
        """Let time pass once the picture to come is there, however long it was drawn."""
        if self.ready and not self.over:
            longest = max(LONGEST_STEP, self.way.seconds / FEWEST_STEPS)
            self.time = min(self.time + dt, self.painted + longest)

    def paint(self, surface: pygame.Surface) -> None:
        """Paint what is seen of both now."""
        before, after = self.memory
        share = min(1.0, self.time / self.way.seconds)
        self.way.paint(surface, before, after, share, self.seen)
        self.seen, self.painted = share, self.time
