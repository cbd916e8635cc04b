"""Swapping two neighbours of the queue (Policy Change, RR31)."""

from itertools import pairwise

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, finish_play
from raccoon.games.raccoon_rampage.catalogue import Action
from raccoon.games.raccoon_rampage.choices import PlayOnSpaceOption
from raccoon.games.raccoon_rampage.state import State

KIND = "swap"


class SwapPolicies(Command, frozen=True):
    """Play this card on the policy of the space and the one behind it."""

    card: str
    space: int


class PoliciesSwapped(ActionPlayed, frozen=True):
    """The policies of the space and the one behind it changed places, with votes and amendments."""

    space: int


class SwapOption(PlayOnSpaceOption, frozen=True):
    """Swap two neighbours; `spaces` are the front ones of the legal pairs."""

    command = SwapPolicies


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without two policies on adjacent spaces that face the same way."""
    spaces = tuple(
        [
            space
            for space, (front, back) in enumerate(pairwise(state.queue), 1)
            if front and back and front.face_up == back.face_up
        ]
    )
    return SwapOption(seat, action.name, spaces) if spaces else None


def decide(state: State, command: SwapPolicies) -> Event:
    """Swap the policies; refuse if the card cannot be played now, or spaces that cannot be swapped."""
    check_play(state, command, KIND, options)
    return PoliciesSwapped(command.seat, command.card, command.space)


def evolve(state: State, event: PoliciesSwapped) -> State:
    """Swap the two policies."""
    queue = list(state.queue)
    queue[event.space - 1], queue[event.space] = queue[event.space], queue[event.space - 1]
    return finish_play(replace(state, queue=tuple(queue)), event.seat, event.card)
