"""The judgement of uncertain things: the end of a game, the chance of a policy, its majority."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from raccoon.games.raccoon_rampage.catalogue import ROUNDS, SKULL
from raccoon.games.raccoon_rampage.state import State

SURE, NEVER = 0.97, 0.03
"""The chances to pass of a policy that has its votes, and of one without help; cards may change both."""
WIDTH = 1.1
"""The uncertainty, in votes, of those expected."""
OWNED = 0.3
"""The weight of a policy's owner, who breaks ties."""
EARLY_SPREAD, TURN_SPREAD = 0.8, 1.0
"""The variance of the tracker's end: a constant, and the addition for each evaluation to come."""


def turns_left(state: State) -> int:
    """Return the number of turns after the active seat's."""
    players = len(state.players)
    done = max(0, state.round - 1) * players + (state.turn - state.start_player) % players
    return 0 if state.final else ROUNDS * players - 1 - done


def by_thumb(state: State, impact: float, steps: Sequence[float]) -> float:
    """Return the chance that the tracker ends below 0 without reaching the skull, by its expected steps."""
    spread = math.sqrt(EARLY_SPREAD + TURN_SPREAD * (len(steps) + 0.5 * max(0, turns_left(state) - 8)))
    below = normal((-0.5 - impact) / spread)
    return below * alive(state, steps, 0.8 * spread)


def alive(state: State, steps: Sequence[float], spread: float) -> float:
    """Return the chance that the tracker stays below the skull over these steps."""
    highest, here = float(state.impact), float(state.impact)
    for step in steps:
        here += step
        highest = max(highest, here)
    return normal((SKULL - 0.5 - highest) / spread)


def normal(x: float) -> float:
    """Return the normal distribution's cumulative probability."""
    return 0.5 * (1 + math.erf(x / math.sqrt(2)))


def passes(missing: int, helped: float, final: bool) -> float:
    """Return the chance to pass of a policy with these missing votes and votes that may help."""
    if missing <= 0:
        return SURE
    if helped <= 0:
        return NEVER + (0.15 if missing == 1 else 0.0)
    slack = (helped - missing) / (WIDTH + 0.2 * helped)
    return max(NEVER, min(0.95, 0.5 + 0.4 * slack))


def share(missing: int, whole: float) -> float:
    """Return the part of the votes to come that a policy gets."""
    return min(1.0, max(0.3, missing) / whole)


def weights(votes: Sequence[float], owner: int | None, to_come: float) -> list[float]:
    """Return the weights of the seats as majority, by their expected votes."""
    found = [count * count for count in votes]
    if owner is not None:
        found[owner] += OWNED
    return found


def open_points(state: State, coming: int) -> float:
    """Return the points that may still change, by the number of evaluations to come in the queue."""
    return 2.0 + 0.4 * coming


class Judgement(NamedTuple):
    """The functions of a judgement: of the group's chance to win, of a policy's chance to pass, its share of
    votes and its majority, of the points that may still change.

    `trust` is the part of the votes to come that goes where it is needed.
    """

    win: Callable[[State, float, Sequence[float]], float] = by_thumb
    trust: float = 0.8
    passes: Callable[[int, float, bool], float] = passes
    share: Callable[[int, float], float] = share
    weights: Callable[[Sequence[float], int | None, float], list[float]] = weights
    open_points: Callable[[State, int], float] = open_points


BY_THUMB = Judgement()
