"""The reputation of a seat: what fair players feel for who takes for itself, and for who gives."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from raccoon.bots.raccoon_rampage.judgement import turns_left
from raccoon.bots.raccoon_rampage.outlook import Outlook, Taste, outlook
from raccoon.games.raccoon_rampage.catalogue import ROUNDS
from raccoon.games.raccoon_rampage.state import State

FAIR = Taste()
"""The wishes that are nobody's fault."""
USUAL = 0.3
"""As much is taken, or given, by who plays fairly."""
CERTAIN = 0.7
"""With so much more nobody doubts any longer."""
WORD = 0.25
"""The price of a broken word to who minds what the others think."""
FORESIGHT = 0.2
"""By so much what a seat has taken may still change either way."""
GRATITUDE = 0.2
"""The part of a grudge with which giving is returned."""


def grudge(taken: float) -> float:
    """The feelings of fair players for who has taken so much, from 1 for a grudge down to gratitude."""
    if taken >= 0:
        return min(1.0, max(0.0, taken - USUAL) / CERTAIN)
    return -GRATITUDE * min(1.0, max(0.0, -taken - USUAL) / CERTAIN)


def taking(harm: float, gain: float) -> float:
    """The selfishness of a deed that lowered the group's chance, and raised the seat's own part of it, by so
    much more than a fair one (in logarithms). The figures tell the styles of the league apart best.
    """
    greed = math.tanh(3 * max(0.0, 2 * harm - gain)) * math.tanh(5 * max(0.0, gain))
    own = 0.2 * min(0.5, gain) if gain > 0 else 1.2 * max(-0.3, gain)
    return greed + own + 0.4 * max(-0.1, min(0.5, harm))


def took(seat: int, fair: Outlook, now: Outlook) -> float:
    """The amount that the seat has taken by a deed, where it might have been fair."""
    harm = math.log(fair.win + 0.002) - math.log(now.win + 0.002)
    return taking(harm, math.log(now.first(seat) / fair.first(seat)))


class Standing(NamedTuple):
    """The amount that a seat has `taken`, and the prices of what others think of it (`Outlook.worth`): of a
    grudge of all the others for a whole game, and of a broken word, for their trust.
    """

    price: float = 0.0
    taken: float = 0.0
    word: float = 0.08

    def prices(self, seat: int, state: State, choices: Sequence[State]) -> Sequence[float]:
        """The price of each of the choices that the seat has in a state, in the unit of its worth."""
        if not self.price or not choices:
            return [0.0] * len(choices)
        found = [outlook(choice) for choice in choices]
        fair = max(found, key=lambda one: one.worth(seat, FAIR))
        return [self._cost(seat, state, fair, one) for one in found]

    def meddling(self, seat: int, state: State, choices: Sequence[State]) -> Sequence[float]:
        """The price of each of the choices where the seat might as well leave the state as it is."""
        if not self.price or not choices:
            return [0.0] * len(choices)
        fair = outlook(state)
        return [self._cost(seat, state, fair, outlook(choice)) for choice in choices]

    def _cost(self, seat: int, state: State, fair: Outlook, now: Outlook) -> float:
        whole = self.price * turns_left(state) / (ROUNDS * len(state.players))
        return whole * (_foreseen(self.taken + took(seat, fair, now)) - _foreseen(self.taken))


CARELESS = Standing()
"""The standing of a seat that does not mind."""


def _foreseen(taken: float) -> float:
    """The feelings to be expected as more may be taken, or given."""
    return sum([grudge(taken + more) for more in (-FORESIGHT, 0.0, FORESIGHT)]) / 3
