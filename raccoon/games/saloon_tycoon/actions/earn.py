"""Tycoon action Earn: 2 gold; and the check whether a Tycoon action may be taken."""

from raccoon.engine.events import Command, Event, Refusal, SeatEvent, SingleOption
from raccoon.games.saloon_tycoon.catalogue import CONSTANTS
from raccoon.games.saloon_tycoon.pending import GrantedAction, Turn
from raccoon.games.saloon_tycoon.state import State, action_spent, with_gold

GOLD = CONSTANTS["earn_gold"]


class Earn(Command, frozen=True):
    """Take 2 gold."""


class Earned(SeatEvent, frozen=True):
    """The seat took this much gold as its Tycoon action."""

    gold: int


class EarnOption(SingleOption, frozen=True):
    """Take 2 gold: always possible."""

    command = Earn


def check_action(state: State) -> None:
    """Refuse a Tycoon action when none is pending, or when the one of this turn is used."""
    pending = state.pending
    if type(pending) is Turn:
        if pending.action_used:
            raise Refusal("action_used")
    elif type(pending) is not GrantedAction:
        raise Refusal("not_now")


def decide(state: State, command: Earn) -> Event:
    """Earn: allowed whenever a Tycoon action is."""
    check_action(state)
    return Earned(command.seat, GOLD)


def evolve(state: State, event: Earned) -> State:
    """Pay the gold and spend the action."""
    return with_gold(state, event.seat, event.gold, action_spent(state))
