"""Replacing a policy of the queue by one of the hand (Radical Rewrite, RR27)."""

from msgspec.structs import replace

from raccoon.engine.counts import without
from raccoon.engine.events import Command, Event, Option
from raccoon.games.raccoon_rampage.cards.play import ActionPlayed, check_play, finish_play, policies_in_hand
from raccoon.games.raccoon_rampage.catalogue import GREY, Action
from raccoon.games.raccoon_rampage.choices import PlayWithPolicyOption
from raccoon.games.raccoon_rampage.state import Queued, State, with_player
from raccoon.games.raccoon_rampage.voting import grey_due, tags_of, with_policy

KIND = "replace"


class Rewrite(Command, frozen=True):
    """Play this card: replace the policy on the space by the one of the hand."""

    card: str
    space: int
    policy: str


class PolicyRewritten(ActionPlayed, frozen=True):
    """The seat replaced `former` on the space by its `policy`; `former` was discarded.

    Face down only the seat knows the new policy, and the former becomes public. Face up it got `grey` votes.
    """

    space: int
    policy: str
    former: str
    face_up: bool
    grey: int
    private = ("policy",)

    @property
    def reveals(self) -> bool:
        """Whether the former policy was hidden until now."""
        return not self.face_up

    def open_to(self, seat: int | None) -> bool:
        """Return whether the seat knows the new policy: face down only its owner does."""
        return self.face_up or seat == self.seat


class RewriteOption(PlayWithPolicyOption, frozen=True):
    """Replace any policy of the queue by any policy of the hand."""

    command = Rewrite


def options(state: State, seat: int, action: Action) -> Option | None:
    """Return the play; None without a policy in hand and one in the queue."""
    policies = policies_in_hand(state.players[seat])
    spaces = tuple([space for space, policy in enumerate(state.queue, 1) if policy])
    return RewriteOption(seat, action.name, spaces, policies) if policies and spaces else None


def decide(state: State, command: Rewrite) -> Event:
    """Replace the policy; refuse an unplayable card, an empty space, or a policy not in hand."""
    check_play(state, command, KIND, options)
    former = state.queue[command.space - 1]
    assert former is not None
    return PolicyRewritten(
        command.seat,
        command.card,
        command.space,
        command.policy,
        former.policy,
        former.face_up,
        grey_due(tags_of(command.policy), state.rules) if former.face_up else 0,
    )


def _replaced(former: Queued, event: PolicyRewritten) -> Queued:
    """Return the new policy in the queue: facing, votes and amendment stay, added tags and wishes do not."""
    return replace(
        former,
        policy=event.policy,
        owner=event.seat,
        known=False,
        votes=former.votes + (GREY,) * event.grey,
        added_tags=(),
        pins=(),
    )


def evolve(state: State, event: PolicyRewritten) -> State:
    """Replace the policy; the former goes to its owner's discard pile, Inaction leaves the game (RR9)."""
    former = state.queue[event.space - 1]
    assert former is not None
    state = with_policy(state, event.space, _replaced(former, event))
    player = state.players[event.seat]
    player = replace(player, hand=without(player.hand, event.policy))
    state = replace(state, players=with_player(state, event.seat, player))
    if former.owner is not None:
        owner = state.players[former.owner]
        owner = replace(owner, discard=(*owner.discard, former.policy))
        state = replace(state, players=with_player(state, former.owner, owner))
    return finish_play(state, event.seat, event.card)
