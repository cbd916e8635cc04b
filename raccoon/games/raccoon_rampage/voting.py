"""Votes: costs and tags of policies, legal targets, the number of votes left, majorities."""

from functools import lru_cache

from msgspec.structs import replace

from raccoon.engine.counts import replaced
from raccoon.games.raccoon_rampage.catalogue import EVENT_TARGET, GREY, POLICIES, ROLES, TAGS
from raccoon.games.raccoon_rampage.in_force import InForce
from raccoon.games.raccoon_rampage.state import Player, Queued, State, StoryEvent

ROLE_INDEX = {role: index for index, role in enumerate(ROLES)}


@lru_cache(maxsize=1024)
def tags_of(policy: str, added: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Return the tags of a policy together with those added by cards, each once (RR28)."""
    printed = POLICIES[policy].tags
    return tuple(tag for tag in TAGS if tag in printed or tag in added)


@lru_cache(maxsize=4096)
def _cost(policy: str, added: tuple[str, ...], changes: tuple[tuple[str, int], ...]) -> int:
    tags, cost = tags_of(policy, added), POLICIES[policy].cost
    for tag, amount in changes:
        wanted = not tag.startswith("not ")
        if (tag.removeprefix("not ") in tags) == wanted:
            cost += amount
    return max(1, cost)


def cost_of(policy: Queued, rules: InForce) -> int:
    """Return the policy's cost in votes, never below 1 (RR42)."""
    return _cost(policy.policy, policy.added_tags, rules.costs)


def grey_due(tags: tuple[str, ...], rules: InForce) -> int:
    """Return the number of grey votes that a policy with these tags gets when it turns face up."""
    return sum(amount for tag, amount in zip(TAGS, rules.grey, strict=True) if tag in tags)


def turned_up(policy: Queued, rules: InForce) -> tuple[Queued, int]:
    """Return the policy turned face up with the grey votes for its tags, and their number."""
    grey = grey_due(tags_of(policy.policy, policy.added_tags), rules)
    return replace(policy, face_up=True, known=False, votes=policy.votes + (GREY,) * grey), grey


def votes_each_turn(player: Player, rules: InForce) -> int:
    """Return the number of votes that the player places in a turn, never below 0 (RR15)."""
    return max(0, player.influence + rules.votes[ROLE_INDEX[player.role]])


def votes_left(state: State) -> int:
    """Return the number of votes that the active seat still has to place, by its current influence (RR15)."""
    due = votes_each_turn(state.players[state.turn], state.rules)
    return max(0, due - state.votes_placed)


def open_policies(queue: tuple[Queued | None, ...]) -> tuple[int, ...]:
    """Return the spaces with a face-up policy."""
    return tuple([space for space, policy in enumerate(queue, 1) if policy and policy.face_up])


def targets(state: State) -> tuple[int, ...]:
    """Return the legal targets of a vote: face-up policies and open events (RR48, RR49)."""
    events = [EVENT_TARGET + number for number, event in enumerate(state.events, 1) if event.free_slots > 0]
    return open_policies(state.queue) + tuple(events)


def with_votes(state: State, target: int, votes: tuple[int, ...]) -> State:
    """Return the state with these votes added to the target."""
    if target > EVENT_TARGET:
        index = target - EVENT_TARGET - 1
        event = state.events[index]
        event = replace(event, votes=event.votes + votes)
        return replace(state, events=replaced(state.events, index, event))
    policy = state.queue[target - 1]
    assert policy is not None
    return with_policy(state, target, replace(policy, votes=policy.votes + votes))


def with_policy(state: State, space: int, policy: Queued | None) -> State:
    """Return the state with this policy, or none, on a space of the queue."""
    return replace(state, queue=replaced(state.queue, space - 1, policy))


def leaders(policy: Queued, players: tuple[Player, ...], rules: InForce) -> tuple[int, ...]:
    """Return the seats with most votes on the policy, in seat order; empty when no vote counts.

    Grey votes never count; under Top Down Society only agencies count (RR32).
    """
    counts = [
        policy.votes.count(seat) if not rules.agency_majority_only or ROLES[player.role].agency else 0
        for seat, player in enumerate(players)
    ]
    most = max(counts)
    return tuple([seat for seat, count in enumerate(counts) if count == most > 0])


def event_leader(event: StoryEvent) -> int | None:
    """Return the seat with most votes on the event, of those tied the last to vote; None for grey (RR19)."""
    voters = [seat for seat in event.votes if seat != GREY]
    if not voters:
        return None
    most = max(map(voters.count, voters))
    return next(seat for seat in reversed(voters) if voters.count(seat) == most)


def agency_voted(policy: Queued, players: tuple[Player, ...]) -> bool:
    """Return whether an agency has a vote on the policy."""
    return any(seat != GREY and ROLES[players[seat].role].agency for seat in policy.votes)


def other_agency_voted(policy: Queued, players: tuple[Player, ...], owner: int | None) -> bool:
    """Return whether an agency other than the owner has a vote on the policy."""
    return any(seat not in (GREY, owner) and ROLES[players[seat].role].agency for seat in policy.votes)
