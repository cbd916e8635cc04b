"""The evaluation of a policy: its verdict, its majority, and its discard afterwards."""

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced
from raccoon.engine.events import ChoiceOption, Command, Event, Option, Refusal, SeatEvent
from raccoon.games.raccoon_rampage.catalogue import ACTIVIST, HUNTER, POLICIES, Effect
from raccoon.games.raccoon_rampage.pending import (
    AwaitEvaluation,
    AwaitMajority,
    AwaitPlace,
    Effects,
    Failing,
    NextFinal,
)
from raccoon.games.raccoon_rampage.phases.completion import completion
from raccoon.games.raccoon_rampage.phases.wishes import settlement
from raccoon.games.raccoon_rampage.state import Player, Queued, State, seat_of
from raccoon.games.raccoon_rampage.voting import agency_voted, cost_of, leaders, other_agency_voted


class NameMajority(Command, frozen=True):
    """Name one of the tied seats as the policy's majority (RR14)."""

    majority: int


class VerdictGiven(Event, frozen=True):
    """The policy passed or failed, with this many votes against its cost.

    `by_card` is the verdict that a card has set, or ""; `unsupported`: it lacked an agency's vote (RR32).
    """

    policy: str
    passed: bool
    votes: int
    cost: int
    by_card: str
    unsupported: bool


class MajorityFound(SeatEvent, frozen=True):
    """The seat is the majority of the policy; `named_by` is the seat that broke a tie, None without a tie."""

    named_by: int | None


class PolicyLeft(Event, frozen=True):
    """The policy and one amended to it went to their owners' discard piles, the votes to their players.

    The Activist scored `paws` cubes and the Hunter `hunters`, none if the policy failed.
    """

    policy: str
    rider: str
    passed: bool
    paws: int
    hunters: int


class NameMajorityOption(ChoiceOption, frozen=True):
    """Name one of the tied seats."""

    command = NameMajority
    names = "majority"


def verdict(state: State, pending: AwaitEvaluation, chance: Chance) -> Event | None:
    """Decide the policy once all have passed: by its votes or a verdict card, and an agency's vote (RR32)."""
    if event := completion(state):
        return event
    if pending.asked:
        return None
    policy, rules = state.evaluated, state.rules
    assert policy is not None
    votes, cost = len(policy.votes), cost_of(policy, rules)
    enough = state.verdict == "pass" if state.verdict else votes >= cost
    supported = not rules.agency_vote_needed or agency_voted(policy, state.players)
    return VerdictGiven(
        None, policy.policy, enough and supported, votes, cost, state.verdict, enough and not supported
    )


def majority_options(state: State, pending: AwaitMajority, seat: int) -> tuple[Option, ...]:
    """Return naming one of the tied seats."""
    return (NameMajorityOption(seat, pending.tied),)


def decide_majority(state: State, command: NameMajority, pending: AwaitMajority) -> Event:
    """Name the majority; refuse a seat that is not tied."""
    if command.majority not in pending.tied:
        raise Refusal("not_tied", tied=pending.tied)
    return MajorityFound(command.majority, command.seat)


def sole_majority(state: State, pending: AwaitMajority, chance: Chance) -> Event | None:
    """Name the only seat with most votes; with a tie the seat asked chooses."""
    return MajorityFound(pending.tied[0], None) if len(pending.tied) == 1 else None


def policy_left(state: State, passed: bool) -> Event:
    """Return the next event after the policy's effects: settle its wishes first, then discard it."""
    policy = state.evaluated
    assert policy is not None
    if settled := settlement(policy):
        return settled
    cards = [POLICIES[name] for name in (policy.policy, policy.rider) if name and passed]
    paws, hunters = sum(card.paw for card in cards), sum(card.hunter for card in cards)
    return PolicyLeft(None, policy.policy, policy.rider, passed, paws, hunters)


def evolve_verdict(state: State, event: VerdictGiven) -> State:
    """Continue with Spread after a failure, with the majority after a pass; the owner breaks ties (RR14)."""
    policy = state.evaluated
    assert policy is not None
    if not event.passed:
        return replace(state, pending=Failing())
    owner = state.turn if policy.owner is None else policy.owner
    tied = leaders(policy, state.players, state.rules) or (owner,)
    asked = (owner,) if len(tied) > 1 else ()
    return replace(state, pending=AwaitMajority(asked, tied))


def _lines(policy: Queued, players: tuple[Player, ...]) -> tuple[Effect, ...]:
    """Return the lines of the policy, then of the amended one (RR29), whose conditions on votes are met."""
    cards = [(policy.policy, policy.owner), (policy.rider, policy.rider_owner)]
    return tuple(
        effect
        for name, owner in cards
        if name
        for effect in POLICIES[name].effects
        if not effect.other_agency or other_agency_voted(policy, players, owner)
    )


def evolve_majority(state: State, event: MajorityFound) -> State:
    """Start the lines of the policy, in which the majority makes all choices."""
    assert state.evaluated is not None
    steps = _lines(state.evaluated, state.players)
    return replace(state, pending=Effects((event.seat,), steps))


def _discarded(players: tuple[Player, ...], policy: str, owner: int | None) -> tuple[Player, ...]:
    """Return the players with the policy on its owner's discard pile (RR46); Inaction leaves the game."""
    if owner is None or not policy:
        return players
    player = players[owner]
    return replaced(players, owner, replace(player, discard=(*player.discard, policy)))


def _with_cubes(players: tuple[Player, ...], role: str, cubes: int) -> tuple[Player, ...]:
    seat = seat_of(players, role)
    if not cubes or seat is None:
        return players
    return replaced(players, seat, replace(players[seat], cubes=players[seat].cubes + cubes))


def evolve_left(state: State, event: PolicyLeft) -> State:
    """Give the lobbyists their cubes and discard the policy; the turn or the final evaluation continues."""
    policy = state.evaluated
    assert policy is not None
    players = _with_cubes(state.players, ACTIVIST, event.paws)
    players = _with_cubes(players, HUNTER, event.hunters)
    players = _discarded(players, policy.policy, policy.owner)
    players = _discarded(players, policy.rider, policy.rider_owner)
    pending = NextFinal() if state.final else AwaitPlace((state.turn,))
    return replace(state, players=players, evaluated=None, verdict="", pending=pending)
