"""The end of a turn: discarding a card, filling the hand, the next seat."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import ChoiceOption, Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_rampage.cards.play import finish_card
from raccoon.games.raccoon_rampage.catalogue import HAND_SIZE, ROUNDS
from raccoon.games.raccoon_rampage.pending import (
    AnyPending,
    AwaitToss,
    Draw,
    FinalStart,
    NextRound,
    TurnDone,
    TurnStart,
)
from raccoon.games.raccoon_rampage.state import State, with_player


class Toss(Command, frozen=True):
    """Discard this card of the hand at the end of the turn."""

    card: str


class KeepAll(Command, frozen=True):
    """Discard nothing."""


class CardTossed(SeatEvent, frozen=True):
    """The seat discarded the card at the end of its turn."""

    card: str


class AllKept(SeatEvent, frozen=True):
    """The seat discarded nothing."""


class DeckShuffled(SeatEvent, frozen=True):
    """The seat's discards were shuffled into a new deck, in a secret `order` (RR34)."""

    order: tuple[str, ...]
    sealed = ("order",)
    revealing = True


class CardsDrawn(SeatEvent, frozen=True):
    """The seat drew `count` cards; only it may know which."""

    count: int
    cards: tuple[str, ...]
    private = ("cards",)
    revealing = "count"


class TurnEnded(SeatEvent, frozen=True):
    """The seat's turn is over."""


class TossOption(ChoiceOption, frozen=True):
    """Discard a card of the hand, of either kind."""

    command = Toss
    names = "card"


class KeepAllOption(SingleOption, frozen=True):
    """Discard nothing: always possible."""

    command = KeepAll


def options(state: State, pending: AwaitToss, seat: int) -> tuple[Option, ...]:
    """Return discarding one card, and discarding none."""
    return (TossOption(seat, tuple(dict.fromkeys(state.players[seat].hand))), KeepAllOption(seat))


def decide_toss(state: State, command: Toss, pending: AwaitToss) -> Event:
    """Discard the card; refuse one that is not in the hand."""
    if command.card not in state.players[command.seat].hand:
        raise Refusal("card_not_in_hand", card=command.card)
    return CardTossed(command.seat, command.card)


def decide_keep(state: State, command: KeepAll, pending: AwaitToss) -> Event:
    """Discard nothing."""
    return AllKept(command.seat)


def refill(state: State, seat: int) -> AnyPending:
    """Return the draw that fills the hand; the end of the turn in the last round or with a full hand."""
    missing = HAND_SIZE - len(state.players[seat].hand)
    return Draw((), seat, missing) if missing > 0 and state.round < ROUNDS else TurnDone()


def draw(state: State, pending: Draw, chance: Chance) -> Event:
    """Draw cards of the own deck; shuffle the discard pile first if the deck is too short (RR34, RR54)."""
    player = state.players[pending.seat]
    if pending.count > len(player.deck) and player.discard:
        return DeckShuffled(pending.seat, chance.shuffled(player.discard))
    cards = player.deck[: pending.count]
    return CardsDrawn(pending.seat, len(cards), cards)


def finish(state: State, pending: TurnDone, chance: Chance) -> Event:
    """End the turn."""
    return TurnEnded(state.turn)


def evolve_tossed(state: State, event: CardTossed) -> State:
    """Discard the card; filling the hand is next."""
    player = state.players[event.seat]
    player = replace(player, hand=without(player.hand, event.card), discard=(*player.discard, event.card))
    state = replace(state, players=with_player(state, event.seat, player))
    return replace(state, pending=refill(state, event.seat))


def evolve_kept(state: State, event: AllKept) -> State:
    """Discard nothing; filling the hand is next."""
    return replace(state, pending=refill(state, event.seat))


def evolve_shuffled(state: State, event: DeckShuffled) -> State:
    """Put the shuffled cards under those still in the deck."""
    player = state.players[event.seat]
    player = replace(player, deck=player.deck + event.order, discard=())
    return replace(state, players=with_player(state, event.seat, player))


def evolve_drawn(state: State, event: CardsDrawn, pending: Draw) -> State:
    """Move the cards to the hand; finish the card that caused the draw, else end the turn."""
    player = state.players[event.seat]
    player = replace(player, hand=player.hand + event.cards, deck=player.deck[event.count :])
    state = replace(state, players=with_player(state, event.seat, player))
    if pending.card:
        return finish_card(state, event.seat, pending.card, pending.back)
    return replace(state, pending=TurnDone())


def evolve_ended(state: State, event: TurnEnded) -> State:
    """Start the next seat's turn; after the last seat a new round, or the final evaluation (RR51)."""
    following = (event.seat + 1) % len(state.players)
    if following != state.start_player:
        return replace(state, turn=following, pending=TurnStart())
    return replace(state, pending=NextRound() if state.round < ROUNDS else FinalStart())
