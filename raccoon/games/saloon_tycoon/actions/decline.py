"""Declining what need not be done, and skipping what cannot be done (SR32)."""

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Refusal, SeatEvent, SingleOption
from raccoon.games.saloon_tycoon.pending import GrantedBuild, GrantedMove, GrantedPlay, Pending
from raccoon.games.saloon_tycoon.state import State, done

MAY: dict[type[Pending], str] = {
    GrantedPlay: "play",
    GrantedBuild: "build",
    GrantedMove: "move_char",
}
"""The effects that may be declined, by their kind; a granted action never (SR24)."""


class Decline(Command, frozen=True):
    """Do without the card, the tile or the move that was granted."""


class Declined(SeatEvent, frozen=True):
    """The seat did without; `what` is the kind of the effect."""

    what: str


class Skipped(SeatEvent, frozen=True):
    """An effect that cannot be carried out was passed over; `what` is its kind."""

    what: str


class DeclineOption(SingleOption, frozen=True):
    """Do without."""

    command = Decline


def decide(state: State, command: Decline) -> Event:
    """Refused where something must be done, or nothing is asked."""
    what = MAY.get(type(state.pending))
    if what is None:
        raise Refusal("cannot_decline")
    return Declined(command.seat, what)


def evolve(state: State, event: Declined | Skipped) -> State:
    """The next thing is due."""
    return replace(state, agenda=done(state))
