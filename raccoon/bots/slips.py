"""The moves that a bot may choose by a slip."""

from collections.abc import Sequence

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command


def plausible(
    found: Sequence[tuple[float, Command]], idle: tuple[type[Command], ...]
) -> Sequence[tuple[float, Command]]:
    """The moves with their worth, best first, where something is to be had for nothing: without the `idle`
    ones, which do without it, unless such a one is the best.
    """
    if isinstance(found[0][1], idle):
        return found
    return [weighed for weighed in found if not isinstance(weighed[1], idle)]


def slip(found: Sequence[tuple[float, Command]], noise: float, chance: Chance) -> Command:
    """The move that seems best where every one may seem better by so much than it is."""
    return max(found, key=lambda weighed: weighed[0] + noise * chance.random())[1]
