"""The judgement of what nobody can know: the end of a game, the chance of a policy, its majority."""

import math
from collections.abc import Callable, Sequence
from typing import NamedTuple

from raccoon.games.raccoon_rampage.catalogue import ROUNDS, SKULL
from raccoon.games.raccoon_rampage.state import State

SURE, NEVER = 0.97, 0.03
"""The chances of a policy that has its votes, and of one that nobody can help; cards may change either."""
WIDTH = 1.1
"""Votes by which what comes may miss what is expected."""
OWNED = 0.3
"""The weight of the owner of a policy, who breaks ties."""
EARLY_SPREAD, TURN_SPREAD = 0.8, 1.0
"""The variance of the tracker's way: that of a card, and for each evaluation to come."""


def turns_left(state: State) -> int:
    """The number of turns to come after the active seat's."""
    players = len(state.players)
    done = max(0, state.round - 1) * players + (state.turn - state.start_player) % players
    return 0 if state.final else ROUNDS * players - 1 - done


def by_thumb(state: State, impact: float, steps: Sequence[float]) -> float:
    """The chance that the tracker ends below 0 and never meets the skull, were its way left to luck."""
    spread = math.sqrt(EARLY_SPREAD + TURN_SPREAD * (len(steps) + 0.5 * max(0, turns_left(state) - 8)))
    below = normal((-0.5 - impact) / spread)
    return below * alive(state, steps, 0.8 * spread)


def alive(state: State, steps: Sequence[float], spread: float) -> float:
    """The chance that the tracker stays below the skull on its way."""
    highest, here = float(state.impact), float(state.impact)
    for step in steps:
        here += step
        highest = max(highest, here)
    return normal((SKULL - 0.5 - highest) / spread)


def normal(x: float) -> float:
    """The normal distribution."""
    return 0.5 * (1 + math.erf(x / math.sqrt(2)))


def passes(missing: int, helped: float, final: bool) -> float:
    """The chance of a policy that lacks so many votes when so many may come."""
    if missing <= 0:
        return SURE
    if helped <= 0:
        return NEVER + (0.15 if missing == 1 else 0.0)
    slack = (helped - missing) / (WIDTH + 0.2 * helped)
    return max(NEVER, min(0.95, 0.5 + 0.4 * slack))


def share(missing: int, whole: float) -> float:
    """The part that a policy gets of the votes to come that go where they are needed."""
    return min(1.0, max(0.3, missing) / whole)


def weights(votes: Sequence[float], owner: int | None, to_come: float) -> list[float]:
    """The weights of the seats in who will have the majority, by the votes that each is expected to have."""
    found = [count * count for count in votes]
    if owner is not None:
        found[owner] += OWNED
    return found


def open_points(state: State, coming: int) -> float:
    """The points that may still move, with so many evaluations in sight."""
    return 2.0 + 0.4 * coming


class Judgement(NamedTuple):
    """The ways to judge: the group's chance to win, by where the tracker may end and its steps until then;
    the part of the votes to come that goes where it is needed (`trust`); the prospects of a policy; the
    points that may still move.
    """

    win: Callable[[State, float, Sequence[float]], float] = by_thumb
    trust: float = 0.8
    passes: Callable[[int, float, bool], float] = passes
    share: Callable[[int, float], float] = share
    weights: Callable[[Sequence[float], int | None, float], list[float]] = weights
    open_points: Callable[[State, int], float] = open_points


BY_THUMB = Judgement()
