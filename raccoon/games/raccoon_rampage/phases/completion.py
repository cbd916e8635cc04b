"""Events filled with votes: the active part ends, the completed part happens (RR19, RR47)."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, replaced
from raccoon.engine.events import Event
from raccoon.games.raccoon_rampage.catalogue import EVENTS, Part
from raccoon.games.raccoon_rampage.groups import gained, group, influence_gains
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitMoves, AwaitVotes
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import event_leader


class EventCompleted(Event, frozen=True):
    """The last slot of the event of that round was filled: its active part ends, the votes return.

    `majority`: the seat with most votes there, None for grey ones; `raised`: each seat's gain of influence.
    """

    round: int
    event: str
    majority: int | None
    raised: Counts


def completion(state: State) -> Event | None:
    """The event whose last slot was just filled, if there is one."""
    for number, event in enumerate(state.events, 1):
        card = EVENTS[event.name]
        if card.slots and not event.completed and len(event.votes) >= card.slots:
            majority = event_leader(event)
            return EventCompleted(
                None, number, event.name, majority, _reward(state, card.completed, majority)
            )
    return None


def complete(state: State, pending: AwaitMain | AwaitVotes | AwaitMoves, chance: Chance) -> Event | None:
    """A vote may have filled an event."""
    return completion(state)


def _reward(state: State, part: Part | None, majority: int | None) -> Counts:
    """The reward of a completed event, seat by seat: to its majority, if there is one, or to a group."""
    if part is None:
        return influence_gains(state.players, (), 0)
    if part.argument != "majority":
        return influence_gains(state.players, group(state, part.argument), part.n)
    return influence_gains(state.players, () if majority is None else (majority,), part.n)


def evolve(state: State, event: EventCompleted) -> State:
    """The slots are empty and take no more votes; what was going on goes on."""
    done = replace(state.events[event.round - 1], votes=(), completed=True)
    return replace(
        state,
        events=replaced(state.events, event.round - 1, done),
        players=gained(state.players, "influence", event.raised),
    )
