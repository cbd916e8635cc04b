"""The common part of every play of an action card: when it is allowed, and where the card goes."""

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
"""The cards that may be played at each point (RR22)."""


class ActionPlayed(SeatEvent, frozen=True):
    """The seat played an action card."""

    card: str


Offer = Callable[[State, int, Action], Option | None]
"""The ways in which the seat may play an action now; None when the card has no legal target."""


def playable(state: State, seat: int) -> list[Action]:
    """The actions in the seat's hand whose time is now, each once."""
    windows = WINDOWS[PHASES[type(state.pending)]]
    hand = state.players[seat].hand
    return [
        action for card in dict.fromkeys(hand) if (action := ACTIONS.get(card)) and action.window in windows
    ]


def check_play(state: State, command: Any, kind: str, offer: Offer) -> Action:
    """The action that the command plays.

    Refusal without a card of this kind, at another time, or for what `offer` does not allow.
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
    """The policies of the hand, each title once."""
    return tuple(dict.fromkeys([card for card in player.hand if card in POLICIES]))


def put_away(player: Player, card: str) -> Player:
    """The card has worked: to the discard pile, or out of the game."""
    if ACTIONS[card].leaves:
        return replace(player, removed=(*player.removed, card))
    return replace(player, discard=(*player.discard, card))


def laid_down(state: State, seat: int, card: str) -> tuple[Player, ...]:
    """The players after the seat has laid its card from the hand on the table."""
    player = state.players[seat]
    return with_player(state, seat, replace(player, hand=without(player.hand, card)))


def played(state: State, seat: int, card: str) -> State:
    """The card has left the hand and worked; the main phase goes on, a window opens anew (RR23)."""
    players = laid_down(state, seat, card)
    return worked(replace(state, players=players), seat, card, PHASES[type(state.pending)])


def worked(state: State, seat: int, card: str, back: str) -> State:
    """A card that lay on the table has done its work; what it interrupted goes on."""
    return resume(state, with_player(state, seat, put_away(state.players[seat], card)), back)
