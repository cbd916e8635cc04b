"""Playing ahead: the best first moves are tried in imagined deals until the seat's next turn is over."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from raccoon.bots.saloon_tycoon.one_move import OneMove, Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon import turn
from raccoon.games.saloon_tycoon.commands import EndTurn
from raccoon.games.saloon_tycoon.state import State

TRIED = 5
"""So many of the first moves are tried at most,"""
MARGIN = 4.0
"""those less than so many points behind the best."""
TRUST = 2.0
"""What was thought before counts as so many deals."""
MOST_MOVES = 120


def search(
    one_move: OneMove,
    imagine: Callable[[Chance], State],
    weighed: Sequence[Weighed],
    moved: Sequence[str],
    chance: Chance,
) -> Iterator[list[Weighed]]:
    """The moves after each further deal, best first; those not tried stay as they were thought of."""
    best = weighed[0][0]
    tried = [move for move in weighed[:TRIED] if move[0] > best - MARGIN]
    totals = [worth * TRUST for worth, _ in tried]
    deal = 0
    while True:
        deal += 1
        state, luck = imagine(chance), chance.below(1 << 30)
        for index, (_, command) in enumerate(tried):
            totals[index] += played_ahead(one_move, state, command, moved, luck)
        means = [total / (TRUST + deal) for total in totals]
        found = sorted(zip(means, (command for _, command in tried), strict=True), key=lambda m: -m[0])
        yield [*found, *weighed[len(tried) :]]


def played_ahead(one_move: OneMove, state: State, command: Command, moved: Sequence[str], luck: int) -> float:
    """The worth of the position when everybody, the seat last, has had another turn, or the game is over."""
    seat, memory = state.turn, tuple(moved)
    state = turn.decide(state, command, Chance("ahead", luck)).state
    turns = len(state.players) + 1
    for number in range(MOST_MOVES):
        if not turn.to_act(state) or turns == 0:
            break
        move = one_move.weigh(state, turn.options(state, state.turn), memory)[0][1]
        turns -= isinstance(move, EndTurn)
        if turns:
            state = turn.decide(state, move, Chance(f"ahead {luck}", number)).state
    return one_move.value(state, seat)
