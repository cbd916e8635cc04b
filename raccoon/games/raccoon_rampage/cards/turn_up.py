"""Turning a policy of the queue up (Breaking News, RR31)."""

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, finish_play
from raccoon.games.raccoon_rampage.catalogue import ACTIONS, Action
from raccoon.games.raccoon_rampage.choices import PlayOnSpaceOption
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import turned_up, with_policy

KIND = "reveal"


class TurnUpPolicy(Command, frozen=True):
    """Play this card on the face-down policy of the space."""

    card: str
    space: int


class PolicyTurnedUp(ActionPlayed, frozen=True):
    """The policy turned face up and got `grey` votes and one of the seat; `news`: not all knew it before."""

    space: int
    policy: str
    grey: int
    news: bool
    revealing = "news"


class TurnUpOption(PlayOnSpaceOption, frozen=True):
    """Turn up one of the face-down policies."""

    command = TurnUpPolicy


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without a face-down policy."""
    spaces = tuple([space for space, policy in enumerate(state.queue, 1) if policy and not policy.face_up])
    return TurnUpOption(seat, action.name, spaces) if spaces else None


def decide(state: State, command: TurnUpPolicy) -> Event:
    """Turn the policy up; refuse if the card cannot be played now, or a space without a face-down policy."""
    check_play(state, command, KIND, options)
    policy = state.queue[command.space - 1]
    assert policy is not None
    _, grey = turned_up(policy, state.rules)
    return PolicyTurnedUp(command.seat, command.card, command.space, policy.policy, grey, not policy.known)


def evolve(state: State, event: PolicyTurnedUp) -> State:
    """Turn the policy up for good and add the votes."""
    policy = state.queue[event.space - 1]
    assert policy is not None
    policy, _ = turned_up(policy, state.rules)
    policy = replace(policy, votes=policy.votes + (event.seat,) * ACTIONS[event.card].n)
    return finish_play(with_policy(state, event.space, policy), event.seat, event.card)
