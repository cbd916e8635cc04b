"""Drawing Tycoon cards, as an action or otherwise: discard down first, then draw in full (SR9, SR10)."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import Command, Event, FieldOption, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.saloon_tycoon.actions.earn import check_action
from raccoon.games.saloon_tycoon.catalogue import CONSTANTS
from raccoon.games.saloon_tycoon.pending import Agenda, AnyPending, DiscardToPlay, DrawCards, TakeCards
from raccoon.games.saloon_tycoon.state import State, action_spent, done, with_player

HAND_LIMIT = CONSTANTS["hand_limit"]
COUNT = CONSTANTS["draw_cards"]


class Draw(Command, frozen=True):
    """Draw 2 Tycoon cards as the Tycoon action."""


class Discard(Command, frozen=True):
    """Put this card of the hand on the discard pile."""

    card: str


class DrawChosen(SeatEvent, frozen=True):
    """The seat draws as its Tycoon action."""


class CardDiscarded(SeatEvent, frozen=True):
    """A card went from the hand to the discard pile, face up (SR41)."""

    card: str


class DeckShuffled(SeatEvent, frozen=True):
    """The discard pile was shuffled and lies under what is left of the deck in this order; secret."""

    order: tuple[str, ...]
    sealed = ("order",)
    revealing = True


class CardsDrawn(SeatEvent, frozen=True):
    """`count` cards came to the hand; `cards` is empty for everyone else's eyes unless hands are `open`."""

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
    """Something with one of these cards of the hand."""

    cards: tuple[str, ...]


class DiscardOption(CardOption, frozen=True):
    """Discard one of these cards; `count` are to go in all."""

    count: int
    command = Discard


def discards_due(state: State, pending: AnyPending) -> int:
    """The number of cards that the active player has to discard before what is due can go on."""
    if isinstance(pending, DiscardToPlay):
        return pending.count
    if isinstance(pending, DrawCards | TakeCards):
        return max(0, len(state.players[state.turn].hand) + pending.count - HAND_LIMIT)
    return 0


def discard_options(state: State, pending: DrawCards | DiscardToPlay | TakeCards) -> tuple[Option, ...]:
    """Any card of the hand, one at a time."""
    hand = state.players[state.turn].hand
    return (DiscardOption(state.turn, hand, discards_due(state, pending)),)


def decide(state: State, command: Draw) -> Event:
    """Always allowed where a Tycoon action is."""
    check_action(state)
    return DrawChosen(command.seat)


def decide_discard(state: State, command: Discard) -> Event:
    """Refused unless a draw, a taking or Angie asks for it (rules, "Which moves are legal when")."""
    if not discards_due(state, state.pending):
        raise Refusal("not_now")
    if command.card not in state.players[command.seat].hand:
        raise Refusal("card_not_in_hand", card=command.card)
    return CardDiscarded(command.seat, command.card)


def only_card(state: State) -> Event | None:
    """The last card is discarded unasked; among several their owner is asked even if all are alike (SR9)."""
    hand = state.players[state.turn].hand
    return CardDiscarded(state.turn, hand[0]) if len(hand) == 1 else None


def draw_cards(state: State, pending: DrawCards, chance: Chance) -> Event | None:
    """Wait for the discards; draw what is left, shuffle, go on."""
    if discards_due(state, pending):
        return only_card(state)
    if pending.count > len(state.deck) and state.discard_pile:
        return DeckShuffled(state.turn, chance.shuffled(state.discard_pile))
    cards = state.deck[: pending.count]
    return CardsDrawn(state.turn, len(cards), cards, state.options.open_hands)


def evolve(state: State, event: DrawChosen) -> State:
    """The action is used; two cards are due."""
    return replace(state, agenda=action_spent(state) + (DrawCards(COUNT),))


def _after_discard(state: State) -> Agenda:
    """Angie has one card fewer to get; a hand limit simply looks at the hand again."""
    pending = state.pending
    if not isinstance(pending, DiscardToPlay):
        return state.agenda
    return done(state, DiscardToPlay(pending.count - 1)) if pending.count > 1 else done(state)


def evolve_discarded(state: State, event: CardDiscarded) -> State:
    """Out of the hand, onto the pile."""
    player = state.players[event.seat]
    player = replace(player, hand=without(player.hand, event.card))
    return replace(
        state,
        players=with_player(state, event.seat, player),
        discard_pile=(*state.discard_pile, event.card),
        agenda=_after_discard(state),
    )


def evolve_shuffled(state: State, event: DeckShuffled) -> State:
    """The shuffled cards lie under those still in the deck."""
    return replace(state, deck=state.deck + event.order, discard_pile=())


def evolve_drawn(state: State, event: CardsDrawn) -> State:
    """Into the hand."""
    player = state.players[event.seat]
    player = replace(player, hand=player.hand + event.cards)
    return replace(
        state,
        players=with_player(state, event.seat, player),
        deck=state.deck[event.count :],
        agenda=done(state),
    )
