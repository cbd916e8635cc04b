"""The assessment of Saloon Tycoon's positions with everything known, for reviews of finished games."""

from collections.abc import Iterable, Sequence
from types import MappingProxyType

from raccoon.bots import assessor
from raccoon.bots.saloon_tycoon import features
from raccoon.bots.saloon_tycoon.plan import OneMove
from raccoon.bots.saloon_tycoon.post_mortem import valuations_of
from raccoon.bots.saloon_tycoon.weights import Evaluation
from raccoon.bots.weighed import noisy_best
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.state import State

NOISE = 2.0
"""The most points by which a quick player overestimates a move."""


class Assessor(assessor.Assessor):
    """Judges positions by the learned values; quick players look one move ahead."""

    version = 6
    spread = MappingProxyType({2: (4.8, 0.17), 3: (3.3, 0.38), 4: (3.3, 0.35)})

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self._one_move = OneMove(evaluation)

    def worths(self, state: State) -> Sequence[float]:
        """Return the points that each seat may expect."""
        return [self._evaluation.of(state, seat) for seat in range(len(state.players))]

    def left(self, state: State) -> float:
        """Return the number of cubes a player in the pile."""
        return max(0.0, features.cubes_left(state))

    def redeal(self, state: State, chance: Chance) -> State:
        """Return the state with the deck at random; hands and secret claims stay as they are."""
        return GAME.imagine(assessor.open_view(GAME, state), chance)

    def quick_moves(self, state: State, chance: Chance) -> Sequence[Command]:
        """Return a quick move of the seat asked, at random among the good ones by one move ahead.

        Moving a character counts as moving it again, as no memory of earlier moves is available.
        """
        seat = GAME.to_act(state)[0]
        guests = [guest for player in state.players for guest in player.characters]
        return (noisy_best(self._one_move.weigh(state, GAME.options(state, seat), guests), NOISE, chance),)

    def valuations(self, match: Match) -> Iterable[Valuation]:
        """Return a valuation of every bribe, and of every claim that another seat could have taken next."""
        return valuations_of(self.worths, match)
