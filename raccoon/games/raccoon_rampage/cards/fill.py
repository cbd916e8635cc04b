"""Own votes up to a policy's cost (Unilateral Action)."""

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, finish_play
from raccoon.games.raccoon_rampage.catalogue import Action
from raccoon.games.raccoon_rampage.choices import PlayOnSpaceOption
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import cost_of, open_policies, with_votes

KIND = "fill"


class FillUp(Command, frozen=True):
    """Play this card on the policy of the space."""

    card: str
    space: int


class PolicyFilled(ActionPlayed, frozen=True):
    """The seat put this many votes on the policy, which meets its cost now."""

    space: int
    votes: int


class FillOption(PlayOnSpaceOption, frozen=True):
    """Fill one of the face-up policies that are below their cost."""

    command = FillUp


def _missing(state: State, space: int) -> int:
    policy = state.queue[space - 1]
    assert policy is not None
    return cost_of(policy, state.rules) - len(policy.votes)


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without a face-up policy below its cost."""
    spaces = tuple([space for space in open_policies(state.queue) if _missing(state, space) > 0])
    return FillOption(seat, action.name, spaces) if spaces else None


def decide(state: State, command: FillUp) -> Event:
    """Fill the policy; refuse if the card cannot be played now, or the policy meets its cost."""
    check_play(state, command, KIND, options)
    return PolicyFilled(command.seat, command.card, command.space, _missing(state, command.space))


def evolve(state: State, event: PolicyFilled) -> State:
    """Add the votes; the card leaves the game."""
    state = with_votes(state, event.space, (event.seat,) * event.votes)
    return finish_play(state, event.seat, event.card)
