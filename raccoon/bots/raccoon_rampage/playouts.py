"""Playing ahead: the best moves of a turn, tried in the same imagined deals until the seat's next votes."""

import math
from collections.abc import Callable, Iterator, Sequence

from raccoon.bots.raccoon_rampage.moves import MoveEvaluator
from raccoon.bots.raccoon_rampage.outlook import Taste
from raccoon.bots.race import Race
from raccoon.bots.weighed import Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage import turn
from raccoon.games.raccoon_rampage.pending import AwaitEvaluation, AwaitLastCall, AwaitMain, AwaitToss, Over
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote
from raccoon.games.raccoon_rampage.phases.turn_end import KeepAll
from raccoon.games.raccoon_rampage.phases.windows import Pass
from raccoon.games.raccoon_rampage.state import State
from raccoon.games.raccoon_rampage.voting import targets, votes_left

BREADTH = 4
"""The most moves to be tried."""
MARGIN = 0.25
"""A move that seems more than this worse than the best (`Outlook.worth`) is not tried."""
TRUST = 3.0
"""The value at once counts as much as this many deals."""
MOST_MOVES = 400
EVERYBODY = Taste()
"""The taste that all players are assumed to have."""

Imagine = Callable[[Chance], State]


def worth_trying(weighing: MoveEvaluator, found: Sequence[Weighed]) -> list[Weighed]:
    """Return the best moves, only one of those that lead to the same votes in another order."""
    different: dict[tuple[Command, ...], Weighed] = {}
    for worth, command in found:
        if worth >= found[0][0] - MARGIN and len(different) < BREADTH:
            plan = tuple(sorted(weighing.plan(command), key=repr))
            different.setdefault(plan, (worth, command))
    return list(different.values())


def play_ahead(
    weighing: MoveEvaluator, found: Sequence[Weighed], imagine: Imagine, chance: Chance
) -> Iterator[list[Weighed]]:
    """Yield the moves, best first, after each further deal; those not tried come last."""
    moves = worth_trying(weighing, found)
    plans = [weighing.plan(command) for _, command in moves]
    race = Race([math.exp(worth) for worth, _ in moves], TRUST)
    while race.open:
        deal, seed = imagine(chance), str(chance.random())
        race.run(
            lambda place: weighing.played_value(moves[place][1], _play_plan(deal, plans[place], Chance(seed)))  # noqa: B023 - run at once
        )
        best = [(math.log(race.value(place)), moves[place][1]) for place in race.alive]
        ahead = {command for _, command in best}
        yield [*best, *((min(worth, best[-1][0]), move) for worth, move in found if move not in ahead)]
        race.drop()


def _play_plan(state: State, plan: Sequence[Command], chance: Chance) -> State:
    """Return the state at the seat's next main phase, or the end; until then all play quick moves."""
    seat, now = plan[0].seat, (state.round, state.turn)
    moves = plan
    for _ in range(MOST_MOVES):
        for command in moves:
            state = turn.decide(state, command, chance).state
        pending = state.pending
        if type(pending) is Over:
            break
        if type(pending) is AwaitMain and state.turn == seat and (state.round, state.turn) != now:
            break
        moves = _quick_moves(state)
    return state


def _quick_moves(state: State) -> tuple[Command, ...]:
    """Return quick moves of the seats asked: all votes of a turn together, no cards."""
    pending = state.pending
    seat, kind = pending.asked[0], type(pending)
    if kind is AwaitLastCall or kind is AwaitEvaluation:
        return tuple([Pass(other) for other in pending.asked])
    if kind is AwaitToss:
        return (KeepAll(seat),)
    weighing = MoveEvaluator(state, seat, EVERYBODY)
    if kind is not AwaitMain:
        return (weighing.weigh(turn.options(state, seat))[0][1],)
    left, places = votes_left(state), targets(state)
    if not left or not places:
        return (EndMain(seat),)
    _, split, _ = max(weighing.splits(state, places, left).values())
    return tuple([Vote(seat, target) for target in split])
