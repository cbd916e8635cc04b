"""Saloon Tycoon's opponents: a level of care, a personality, one decision a call."""

from collections.abc import Iterator, Sequence
from itertools import islice

from raccoon.bots.saloon_tycoon.explanation import Explanation, thought
from raccoon.bots.saloon_tycoon.one_move import OneMove, Weighed
from raccoon.bots.saloon_tycoon.personalities import Level, Personality
from raccoon.bots.saloon_tycoon.plan import Line, TurnPlan
from raccoon.bots.saloon_tycoon.playouts import tried
from raccoon.bots.saloon_tycoon.weights import Evaluation
from raccoon.bots.slips import plausible
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.saloon_tycoon.actions import stake
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import Turn
from raccoon.games.saloon_tycoon.state import State
from raccoon.games.saloon_tycoon.view import View

IDLE = (EndTurn, Decline)
"""Doing nothing more, or without what is granted."""


class SaloonBot:
    """Plays from its seat's view alone; hands and secret claims that it cannot see are imagined."""

    def __init__(self, name: str, evaluation: Evaluation, level: Level, personality: Personality) -> None:
        self.name = name
        self.level = level
        self._one_move = OneMove(evaluation, personality.envy)
        self._plan = TurnPlan(self._one_move, level.width)

    def choose(self, view: View, options: tuple[Option, ...], chance: Chance) -> Command:
        """The best move in the mood of the moment; the same for the same view and chance."""
        *_, command = self.moves(view, options, chance)
        return command

    def moves(self, view: View, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        """The move it would make so far, after each deal played ahead."""
        for state, found in self._thinking(view, options, chance):
            yield self._settled(plausible(found, IDLE) if _something_left(state) else found, chance)

    def thoughts(
        self, view: View, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Explanation]:
        """The best move so far and its reasons, or those for and against the move `about`."""
        for deals, (state, found) in enumerate(self._thinking(view, options, chance)):
            yield thought(self._one_move, state, self._first(found, about, state), chance, deals)

    def _thinking(
        self, view: View, options: tuple[Option, ...], chance: Chance
    ) -> Iterator[tuple[State, Sequence[Weighed]]]:
        """An imagined state and the moves in it: whole turns where one is to be played, then with what
        becomes of them, after each deal.
        """
        state = GAME.imagine(view, chance)
        if not (self.level.width and isinstance(state.pending, Turn)):
            yield state, self._one_move.weigh(state, options, view.moved)
            return
        lines = self._plan.lines(state, options, view.moved)
        yield state, _weighed(lines)
        ahead = tried(self._one_move, lines, lambda luck: GAME.imagine(view, luck), chance)
        for found in islice(ahead, self.level.deals):
            yield state, _weighed(found)

    def _settled(self, found: Sequence[Weighed], chance: Chance) -> Command:
        noise = self.level.noise
        if not noise:
            return found[0][1]
        if self.level.overlooks:
            found = [one for one in found if chance.random() >= self.level.overlooks] or [chance.pick(found)]
        return max(found, key=lambda weighed: weighed[0] + noise * chance.random())[1]

    def _first(self, found: Sequence[Weighed], about: Command | None, state: State) -> Sequence[Weighed]:
        """The moves with the one asked for in front."""
        if about is None:
            return found
        worth = next((worth for worth, command in found if command == about), None)
        if worth is None:
            worth = self._one_move.worth(state, about)
        return [(worth, about), *(weighed for weighed in found if weighed[1] != about)]


def _something_left(state: State) -> bool:
    """Whether an effect is due, the turn's Tycoon action, or in the seat's last turn a claim."""
    due = state.pending
    if not isinstance(due, Turn) or not due.action_used:
        return True
    return state.final_turn and stake.option(state, state.turn) is not None


def _weighed(lines: Sequence[Line]) -> list[Weighed]:
    return [(line.worth, line.moves[0]) for line in lines]
