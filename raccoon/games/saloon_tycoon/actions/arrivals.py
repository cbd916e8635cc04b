"""The arrival of outlaws as soon as their condition is met (SR26), and of citizens with their tile."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import Event, SeatEvent
from raccoon.games.saloon_tycoon.actions.decline import Skipped
from raccoon.games.saloon_tycoon.characters import THRESHOLDS
from raccoon.games.saloon_tycoon.pending import Welcome
from raccoon.games.saloon_tycoon.state import State, advance, with_player


class OutlawArrived(SeatEvent, frozen=True):
    """The seat met the outlaw's condition first and is now its host."""

    character: str


class CitizenArrived(SeatEvent, frozen=True):
    """The citizen of the tile just finished came to the seat's saloon."""

    character: str


def outlaw_due(state: State) -> Event | None:
    """Return the arrival of an outlaw whose condition the active player meets; None on final turns (SR36)."""
    if state.ender is not None:
        return None
    player = state.players[state.turn]
    for character in state.away:
        if character in THRESHOLDS:
            measure, threshold = THRESHOLDS[character]
            if measure(player) >= threshold:
                return OutlawArrived(state.turn, character)
    return None


def welcome(state: State, pending: Welcome, chance: Chance) -> Event:
    """Bring the citizen to the active player's saloon; skip that on final turns (SR36)."""
    if state.final_turn:
        return Skipped(state.turn, "citizen")
    return CitizenArrived(state.turn, pending.citizen)


def _arrived(state: State, seat: int, character: str) -> State:
    player = state.players[seat]
    player = replace(player, characters=(*player.characters, character))
    return replace(state, players=with_player(state, seat, player), away=without(state.away, character))


def evolve_outlaw(state: State, event: OutlawArrived) -> State:
    """Place the outlaw at the seat's saloon; the agenda stays as it is."""
    return _arrived(state, event.seat, event.character)


def evolve_citizen(state: State, event: CitizenArrived) -> State:
    """Place the citizen at the seat's saloon; the effect is done."""
    return replace(_arrived(state, event.seat, event.character), agenda=advance(state))
