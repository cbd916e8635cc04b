"""The judgement of whoever has seen many games: what became of policies, majorities and leads.

The figures were fitted by maximum likelihood to 310 games of one Commissioner among Rapporteurs, 210 of them
among four players; those of the group's chance to 90 and 100 of them.
"""

import math
from collections.abc import Sequence

from raccoon.bots.piecewise_linear import between
from raccoon.bots.raccoon_rampage.chances import NEAR, NEAR_SPREAD, stages
from raccoon.bots.raccoon_rampage.judgement import Judgement, alive, turns_left
from raccoon.games.raccoon_rampage.state import State

KEPT, KEPT_AT_THE_END = 0.985, 0.995
"""The chance of a policy that has its votes; in the final evaluation hardly a card takes them away."""
RESCUED = {1: 0.65, 2: 0.05}
"""The chance of a policy that lacks so many when nobody votes any more: by a card."""
LOST = 0.01
EASY, LACK, SPARE, AT_THE_END = 3.4, 6.3, 4.0, 0.6
"""The log odds of a policy that lacks hardly a vote; their fall with what it lacks, as a part of the votes
that may come and so many more; how much lower they are in the final evaluation.
"""
ANYWAY, NEEDED = 0.7, 0.85
"""The votes that come anyway to a policy, and more for each that it lacks."""
CLOSE, LATER = 0.22, 0.35
"""The lead in votes that makes a majority likely: when nobody votes any more, and for more votes to come."""
OWNED = 0.15
"""The votes that the owner's right to break ties is worth."""
SETTLED, MOVING = 1.0, 2.8
"""The points that may still move: in the final evaluation, and for each round until then."""
HOPE = {3: (-0.9, -0.6, -0.9, -0.6, 0.1, 0.7), 4: (0.2, 0.7, 0.5, 1.0, 1.3, 1.8)}
"""By the number of players, for the stages that `chances` has: the log odds of a win where the tracker is
expected to end at 0.
"""
SLOPE = {3: (2.0, 1.1, 0.5, 0.3, 0.27, 0.24), 4: (1.4, 0.85, 0.4, 0.17, 0.15, 0.15)}
"""Their fall with every step that the tracker is expected to end higher."""


def won(state: State, impact: float, steps: Sequence[float]) -> float:
    """The group's chance to win."""
    parts, players = stages(state), len(state.players)
    odds = between(parts, HOPE[players]) - between(parts, SLOPE[players]) * impact
    return alive(state, steps[:NEAR], NEAR_SPREAD) / (1 + math.exp(-odds))


def passes(missing: int, helped: float, final: bool) -> float:
    """The chance of a policy that lacks so many votes when so many may come."""
    if missing <= 0:
        return KEPT_AT_THE_END if final else KEPT
    if helped <= 0:
        return RESCUED.get(missing, LOST)
    odds = EASY - LACK * missing / (helped + SPARE) - AT_THE_END * final
    return 1 / (1 + math.exp(-odds))


def share(missing: int, whole: float) -> float:
    """The part of the votes to come that goes to a policy."""
    return min(1.0, (ANYWAY + NEEDED * max(0, missing)) / whole)


def weights(votes: Sequence[float], owner: int | None, to_come: float) -> list[float]:
    """The weights of the seats as majority: a lead is worth more the fewer votes may still come."""
    scale, most = CLOSE + LATER * math.sqrt(to_come), max(votes)
    found = [math.exp((count - most) / scale) - math.exp(-most / scale) for count in votes]
    if owner is not None:
        found[owner] = (found[owner] + 0.02) * math.exp(OWNED / scale)
    return found


def open_points(state: State, coming: int) -> float:
    """The points that may still move: what is in sight tells less than the turns that are left."""
    return SETTLED + MOVING * turns_left(state) / len(state.players)


BY_EXPERIENCE = Judgement(won, 1.0, passes, share, weights, open_points)
