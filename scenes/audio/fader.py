"""A level that becomes higher and lower in time."""

from dataclasses import dataclass


@dataclass
class Fader:
    """A level on its way to its goal, both from 0 to 1; `seconds` are those from one end to the other."""

    seconds: float
    goal: float = 0.0
    level: float = 0.0

    @property
    def moves(self) -> bool:
        """Whether it is on its way."""
        return self.level != self.goal

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        step = dt / self.seconds
        if self.level < self.goal:
            self.level = min(self.goal, self.level + step)
        else:
            self.level = max(self.goal, self.level - step)
