"""What a position promises: the group's chance to win, and each seat's points if it does."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from raccoon.bots.raccoon_rampage.prospects import (
    Brings,
    Coming,
    brings,
    evaluations,
    mean_card,
    together,
    turns_left,
)
from raccoon.games.raccoon_rampage.catalogue import (
    ACTIVIST,
    AREA_INDEX,
    EVENTS,
    HUNTER,
    POLICIES,
    ROLES,
    SKULL,
    Role,
)
from raccoon.games.raccoon_rampage.ground import cards_each
from raccoon.games.raccoon_rampage.scoring import piece_points
from raccoon.games.raccoon_rampage.state import Player, State
from raccoon.games.raccoon_rampage.voting import leaders

PILES = 3
KEPT = 0.85
"""The share of protection that is in time: a cube kept may come too late."""
INFLUENCE = 0.35
"""Steps of the tracker that one influence more saves in each turn of its seat."""
UNKNOWN = 0.15
"""By how much the tracker rises for each evaluation that is not in the queue yet."""
LAST = -0.5
"""By how much it falls for each policy of the final evaluation that is not in the queue yet."""
SOON = 0.7
"""How likely an event is to be filled soon that lacks one vote or so."""
EARLY_SPREAD, TURN_SPREAD = 0.8, 1.0
"""The variance of the tracker's way: that of a card, and for each evaluation to come."""


class Taste(msgspec.Struct, frozen=True):
    """How much a player wants the group to win (`team`) and to be first in it (`own`); `envy` sharpens how
    it compares points.
    """

    team: float = 2.0
    own: float = 1.0
    envy: float = 1.0


class Outlook(NamedTuple):
    """`impact` is where the tracker is expected to end, `win` the group's chance, `points` each seat's if it
    wins, `open` how far they may still move.
    """

    impact: float
    win: float
    points: tuple[float, ...]
    open: float

    def first(self, seat: int, envy: float = 1.0) -> float:
        """The seat's part of the win if the group wins, between 0 and 1."""
        scale = self.open / envy
        highest = max(self.points)
        weights = [math.exp((points - highest) / scale) for points in self.points]
        return weights[seat] / sum(weights)

    def worth(self, seat: int, taste: Taste) -> float:
        """What the seat makes of it; differences count: 0.1 is a chance to win that is a tenth better."""
        return taste.team * math.log(self.win + 0.002) + taste.own * math.log(self.first(seat, taste.envy))


def outlook(state: State) -> Outlook:
    """The prospects of a state in which every card is known (an imagined one, for a bot)."""
    card, coming = mean_card(state), evaluations(state)
    each = _cards_each(state)
    failing = [0.0 if one.final else 1.0 - one.chance for one in coming]
    cards = PILES * each * sum(failing) + sum(map(len, state.piles))
    protection = sum([player.protection for player in state.players])
    gained = sum([one.chance * _brings(one).shields for one in coming])
    cancelled = min(KEPT * (protection + gained), cards)
    steps = [_step(state, one, each, card) for one in coming]
    impact = state.impact + card * (sum(map(len, state.piles)) - cancelled) + sum(steps) + _beyond(state)
    win = _win(state, impact, steps, card)
    kept = 1 - cancelled / cards if cards else 1.0
    points = tuple(
        [
            _points(state, seat, coming, each * card * kept * sum(failing))
            for seat in range(len(state.players))
        ]
    )
    return Outlook(impact, win, points, 2.0 + 0.4 * len(coming))


def _cards_each(state: State) -> float:
    """The spread cards of each pile, as far as events that raise the level may be over soon."""
    level = state.rules.level
    each = float(cards_each(state.raccoons, level))
    for event in state.events:
        card = EVENTS[event.name]
        if event.free_slots and card.active and card.active.kind == "spread_level":
            soon = SOON * (len(event.votes) + 0.5) / card.slots
            each -= soon * (each - cards_each(state.raccoons, max(1, level - card.active.n)))
    return each


def _brings(one: Coming) -> Brings:
    """What the policy brings, with one amended to it."""
    found = brings(one.policy.policy)
    if not one.policy.rider:
        return found
    return together(found, brings(one.policy.rider))


def _step(state: State, one: Coming, each: float, card: float) -> float:
    """Where the tracker is expected to move with an evaluation, before protection."""
    found = _brings(one)
    influence = found.influence * INFLUENCE * turns_left(state) / len(state.players)
    passing = card * found.cards - found.leaving - influence
    failing = 0.0 if one.final else PILES * each * card
    return one.chance * passing + (1 - one.chance) * failing


def _beyond(state: State) -> float:
    """What evaluations may do that are not in the queue yet."""
    if state.final:
        return 0.0
    left, spaces = turns_left(state), len(state.queue)
    return UNKNOWN * max(0, left - spaces) + LAST * min(4, max(0, left - spaces + 4))


def _win(state: State, impact: float, steps: Sequence[float], card: float) -> float:
    """The chance that the tracker ends below 0 and never meets the skull."""
    spread = math.sqrt(EARLY_SPREAD + TURN_SPREAD * (len(steps) + 0.5 * max(0, turns_left(state) - 8)))
    below = _normal((-0.5 - impact) / spread)
    highest, here = float(state.impact), float(state.impact)
    for step in steps:
        here += step
        highest = max(highest, here)
    alive = _normal((SKULL - 0.5 - highest) / (0.8 * spread))
    return below * alive


def _normal(x: float) -> float:
    return 0.5 * (1 + math.erf(x / math.sqrt(2)))


def _points(state: State, seat: int, coming: Sequence[Coming], arriving: float) -> float:
    """The points a seat may expect; `arriving` are the raccoons that spread into each country."""
    player = state.players[seat]
    role = ROLES[player.role]
    pieces = float(player.tokens + player.cubes)
    leaving = 0.0
    for one in coming:
        scored, left = _pieces(state, seat, player, role, one)
        pieces += one.chance * scored
        leaving += one.chance * left
    if not role.agency:
        return _between(role, pieces)
    here = state.raccoons[AREA_INDEX[role.country]] + arriving - leaving
    return _between(role, pieces) + _at_home(role, max(0.0, here))


def _pieces(state: State, seat: int, player: Player, role: Role, one: Coming) -> tuple[float, float]:
    """The pieces a policy brings the seat as it passes, and the raccoons that leave its country."""
    found = _brings(one)
    cards = [POLICIES[name] for name in (one.policy.policy, one.policy.rider) if name]
    reduced = found.reduced + found.reduced_there
    if player.role == HUNTER:
        return reduced + sum(card.hunter for card in cards), 0.0
    if player.role == ACTIVIST:
        return float(sum(card.paw for card in cards)), 0.0
    mine = majority(state, one, seat)
    fixed = found.from_areas[AREA_INDEX[role.country]]
    tokens = mine * found.mitigated + max(0.0, fixed - found.reduced_there * (fixed > 0))
    return tokens, mine * (found.mitigated + found.reduced) + fixed


def majority(state: State, one: Coming, seat: int) -> float:
    """The chance that the seat is the majority of a policy that passes."""
    if one.policy is state.evaluated:
        leading = leaders(one.policy, state.players, state.rules)
        owner = state.turn if one.policy.owner is None else one.policy.owner
        if len(leading) > 1 and owner in leading:
            leading = (owner,)
        leading = leading or (owner,)
        return float(seat in leading) / len(leading)
    weights = [votes**2 for votes in one.votes]
    if state.rules.agency_majority_only:
        weights = [
            weight * ROLES[player.role].agency for weight, player in zip(weights, state.players, strict=True)
        ]
    if one.policy.owner is not None:
        weights[one.policy.owner] += 0.3
    return weights[seat] / (sum(weights) or 1.0)


def _between(role: Role, pieces: float) -> float:
    """The points for a number of pieces that need not be whole."""
    whole = int(pieces)
    here = piece_points(role, whole)
    return here + (pieces - whole) * (piece_points(role, whole + 1) - here)


def _at_home(role: Role, raccoons: float) -> float:
    table = role.points_by_tokens_left
    whole = int(raccoons)
    here, more = (table[min(place, len(table) - 1)] for place in (whole, whole + 1))
    return here + (raccoons - whole) * (more - here)
