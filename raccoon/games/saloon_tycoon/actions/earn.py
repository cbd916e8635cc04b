"""Tycoon action Earn: 2 gold. And when a Tycoon action may be taken at all."""

from raccoon.engine.events import Command, Event, Refusal, SeatEvent, SingleOption
from raccoon.games.saloon_tycoon.catalogue import CONSTANTS
from raccoon.games.saloon_tycoon.pending import GrantedAction, Turn
from raccoon.games.saloon_tycoon.state import State, action_spent, paid

GOLD = CONSTANTS["earn_gold"]


class Earn(Command, frozen=True):
    """Take 2 gold."""


class Earned(SeatEvent, frozen=True):
    """The seat took gold as its Tycoon action."""

    gold: int


class EarnOption(SingleOption, frozen=True):
    """Take 2 gold: always possible."""

    command = Earn


def check_action(state: State) -> None:
    """Refuse a Tycoon action where none is due, or where that of the turn is used."""
    pending = state.pending
    if type(pending) is Turn:
        if pending.action_used:
            raise Refusal("action_used")
    elif type(pending) is not GrantedAction:
        raise Refusal("not_now")


def decide(state: State, command: Earn) -> Event:
    """Always allowed where a Tycoon action is."""
    check_action(state)
    return Earned(command.seat, GOLD)


def evolve(state: State, event: Earned) -> State:
    """The action is used."""
    return paid(state, event.seat, event.gold, action_spent(state))
