"""Drawing Tycoon cards, by the action or an effect: discard down first, then draw in full (SR9, SR10)."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import Command, Event, FieldOption, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.saloon_tycoon.actions.earn import check_action
from raccoon.games.saloon_tycoon.catalogue import CONSTANTS
from raccoon.games.saloon_tycoon.pending import Agenda, AnyPending, DiscardToPlay, DrawCards, TakeCards
from raccoon.games.saloon_tycoon.state import State, action_spent, advance, with_player

HAND_LIMIT = CONSTANTS["hand_limit"]
COUNT = CONSTANTS["draw_cards"]


class Draw(Command, frozen=True):
    """Draw 2 Tycoon cards as the Tycoon action."""


class Discard(Command, frozen=True):
    """Discard this card of the hand."""

    card: str


class DrawChosen(SeatEvent, frozen=True):
    """The seat chose Draw as its Tycoon action."""


class CardDiscarded(SeatEvent, frozen=True):
    """The seat discarded a card of its hand, face up (SR41)."""

    card: str


class DeckShuffled(SeatEvent, frozen=True):
    """The discard pile was shuffled and put under the rest of the deck in this order; secret."""

    order: tuple[str, ...]
    sealed = ("order",)
    revealing = True


class CardsDrawn(SeatEvent, frozen=True):
    """The seat drew `count` cards; `cards` is empty in the view of others unless hands are `open`."""

    count: int
    cards: tuple[str, ...]
    open: bool
    private = ("cards",)
    revealing = "count"

    def open_to(self, seat: int | None) -> bool:
        return self.open or seat == self.seat


class DrawOption(SingleOption, frozen=True):
    """Draw 2 cards."""

    command = Draw


class CardOption(FieldOption, frozen=True):
    """Base of options that choose one of these cards of the hand."""

    cards: tuple[str, ...]


class DiscardOption(CardOption, frozen=True):
    """Discard one of these cards; `count` are to be discarded in all."""

    count: int
    command = Discard


def discards_due(state: State, pending: AnyPending) -> int:
    """Return the number of cards that the active player has to discard before the pending effect."""
    if isinstance(pending, DiscardToPlay):
        return pending.count
    if isinstance(pending, DrawCards | TakeCards):
        return max(0, len(state.players[state.turn].hand) + pending.count - HAND_LIMIT)
    return 0


def discard_options(state: State, pending: DrawCards | DiscardToPlay | TakeCards) -> tuple[Option, ...]:
    """Return discarding any card of the hand, one at a time."""
    hand = state.players[state.turn].hand
    return (DiscardOption(state.turn, hand, discards_due(state, pending)),)


def decide(state: State, command: Draw) -> Event:
    """Draw: allowed whenever a Tycoon action is."""
    check_action(state)
    return DrawChosen(command.seat)


def decide_discard(state: State, command: Discard) -> Event:
    """Discard the card; refuse unless a draw, a taking or Angie requires it, or a card not in the hand."""
    if not discards_due(state, state.pending):
        raise Refusal("not_now")
    if command.card not in state.players[command.seat].hand:
        raise Refusal("card_not_in_hand", card=command.card)
    return CardDiscarded(command.seat, command.card)


def only_card(state: State) -> Event | None:
    """Discard the only card of the hand; with several, even identical ones, the player chooses (SR9)."""
    hand = state.players[state.turn].hand
    return CardDiscarded(state.turn, hand[0]) if len(hand) == 1 else None


def draw_cards(state: State, pending: DrawCards, chance: Chance) -> Event | None:
    """Draw the cards once the discards are made; shuffle the discard pile if the deck is too short (SR10)."""
    if discards_due(state, pending):
        return only_card(state)
    if pending.count > len(state.deck) and state.discard_pile:
        return DeckShuffled(state.turn, chance.shuffled(state.discard_pile))
    cards = state.deck[: pending.count]
    return CardsDrawn(state.turn, len(cards), cards, state.options.open_hands)


def evolve(state: State, event: DrawChosen) -> State:
    """Spend the action; drawing two cards is next."""
    return replace(state, agenda=action_spent(state) + (DrawCards(COUNT),))


def _after_discard(state: State) -> Agenda:
    """Return the agenda with one discard less for Angie; those for a hand limit are counted from the hand."""
    pending = state.pending
    if not isinstance(pending, DiscardToPlay):
        return state.agenda
    return advance(state, DiscardToPlay(pending.count - 1)) if pending.count > 1 else advance(state)


def evolve_discarded(state: State, event: CardDiscarded) -> State:
    """Move the card from the hand to the discard pile."""
    player = state.players[event.seat]
    player = replace(player, hand=without(player.hand, event.card))
    return replace(
        state,
        players=with_player(state, event.seat, player),
        discard_pile=(*state.discard_pile, event.card),
        agenda=_after_discard(state),
    )


def evolve_shuffled(state: State, event: DeckShuffled) -> State:
    """Put the shuffled cards under those still in the deck."""
    return replace(state, deck=state.deck + event.order, discard_pile=())


def evolve_drawn(state: State, event: CardsDrawn) -> State:
    """Move the cards from the deck to the hand."""
    player = state.players[event.seat]
    player = replace(player, hand=player.hand + event.cards)
    return replace(
        state,
        players=with_player(state, event.seat, player),
        deck=state.deck[event.count :],
        agenda=advance(state),
    )
