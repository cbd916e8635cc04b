"""The continuation after steps: windows opened, interrupted phases resumed, votes that fill an event."""

from msgspec.structs import replace

from raccoon.games.raccoon_rampage.pending import AnyPending, AwaitEvaluation, AwaitLastCall, AwaitMain
from raccoon.games.raccoon_rampage.state import Player, State, clockwise

PHASES: dict[type, str] = {AwaitMain: "main", AwaitLastCall: "last_call", AwaitEvaluation: "evaluation"}
"""The points at which an action card may be played, and their names in a card's `back`."""


def holders(players: tuple[Player, ...], first: int) -> tuple[int, ...]:
    """Every seat that holds a card, clockwise from the first: being asked tells nothing of a hand (RR23)."""
    return tuple([seat for seat in clockwise(first, len(players)) if players[seat].hand])


def last_call(players: tuple[Player, ...], turn: int) -> AwaitLastCall:
    """The window opened, or opened anew."""
    return AwaitLastCall(holders(players, turn))


def evaluation(players: tuple[Player, ...], turn: int) -> AwaitEvaluation:
    """The window opened, or opened anew."""
    return AwaitEvaluation(holders(players, turn))


def resumed(players: tuple[Player, ...], turn: int, back: str) -> AnyPending:
    """The phase that a card had interrupted; a window opens anew for all (RR23)."""
    if back == "main":
        return AwaitMain((turn,))
    return last_call(players, turn) if back == "last_call" else evaluation(players, turn)


def resume(state: State, players: tuple[Player, ...], back: str) -> State:
    """The state with these players and that phase going on."""
    return replace(state, players=players, pending=resumed(players, state.turn, back))


def others(asked: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Those still asked when the seat has answered."""
    return tuple([other for other in asked if other != seat])
