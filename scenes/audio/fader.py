"""Fader: a level that moves to its goal over time."""

from dataclasses import dataclass


@dataclass
class Fader:
    """A level and its goal, both from 0 to 1; `seconds` is the time from 0 to 1."""

    seconds: float
    goal: float = 0.0
    level: float = 0.0

    @property
    def moves(self) -> bool:
        """Whether the level differs from its goal."""
        return self.level != self.goal

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        step = dt / self.seconds
        if self.level < self.goal:
            self.level = min(self.goal, self.level + step)
        else:
            self.level = max(self.goal, self.level - step)
