"""Moves with their values, and choosing among them."""

from collections.abc import Callable, Sequence

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command

Weighed = tuple[float, Command]
"""The value of a move, in the bot's unit, and the move."""


def without_idle(found: Sequence[Weighed], idle: tuple[type[Command], ...]) -> Sequence[Weighed]:
    """Return the moves, best first, without those of the `idle` kinds, unless such a move is the best."""
    if isinstance(found[0][1], idle):
        return found
    return [weighed for weighed in found if not isinstance(weighed[1], idle)]


def noisy_best(found: Sequence[Weighed], noise: float, chance: Chance) -> Command:
    """Return the move that is best with a random addition of up to `noise` to each value."""
    return max(found, key=lambda weighed: weighed[0] + noise * chance.random())[1]


def in_front(
    found: Sequence[Weighed], about: Command | None, value: Callable[[Command], float]
) -> Sequence[Weighed]:
    """Return the moves with the one `about` first, valued by `value` if it was not weighed."""
    if about is None:
        return found
    worth = next((worth for worth, command in found if command == about), None)
    if worth is None:
        worth = value(about)
    return [(worth, about), *(weighed for weighed in found if weighed[1] != about)]
