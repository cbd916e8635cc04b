"""The learned judgement of policies, majorities and the group's chance.

The figures were fitted by maximum likelihood to 310 games of one Commissioner among Rapporteurs, 210 of them
among four players; those of the group's chance to 90 and 100 of them.
"""

import math
from collections.abc import Sequence
from functools import partial

from raccoon.bots.raccoon_rampage.chances import fitted_chance
from raccoon.bots.raccoon_rampage.judgement import Judgement, turns_left
from raccoon.games.raccoon_rampage.state import State

KEPT, KEPT_AT_THE_END = 0.985, 0.995
"""The chance to pass of a policy that has its votes, before and in the final evaluation."""
RESCUED = {1: 0.65, 2: 0.05}
"""The chance to pass, by a card, of a policy that lacks this many votes when no seat votes before it."""
LOST = 0.01
EASY, LACK, SPARE, AT_THE_END = 3.4, 6.3, 4.0, 0.6
"""The log odds of a policy: their value for no missing vote, their fall with missing votes as a share of the
votes that may come plus `SPARE`, and their fall in the final evaluation.
"""
ANYWAY, NEEDED = 0.7, 0.85
"""The votes that a policy gets in any case, and the addition for each missing vote."""
CLOSE, LATER = 0.22, 0.35
"""The lead in votes that makes a majority likely: without votes to come, and the addition for these."""
OWNED = 0.15
"""The worth in votes of the owner's right to break ties."""
SETTLED, MOVING = 1.0, 2.8
"""The points that may still change: in the final evaluation, and for each round until then."""
HOPE = {3: (-0.9, -0.6, -0.9, -0.6, 0.1, 0.7), 4: (0.2, 0.7, 0.5, 1.0, 1.3, 1.8)}
"""By the number of players and the stages of `chances`, the log odds of a win if the tracker is expected to
end at 0.
"""
SLOPE = {3: (2.0, 1.1, 0.5, 0.3, 0.27, 0.24), 4: (1.4, 0.85, 0.4, 0.17, 0.15, 0.15)}
"""The fall of the log odds with each step of the tracker's expected end."""


def passes(missing: int, helped: float, final: bool) -> float:
    """Return the chance to pass of a policy with these missing votes and votes that may help."""
    if missing <= 0:
        return KEPT_AT_THE_END if final else KEPT
    if helped <= 0:
        return RESCUED.get(missing, LOST)
    odds = EASY - LACK * missing / (helped + SPARE) - AT_THE_END * final
    return 1 / (1 + math.exp(-odds))


def share(missing: int, whole: float) -> float:
    """Return the part of the votes to come that a policy gets."""
    return min(1.0, (ANYWAY + NEEDED * max(0, missing)) / whole)


def weights(votes: Sequence[float], owner: int | None, to_come: float) -> list[float]:
    """Return the weights of the seats as majority: a lead counts more with fewer votes to come."""
    scale, most = CLOSE + LATER * math.sqrt(to_come), max(votes)
    found = [math.exp((count - most) / scale) - math.exp(-most / scale) for count in votes]
    if owner is not None:
        found[owner] = (found[owner] + 0.02) * math.exp(OWNED / scale)
    return found


def open_points(state: State, coming: int) -> float:
    """Return the points that may still change, by the turns left."""
    return SETTLED + MOVING * turns_left(state) / len(state.players)


BY_EXPERIENCE = Judgement(
    partial(fitted_chance, hope=HOPE, slope=SLOPE), 1.0, passes, share, weights, open_points
)
