"""The reputation of a seat: grudges of fair players against seats that take from the group's chance."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from raccoon.bots.raccoon_rampage.judgement import turns_left
from raccoon.bots.raccoon_rampage.outlook import Outlook, Taste, outlook
from raccoon.games.raccoon_rampage.catalogue import ROUNDS
from raccoon.games.raccoon_rampage.state import State

FAIR = Taste()
"""The taste of a fair player."""
USUAL = 0.3
"""The amount that fair players may take, or give."""
CERTAIN = 0.7
"""The amount beyond that from which a grudge is full."""
WORD = 0.25
"""The price of a broken promise for a level that minds its reputation."""
FORESIGHT = 0.2
"""The amount by which what a seat has taken may still change, up or down."""
GRATITUDE = 0.2
"""The size of gratitude for giving, as a part of a grudge."""


def grudge(taken: float) -> float:
    """Return the grudge of fair players for the amount taken: from 1 down to -`GRATITUDE` for giving."""
    if taken >= 0:
        return min(1.0, max(0.0, taken - USUAL) / CERTAIN)
    return -GRATITUDE * min(1.0, max(0.0, -taken - USUAL) / CERTAIN)


def selfishness(harm: float, gain: float) -> float:
    """Return the amount taken by a move, by its harm to the group's chance and gain in the seat's own part.

    Both are in logarithms, against a fair move. The figures separate the styles of the league best.
    """
    greed = math.tanh(3 * max(0.0, 2 * harm - gain)) * math.tanh(5 * max(0.0, gain))
    own = 0.2 * min(0.5, gain) if gain > 0 else 1.2 * max(-0.3, gain)
    return greed + own + 0.4 * max(-0.1, min(0.5, harm))


def amount_taken(seat: int, fair: Outlook, now: Outlook) -> float:
    """Return the amount that the seat has taken by a move, against the fair outlook."""
    harm = math.log(fair.win + 0.002) - math.log(now.win + 0.002)
    return selfishness(harm, math.log(now.first(seat) / fair.first(seat)))


class Standing(NamedTuple):
    """The amount that a seat has `taken`, and the prices of its reputation (in `Outlook.worth`).

    `price` is that of a grudge of all others for a whole game, `word` that of a broken promise.
    """

    price: float = 0.0
    taken: float = 0.0
    word: float = 0.08

    def prices(self, seat: int, state: State, choices: Sequence[State]) -> Sequence[float]:
        """Return the price of each of the seat's choices, the fairest of which is free."""
        if not self.price or not choices:
            return [0.0] * len(choices)
        found = [outlook(choice) for choice in choices]
        fair = max(found, key=lambda one: one.worth(seat, FAIR))
        return [self._cost(seat, state, fair, one) for one in found]

    def meddling(self, seat: int, state: State, choices: Sequence[State]) -> Sequence[float]:
        """Return the price of each choice against leaving the state unchanged."""
        if not self.price or not choices:
            return [0.0] * len(choices)
        fair = outlook(state)
        return [self._cost(seat, state, fair, outlook(choice)) for choice in choices]

    def _cost(self, seat: int, state: State, fair: Outlook, now: Outlook) -> float:
        whole = self.price * turns_left(state) / (ROUNDS * len(state.players))
        return whole * (_foreseen(self.taken + amount_taken(seat, fair, now)) - _foreseen(self.taken))


CARELESS = Standing()
"""The standing of a seat that does not mind its reputation."""


def _foreseen(taken: float) -> float:
    """Return the mean grudge, as the amount taken may still change."""
    return sum([grudge(taken + more) for more in (-FORESIGHT, 0.0, FORESIGHT)]) / 3
