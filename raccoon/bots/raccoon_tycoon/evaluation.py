"""The learned value of a position for a seat, in VP: the points that it has and those that it may expect.

The expectation is a weighted sum of the numbers of `features`; the weights depend on the turns left,
linearly between the knots of a record in ``data/`` (made by ``raccoon train``), and on the players.
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
"""The lowest number of turns left that a seat expects before the final round."""
LONGER = 0.5
"""In the longer game a seat expects the usual turns times this, and so grows impatient earlier (measured in
games), though it has more of them (`LASTS_LONGER`). Nothing is learned from that game: hoarding pays for so
long that self-play learns never to finish.
"""
LASTS_LONGER = 2.0
"""In the longer game a seat really has the usual turns times this."""
STEPS = 4
"""The steps in a turn for which weights are interpolated and cached."""
ANSWER = 1.3
"""With full bidding between two players the first $30 are worth this many times as much: without money a seat
cannot answer, and the other buys at the minimum (measured in games; nothing was learned with this option).
"""
DOLLAR_OF_A_TIE = 0.001
"""The worth in VP of a dollar when no turn is left: ties go to the richer."""


FORTUNE, NEAR_FORTUNE = 60.0, 400
"""Sudden death: the highest worth in VP of money close to victory, and the dollars from which it counts."""


def fortune(state: State, seat: int) -> float:
    """Return the worth in VP of being close to a declared victory; 0 without sudden death (R22)."""
    if not state.options.sudden_death:
        return 0.0
    near = (state.players[seat].money - NEAR_FORTUNE) / (VICTORY_MONEY - NEAR_FORTUNE)
    return FORTUNE * min(1.0, near) ** 2 if near > 0 else 0.0


class Evaluation:
    """Values positions by a record of weights; caches its results."""

    def __init__(self, record: Weights) -> None:
        self.record = record
        self._turns = {int(players): turns for players, turns in record.turns.items()}
        self._rows: dict[tuple[int, int, bool], Row] = {}
        self._moneys: dict[tuple[int, int, int], float] = {}
        self._estates: dict[tuple[Any, ...], float] = {}

    def of(self, state: State, seat: int) -> float:
        """Return the VP that the seat is expected to have at the end."""
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
        """Return the seat's worth in tokens (its own, or those given), hand and the town on offer, in VP."""
        return dot(row.stock, features.stock_numbers(state, seat, tokens))

    def money(self, row: Row, player: Player, money: int, stack: int) -> float:
        """Return the worth of this much money to the player in VP, a Bank's points included.

        `stack` is the price of the best stack of tokens, in dollars.
        """
        key = id(row), money, stack
        worth = self._moneys.get(key)
        if worth is None:
            if len(self._moneys) > features.CACHE_SIZE:
                self._moneys.clear()
            worth = self._moneys[key] = dot(row.money, features.money_numbers(money, stack))
        per_point = player.powers.money_points if player.buildings else 0
        return worth + money // per_point if per_point else worth

    def estate(self, row: Row, state: State, seat: int, railroads: tuple[str, ...]) -> float:
        """Return the worth of the seat's towns and buildings with these railroads, in VP."""
        player = state.players[seat]
        others = features.others_railroads(state, seat)
        key = (id(row), railroads, others, state.railroad_offer, player.towns, player.buildings)
        found = self._estates.get(key)
        if found is None:
            if len(self._estates) > features.CACHE_SIZE:
                self._estates.clear()
            holder = player if railroads is player.railroads else replace(player, railroads=railroads)
            numbers = features.estate_numbers(holder, others, state.railroad_offer)
            points = features.estate_points(railroads, player.towns, player.buildings)
            found = self._estates[key] = points + dot(row.estate, numbers)
        return found

    def turns_left(self, state: State, seat: int) -> float:
        """Return the number of turns that the seat expects; 0 when it certainly has none."""
        if state.final_round:
            players = len(state.players)
            now = (state.turn - state.start_player) % players
            return float((seat - state.start_player) % players > now)
        return max(NEAREST, features.share_left(state) * self.usual_turns(state))

    def turns_to_come(self, state: State, seat: int) -> float:
        """Return the number of turns that the seat may really have, without the longer game's impatience."""
        left = self.turns_left(state, seat)
        return left * LASTS_LONGER / LONGER if state.options.longer_game and not state.final_round else left

    def usual_turns(self, state: State) -> float:
        """Return the number of turns that a seat expects in a whole game at this table."""
        turns = self._turns[len(state.players)]
        return turns * LONGER if state.options.longer_game else turns

    def row(self, left: float, state: State) -> Row:
        """Return the weights for this many turns left at this table."""
        key = round(left * STEPS), len(state.players), state.options.full_bidding
        found = self._rows.get(key)
        if found is None:
            found = row(self.record, key[0] / STEPS, key[1])
            if key[1] == 2 and key[2]:
                found = _ready_to_answer(found)
            self._rows[key] = found
        return found


def _ready_to_answer(row: Row) -> Row:
    """Return the weights for two players with full bidding: the first dollars are worth more."""
    first, above, *others = row.money
    more = (ANSWER - 1) * first
    return replace(row, money=(first + more, above - more, *others))


def after_win(state: State, seat: int, railroad: str, price: int, over: bool = False) -> State:
    """Return the state after the seat has paid the price and taken the railroad.

    With `over` the turn ends if the seat that wins has started the auction.
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


def after_auction(state: State) -> State:
    """Return the state with a current auction ended: the leader has paid its bid and has the card."""
    pending = state.pending
    if isinstance(pending, AwaitBid):
        return after_win(state, pending.leader, pending.railroad, pending.bid)
    return state
