"""The worth of a railroad to each bidder, and the result of its auction if all bid up to that."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from raccoon.bots.raccoon_tycoon import features
from raccoon.bots.raccoon_tycoon.evaluation import Evaluation
from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.state import State

DENIAL = 0.3
"""The worth of keeping a card from the rival who wants it most, as a share of its worth to that rival."""
DENIAL_OF_ONE = 0.8
"""The same with a single rival, whose loss is nearly one's gain."""
DENIAL_OF_DUEL = 1.0
"""The same between two with full bidding; the price that the other pays is gained, too."""


class Sale(msgspec.Struct, frozen=True, gc=False):
    """The expected result of an auction."""

    winner: int
    price: int


def with_final_round(state: State) -> State:
    """Return the state in the final round if selling the railroad triggers it, else unchanged."""
    if state.final_round or len(state.railroad_offer) > 1:
        return state
    return replace(state, final_round=scoring.end_reached(replace(state, railroad_offer=())))


def gain(evaluation: Evaluation, state: State, seat: int, railroad: str) -> float:
    """Return the gain in the seat's worth by owning the card, in VP, without its price."""
    player = state.players[seat]
    railroads = (*player.railroads, railroad)
    left = evaluation.turns_left(state, seat)
    if not left:
        return features.points(replace(player, railroads=railroads)) - features.points(player)
    row = evaluation.row(left, state)
    return evaluation.estate(row, state, seat, railroads) - evaluation.estate(
        row, state, seat, player.railroads
    )


def limits(
    evaluation: Evaluation,
    state: State,
    railroad: str,
    tempo: tuple[int, float] = (-1, 0.0),
    of_turn: float = 0.0,
) -> list[int]:
    """Return the most that each seat would pay for the card, in dollars, within its purse; 0 for nothing.

    `tempo` is the seat that keeps its action when it does not win, with the action's worth to it in VP;
    `of_turn` is the worth in VP of the turn, which the winner of two who bid once loses.
    """
    state = with_final_round(state)
    gains = [gain(evaluation, state, seat, railroad) for seat in range(len(state.players))]
    duel = len(gains) == 2 and not state.options.bids_once(2)
    denial = DENIAL_OF_DUEL if duel else DENIAL_OF_ONE if len(gains) == 2 else DENIAL
    found = []
    for seat, own in enumerate(gains):
        rival = max(other for place, other in enumerate(gains) if place != seat)
        worthwhile = own + denial * max(0.0, rival) - (tempo[1] if seat == tempo[0] else 0.0) - of_turn
        found.append(dollars(evaluation, state, (seat, 1 - seat) if duel else (seat,), worthwhile))
    return found


def dollars(evaluation: Evaluation, state: State, payers: Sequence[int], points: float) -> int:
    """Return the most dollars that the first of the payers would pay for the points.

    A second payer, who would pay the price otherwise, adds its loss by the price to the first one's.
    """
    if points <= 0:
        return 0
    purse = state.players[payers[0]].money
    least, most = 0, purse
    while least < most:
        middle = (least + most + 1) // 2
        if sum([_cost(evaluation, state, seat, middle) for seat in payers]) <= points:
            least = middle
        else:
            most = middle - 1
    return least


def _cost(evaluation: Evaluation, state: State, seat: int, price: int) -> float:
    """Return the loss in the seat's worth by paying a price, in VP, limited by its purse."""
    player = state.players[seat]
    left = evaluation.turns_left(state, seat)
    if not left:
        return 0.0
    row = evaluation.row(left, state)
    stack = features.best_stack(player.tokens, state.prices)
    whole = evaluation.money(row, player, player.money, stack)
    return whole - evaluation.money(row, player, max(0, player.money - price), stack)


def sale(limits: list[int], starter: int, opening: int, once: bool) -> Sale:
    """Return the result of the auction if all raise by the least up to their limits.

    `once`: the other of two players answers only once, by outbidding the opening bid or passing.
    """
    others = [seat for seat in range(len(limits)) if seat != starter]
    best = max(others, key=lambda seat: limits[seat])
    if limits[best] <= opening:
        return Sale(starter, opening)
    if once:
        return Sale(best, opening + 1)
    if limits[starter] >= limits[best]:
        return Sale(starter, limits[best])
    second = max(limits[seat] for seat in range(len(limits)) if seat != best)
    return Sale(best, max(opening, second) + 1 if limits[best] > max(opening, second) else limits[best])


def openings(limits: list[int], starter: int, railroad: str, money: int, once: bool, last: bool) -> list[int]:
    """Return the opening bids worth weighing, in dollars: the minimum bid.

    For the `last` railroad it is what the rivals would pay, before they bid it; with a single rival who
    answers `once` also the bids that make the rival pass, or pay.
    """
    least = RAILROADS[railroad].minimum_bid
    rival = max(limit for seat, limit in enumerate(limits) if seat != starter)
    if not once:
        return [max(least, min(limits[starter], rival)) if last else least]
    found = {least, rival, rival + 1, rival + 2, min(rival - 1, limits[starter])}
    return sorted(bid for bid in found if least <= bid <= money)
