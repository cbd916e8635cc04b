"""The completion of an event: its active part ends, its completed part happens (RR19, RR47)."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, replaced
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.catalogue import EVENTS, Part
from raccoon.games.raccoon_rampage.groups import group, influence_gains, with_gains
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitMoves, AwaitVotes
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import event_leader


class EventCompleted(Event, frozen=True):
    """The last slot of the event of round `round` was filled: its active part ends, the votes return.

    `majority` is the seat with most votes on it, None if all are grey; `raised` the influence gained by seat.
    """

    round: int
    event: str
    majority: int | None
    raised: Counts


def completion(state: State) -> Event | None:
    """Return the completion of an event whose slots are full; None if there is none."""
    for number, event in enumerate(state.events, 1):
        card = EVENTS[event.name]
        if card.slots and not event.completed and len(event.votes) >= card.slots:
            majority = event_leader(event)
            return EventCompleted(
                None, number, event.name, majority, _reward(state, card.completed, majority)
            )
    return None


def complete(state: State, pending: AwaitMain | AwaitVotes | AwaitMoves, chance: Chance) -> Event | None:
    """Complete an event that a vote has just filled."""
    return completion(state)


def _reward(state: State, part: Part | None, majority: int | None) -> Counts:
    """Return each seat's gain of influence by a completed event: its majority's, or a group's."""
    if part is None:
        return influence_gains(state.players, (), 0)
    if part.argument != "majority":
        return influence_gains(state.players, group(state, part.argument), part.n)
    return influence_gains(state.players, () if majority is None else (majority,), part.n)


def evolve(state: State, event: EventCompleted) -> State:
    """Empty and close the event's slots and add the influence; the current phase continues."""
    done = replace(state.events[event.round - 1], votes=(), completed=True)
    return replace(
        state,
        events=replaced(state.events, event.round - 1, done),
        players=with_gains(state.players, "influence", event.raised),
    )
