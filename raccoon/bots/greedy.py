"""An opponent that looks one move ahead and takes what leaves it best off."""

from collections.abc import Callable, Iterable
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.engine.game import Game

StateValue = Callable[[Any, int], float]
"""The value of a state for a seat; comparable between states of one game."""
Candidates = Callable[[Option], Iterable[Command]]
"""The commands of an option worth looking at."""


class GreedyBot:
    """Imagines one consistent state and plays the candidate whose outcome it values most."""

    name = "greedy"

    def __init__(self, game: Game, value: StateValue, candidates: Candidates) -> None:
        self._game = game
        self._value = value
        self._candidates = candidates

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        """The best candidate by the value of the position after it; the first of equals."""
        state = self._game.imagine(view, chance)
        commands = (command for option in options for command in self._candidates(option))
        return max(commands, key=lambda command: self._worth(state, command, chance))

    def _worth(self, state: Any, command: Command, chance: Chance) -> float:
        after = self._game.decide(state, command, chance).state
        return self._value(after, command.seat)
