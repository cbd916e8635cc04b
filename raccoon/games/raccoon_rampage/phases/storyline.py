"""The storyline: each round turns up an event and carries out its now part; then the turns begin."""

from collections.abc import Callable

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts
from raccoon.engine.events import Event, SeatEvent
from raccoon.games.raccoon_rampage.catalogue import AREAS, EVENTS, GREY, Part
from raccoon.games.raccoon_rampage.flow import last_call
from raccoon.games.raccoon_rampage.ground import room_before_skull, with_raccoons
from raccoon.games.raccoon_rampage.groups import group, influence_gains, with_gains
from raccoon.games.raccoon_rampage.pending import NextRound, TurnStart
from raccoon.games.raccoon_rampage.phases.forced_discard import demand
from raccoon.games.raccoon_rampage.state import State, StoryEvent
from raccoon.games.raccoon_rampage.voting import open_policies, tags_of, with_votes


class EventTurnedUp(Event, frozen=True):
    """The event of the round was turned up; `surprise`: it was unknown until now (mixed storyline)."""

    round: int
    event: str
    surprise: bool
    revealing = "surprise"


class GreyVotesCast(Event, frozen=True):
    """The policy of each of these spaces got `n` grey votes."""

    spaces: tuple[int, ...]
    n: int


class RaccoonsCame(Event, frozen=True):
    """An event brought raccoons to the areas, in the order of AREAS."""

    added: Counts


class SeatsGained(Event, frozen=True):
    """An event gave the seats `gained` each, by seat; `what` is "influence" or "protection"."""

    what: str
    gained: Counts


class TurnBegan(SeatEvent, frozen=True):
    """The seat's turn in the round began."""

    round: int


def _grey_now(state: State, part: Part) -> Event:
    spaces = []
    for space in open_policies(state.queue):
        policy = state.queue[space - 1]
        if policy and part.argument in tags_of(policy.policy, policy.added_tags):
            spaces.append(space)
    return GreyVotesCast(None, tuple(spaces), part.n)


def _raccoons(state: State, part: Part) -> Event:
    coming = tuple(part.n * (area in part.argument.split()) for area in AREAS)
    return RaccoonsCame(None, room_before_skull(state, coming))


def _discard(state: State, part: Part) -> Event:
    seats = tuple(seat for seat in group(state, part.argument) if state.players[seat].hand)
    return demand(seats, part.n)


def _influence(state: State, part: Part) -> Event:
    return SeatsGained(None, part.kind, influence_gains(state.players, group(state, part.argument), part.n))


def _protection(state: State, part: Part) -> Event:
    seats = group(state, part.argument)
    return SeatsGained(None, part.kind, tuple(part.n * (seat in seats) for seat in range(len(state.players))))


NOW: dict[str, Callable[[State, Part], Event]] = {
    "grey_now": _grey_now,
    "raccoons": _raccoons,
    "discard": _discard,
    "influence": _influence,
    "protection": _protection,
}
"""The event of each kind of now part."""


def turn_up(state: State, pending: NextRound, chance: Chance) -> Event:
    """Turn up the next event of the storyline."""
    return EventTurnedUp(None, state.round + 1, state.coming[0], state.options.storyline == "mixed")


def begin_turn(state: State, pending: TurnStart, chance: Chance) -> Event:
    """Carry out the now part of a new event first, then begin the turn."""
    part = EVENTS[state.events[-1].name].now
    return NOW[part.kind](state, part) if pending.now and part else TurnBegan(state.turn, state.round)


def evolve_turned_up(state: State, event: EventTurnedUp) -> State:
    """Begin a new round with the start player active."""
    return replace(
        state,
        events=(*state.events, StoryEvent(event.event)),
        coming=state.coming[1:],
        round=event.round,
        turn=state.start_player,
        pending=TurnStart(now=True),
    )


def evolve_grey(state: State, event: GreyVotesCast) -> State:
    """Add the grey votes to the policies."""
    for space in event.spaces:
        state = with_votes(state, space, (GREY,) * event.n)
    return replace(state, pending=TurnStart())


def evolve_came(state: State, event: RaccoonsCame) -> State:
    """Add the raccoons to the map."""
    return with_raccoons(state, event.added, TurnStart())


def evolve_gained(state: State, event: SeatsGained) -> State:
    """Add the influence or protection."""
    players = with_gains(state.players, event.what, event.gained)
    return replace(state, players=players, pending=TurnStart())


def evolve_began(state: State, event: TurnBegan) -> State:
    """Begin the turn with the last call before the queue moves."""
    return replace(
        state,
        turn=event.seat,
        votes_placed=0,
        spoken=(),
        pending=last_call(state.players, event.seat),
    )
