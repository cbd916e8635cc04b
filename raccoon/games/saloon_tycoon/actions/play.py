"""Tycoon action Play a card: its effects run in the order given, then it is discarded (SR11, SR32).

The host of Moonshine Angie first discards another card, unless a bonus or a card grants the play.
"""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent
from raccoon.games.saloon_tycoon.actions.decline import DeclineOption, Skipped
from raccoon.games.saloon_tycoon.actions.draw import CardOption, only_card
from raccoon.games.saloon_tycoon.actions.earn import check_action
from raccoon.games.saloon_tycoon.catalogue import CARDS
from raccoon.games.saloon_tycoon.characters import burdens
from raccoon.games.saloon_tycoon.effects import PLAYS
from raccoon.games.saloon_tycoon.pending import CardDone, DiscardToPlay, GrantedAction, GrantedPlay
from raccoon.games.saloon_tycoon.state import State, action_spent, advance, with_player


class PlayCard(Command, frozen=True):
    """Play this card of the hand."""

    card: str


class CardPlayed(SeatEvent, frozen=True):
    """The seat played the card; `discards` other cards have to be discarded before its effects."""

    card: str
    discards: int


class CardResolved(SeatEvent, frozen=True):
    """The card's effects are done: it went to the discard pile."""

    card: str


class PlayOption(CardOption, frozen=True):
    """Play one of these cards; `discards` others have to be discarded first."""

    discards: int
    command = PlayCard


def _discards(state: State, seat: int) -> int:
    """Return the number of other cards that Angie requires; 0 when a card or a tile grants the play."""
    if type(state.pending) is GrantedPlay:
        return 0
    return burdens(state.players[seat].characters).discards


def _barred(state: State, card: str) -> bool:
    """Return whether the card cannot be played: one that moves a character, on a final turn (SR36)."""
    return state.final_turn and CARDS[card].moves_character


def option(state: State, seat: int) -> PlayOption | None:
    """Return the cards that can be played now; None when there are none."""
    hand, discards = state.players[seat].hand, _discards(state, seat)
    if len(hand) <= discards:
        return None
    cards = tuple([card for card in hand if not _barred(state, card)])
    return PlayOption(seat, cards, discards) if cards else None


def granted_options(state: State, pending: GrantedPlay) -> tuple[Option, ...]:
    """Return the cards that can be played, and declining."""
    play, decline = option(state, state.turn), DeclineOption(state.turn)
    return (play, decline) if play else (decline,)


def _check_time(state: State) -> None:
    pending = state.pending
    if isinstance(pending, GrantedPlay):
        return
    check_action(state)
    if isinstance(pending, GrantedAction) and not pending.may_play:
        raise Refusal("no_card_now")


def decide(state: State, command: PlayCard) -> Event:
    """Play the card; refuse one not held or barred on final turns, or without enough cards to discard."""
    _check_time(state)
    hand = state.players[command.seat].hand
    if command.card not in hand:
        raise Refusal("card_not_in_hand", card=command.card)
    if _barred(state, command.card):
        raise Refusal("no_moves_on_final_turns")
    discards = _discards(state, command.seat)
    if len(hand) <= discards:
        raise Refusal("discard_needed", count=discards)
    return CardPlayed(command.seat, command.card, discards)


def granted(state: State, pending: GrantedPlay, chance: Chance) -> Event | None:
    """Skip the granted play only for an empty hand: skipping for other cards would reveal them (SR32)."""
    return None if state.players[state.turn].hand else Skipped(state.turn, "play")


def discard_to_play(state: State, pending: DiscardToPlay, chance: Chance) -> Event | None:
    """Discard the only card; with several the player chooses."""
    return only_card(state)


def resolve(state: State, pending: CardDone, chance: Chance) -> Event:
    """Resolve the card after all its effects."""
    return CardResolved(state.turn, pending.card)


def evolve_played(state: State, event: CardPlayed) -> State:
    """Take the card from the hand and put its effects on the agenda, the discard for Angie first."""
    player = state.players[event.seat]
    player = replace(player, hand=without(player.hand, event.card))
    first = (DiscardToPlay(event.discards),) if event.discards else ()
    agenda = action_spent(state) + PLAYS[event.card] + first
    return replace(state, players=with_player(state, event.seat, player), agenda=agenda)


def evolve_resolved(state: State, event: CardResolved) -> State:
    """Put the card on the discard pile."""
    return replace(state, discard_pile=(*state.discard_pile, event.card), agenda=advance(state))
