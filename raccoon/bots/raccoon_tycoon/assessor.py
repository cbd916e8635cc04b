"""The assessment of Raccoon Tycoon's positions with everything known, for reviews of finished games."""

from collections.abc import Iterable, Sequence
from types import MappingProxyType

from msgspec.structs import replace

from raccoon.bots import assessor
from raccoon.bots.raccoon_tycoon.evaluation import Evaluation, after_auction
from raccoon.bots.raccoon_tycoon.one_ply import OnePly
from raccoon.bots.raccoon_tycoon.post_mortem import sales
from raccoon.bots.weighed import noisy_best, without_idle
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation
from raccoon.games.raccoon_tycoon.actions.build import COSTS
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid
from raccoon.games.raccoon_tycoon.state import State, with_player

TEMPO = 1.0
"""The VP of another use of a turn: the seat that may buy a building first expects its gain beyond this."""
NOISE = 2.0
"""The most VP by which a quick player overestimates a move."""


class Assessor(assessor.Assessor):
    """Judges positions by the learned values; quick players look one move ahead at their own holdings."""

    version = 5
    spread = MappingProxyType({2: (0.8, 1.4), 3: (0.8, 0.4), 4: (1.2, 0.5), 5: (1.7, 0.3)})

    def __init__(self, evaluation: Evaluation) -> None:
        self._evaluation = evaluation
        self._one_ply = OnePly(evaluation)

    def worths(self, state: State) -> Sequence[float]:
        """Return the points that each seat may expect; a leading bid counts as paid."""
        state = after_auction(state)
        worths = [self._evaluation.of(state, seat) for seat in range(len(state.players))]
        offer = list(state.building_offer) if not state.final_round else []
        for seat in self._in_turn(state):
            gains = [(self._bought(state, seat, building) - worths[seat], building) for building in offer]
            gain, building = max(gains, default=(0.0, ""))
            if gain > TEMPO:
                worths[seat] += gain - TEMPO
                offer.remove(building)
        return worths

    def _in_turn(self, state: State) -> list[int]:
        """Return the seats in the order in which they may buy next."""
        seats, acts = len(state.players), isinstance(state.pending, AwaitAction)
        first = state.turn + (0 if acts else 1)
        return [(first + step) % seats for step in range(seats)]

    def _bought(self, state: State, seat: int, building: str) -> float:
        """Return the worth of the seat with a building from the offer; 0 if it cannot pay for it."""
        player = state.players[seat]
        if COSTS[building] > player.money:
            return 0.0
        bought = replace(
            player, money=player.money - COSTS[building], buildings=(*player.buildings, building)
        )
        return self._evaluation.of(replace(state, players=with_player(state, seat, bought)), seat)

    def left(self, state: State) -> float:
        """Return the number of turns that each seat may still have."""
        return self._evaluation.turns_to_come(state, state.turn)

    def redeal(self, state: State, chance: Chance) -> State:
        """Return the state with decks and piles at random; hands and purses stay as they are."""
        return GAME.imagine(assessor.open_view(GAME, state), chance)

    def quick_moves(self, state: State, chance: Chance) -> Sequence[Command]:
        """Return a quick move of the seat asked, at random among the good ones."""
        seat = state.pending.seat
        if type(state.pending) is AwaitBid:
            return (self._one_ply.quick(state, chance),)
        found = self._one_ply.weigh(state, GAME.options(state, seat), chance, wide=False)
        return (noisy_best(without_idle(found, (EndTurn,)), NOISE, chance),)

    def valuations(self, match: Match) -> Iterable[Valuation]:
        """Return a valuation of every railroad sold."""
        return sales(self._evaluation, match)
