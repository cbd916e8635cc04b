"""The expected effects of each policy in the queue, and its chance to pass."""

from collections.abc import Iterator
from functools import cache
from itertools import accumulate
from typing import NamedTuple

from raccoon.bots.raccoon_rampage.judgement import BY_THUMB, NEVER, SURE, Judgement, turns_left
from raccoon.bots.raccoon_rampage.wishes import promised
from raccoon.games.raccoon_rampage.catalogue import (
    AREAS,
    DIE_SIDES,
    FACE_UP_SPACES,
    HUNTER_DIE,
    POLICIES,
    Effect,
)
from raccoon.games.raccoon_rampage.flow import PHASES
from raccoon.games.raccoon_rampage.pending import (
    AtWork,
    AwaitForcedDiscard,
    AwaitLastCall,
    AwaitToss,
    Draw,
    TurnDone,
    TurnStart,
)
from raccoon.games.raccoon_rampage.state import Queued, State
from raccoon.games.raccoon_rampage.voting import agency_voted, cost_of, votes_each_turn, votes_left

SKULLS, SHIELDS = (HUNTER_DIE.count(symbol) / len(HUNTER_DIE) for symbol in ("skull", "shield"))
OTHER_AGENCY = 0.6
"""The chance that an effect works which needs a vote of the other agency."""

BEFORE_THE_QUEUE_MOVES = (TurnStart, AwaitForcedDiscard, AwaitLastCall)
"""The pending points at which the queue has still to move in the active turn."""


class PolicyEffects(NamedTuple):
    """The expected effects of a policy that passes.

    Raccoons leave by the majority's choice (`mitigated`, `reduced`) or from given areas (`from_areas`, of
    which `reduced_there` are reduced); `shields` is protection and `influence` for the majority, `cards` are
    spread cards turned up.
    """

    mitigated: float
    reduced: float
    from_areas: tuple[float, ...]
    reduced_there: float
    shields: float
    cards: float
    influence: float

    @property
    def leaving(self) -> float:
        """The number of all raccoons that leave."""
        return self.mitigated + self.reduced + sum(self.from_areas)


NOTHING = PolicyEffects(0.0, 0.0, (0.0,) * len(AREAS), 0.0, 0.0, 0.0, 0.0)


@cache
def effects_of(name: str) -> PolicyEffects:
    """Return the expected effects of the policy."""
    found = NOTHING
    for effect in POLICIES[name].effects:
        found = add_effects(found, _line(effect))
    return found


def add_effects(one: PolicyEffects, other: PolicyEffects) -> PolicyEffects:
    """Return the effects of both."""
    areas = tuple([mine + more for mine, more in zip(one.from_areas, other.from_areas, strict=True)])
    return PolicyEffects(
        one.mitigated + other.mitigated,
        one.reduced + other.reduced,
        areas,
        one.reduced_there + other.reduced_there,
        one.shields + other.shields,
        one.cards + other.cards,
        one.influence + other.influence,
    )


def _line(effect: Effect) -> PolicyEffects:
    share = (effect.high - effect.low + 1) / DIE_SIDES if effect.low else 1.0
    n = share * effect.n * (OTHER_AGENCY if effect.other_agency else 1.0)
    if effect.kind == "hunter_dice":
        return NOTHING._replace(reduced=n * SKULLS, shields=n * SHIELDS)
    if effect.kind not in ("mitigate", "reduce"):
        shields, cards, influence = (n * (effect.kind == kind) for kind in ("shield", "spread", "influence"))
        return NOTHING._replace(shields=shields, cards=cards, influence=influence)
    reduced = n * (effect.kind == "reduce")
    if not effect.where:
        return NOTHING._replace(mitigated=n - reduced, reduced=reduced)
    there = tuple([n * (area == effect.where) for area in AREAS])
    return NOTHING._replace(from_areas=there, reduced_there=reduced)


class UpcomingEvaluation(NamedTuple):
    """One evaluation to come: the policy, its `chance` to pass, each seat's expected votes.

    `final`: it is part of the final evaluation, where a failure costs nothing; `to_come` are the votes that
    it may still get.
    """

    policy: Queued
    chance: float
    votes: tuple[float, ...]
    final: bool
    to_come: float


def mean_card(state: State) -> float:
    """Return the mean number of raccoons on an unseen spread card."""
    whole = state.options.spread_cards(len(state.players))
    unseen = len(whole) - len(state.spread_discard)
    return (sum(whole) - sum(state.spread_discard)) / unseen if unseen else sum(whole) / len(whole)


def evaluations(state: State, judgement: Judgement = BY_THUMB) -> list[UpcomingEvaluation]:
    """Return the evaluations to come of the policies in the queue, in order."""
    votes, rules = _votes_to_come(state), state.rules
    until = list(accumulate([count for _, count in votes], initial=0.0))
    coming, spent = [], 0.0
    for policy, first, end, final in _order(state):
        last = min(end, len(votes))
        given, whole = votes[first:last], max(0.0, until[last] - until[min(first, last)])
        reach = max(0.0, min(until[last] - spent, whole))
        missing = cost_of(policy, rules) - len(policy.votes)
        voting = {seat for seat, count in given if count}
        helped = judgement.trust * reach + (promised(policy, state.players, voting) if policy.pins else 0.0)
        chance = _chance(state, policy, missing, helped, final, judgement)
        spent += chance * max(0, missing)
        part = judgement.share(missing, whole) if whole else 0.0
        expected = _expected(state, policy, given, part, judgement.trust)
        coming.append(UpcomingEvaluation(policy, chance, expected, final, whole))
    return coming


def _votes_to_come(state: State) -> list[tuple[int, float]]:
    """Return seat and votes of each of the next turns, beginning with the votes left in the current one."""
    if state.final:
        return []
    rules, players = state.rules, state.players
    now = 0 if _after_votes(state) else votes_left(state)
    turns = [(state.turn, float(now))]
    for step in range(1, min(turns_left(state), len(state.queue)) + 1):
        seat = (state.turn + step) % len(players)
        turns.append((seat, float(votes_each_turn(players[seat], rules))))
    return turns


def _after_votes(state: State) -> bool:
    """Return whether the active seat has placed all its votes of this turn."""
    pending = state.pending
    return isinstance(pending, AwaitToss | TurnDone) or (isinstance(pending, Draw) and not pending.back)


def _queue_moves_now(state: State) -> bool:
    """Return whether the queue has still to move in this turn, also while a card of its last call works."""
    pending = state.pending
    if isinstance(pending, AtWork | Draw):
        return pending.back == PHASES[AwaitLastCall]
    return isinstance(pending, BEFORE_THE_QUEUE_MOVES)


def _order(state: State) -> Iterator[tuple[Queued, int, int, bool]]:
    """Yield each policy with the range of turns whose votes may reach it, and whether it is a final one.

    Before the queue has moved in the active turn each policy is evaluated a turn sooner.
    """
    if state.evaluated is not None:
        yield state.evaluated, 0, 0, state.final
    sooner = _queue_moves_now(state) and not state.final
    left = turns_left(state)
    for space, policy in enumerate(state.queue, 1):
        if policy is None or not policy.policy:
            continue
        ahead = space - sooner
        final = state.final or ahead > left
        at_the_end = space if state.final else ahead - left
        if final and at_the_end > FACE_UP_SPACES and not policy.face_up:
            continue
        first = 0 if policy.face_up else max(0, ahead - FACE_UP_SPACES)
        yield policy, first, min(ahead, left + 1), final


def _chance(
    state: State, policy: Queued, missing: int, helped: float, final: bool, judgement: Judgement
) -> float:
    """Return the chance that the policy passes with these missing votes and votes that may help."""
    if policy is state.evaluated and state.verdict:
        return SURE if state.verdict == "pass" else NEVER
    chance = judgement.passes(missing, helped, final)
    if missing <= 0 and state.rules.agency_vote_needed and not agency_voted(policy, state.players):
        return chance * min(1.0, helped / 2)
    return chance


def _expected(
    state: State, policy: Queued, turns: list[tuple[int, float]], part: float, trust: float
) -> tuple[float, ...]:
    """Return the votes that each seat is expected to have on the policy: those placed and those to come."""
    votes = [float(policy.votes.count(seat)) for seat in range(len(state.players))]
    for seat, coming in turns:
        votes[seat] += coming * part * trust
    return tuple(votes)
