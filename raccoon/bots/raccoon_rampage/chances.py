"""The group's chance to win, as learned from whole games between bots.

The figures were fitted by logistic regression to 542 games of rapporteurs and commissioners, two in three of
them among four players, in both scenarios.
"""

import math
from collections.abc import Mapping, Sequence

from raccoon.bots.piecewise_linear import between, shares
from raccoon.bots.raccoon_rampage.judgement import Judgement, alive, turns_left
from raccoon.games.raccoon_rampage.state import State

ROUNDS_LEFT = (0.0, 0.5, 1.4, 2.4, 3.4, 4.4)
"""The rounds left after this turn for which the figures below were learned."""
Figures = Mapping[int, tuple[float, ...]]
"""Figures by the number of players and the stages of `ROUNDS_LEFT`."""
HOPE: Figures = {3: (-0.3, 0.1, -0.3, 0.9, 0.7, 1.3), 4: (-0.3, 0.6, 0.6, 1.5, 1.3, 1.7)}
"""By the number of players, the log odds of a win if the tracker is expected to end at 0."""
SLOPE = dict.fromkeys(HOPE, (1.6, 1.0, 0.6, 0.35, 0.3, 0.25))
"""The fall of the log odds with each step of the tracker's expected end."""
NEAR = 3
"""The number of evaluations ahead for which reaching the skull can be foreseen."""
NEAR_SPREAD = 2.0
"""The standard deviation, in steps, of the tracker until then."""


def fitted_chance(
    state: State, impact: float, steps: Sequence[float], hope: Figures = HOPE, slope: Figures = SLOPE
) -> float:
    """Return the group's chance to win with this expected end of the tracker and these steps until then.

    `hope` and `slope` are the fitted figures, as described at `HOPE` and `SLOPE`.
    """
    parts, players = stages(state), len(state.players)
    odds = between(parts, hope[players]) - between(parts, slope[players]) * impact
    return alive(state, steps[:NEAR], NEAR_SPREAD) / (1 + math.exp(-odds))


def stages(state: State) -> tuple[float, ...]:
    """Return the shares of the state in the stages of `ROUNDS_LEFT`."""
    return shares(ROUNDS_LEFT, turns_left(state) / len(state.players))


AS_LEARNED = Judgement(win=fitted_chance)
"""The rule of thumb, with the learned chance of the group."""
