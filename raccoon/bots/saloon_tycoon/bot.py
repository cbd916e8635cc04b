"""Saloon Tycoon's opponents: a level of care, a personality, one decision a call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from raccoon.bots.saloon_tycoon.explanation import Explanation, thought
from raccoon.bots.saloon_tycoon.one_move import OneMove, Weighed
from raccoon.bots.saloon_tycoon.personalities import Level, Personality
from raccoon.bots.saloon_tycoon.plan import TurnPlan
from raccoon.bots.saloon_tycoon.search import search
from raccoon.bots.saloon_tycoon.weights import Evaluation
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import Turn
from raccoon.games.saloon_tycoon.state import State
from raccoon.games.saloon_tycoon.view import View


class SaloonBot:
    """Plays from its seat's view alone; hands and secret claims that it cannot see are imagined."""

    def __init__(self, name: str, evaluation: Evaluation, level: Level, personality: Personality) -> None:
        self.name = name
        self.level = level
        self._one_move = OneMove(evaluation, personality.envy)
        self._plan = TurnPlan(self._one_move, level.width)

    def choose(self, view: View, options: tuple[Option, ...], chance: Chance) -> Command:
        """The move after as many deals as the level plays ahead; the same for the same view and chance."""
        *_, (_, found) = islice(self._think(view, options, chance), self.level.deals + 1)
        return self._settle(found, chance)

    def moves(self, view: View, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        """The move it would make so far, after each deal; the last one is that of `choose`."""
        steps = islice(self._think(view, options, chance), self.level.deals + 1)
        for number, (_, found) in enumerate(steps):
            yield self._settle(found, Chance("so far", number))
        yield self._settle(found, chance)

    def thoughts(
        self, view: View, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Explanation]:
        """The best move so far and its reasons, or those for and against the move `about`."""
        steps = islice(self._think(view, options, chance), self.level.deals + 1)
        for number, (state, found) in enumerate(steps):
            yield thought(self._one_move, state, self._first(found, about, state), chance, number)

    def _first(self, found: Sequence[Weighed], about: Command | None, state: State) -> Sequence[Weighed]:
        """The moves with the one asked for in front."""
        if about is None:
            return found
        worth = next((worth for worth, command in found if command == about), None)
        if worth is None:
            worth = self._one_move.worth(state, about)
        return [(worth, about), *(weighed for weighed in found if weighed[1] != about)]

    def _think(
        self, view: View, options: tuple[Option, ...], chance: Chance
    ) -> Iterator[tuple[State, Sequence[Weighed]]]:
        state = GAME.imagine(view, chance)
        thinker = self._plan if self.level.width and isinstance(state.pending, Turn) else self._one_move
        weighed = thinker.weigh(state, options, view.moved)
        yield state, weighed
        if self.level.deals and isinstance(state.pending, Turn) and len(weighed) > 1:
            deals = search(self._one_move, lambda luck: GAME.imagine(view, luck), weighed, view.moved, chance)
            for found in deals:
                yield state, found

    def _settle(self, found: Sequence[Weighed], chance: Chance) -> Command:
        """The best move in the mood of the moment."""
        noise = self.level.noise
        return max(found, key=lambda weighed: weighed[0] + noise * chance.random())[1]
