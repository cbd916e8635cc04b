"""A passage under way between two pictures of the window."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame

from scenes.art.moving import steps
from scenes.art.moving.passages import Passage


@dataclass
class Passing:
    """A passage, the pictures it leads from and to, for how long it has been under way; `known` once the one
    before is kept, `ready` once the one to come is there, so that it can be seen.
    """

    way: Passage
    lifts: bool
    """Whether what is in the air stays out of the picture before."""
    memory: list[pygame.Surface]
    known: bool = False
    ready: bool = False
    late: bool = False
    """Whether the frame before was left out."""
    steps: steps.InSteps = field(default_factory=steps.InSteps)
    time: float = 0.0
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

    def paint(self, surface: pygame.Surface) -> None:
        """Paint what is seen of both now."""
        before, after = self.memory
        share = min(1.0, self.time / self.way.seconds)
        self.way.paint(surface, before, after, share, self.seen)
        self.seen = share
