"""Playing ahead: the best moves of the trader, each tried in the same imagined deals, by traders."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from raccoon.bots.raccoon_tycoon.trader import Trader, Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import turn
from raccoon.games.raccoon_tycoon.actions.auction import Bid, Pass
from raccoon.games.raccoon_tycoon.pending import AwaitAction, Over
from raccoon.games.raccoon_tycoon.state import State

BREADTH = 5
"""How many moves are tried at most."""
MARGIN = 2.0
MARGIN_OF_BIDS = 0.8
"""Moves that seem so many VP worse than the best are not tried; there are many bids, most of them plain."""
LEAD = 1.5
"""After a few deals, moves so many VP behind drop out."""
FEW = 4
"""Deals after which moves begin to drop out; every time they have doubled, half of the moves do."""
ROUNDS = 1
"""How many turns of its own the seat plays ahead."""
TRUST = 4.0
"""For how many deals the trader's own judgement counts."""
MOST_STEPS = 400

Imagine = Callable[[Chance], State]


def search(
    trader: Trader, imagine: Imagine, weighed: list[Weighed], chance: Chance
) -> Iterator[list[Weighed]]:
    """The moves, best first, after each further deal: stop whenever time is up.

    Every deal is used for all moves still in the race, with the same draws, so that luck cancels out;
    moves far behind drop out.
    """
    bidding = isinstance(weighed[0][1], Bid | Pass)
    least = weighed[0][0] - (MARGIN_OF_BIDS if bidding else MARGIN)
    tried = [found for found in weighed[:BREADTH] if found[0] >= least]
    if len(tried) < 2:
        yield weighed
        return
    sums = [TRUST * value for value, _ in tried]
    alive = list(range(len(tried)))
    deals = 0
    while len(alive) > 1:
        deal = imagine(chance)
        seed = str(chance.random())
        for place in alive:
            sums[place] += play_ahead(trader, deal, tried[place][1], Chance(seed))
        deals += 1
        ranked = sorted(alive, key=lambda place: -sums[place])
        yield [(sums[place] / (TRUST + deals), tried[place][1]) for place in ranked]
        if deals >= FEW:
            behind = sums[ranked[0]] - LEAD * (TRUST + deals)
            alive = [place for place in ranked if sums[place] >= behind]
        if deals >= FEW and deals & (deals - 1) == 0:
            alive = alive[: max(2, (len(alive) + 1) // 2)]


def play_ahead(trader: Trader, state: State, command: Command, chance: Chance) -> float:
    """The value for who made the move when its own next turn begins, all playing in a hurry until then."""
    seat = command.seat
    state = turn.decide(state, command, chance).state
    turns = 0
    for _ in range(MOST_STEPS):
        pending = state.pending
        if type(pending) is Over:
            break
        if type(pending) is AwaitAction and pending.seat == seat and not pending.may_end:
            turns += 1
            if turns == ROUNDS:
                break
        state = turn.decide(state, trader.quick(state, chance), chance).state
    return trader.value(state, seat)
