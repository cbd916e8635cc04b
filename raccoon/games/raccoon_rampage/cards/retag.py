"""Giving a policy tags (.COM, RR28)."""

from msgspec.structs import replace

from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, finish_play
from raccoon.games.raccoon_rampage.catalogue import GREY, Action
from raccoon.games.raccoon_rampage.choices import PlayOnSpaceOption
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import grey_due, open_policies, tags_of, with_policy

KIND = "tags"


class Retag(Command, frozen=True):
    """Play this card on the policy of the space."""

    card: str
    space: int


class PolicyRetagged(ActionPlayed, frozen=True):
    """The policy got these new tags, and `grey` votes for them."""

    space: int
    tags: tuple[str, ...]
    grey: int


class RetagOption(PlayOnSpaceOption, frozen=True):
    """Give the tags to any face-up policy."""

    command = Retag


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without a face-up policy, which may have the tags already (RR56)."""
    spaces = open_policies(state.queue)
    return RetagOption(seat, action.name, spaces) if spaces else None


def decide(state: State, command: Retag) -> Event:
    """Give the tags; refuse if the card cannot be played now, or a policy that is not face up."""
    action = check_play(state, command, KIND, options)
    policy = state.queue[command.space - 1]
    assert policy is not None
    had = tags_of(policy.policy, policy.added_tags)
    new = tuple(tag for tag in action.argument.split() if tag not in had)
    return PolicyRetagged(command.seat, command.card, command.space, new, grey_due(new, state.rules))


def evolve(state: State, event: PolicyRetagged) -> State:
    """Add the new tags and the grey votes to the policy."""
    policy = state.queue[event.space - 1]
    assert policy is not None
    policy = replace(
        policy,
        added_tags=policy.added_tags + event.tags,
        votes=policy.votes + (GREY,) * event.grey,
    )
    return finish_play(with_policy(state, event.space, policy), event.seat, event.card)
