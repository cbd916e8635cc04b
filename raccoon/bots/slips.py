"""Choosing a move with noise."""

from collections.abc import Sequence

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command


def without_idle(
    found: Sequence[tuple[float, Command]], idle: tuple[type[Command], ...]
) -> Sequence[tuple[float, Command]]:
    """Return the moves, best first, without those of the `idle` kinds, unless such a move is the best."""
    if isinstance(found[0][1], idle):
        return found
    return [weighed for weighed in found if not isinstance(weighed[1], idle)]


def noisy_best(found: Sequence[tuple[float, Command]], noise: float, chance: Chance) -> Command:
    """Return the move that is best with a random addition of up to `noise` to each value."""
    return max(found, key=lambda weighed: weighed[0] + noise * chance.random())[1]
