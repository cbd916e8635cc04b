"""The bot of Saloon Tycoon, with a level of skill and a personality."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice

from raccoon.bots.bot import Explanation
from raccoon.bots.race import Race
from raccoon.bots.saloon_tycoon.explanation import explain
from raccoon.bots.saloon_tycoon.personalities import Level, Personality
from raccoon.bots.saloon_tycoon.plan import Line, OneMove, TurnPlan
from raccoon.bots.saloon_tycoon.weights import Evaluation
from raccoon.bots.weighed import Weighed, in_front, noisy_best, without_idle
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.saloon_tycoon import turn
from raccoon.games.saloon_tycoon.actions import stake
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import Over, Turn
from raccoon.games.saloon_tycoon.state import State
from raccoon.games.saloon_tycoon.view import View

BREADTH = 4
"""The most lines that are tried."""
MARGIN = 3.0
"""A line that seems more points worse than the best is not tried."""
TRUST = 2.0
"""The value at the end of the turn counts as much as this many deals."""
MOST_MOVES = 200

Imagine = Callable[[Chance], State]


def worth_trying(lines: Sequence[Line]) -> list[Line]:
    """Return the best lines to different positions, with at least one that empties the pile and one not."""
    found: dict[State, Line] = {}
    best = {bool(line.state.pile): line for line in reversed(lines)}.values()
    for line in lines:
        if line in best or (line.worth >= lines[0].worth - MARGIN and len(found) < BREADTH):
            found.setdefault(line.state, line)
    return list(found.values())


def play_ahead(
    one_move: OneMove, lines: Sequence[Line], imagine: Imagine, chance: Chance
) -> Iterator[list[Line]]:
    """Yield all lines, best first, after each further deal.

    Those played ahead are valued by their difference from the line that seemed best.
    """
    plans = worth_trying(lines)
    race = Race([plan.worth for plan in plans], TRUST)
    while race.open:
        deal, seed = imagine(chance), str(chance.random())
        race.run(lambda place: _outcome(one_move, deal, plans[place], Chance(seed)))  # noqa: B023 - run at once
        yield _standing(race, plans, lines)
        race.drop()


def _standing(race: Race, plans: Sequence[Line], lines: Sequence[Line]) -> list[Line]:
    """Return the lines still in the race, then all others."""
    level = lines[0].worth - race.value(0)
    best = [plans[place]._replace(worth=race.value(place) + level) for place in race.alive]
    ahead, least = {line.moves[0] for line in best}, best[-1].worth
    rest = [line._replace(worth=min(line.worth, least)) for line in lines if line.moves[0] not in ahead]
    return [*best, *rest]


def _outcome(one_move: OneMove, state: State, plan: Line, chance: Chance) -> float:
    """Return the value of the line when the seat's next turn begins, or the game is over.

    Until then all play quick moves, one move ahead.
    """
    seat = plan.moves[0].seat
    for move in plan.moves:
        state = turn.decide(state, move, chance).state
    away = state.turn != seat
    for _ in range(MOST_MOVES):
        pending = state.pending
        if type(pending) is Over or (away and state.turn == seat and type(pending) is Turn):
            break
        state = turn.decide(state, one_move.weigh(state, turn.options(state, state.turn))[0][1], chance).state
        away = away or state.turn != seat
    return one_move.value(state, seat) - plan.spent


IDLE = (EndTurn, Decline)
"""The moves that end the turn or decline an effect."""


class SaloonBot:
    """Plays from its seat's view alone; hidden hands and secret claims are imagined."""

    def __init__(self, name: str, evaluation: Evaluation, level: Level, personality: Personality) -> None:
        self.name = name
        self.level = level
        self._one_move = OneMove(evaluation, personality.envy)
        self._plan = TurnPlan(self._one_move, level.width)

    def choose(self, view: View, options: tuple[Option, ...], chance: Chance) -> Command:
        """Return the best move with the level's noise; the same for the same view and chance."""
        *_, command = self.moves(view, options, chance)
        return command

    def moves(self, view: View, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        """Yield the best move so far after each deal played ahead."""
        for state, found in self._think(view, options, chance):
            yield self._pick(without_idle(found, IDLE) if _something_left(state) else found, chance)

    def thoughts(
        self, view: View, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Explanation]:
        """Yield the explanation of the best move so far, or of the move `about`."""
        for deals, (state, found) in enumerate(self._think(view, options, chance)):
            first = in_front(found, about, partial(self._one_move.worth, state))
            yield explain(self._one_move, state, first, chance, deals)

    def _think(
        self, view: View, options: tuple[Option, ...], chance: Chance
    ) -> Iterator[tuple[State, Sequence[Weighed]]]:
        """Yield an imagined state and its moves: first by whole turns, at other points by one move ahead.

        Then by playing ahead, after each deal.
        """
        state = GAME.imagine(view, chance)
        if not (self.level.width and isinstance(state.pending, Turn)):
            yield state, self._one_move.weigh(state, options, view.moved)
            return
        lines = self._plan.lines(state, options, view.moved)
        yield state, _weighed(lines)
        ahead = play_ahead(self._one_move, lines, lambda luck: GAME.imagine(view, luck), chance)
        for found in islice(ahead, self.level.deals):
            yield state, _weighed(found)

    def _pick(self, found: Sequence[Weighed], chance: Chance) -> Command:
        noise = self.level.noise
        if not noise:
            return found[0][1]
        if self.level.overlooks:
            found = [one for one in found if chance.random() >= self.level.overlooks] or [chance.pick(found)]
        return noisy_best(found, noise, chance)


def _something_left(state: State) -> bool:
    """Return whether an effect is pending, the Tycoon action unused, or in the last turn a claim unstaked."""
    due = state.pending
    if not isinstance(due, Turn) or not due.action_used:
        return True
    return state.final_turn and stake.option(state, state.turn) is not None


def _weighed(lines: Sequence[Line]) -> list[Weighed]:
    return [(line.worth, line.moves[0]) for line in lines]
