"""The judgement of whoever has seen many games: what became of policies, majorities and leads.

The figures were fitted by maximum likelihood to 240 games of one Commissioner among three Rapporteurs.
"""

import math
from collections.abc import Sequence

from raccoon.bots.piecewise_linear import between
from raccoon.bots.raccoon_rampage.chances import stages
from raccoon.bots.raccoon_rampage.judgement import Judgement, alive
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
SETTLED, MOVING = 1.0, 0.7
"""The points that may still move: in the final evaluation, and for each turn until then."""
HOPE = {3: (0.1, 0.4, 0.2, 0.7, 0.9, 1.3), 4: (0.2, 0.7, 0.5, 1.0, 1.3, 1.8)}
SLOPE = (1.4, 0.85, 0.4, 0.17, 0.15, 0.15)
NEAR = 3
NEAR_SPREAD = 2.0


def won(state: State, impact: float, steps: Sequence[float]) -> float:
    """The group's chance to win."""
    parts = stages(state)
    odds = between(parts, HOPE[len(state.players)]) - between(parts, SLOPE) * impact
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


def open_points(left: int, coming: int) -> float:
    """The points that may still move, so many turns before the end."""
    return SETTLED + MOVING * left


BY_EXPERIENCE = Judgement(won, 1.0, passes, share, weights, open_points)
