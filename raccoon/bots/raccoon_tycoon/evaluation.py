"""The value of a position for a seat, in victory points: those it has and, as learned, those to expect.

The expectation is a weighted sum of the numbers of `features`; the weights depend on how many turns are left,
linearly between the knots of a record in ``data/`` (``raccoon train`` makes it), and on the players.
"""

from typing import Any

from msgspec.structs import replace

from raccoon.bots.raccoon_tycoon import features
from raccoon.bots.raccoon_tycoon.weights import Row, Weights, dot, row
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.actions.end_turn import VICTORY_MONEY
from raccoon.games.raccoon_tycoon.pending import AwaitBid, TurnDone
from raccoon.games.raccoon_tycoon.state import Player, State, with_player

NEAREST = 1.5
"""Before the final round is certain nobody counts on fewer turns than this."""
LONGER = 0.5
"""In the longer game a seat counts on so many times the usual turns, and grows impatient so much earlier
(found by games), though it has more of them (`LASTS_LONGER`). Nothing is learned from it: hoarding pays for
so long that self-play learns never to finish.
"""
LASTS_LONGER = 2.0
"""In the longer game a seat really has so many times the usual turns."""
STEPS = 4
"""Weights are interpolated for every quarter of a turn, once."""
ANSWER = 1.3
"""With full bidding between two the first $30 are worth so many times as much: who has nothing cannot answer,
and the other buys for the least (found by games; nothing was learned with this option).
"""
DOLLAR_OF_A_TIE = 0.001
"""The worth of a dollar when no turn is left: ties go to the richer."""


FORTUNE, NEAR_FORTUNE = 60.0, 400
"""Sudden death: what money near what wins is worth beside its points, in VP, from so many dollars on."""


def fortune(state: State, seat: int) -> float:
    """The worth of being near to a declared victory, in VP: nothing without sudden death (R22)."""
    if not state.options.sudden_death:
        return 0.0
    near = (state.players[seat].money - NEAR_FORTUNE) / (VICTORY_MONEY - NEAR_FORTUNE)
    return FORTUNE * min(1.0, near) ** 2 if near > 0 else 0.0


class Evaluation:
    """Values positions by a record; what it has worked out once it remembers."""

    def __init__(self, record: Weights) -> None:
        self.record = record
        self._turns = {int(players): turns for players, turns in record.turns.items()}
        self._rows: dict[tuple[int, int, bool], Row] = {}
        self._moneys: dict[tuple[int, int, int], float] = {}
        self._estates: dict[tuple[Any, ...], float] = {}

    def of(self, state: State, seat: int) -> float:
        """The VP that the seat is expected to have in the end."""
        player = state.players[seat]
        left = self.turns_left(state, seat)
        if not left:
            return features.points(player) + DOLLAR_OF_A_TIE * player.money
        row = self.row(left, state)
        return (
            row.waiting * features.waiting(state, seat)
            + self.money(row, player, player.money, features.best_stack(player.tokens, state.prices))
            + self.stock(row, state, seat)
            + self.estate(row, state, seat, player.railroads)
            + fortune(state, seat)
        )

    def stock(self, row: Row, state: State, seat: int, tokens: Counts | None = None) -> float:
        """The share of the seat's worth from tokens (its own, or those given), hand and the town on offer."""
        return dot(row.stock, features.stock_numbers(state, seat, tokens))

    def money(self, row: Row, player: Player, money: int, stack: int) -> float:
        """The worth of so much money to the player, a Bank's points included.

        `stack` is what the best stack of tokens would bring besides.
        """
        key = id(row), money, stack
        worth = self._moneys.get(key)
        if worth is None:
            if len(self._moneys) > features.REMEMBERED:
                self._moneys.clear()
            worth = self._moneys[key] = dot(row.money, features.money_numbers(money, stack))
        per_point = player.powers.money_points if player.buildings else 0
        return worth + money // per_point if per_point else worth

    def estate(self, row: Row, state: State, seat: int, railroads: tuple[str, ...]) -> float:
        """Points and prospects of the seat's towns and buildings with these railroads."""
        player = state.players[seat]
        others = features.others_railroads(state, seat)
        key = (id(row), railroads, others, state.railroad_offer, player.towns, player.buildings)
        found = self._estates.get(key)
        if found is None:
            if len(self._estates) > features.REMEMBERED:
                self._estates.clear()
            holder = player if railroads is player.railroads else replace(player, railroads=railroads)
            numbers = features.estate_numbers(holder, others, state.railroad_offer)
            points = features.estate_points(railroads, player.towns, player.buildings)
            found = self._estates[key] = points + dot(row.estate, numbers)
        return found

    def turns_left(self, state: State, seat: int) -> float:
        """The number of turns the seat may still have; 0 when it is certain to have none."""
        if state.final_round:
            players = len(state.players)
            now = (state.turn - state.start_player) % players
            return float((seat - state.start_player) % players > now)
        return max(NEAREST, features.share_left(state) * self.usual_turns(state))

    def turns_to_come(self, state: State, seat: int) -> float:
        """The number of turns the seat may really have, impatient or not; 0 when it certainly has none."""
        left = self.turns_left(state, seat)
        return left * LASTS_LONGER / LONGER if state.options.longer_game and not state.final_round else left

    def usual_turns(self, state: State) -> float:
        """The number of turns a seat has in a whole game at such a table."""
        turns = self._turns[len(state.players)]
        return turns * LONGER if state.options.longer_game else turns

    def row(self, left: float, state: State) -> Row:
        """The weights for so many turns left at the table."""
        key = round(left * STEPS), len(state.players), state.options.full_bidding
        found = self._rows.get(key)
        if found is None:
            found = row(self.record, key[0] / STEPS, key[1])
            if key[1] == 2 and key[2]:
                found = _ready_to_answer(found)
            self._rows[key] = found
        return found


def _ready_to_answer(row: Row) -> Row:
    """The weights where two raise until one passes: the first dollars in hand are worth more."""
    first, above, *others = row.money
    more = (ANSWER - 1) * first
    return replace(row, money=(first + more, above - more, *others))


def won(state: State, seat: int, railroad: str, price: int, over: bool = False) -> State:
    """The table as if the seat had paid the price and taken the railroad; `over`: the turn of a starter who
    wins is over.
    """
    player = state.players[seat]
    player = replace(player, money=player.money - price, railroads=(*player.railroads, railroad))
    place = state.railroad_offer.index(railroad)
    table = replace(
        state,
        pending=TurnDone(seat),
        players=with_player(state, seat, player),
        railroad_offer=state.railroad_offer[:place] + state.railroad_offer[place + 1 :],
    )
    if state.final_round or scoring.end_reached(table):
        return replace(table, final_round=True)
    if over and seat == state.turn:
        return replace(table, turn=(seat + 1) % len(state.players))
    return table


def settled(state: State) -> State:
    """The table as if the hammer fell now: a leading bid is as good as paid."""
    pending = state.pending
    if isinstance(pending, AwaitBid):
        return won(state, pending.leader, pending.railroad, pending.bid)
    return state
