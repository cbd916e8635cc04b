"""Turning a policy of the queue up (Breaking News, RR31)."""

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, played
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, Action
from raccoon.games.raccoon_rampage.choices import PlayOnSpaceOption
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import turned_up, with_policy

KIND = "reveal"


class TurnUpPolicy(Command, frozen=True):
    """Play this card on the face-down policy of that space."""

    card: str
    space: int


class PolicyTurnedUp(ActionPlayed, frozen=True):
    """The policy lies face up, got `grey` votes, then the seat's. `news`: somebody did not know it."""

    space: int
    policy: str
    grey: int
    news: bool
    revealing = "news"


class TurnUpOption(PlayOnSpaceOption, frozen=True):
    """The face-down policies."""

    command = TurnUpPolicy


def options(state: State, seat: int, action: Action) -> Option | None:
    """Needs a face-down policy."""
    spaces = tuple([space for space, policy in enumerate(state.queue, 1) if policy and not policy.face_up])
    return TurnUpOption(seat, action.name, spaces) if spaces else None


def decide(state: State, command: TurnUpPolicy) -> Event:
    """Refused when the card cannot be played now, or for a space without a face-down policy."""
    check_play(state, command, KIND, options)
    policy = state.queue[command.space - 1]
    assert policy is not None
    _, grey = turned_up(policy, state.rules)
    return PolicyTurnedUp(command.seat, command.card, command.space, policy.policy, grey, not policy.known)


def evolve(state: State, event: PolicyTurnedUp) -> State:
    """It stays face up as it moves."""
    policy = state.queue[event.space - 1]
    assert policy is not None
    policy, _ = turned_up(policy, state.rules)
    policy = replace(policy, votes=policy.votes + (event.seat,) * ACTIONS[event.card].n)
    return played(with_policy(state, event.space, policy), event.seat, event.card)
