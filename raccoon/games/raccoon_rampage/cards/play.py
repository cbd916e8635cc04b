"""The common part of all plays of action cards: whether one is legal, and where the card goes afterwards."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from raccoon.engine.counts import without
from raccoon.engine.events import Option, Refusal, SeatEvent
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, POLICIES, Action
from raccoon.games.raccoon_rampage.flow import PHASES, resume
from raccoon.games.raccoon_rampage.state import Player, State, with_player

WINDOWS: dict[str, tuple[str, ...]] = {
    "main": ("main", "anytime"),
    "last_call": ("anytime",),
    "evaluation": ("evaluation", "anytime"),
}
"""The windows of the cards that may be played in each phase (RR22)."""


class ActionPlayed(SeatEvent, frozen=True):
    """The seat played an action card."""

    card: str


Offer = Callable[[State, int, Action], Option | None]
"""The plays of an action that a seat has in hand; None when it has no legal target."""


def playable(state: State, seat: int) -> list[Action]:
    """Return the actions of the seat's hand that may be played in this phase, each once."""
    windows = WINDOWS[PHASES[type(state.pending)]]
    hand = state.players[seat].hand
    return [
        action for card in dict.fromkeys(hand) if (action := ACTIONS.get(card)) and action.window in windows
    ]


def check_play(state: State, command: Any, kind: str, offer: Offer) -> Action:
    """Return the action that the command plays.

    Refuse a card that is not in the hand or not of this kind, a wrong phase, or what `offer` does not allow.
    """
    phase, card = PHASES.get(type(state.pending)), command.card
    if phase is None:
        raise Refusal("not_now")
    action = ACTIONS.get(card)
    if action is None or action.kind != kind or card not in state.players[command.seat].hand:
        raise Refusal("card_not_in_hand", card=card)
    if action.window not in WINDOWS[phase]:
        raise Refusal("card_not_now", card=card, window=action.window)
    option = offer(state, command.seat, action)
    if option is None:
        raise Refusal("card_without_target", card=card)
    if not option.allows(command):
        raise Refusal("card_wrong_target", card=card)
    return action


def policies_in_hand(player: Player) -> tuple[str, ...]:
    """Return the policies of the player's hand, each once."""
    return tuple(dict.fromkeys([card for card in player.hand if card in POLICIES]))


def discard_action(player: Player, card: str) -> Player:
    """Move the card to the player's discard pile, or out of the game."""
    if ACTIONS[card].leaves:
        return replace(player, removed=(*player.removed, card))
    return replace(player, discard=(*player.discard, card))


def put_on_table(state: State, seat: int, card: str) -> tuple[Player, ...]:
    """Return the players after the seat has put the card from its hand on the table."""
    player = state.players[seat]
    return with_player(state, seat, replace(player, hand=without(player.hand, card)))


def finish_play(state: State, seat: int, card: str) -> State:
    """Put away the card from the hand; the main phase continues, a window opens anew (RR23)."""
    players = put_on_table(state, seat, card)
    return finish_card(replace(state, players=players), seat, card, PHASES[type(state.pending)])


def finish_card(state: State, seat: int, card: str, back: str) -> State:
    """Put away a card from the table; the phase `back` that it interrupted continues."""
    return resume(state, with_player(state, seat, discard_action(state.players[seat], card)), back)
