"""Action 2, Sell: any number of one commodity at its price, which then falls $1 per token.

Export Company raises the price first; Freight Company allows a second sale of another commodity
(R11); trading firms pay their owners per token sold by anyone (R26).
"""

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, replaced
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, HIGHEST_PRICES, LOWEST_PRICES
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitSecondSale, TurnDone
from raccoon.games.raccoon_tycoon.state import State, with_player


class Sell(Command, frozen=True):
    """Sell `amount` tokens; `export` first raises the price by the Export Company's power."""

    commodity: str
    amount: int
    export: bool = False


class Sold(SeatEvent, frozen=True):
    """The seat sold tokens at `price` dollars each (after an export raise of `raised`).

    `new_price` is the price afterwards; `firms` is the income of trading firms, as pairs of seat and dollars.
    """

    commodity: str
    amount: int
    raised: int
    price: int
    new_price: int
    firms: tuple[tuple[int, int], ...]


class SellOption(Option, frozen=True):
    """Sell 1 up to `most[i]` tokens of commodity i; with `export` the seller may raise its price first."""

    most: Counts
    export: bool
    command = Sell

    def allows(self, command: Sell) -> bool:
        index = COMMODITY_INDEX.get(command.commodity, -1)
        return index >= 0 and 1 <= command.amount <= self.most[index] and (self.export or not command.export)

    def draw(self, chance: Chance) -> Command:
        held = [index for index, most in enumerate(self.most) if most]
        index = chance.pick(held)
        export = self.export and chance.below(2) == 1
        return Sell(self.seat, COMMODITIES[index], 1 + chance.below(self.most[index]), export)

    def commands(self) -> Iterator[Command]:
        for index, most in enumerate(self.most):
            for amount in range(1, most + 1):
                yield Sell(self.seat, COMMODITIES[index], amount)
                if self.export:
                    yield Sell(self.seat, COMMODITIES[index], amount, export=True)


def options(state: State, seat: int, sold: str | None = None) -> SellOption | None:
    """Return the sales of the seat, without the commodity just `sold`; None when there is nothing to sell."""
    player = state.players[seat]
    most = player.tokens
    if sold is not None:
        most = replaced(most, COMMODITY_INDEX[sold], 0)
    if not any(most):
        return None
    return SellOption(seat, most, player.powers.export_raise > 0)


def decide(state: State, command: Sell) -> Event:
    """Sell; refuse a commodity just sold, more than is held, or a raise without Export Company."""
    pending, seat = state.pending, command.seat
    if not isinstance(pending, AwaitAction | AwaitSecondSale):
        raise Refusal("not_now")
    sold = pending.sold if isinstance(pending, AwaitSecondSale) else None
    option = options(state, seat, sold)
    if option is None or not option.allows(command):
        raise _refusal(state, command, sold)
    return sale(state, command)


def _refusal(state: State, command: Sell, sold: str | None) -> Refusal:
    if command.commodity not in COMMODITY_INDEX:
        return Refusal("unknown_commodity", commodity=command.commodity)
    if command.commodity == sold:
        return Refusal("already_sold", commodity=sold)
    player = state.players[command.seat]
    if command.export and not player.powers.export_raise:
        return Refusal("no_export")
    held = player.tokens[COMMODITY_INDEX[command.commodity]]
    return Refusal("tokens_to_sell", commodity=command.commodity, amount=command.amount, held=held)


def sale(state: State, command: Sell) -> Sold:
    """Return the result of the sale, for the rules and for previews."""
    index, amount = COMMODITY_INDEX[command.commodity], command.amount
    price, raised = state.prices[index], 0
    if command.export:
        power = state.players[command.seat].powers.export_raise
        raised = min(power, HIGHEST_PRICES[index] - price)
    price += raised
    new_price = max(LOWEST_PRICES[index], price - amount)
    firms = tuple(
        (seat, player.powers.firm[index] * amount)
        for seat, player in enumerate(state.players)
        if player.powers.firm[index]
    )
    return Sold(command.seat, command.commodity, amount, raised, price, new_price, firms)


def evolve(state: State, event: Sold) -> State:
    """Pay the seller and the firms, return the tokens, lower the price; Freight may sell again (R11)."""
    index, seat = COMMODITY_INDEX[event.commodity], event.seat
    player = state.players[seat]
    left = replaced(player.tokens, index, player.tokens[index] - event.amount)
    player = replace(player, money=player.money + event.amount * event.price, tokens=left)
    players = with_player(state, seat, player)
    for owner, income in event.firms:
        paid = replace(players[owner], money=players[owner].money + income)
        players = replaced(players, owner, paid)
    first = type(state.pending) is AwaitAction
    again = first and player.powers.sales > 1 and any(replaced(left, index, 0))
    return replace(
        state,
        players=players,
        supply=replaced(state.supply, index, state.supply[index] + event.amount),
        prices=replaced(state.prices, index, event.new_price),
        pending=AwaitSecondSale(seat, event.commodity) if again else TurnDone(seat),
    )
