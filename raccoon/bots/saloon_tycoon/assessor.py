"""Saloon Tycoon's judgement of positions of which everything is known."""

from collections.abc import Iterable, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from raccoon.bots import assessor
from raccoon.bots.saloon_tycoon import features
from raccoon.bots.saloon_tycoon.plan import OneMove
from raccoon.bots.saloon_tycoon.post_mortem import deeds
from raccoon.bots.saloon_tycoon.weights import Evaluation
from raccoon.bots.slips import slip
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.state import State

NOISE = 2.0
"""By so many points moves may seem better than they are to a player in a hurry."""


class Assessor(assessor.Assessor):
    """By the learned values; everybody looks one move ahead."""

    version = 6
    spread = MappingProxyType({2: (4.8, 0.17), 3: (3.3, 0.38), 4: (3.3, 0.35)})

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self._one_move = OneMove(evaluation)

    def worths(self, state: State) -> Sequence[float]:
        """The points that each seat may expect."""
        return [self._evaluation.of(state, seat) for seat in range(len(state.players))]

    def left(self, state: State) -> float:
        """The cubes a player that lie in the pile."""
        return max(0.0, features.cubes_left(state))

    def dealt_anew(self, state: State, chance: Chance) -> State:
        """The deck at random; hands and secret claims are known to their seats."""
        players = tuple([GAME.view(state, seat).players[seat] for seat in range(len(state.players))])
        return GAME.imagine(replace(GAME.view(state, None), players=players), chance)

    def hurried(self, state: State, chance: Chance) -> Sequence[Command]:
        """A good move of the seat that is asked, one move ahead, which of several is left to chance; a guest
        is not moved without need, for nobody remembers that it was moved before.
        """
        seat = GAME.to_act(state)[0]
        guests = [guest for player in state.players for guest in player.characters]
        return (slip(self._one_move.weigh(state, GAME.options(state, seat), guests), NOISE, chance),)

    def valuations(self, match: Match) -> Iterable[Valuation]:
        """Every bribe, and every claim taken just before somebody else could."""
        return deeds(self.worths, match)
