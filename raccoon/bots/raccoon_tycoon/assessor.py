"""Raccoon Tycoon's judgement of positions of which everything is known."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from msgspec.structs import replace

from raccoon.bots import assessor
from raccoon.bots.raccoon_tycoon.evaluation import Evaluation, settled
from raccoon.bots.raccoon_tycoon.one_ply import OnePly
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.state import State


class Assessor(assessor.Assessor):
    """By the learned values; everybody looks one move ahead at its own holdings."""

    spread = MappingProxyType({2: (0.8, 1.4), 3: (1.2, 0.5), 4: (1.2, 0.5), 5: (1.7, 0.5)})

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self._one_ply = OnePly(evaluation)

    def worths(self, state: State) -> Sequence[float]:
        """The points that each seat may expect; a leading bid counts as paid."""
        state = settled(state)
        return [self._evaluation.of(state, seat) for seat in range(len(state.players))]

    def left(self, state: State) -> float:
        """The turns that each seat may still have."""
        return self._evaluation.turns_to_come(state, state.turn)

    def dealt_anew(self, state: State, chance: Chance) -> State:
        """Decks and piles at random; hands and purses are known to their seats."""
        players = tuple([GAME.view(state, seat).players[seat] for seat in range(len(state.players))])
        return GAME.imagine(replace(GAME.view(state, None), players=players), chance)

    def hurried(self, state: State, chance: Chance) -> Sequence[Command]:
        """The quick move of the seat that is asked."""
        return (self._one_ply.quick(state, chance),)
