"""The group's chance to win, as learned from whole games between bots.

The figures were fitted by logistic regression to 542 games of rapporteurs and commissioners, two in three of
them among four players, in both scenarios.
"""

import math
from collections.abc import Sequence

from raccoon.bots.piecewise_linear import between, shares
from raccoon.bots.raccoon_rampage.judgement import Judgement, alive, turns_left
from raccoon.games.raccoon_rampage.state import State

ROUNDS_LEFT = (0.0, 0.5, 1.4, 2.4, 3.4, 4.4)
"""The rounds left after this turn for which the figures below were learned."""
HOPE = {3: (-0.3, 0.1, -0.3, 0.9, 0.7, 1.3), 4: (-0.3, 0.6, 0.6, 1.5, 1.3, 1.7)}
"""By the number of players, the log odds of a win if the tracker is expected to end at 0."""
SLOPE = (1.6, 1.0, 0.6, 0.35, 0.3, 0.25)
"""The fall of the log odds with each step of the tracker's expected end."""
NEAR = 3
"""The number of evaluations ahead for which reaching the skull can be foreseen."""
NEAR_SPREAD = 2.0
"""The standard deviation, in steps, of the tracker until then."""


def as_learned(state: State, impact: float, steps: Sequence[float]) -> float:
    """Return the group's chance to win with this expected end of the tracker and these steps until then."""
    parts = stages(state)
    odds = between(parts, HOPE[len(state.players)]) - between(parts, SLOPE) * impact
    return alive(state, steps[:NEAR], NEAR_SPREAD) / (1 + math.exp(-odds))


def stages(state: State) -> tuple[float, ...]:
    """Return the shares of the state in the stages of `ROUNDS_LEFT`."""
    return shares(ROUNDS_LEFT, turns_left(state) / len(state.players))


AS_LEARNED = Judgement(win=as_learned)
"""The rule of thumb, with the learned chance of the group."""
