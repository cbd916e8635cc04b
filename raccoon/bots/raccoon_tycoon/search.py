"""Playing ahead: the best moves of the trader, each tried in the same imagined deals, by traders."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import sqrt
from operator import sub

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
FEW = 2
"""Deals after which half of the moves drop out; and again every time they have doubled, down to two."""
SOME = 4
"""Deals after which a move drops out that is surely behind."""
SURE = 2.5
"""Surely behind is so many standard errors of the difference, deal by deal."""
SPREAD = 2.0
"""VP by which the difference of two moves usually varies between deals: few deals tell that badly."""
TURNS = 8
"""How many turns of all are played ahead, rounded down to whole rounds, at least one."""
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
    found: list[list[float]] = [[] for _ in tried]
    alive = list(range(len(tried)))

    def judged(place: int) -> float:
        return (TRUST * tried[place][0] + sum(found[place])) / (TRUST + len(found[place]))

    while len(alive) > 1:
        deal = imagine(chance)
        seed = str(chance.random())
        for place in alive:
            found[place].append(play_ahead(trader, deal, tried[place][1], Chance(seed)))
        alive.sort(key=judged, reverse=True)
        yield [(judged(place), tried[place][1]) for place in alive]
        best, deals = alive[0], len(found[alive[0]])
        if deals >= SOME:
            alive = [
                place
                for place in alive
                if judged(best) - judged(place) <= SURE * doubt(found[best], found[place])
            ]
        if deals >= FEW and deals & (deals - 1) == 0:
            alive = alive[: max(2, (len(alive) + 1) // 2)]


def doubt(one: list[float], other: list[float]) -> float:
    """The standard error of the mean difference of two moves tried in the same deals, in VP."""
    gaps = list(map(sub, one, other))
    mean = sum(gaps) / len(gaps)
    squares = TRUST * SPREAD * SPREAD + sum((gap - mean) ** 2 for gap in gaps)
    return sqrt(squares / (TRUST + len(gaps)) / len(gaps))


def play_ahead(trader: Trader, state: State, command: Command, chance: Chance) -> float:
    """The value for who made the move at the beginning of a later turn of its own, after `TURNS` of all,
    everybody playing in a hurry until then.
    """
    seat = command.seat
    state = turn.decide(state, command, chance).state
    rounds = max(1, TURNS // len(state.players))
    for _ in range(MOST_STEPS):
        pending = state.pending
        if type(pending) is Over:
            break
        if type(pending) is AwaitAction and pending.seat == seat and not pending.may_end:
            rounds -= 1
            if not rounds:
                break
        state = turn.decide(state, trader.quick(state, chance), chance).state
    return trader.value(state, seat)
