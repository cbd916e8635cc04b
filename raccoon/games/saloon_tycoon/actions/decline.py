"""Declining an optional effect, and skipping one that cannot be carried out (SR32)."""

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Refusal, SeatEvent, SingleOption
from raccoon.games.saloon_tycoon.pending import GrantedBuild, GrantedMove, GrantedPlay, Pending
from raccoon.games.saloon_tycoon.state import State, advance

MAY: dict[type[Pending], str] = {
    GrantedPlay: "play",
    GrantedBuild: "build",
    GrantedMove: "move_char",
}
"""The kinds of effects that may be declined; a granted action may not (SR24)."""


class Decline(Command, frozen=True):
    """Decline the play, the build or the move that was granted."""


class Declined(SeatEvent, frozen=True):
    """The seat declined an effect; `what` is its kind."""

    what: str


class Skipped(SeatEvent, frozen=True):
    """An effect that cannot be carried out was skipped; `what` is its kind."""

    what: str


class DeclineOption(SingleOption, frozen=True):
    """Decline the effect."""

    command = Decline


def decide(state: State, command: Decline) -> Event:
    """Decline the effect; refuse if it is compulsory, or none is pending."""
    what = MAY.get(type(state.pending))
    if what is None:
        raise Refusal("cannot_decline")
    return Declined(command.seat, what)


def evolve(state: State, event: Declined | Skipped) -> State:
    """Remove the effect from the agenda."""
    return replace(state, agenda=advance(state))
