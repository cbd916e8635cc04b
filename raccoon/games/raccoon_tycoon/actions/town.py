"""Action 5, Buy the town on offer, with its commodity or any mix; with Brick Works for one token less."""

from collections.abc import Iterator
from functools import lru_cache

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, drawn, minus, plus, selections, within
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, TOWNS
from raccoon.games.raccoon_tycoon.pending import AwaitAction, TurnDone
from raccoon.games.raccoon_tycoon.state import State, with_player


class BuyTown(Command, frozen=True):
    """Pay these tokens for the town on offer."""

    tokens: Counts


class TownBought(SeatEvent, frozen=True):
    """The seat paid the tokens to the supply and took the town; `revealed` is the next town, if any."""

    town: str
    tokens: Counts
    revealed: str | None
    revealing = "revealed"


class TownOption(Option, frozen=True):
    """Buy the town with the tokens `named` (None: cannot), or any `any_cost` (0: cannot) of those `held`."""

    town: str
    named: Counts | None
    any_cost: int
    held: Counts
    command = BuyTown

    def allows(self, command: BuyTown) -> bool:
        if command.tokens == self.named:
            return True
        return 0 < self.any_cost == sum(command.tokens) and within(command.tokens, self.held)

    def draw(self, chance: Chance) -> Command:
        if self.named and (not self.any_cost or chance.below(2)):
            return BuyTown(self.seat, self.named)
        return BuyTown(self.seat, drawn(self.held, self.any_cost, chance))

    def commands(self) -> Iterator[Command]:
        if self.named:
            yield BuyTown(self.seat, self.named)
        if self.any_cost:
            for tokens in selections(self.held, self.any_cost):
                yield BuyTown(self.seat, tokens)


@lru_cache
def costs(town: str, discount: int) -> tuple[Counts, int]:
    """Return the payment in the town's own commodity, and the number of tokens in any mix."""
    card = TOWNS[town]
    index = COMMODITY_INDEX[card.commodity]
    named = tuple(card.commodity_cost - discount if i == index else 0 for i in range(len(COMMODITIES)))
    return named, card.any_cost - discount


def options(state: State, seat: int) -> TownOption | None:
    """Return the payments that the seat can make; None when it can make none or no town is left."""
    if state.town is None:
        return None
    player = state.players[seat]
    named, any_cost = costs(state.town, player.powers.town_discount)
    payable = named if within(named, player.tokens) else None
    enough = sum(player.tokens) >= any_cost
    if payable is None and not enough:
        return None
    return TownOption(seat, state.town, payable, any_cost if enough else 0, player.tokens)


def decide(state: State, command: BuyTown, pending: AwaitAction) -> Event:
    """Buy the town; refuse tokens that are neither of the two payments, or not all held."""
    town = state.town
    if town is None:
        raise Refusal("no_town_left")
    option = options(state, command.seat)
    if option is None or not option.allows(command):
        named, any_cost = costs(town, state.players[command.seat].powers.town_discount)
        commodity = TOWNS[town].commodity
        raise Refusal("town_payment", town=town, commodity=commodity, named=sum(named), any=any_cost)
    revealed = state.town_deck[0] if state.town_deck else None
    return TownBought(command.seat, town, command.tokens, revealed)


def evolve(state: State, event: TownBought) -> State:
    """Give the town to the seat, take its tokens, and turn up the next town."""
    player = state.players[event.seat]
    paid = replace(player, tokens=minus(player.tokens, event.tokens), towns=(*player.towns, event.town))
    return replace(
        state,
        players=with_player(state, event.seat, paid),
        supply=plus(state.supply, event.tokens),
        town=event.revealed,
        town_deck=state.town_deck[1:],
        pending=TurnDone(event.seat),
    )
