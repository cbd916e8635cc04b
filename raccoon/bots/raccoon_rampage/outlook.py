"""The outlook of a position: the group's chance to win, and each seat's expected points if it does."""

import math
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from raccoon.bots.raccoon_rampage.judgement import BY_THUMB, Judgement, turns_left
from raccoon.bots.raccoon_rampage.prospects import (
    PolicyEffects,
    UpcomingEvaluation,
    add_effects,
    effects_of,
    evaluations,
    mean_card,
)
from raccoon.games.raccoon_rampage.catalogue import (
    ACTIVIST,
    AREA_INDEX,
    EVENTS,
    HUNTER,
    POLICIES,
    ROLES,
    Role,
)
from raccoon.games.raccoon_rampage.ground import cards_each
from raccoon.games.raccoon_rampage.in_force import InForce
from raccoon.games.raccoon_rampage.pending import Effects, Over
from raccoon.games.raccoon_rampage.scoring import piece_points
from raccoon.games.raccoon_rampage.state import Player, State
from raccoon.games.raccoon_rampage.voting import leaders

PILES = 3
KEPT = 0.85
"""The share of protection that is used in time."""
INFLUENCE = 0.35
"""Steps of the tracker that one more influence saves in each round."""
UNKNOWN = 0.15
"""The rise of the tracker for each evaluation that is not in the queue yet."""
LAST = -0.5
"""The change of the tracker for each policy of the final evaluation that is not in the queue yet."""
SOON = 0.7
"""The chance that an event which lacks about one vote is completed soon."""

CLOSE = 0.5
"""The difference in points that counts as close when a game is over."""


class Taste(msgspec.Struct, frozen=True):
    """The preferences of a player: the weights of the group's win (`team`) and of being first in it (`own`).

    `envy` sharpens the comparison of points; `grudges` are weights against each seat's part of the win.
    `thrift` is the factor of the worth of cards in hand. Values are added for a vote on each policy
    (`breadth`), for discarding nothing (`hoards`) and for moving a vote (`meddles`).
    """

    team: float = 2.0
    own: float = 1.0
    envy: float = 1.0
    grudges: tuple[float, ...] = ()
    thrift: float = 1.0
    breadth: float = 0.0
    hoards: float = 0.0
    meddles: float = 0.0


class Outlook(NamedTuple):
    """The expected result of a game.

    `impact` is the tracker's expected end, `win` the group's chance to win, `points` those of each seat if it
    wins, `open` the points that may still change.
    """

    impact: float
    win: float
    points: tuple[float, ...]
    open: float

    def first(self, seat: int, envy: float = 1.0) -> float:
        """Return the seat's part of a win of the group, from 0 to 1."""
        scale = self.open / envy
        highest = max(self.points)
        weights = [math.exp((points - highest) / scale) for points in self.points]
        return weights[seat] / sum(weights)

    def worth(self, seat: int, taste: Taste) -> float:
        """Return the worth of the outlook to the seat; 0.1 more is a tenth better chance to win."""
        whole = taste.team * math.log(self.win + 0.002) + taste.own * math.log(self.first(seat, taste.envy))
        for other, grudge in enumerate(taste.grudges):
            if grudge:
                first = self.first(other, taste.envy)
                whole += grudge * math.log(1.02 - first) if grudge > 0 else -grudge * math.log(first)
        return whole


def final_outlook(pending: Over, impact: int) -> Outlook:
    """Return the outlook of a game that is over; a lost one has no ranks."""
    points = tuple([float(found) for found in pending.points])
    return Outlook(impact, float(bool(pending.winners)), points, CLOSE)


def outlook(state: State, judgement: Judgement = BY_THUMB) -> Outlook:
    """Return the outlook of a state in which every card is known (an imagined one, for a bot)."""
    if type(state.pending) is Over:
        return final_outlook(state.pending, state.impact)
    card, coming = mean_card(state), evaluations(state, judgement)
    each = _cards_each(state)
    failing = [0.0 if one.final else 1.0 - one.chance for one in coming]
    cards = PILES * each * sum(failing) + sum(map(len, state.piles))
    protection = sum([player.protection for player in state.players])
    gained = sum([one.chance * joint_effects(one.policy.policy, one.policy.rider).shields for one in coming])
    cancelled = min(KEPT * (protection + gained), cards)
    rounds = turns_left(state) / len(state.players)
    steps = [_step(one, each, card, rounds) for one in coming]
    impact = state.impact + card * (sum(map(len, state.piles)) - cancelled) + sum(steps) + _beyond(state)
    win = judgement.win(state, impact, steps)
    kept = 1 - cancelled / cards if cards else 1.0
    points = _all_points(state, coming, card * kept, each * sum(failing), judgement)
    return Outlook(impact, win, points, judgement.open_points(state, len(coming)))


def _all_points(
    state: State, coming: Sequence[UpcomingEvaluation], card: float, cards: float, judgement: Judgement
) -> tuple[float, ...]:
    """Return the expected points of each seat.

    Each country gets `cards` more spread cards besides its pile, with `card` raccoons each.
    """
    rules = state.rules
    hopes = [
        (
            one.chance,
            majorities(state, one, rules, judgement),
            pieces_given(one.policy.policy, one.policy.rider),
        )
        for one in coming
    ]
    return tuple(
        [
            _points(player, seat, _home(state, player, card, cards), hopes)
            for seat, player in enumerate(state.players)
        ]
    )


def _home(state: State, player: Player, card: float, cards: float) -> float:
    """Return the raccoons expected in the agency's own country, before removals; 0 for a lobbyist."""
    role = ROLES[player.role]
    area = AREA_INDEX[role.country] if role.agency else None
    return state.raccoons[area] + card * (len(state.piles[area]) + cards) if area is not None else 0.0


def _cards_each(state: State) -> float:
    """Return the expected spread cards of each pile: events that raise the level may be completed soon."""
    level = state.rules.level
    each = float(cards_each(state.raccoons, level))
    for event in state.events:
        card = EVENTS[event.name]
        if event.free_slots and card.active and card.active.kind == "spread_level":
            soon = SOON * (len(event.votes) + 0.5) / card.slots
            each -= soon * (each - cards_each(state.raccoons, max(1, level - card.active.n)))
    return each


@cache
def joint_effects(policy: str, rider: str) -> PolicyEffects:
    """Return the effects of the policy together with those of one amended to it."""
    return add_effects(effects_of(policy), effects_of(rider)) if rider else effects_of(policy)


def _step(one: UpcomingEvaluation, each: float, card: float, rounds: float) -> float:
    """Return the tracker's expected change by an evaluation, before protection, `rounds` before the end."""
    found = joint_effects(one.policy.policy, one.policy.rider)
    influence = found.influence * INFLUENCE * rounds
    passing = card * found.cards - found.leaving - influence
    failing = 0.0 if one.final else PILES * each * card
    return one.chance * passing + (1 - one.chance) * failing


def _beyond(state: State) -> float:
    """Return the tracker's expected change by evaluations that are not in the queue yet."""
    if state.final:
        return 0.0
    left, spaces = turns_left(state), len(state.queue)
    return UNKNOWN * max(0, left - spaces) + LAST * min(4, max(0, left - spaces + 4))


class PiecesGiven(NamedTuple):
    """The pieces that a policy gives when it passes, with one amended to it.

    The majority chooses the areas of `leaving` raccoons, of which it gets `mitigated` if they are from its
    country; `fixed` leave given areas (`reduced_there` of them go to the Hunter); the Hunter gets `hunter`
    pieces, the Activist `paws`.
    """

    mitigated: float
    leaving: float
    fixed: tuple[float, ...]
    reduced_there: float
    hunter: float
    paws: float


@cache
def pieces_given(policy: str, rider: str) -> PiecesGiven:
    """Return the pieces that the policy gives when it passes."""
    found = joint_effects(policy, rider)
    cards = [POLICIES[name] for name in (policy, rider) if name]
    return PiecesGiven(
        mitigated=found.mitigated,
        leaving=found.mitigated + found.reduced,
        fixed=found.from_areas,
        reduced_there=found.reduced_there,
        hunter=found.reduced + found.reduced_there + sum([card.hunter for card in cards]),
        paws=float(sum([card.paw for card in cards])),
    )


Hopes = Sequence[tuple[float, tuple[float, ...], PiecesGiven]]
"""For each evaluation to come the chance to pass, each seat's chance to be the majority, and the pieces."""


def _points(player: Player, seat: int, here: float, hopes: Hopes) -> float:
    """Return the expected points of a seat; `here` are the raccoons in its country before removals."""
    role = ROLES[player.role]
    pieces = float(player.tokens + player.cubes)
    if player.role == HUNTER:
        return _between(role, pieces + sum([chance * found.hunter for chance, _, found in hopes]))
    if player.role == ACTIVIST:
        return _between(role, pieces + sum([chance * found.paws for chance, _, found in hopes]))
    area = AREA_INDEX[role.country]
    for chance, majority, found in hopes:
        mine, fixed = majority[seat], found.fixed[area]
        pieces += chance * (mine * found.mitigated + max(0.0, fixed - found.reduced_there * (fixed > 0)))
        here -= chance * (mine * found.leaving + fixed)
    return _between(role, pieces) + _at_home(role, max(0.0, here))


def majorities(
    state: State, one: UpcomingEvaluation, rules: InForce, judgement: Judgement
) -> tuple[float, ...]:
    """Return each seat's chance to be the majority of a policy that passes."""
    if one.policy is state.evaluated:
        named = state.pending.asked if isinstance(state.pending, Effects) else ()
        leading = named or leaders(one.policy, state.players, rules)
        owner = state.turn if one.policy.owner is None else one.policy.owner
        if len(leading) > 1 and owner in leading:
            leading = (owner,)
        leading = leading or (owner,)
        return tuple([float(seat in leading) / len(leading) for seat in range(len(state.players))])
    votes = one.votes
    if rules.agency_majority_only:
        agencies = [ROLES[player.role].agency for player in state.players]
        votes = tuple([count * agency for count, agency in zip(votes, agencies, strict=True)])
    weights = judgement.weights(votes, one.policy.owner, one.to_come)
    whole = sum(weights) or 1.0
    return tuple([weight / whole for weight in weights])


def _between(role: Role, pieces: float) -> float:
    """Return the points for a fractional number of pieces, by linear interpolation."""
    whole = int(pieces)
    here = piece_points(role, whole)
    return here + (pieces - whole) * (piece_points(role, whole + 1) - here)


def _at_home(role: Role, raccoons: float) -> float:
    table = role.points_by_tokens_left
    whole = int(raccoons)
    here, more = (table[min(place, len(table) - 1)] for place in (whole, whole + 1))
    return here + (raccoons - whole) * (more - here)
