"""The greedy bot, which looks one move ahead."""

from collections.abc import Callable, Iterable
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.engine.game import Game

StateValue = Callable[[Any, int], float]
"""From a state and a seat to the state's value for the seat."""
Candidates = Callable[[Option], Iterable[Command]]
"""From an option to its commands worth weighing."""


class GreedyBot:
    """Imagines one state consistent with its view and plays the candidate with the best state after it."""

    name = "greedy"

    def __init__(self, game: Game, value: StateValue, candidates: Candidates) -> None:
        self._game = game
        self._value = value
        self._candidates = candidates

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        """Return the candidate with the best value of the state after it, the first of equals."""
        state = self._game.imagine(view, chance)
        commands = (command for option in options for command in self._candidates(option))
        return max(commands, key=lambda command: self._worth(state, command, chance))

    def _worth(self, state: Any, command: Command, chance: Chance) -> float:
        after = self._game.decide(state, command, chance).state
        return self._value(after, command.seat)
