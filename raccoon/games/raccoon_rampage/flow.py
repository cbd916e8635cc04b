"""The continuation after a step: opening windows, resuming an interrupted phase, answers of several seats."""

from msgspec.structs import replace

from raccoon.engine.counts import without
from raccoon.games.raccoon_rampage.pending import AnyPending, AwaitEvaluation, AwaitLastCall, AwaitMain
from raccoon.games.raccoon_rampage.state import Player, State, clockwise, with_player

PHASES: dict[type, str] = {AwaitMain: "main", AwaitLastCall: "last_call", AwaitEvaluation: "evaluation"}
"""The pending points at which action cards may be played, with their names in `back` of a pending point."""


def card_holders(players: tuple[Player, ...], first: int) -> tuple[int, ...]:
    """Return every seat with any card in hand, clockwise: being asked reveals nothing about a hand (RR23)."""
    return tuple([seat for seat in clockwise(first, len(players)) if players[seat].hand])


def last_call(players: tuple[Player, ...], turn: int) -> AwaitLastCall:
    """Return the last call opened, or opened anew, for all seats with cards."""
    return AwaitLastCall(card_holders(players, turn))


def evaluation(players: tuple[Player, ...], turn: int) -> AwaitEvaluation:
    """Return the evaluation window opened, or opened anew, for all seats with cards."""
    return AwaitEvaluation(card_holders(players, turn))


def interrupted_phase(players: tuple[Player, ...], turn: int, back: str) -> AnyPending:
    """Return the phase `back` that a card had interrupted; a window opens anew for all (RR23)."""
    if back == "main":
        return AwaitMain((turn,))
    return last_call(players, turn) if back == "last_call" else evaluation(players, turn)


def resume(state: State, players: tuple[Player, ...], back: str) -> State:
    """Return the state with these players, in the resumed phase `back`."""
    return replace(state, players=players, pending=interrupted_phase(players, state.turn, back))


def still_asked(asked: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the seats still asked after the seat has answered."""
    return tuple([other for other in asked if other != seat])


def set_aside(state: State, seat: int, cards: tuple[str, ...]) -> State:
    """Return the state with these cards of the seat's hand set aside, and the seat no longer asked."""
    player, pending = state.players[seat], state.pending
    hand = player.hand
    for card in cards:
        hand = without(hand, card)
    players = with_player(state, seat, replace(player, hand=hand, set_aside=cards))
    return replace(state, players=players, pending=replace(pending, asked=still_asked(pending.asked, seat)))
