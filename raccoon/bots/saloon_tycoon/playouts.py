"""Playing ahead: the best plans of a turn, tried in the same imagined deals until the seat is up again."""

from collections.abc import Callable, Iterator, Sequence

from raccoon.bots.race import Race
from raccoon.bots.saloon_tycoon.one_move import OneMove
from raccoon.bots.saloon_tycoon.plan import Line
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon import turn
from raccoon.games.saloon_tycoon.pending import Over, Turn
from raccoon.games.saloon_tycoon.state import State

BREADTH = 4
"""The most plans that are tried."""
MARGIN = 3.0
"""A plan that seems so many points worse than the best is not tried."""
TRUST = 2.0
"""For how many deals the judgement at the end of the turn counts."""
MOST_MOVES = 200

Imagine = Callable[[Chance], State]


def worth_trying(lines: Sequence[Line]) -> list[Line]:
    """The best plans that lead to different positions."""
    found: dict[State, Line] = {}
    for line in lines:
        if line.worth >= lines[0].worth - MARGIN and len(found) < BREADTH:
            found.setdefault(line.state, line)
    return list(found.values())


def tried(one_move: OneMove, lines: Sequence[Line], imagine: Imagine, chance: Chance) -> Iterator[list[Line]]:
    """All lines, best first, after each further deal; those played ahead are worth as much more or less than
    the one that seemed best as they turned out to be.
    """
    plans = worth_trying(lines)
    race = Race([plan.worth for plan in plans], TRUST)
    while race.open:
        deal, seed = imagine(chance), str(chance.random())
        race.run(lambda place: _outcome(one_move, deal, plans[place], Chance(seed)))  # noqa: B023 - run at once
        yield _standing(race, plans, lines)
        race.drop()


def _standing(race: Race, plans: Sequence[Line], lines: Sequence[Line]) -> list[Line]:
    """The plans still in the race in front of all other lines."""
    level = lines[0].worth - race.judged(0)
    best = [plans[place]._replace(worth=race.judged(place) + level) for place in race.alive]
    ahead, least = {line.moves[0] for line in best}, best[-1].worth
    rest = [line._replace(worth=min(line.worth, least)) for line in lines if line.moves[0] not in ahead]
    return [*best, *rest]


def _outcome(one_move: OneMove, state: State, plan: Line, chance: Chance) -> float:
    """The worth of the plan when the seat's next turn begins, or the game is over.

    Until then everybody moves in a hurry, one move ahead.
    """
    seat = plan.moves[0].seat
    for move in plan.moves:
        state = turn.decide(state, move, chance).state
    away = state.turn != seat
    for _ in range(MOST_MOVES):
        pending = state.pending
        if type(pending) is Over or (away and state.turn == seat and type(pending) is Turn):
            break
        state = turn.decide(state, _hurried(one_move, state), chance).state
        away = away or state.turn != seat
    return one_move.value(state, seat) - plan.spent


def _hurried(one_move: OneMove, state: State) -> Command:
    return one_move.weigh(state, turn.options(state, state.turn))[0][1]
