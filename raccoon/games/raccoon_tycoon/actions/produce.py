"""Action 1, Production: play a card, take tokens, raise prices, draw up to the hand limit."""

from collections.abc import Callable

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, lowest, minus, plus, without
from raccoon.engine.events import Command, Event, FieldOption, Refusal, SeatEvent
from raccoon.games.raccoon_tycoon.actions import bonus, storage, trading_floor
from raccoon.games.raccoon_tycoon.actions.exact_tokens import ExactTokensOption
from raccoon.games.raccoon_tycoon.catalogue import HIGHEST_PRICES, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitBonus,
    AwaitDiscard,
    AwaitFloorTrade,
    AwaitTokens,
    DrawCards,
    RaisePrices,
    TurnDone,
)
from raccoon.games.raccoon_tycoon.state import State, with_player


class Produce(Command, frozen=True):
    """Play this production card from the hand."""

    card: int


class TakeTokens(Command, frozen=True):
    """Take these tokens of those that the card shows."""

    tokens: Counts


class CardPlayed(SeatEvent, frozen=True):
    """The seat played the card to the discard pile, face up; its production begins."""

    card: int


class TokensTaken(SeatEvent, frozen=True):
    """The seat took the production's tokens from the supply."""

    tokens: Counts


class PricesRaised(SeatEvent, frozen=True):
    """The prices rose by `raised` dollars each, limited by the top of each track (R6)."""

    raised: Counts


class DrawPileShuffled(SeatEvent, frozen=True):
    """The discard pile was shuffled and put under the draw pile in this order (R8); secret."""

    order: tuple[int, ...]
    sealed = ("order",)
    revealing = True


class CardsDrawn(SeatEvent, frozen=True):
    """The seat drew `count` cards; `cards` is empty in the view of other seats."""

    count: int
    cards: tuple[int, ...]
    private = ("cards",)
    revealing = "count"


class ProduceOption(FieldOption, frozen=True):
    """Play one of these cards: possible with any card in hand (R16)."""

    cards: tuple[int, ...]
    command = Produce


class TokensOption(ExactTokensOption, frozen=True):
    """Exactly `count` of the tokens that the card shows and the supply has."""

    command = TakeTokens


def options(state: State, seat: int) -> ProduceOption:
    """Return producing with any card of the hand."""
    return ProduceOption(seat, state.players[seat].hand)


def token_options(state: State, pending: AwaitTokens) -> tuple[TokensOption]:
    """Return taking exactly min(limit, icons that the supply can serve) tokens (R2, R5)."""
    available = lowest(PRODUCTION_CARDS[pending.card].production, state.supply)
    count = min(state.players[pending.seat].powers.production_limit, sum(available))
    return (TokensOption(pending.seat, available, count),)


def decide(state: State, command: Produce, pending: AwaitAction) -> Event:
    """Play the card; refuse one that is not in the hand."""
    if not options(state, command.seat).allows(command):
        raise Refusal("card_not_in_hand", card=command.card)
    return CardPlayed(command.seat, command.card)


def decide_tokens(state: State, command: TakeTokens, pending: AwaitTokens) -> Event:
    """Take the tokens; refuse any other number than is due, or tokens that the card does not show."""
    option = token_options(state, pending)[0]
    if not option.allows(command):
        raise Refusal("production_tokens", count=option.count, available=option.available)
    return TokensTaken(command.seat, command.tokens)


def take_all(state: State, pending: AwaitTokens, chance: Chance) -> Event | None:
    """Take all tokens if the limit covers every icon that the supply can serve; else the seat chooses."""
    available = lowest(PRODUCTION_CARDS[pending.card].production, state.supply)
    if sum(available) <= state.players[pending.seat].powers.production_limit:
        return TokensTaken(pending.seat, available)
    return None


def raise_prices(state: State, pending: RaisePrices, chance: Chance) -> Event:
    """Raise prices by $1 per icon of the Price half, never above the top of the track (R6)."""
    room = minus(HIGHEST_PRICES, state.prices)
    return PricesRaised(pending.seat, lowest(PRODUCTION_CARDS[pending.card].price, room))


def draw_cards(state: State, pending: DrawCards, chance: Chance) -> Event:
    """Fill the hand; shuffle the discard pile first if the draw pile is too short (R7, R8)."""
    player = state.players[pending.seat]
    count = max(0, player.powers.hand_limit - len(player.hand))
    if count > len(state.draw_pile) and state.discard_pile:
        return DrawPileShuffled(pending.seat, chance.shuffled(state.discard_pile))
    cards = state.draw_pile[:count]
    return CardsDrawn(pending.seat, len(cards), cards)


def evolve_played(
    state: State, event: CardPlayed, asked: Callable[[State, int], bool] = trading_floor.must_choose
) -> State:
    """Discard the card; the Trading Floor comes first if `asked` says that its owner chooses (R10, R29)."""
    player = state.players[event.seat]
    seat, card = event.seat, event.card
    trading = asked(state, seat)
    return replace(
        state,
        players=with_player(state, seat, replace(player, hand=without(player.hand, card))),
        discard_pile=(*state.discard_pile, card),
        pending=AwaitFloorTrade(seat, card) if trading else AwaitTokens(seat, card),
    )


def evolve_tokens(state: State, event: TokensTaken, pending: AwaitTokens) -> State:
    """Give the tokens to the player; a bonus is next if one is possible, else the prices rise."""
    player = state.players[event.seat]
    supply = minus(state.supply, event.tokens)
    asked = bonus.possible(player.powers, supply)
    return replace(
        state,
        players=with_player(state, event.seat, replace(player, tokens=plus(player.tokens, event.tokens))),
        supply=supply,
        pending=(AwaitBonus if asked else RaisePrices)(event.seat, pending.card),
    )


def evolve_prices(state: State, event: PricesRaised) -> State:
    """Set the raised prices; drawing cards is next."""
    return replace(state, prices=plus(state.prices, event.raised), pending=DrawCards(event.seat))


def evolve_shuffled(state: State, event: DrawPileShuffled) -> State:
    """Put the shuffled cards under those still in the draw pile."""
    return replace(state, draw_pile=state.draw_pile + event.order, discard_pile=())


def evolve_drawn(state: State, event: CardsDrawn) -> State:
    """Add the cards to the hand; if the storage overflows (R9) discard next, else the action is complete."""
    player = state.players[event.seat]
    over = storage.overflow(player)
    return replace(
        state,
        players=with_player(state, event.seat, replace(player, hand=player.hand + event.cards)),
        draw_pile=state.draw_pile[event.count :],
        pending=AwaitDiscard(event.seat, over) if over > 0 else TurnDone(event.seat),
    )
