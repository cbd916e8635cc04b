"""Swapping two neighbours of the queue (Policy Change, RR31)."""

from itertools import pairwise

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, played
from raccoon.games.raccoon_rampage.catalogue import Action
from raccoon.games.raccoon_rampage.choices import PlayOnSpaceOption
from raccoon.games.raccoon_rampage.state import State

KIND = "swap"


class SwapPolicies(Command, frozen=True):
    """Play this card on the policy of that space and the one behind it."""

    card: str
    space: int


class PoliciesSwapped(ActionPlayed, frozen=True):
    """The policies of that space and the next one changed places, with all that lies on and under them."""

    space: int


class SwapOption(PlayOnSpaceOption, frozen=True):
    """The front one of each two neighbours that may be swapped."""

    command = SwapPolicies


def options(state: State, seat: int, action: Action) -> Option | None:
    """Needs two policies on adjacent spaces that face the same way."""
    spaces = tuple(
        [
            space
            for space, (front, back) in enumerate(pairwise(state.queue), 1)
            if front and back and front.face_up == back.face_up
        ]
    )
    return SwapOption(seat, action.name, spaces) if spaces else None


def decide(state: State, command: SwapPolicies) -> Event:
    """Refused when the card cannot be played now, or for spaces that cannot be swapped."""
    check_play(state, command, KIND, options)
    return PoliciesSwapped(command.seat, command.card, command.space)


def evolve(state: State, event: PoliciesSwapped) -> State:
    """Both have changed places."""
    queue = list(state.queue)
    queue[event.space - 1], queue[event.space] = queue[event.space], queue[event.space - 1]
    return played(replace(state, queue=tuple(queue)), event.seat, event.card)
