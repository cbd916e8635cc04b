"""Trading Floor: with the Production action, first buy any number of one commodity from a player (R10).

The price is the one before the card moves it; the seller cannot refuse. Trading firms do not pay (R26).
"""

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX
from raccoon.games.raccoon_tycoon.pending import AwaitFloorTrade, AwaitTokens
from raccoon.games.raccoon_tycoon.state import State, with_player


class BuyOnFloor(Command, frozen=True):
    """Buy `amount` tokens of one commodity from the seat `seller`."""

    seller: int
    commodity: str
    amount: int


class SkipFloor(Command, frozen=True):
    """Buy nothing."""


class FloorTraded(SeatEvent, frozen=True):
    """The seat bought `amount` tokens from the seller, at `price` dollars each."""

    seller: int
    commodity: str
    amount: int
    price: int


class FloorSkipped(SeatEvent, frozen=True):
    """The owner of the Trading Floor bought nothing."""


class FloorOption(Option, frozen=True):
    """Buy 1 up to `most` tokens of one commodity from one seller, at `price` each."""

    seller: int
    commodity: str
    most: int
    price: int
    command = BuyOnFloor

    def allows(self, command: BuyOnFloor) -> bool:
        same = command.seller == self.seller and command.commodity == self.commodity
        return same and 1 <= command.amount <= self.most

    def draw(self, chance: Chance) -> Command:
        return BuyOnFloor(self.seat, self.seller, self.commodity, 1 + chance.below(self.most))

    def commands(self) -> Iterator[Command]:
        for amount in range(1, self.most + 1):
            yield BuyOnFloor(self.seat, self.seller, self.commodity, amount)


class SkipFloorOption(SingleOption, frozen=True):
    """Buy nothing."""

    command = SkipFloor


def _trades(state: State, seat: int) -> tuple[FloorOption, ...]:
    money = state.players[seat].money
    found = []
    for seller, player in enumerate(state.players):
        for index, held in enumerate(player.tokens):
            most = min(held, money // state.prices[index])
            if most and seller != seat:
                found.append(FloorOption(seat, seller, COMMODITIES[index], most, state.prices[index]))
    return tuple(found)


def payable(state: State, seat: int) -> bool:
    """Return whether the seat owns a Trading Floor and can pay for anything on it."""
    return state.players[seat].powers.trading_floor and bool(_trades(state, seat))


def must_choose(state: State, seat: int) -> bool:
    """Return whether the seat has to choose a purchase: with secret purses even if it cannot pay (R29)."""
    if state.options.open_money:
        return payable(state, seat)
    others = (player for other, player in enumerate(state.players) if other != seat)
    return state.players[seat].powers.trading_floor and any(any(player.tokens) for player in others)


def options(state: State, pending: AwaitFloorTrade) -> tuple[Option, ...]:
    """Return every trade within the buyer's money and the sellers' tokens, and buying nothing."""
    return (*_trades(state, pending.seat), SkipFloorOption(pending.seat))


def decide_buy(state: State, command: BuyOnFloor, pending: AwaitFloorTrade) -> Event:
    """Buy the tokens; refuse more than the seller has or the buyer can pay for."""
    if not any(trade.allows(command) for trade in _trades(state, command.seat)):
        raise Refusal("floor_trade", commodity=command.commodity, amount=command.amount)
    price = state.prices[COMMODITY_INDEX[command.commodity]]
    return FloorTraded(command.seat, command.seller, command.commodity, command.amount, price)


def decide_skip(state: State, command: SkipFloor, pending: AwaitFloorTrade) -> Event:
    """Buy nothing: always allowed."""
    return FloorSkipped(command.seat)


def evolve_traded(state: State, event: FloorTraded, pending: AwaitFloorTrade) -> State:
    """Exchange tokens and money; next the buyer takes the card's tokens."""
    index = COMMODITY_INDEX[event.commodity]
    paid = event.amount * event.price
    buyer, seller = state.players[event.seat], state.players[event.seller]
    bought = replaced(buyer.tokens, index, buyer.tokens[index] + event.amount)
    left = replaced(seller.tokens, index, seller.tokens[index] - event.amount)
    state = replace(
        state,
        players=with_player(state, event.seat, replace(buyer, money=buyer.money - paid, tokens=bought)),
    )
    seller = replace(seller, money=seller.money + paid, tokens=left)
    following = AwaitTokens(pending.seat, pending.card)
    return replace(state, players=with_player(state, event.seller, seller), pending=following)


def evolve_skipped(state: State, event: FloorSkipped, pending: AwaitFloorTrade) -> State:
    """Exchange nothing; next the player takes the card's tokens."""
    return replace(state, pending=AwaitTokens(pending.seat, pending.card))
