"""Putting a policy of the hand under one of the queue (Amendment, RR29)."""

from msgspec.structs import replace

from raccoon.engine.counts import without
from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, finish_play, policies_in_hand
from raccoon.games.raccoon_rampage.catalogue import Action
from raccoon.games.raccoon_rampage.choices import PlayWithPolicyOption
from raccoon.games.raccoon_rampage.state import State, with_player
from raccoon.games.raccoon_rampage.voting import with_policy

KIND = "rider"


class Amend(Command, frozen=True):
    """Play this card: put the policy of the hand under the one on the space."""

    card: str
    space: int
    policy: str


class PolicyAmended(ActionPlayed, frozen=True):
    """The seat put its policy under the one on the space, face up."""

    space: int
    policy: str


class AmendOption(PlayWithPolicyOption, frozen=True):
    """Amend any face-up policy that is not amended, with any policy of the hand."""

    command = Amend


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without a policy in hand or a face-up one that is not amended."""
    policies = policies_in_hand(state.players[seat])
    spaces = tuple(
        [
            space
            for space, policy in enumerate(state.queue, 1)
            if policy and policy.face_up and not policy.rider
        ]
    )
    return AmendOption(seat, action.name, spaces, policies) if policies and spaces else None


def decide(state: State, command: Amend) -> Event:
    """Amend the policy; refuse if the card cannot be played now, or a wrong policy of queue or hand."""
    check_play(state, command, KIND, options)
    return PolicyAmended(command.seat, command.card, command.space, command.policy)


def evolve(state: State, event: PolicyAmended) -> State:
    """Move the policy from the hand under the one on the space."""
    policy, player = state.queue[event.space - 1], state.players[event.seat]
    assert policy is not None
    state = with_policy(state, event.space, replace(policy, rider=event.policy, rider_owner=event.seat))
    player = replace(player, hand=without(player.hand, event.policy))
    state = replace(state, players=with_player(state, event.seat, player))
    return finish_play(state, event.seat, event.card)
