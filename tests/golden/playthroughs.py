"""The golden playthroughs, and how their moves are made.

Every game is played with random commands from its seed, so that no change of a bot affects the files. Each
game's own list is in its folder of `tests/games`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event
from raccoon.engine.game import Game
from tests.laws.laws import random_command

FOLDER = Path(__file__).parent


@dataclass(frozen=True)
class Beginning:
    """A start that differs from the rulebook's: its description in the text, and how it is made."""

    words: str
    change: Callable[[Any], Any]


@dataclass(frozen=True)
class Playthrough:
    """One game to be written; `options` are those that differ from the default."""

    game: Game
    name: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    beginning: Beginning | None = None

    @property
    def path(self) -> Path:
        """The path of its text."""
        return FOLDER / self.game.name / f"{self.name}.txt"

    def setup(self) -> Any:
        """The random decisions before the first move."""
        options = self.game.options_type(**self.options)
        return self.game.setup(self.players, options, Chance(f"golden {self.seed}"))


@dataclass(frozen=True)
class Step:
    """A move: the state before it, the command, its events, the state after it."""

    before: Any
    command: Command
    events: tuple[Event, ...]
    after: Any


def first_state(playthrough: Playthrough) -> Any:
    """The state before the first move."""
    state = playthrough.game.start(playthrough.setup())
    return playthrough.beginning.change(state) if playthrough.beginning else state


def steps(playthrough: Playthrough) -> Iterator[Step]:
    """Every move of the game."""
    game, state = playthrough.game, first_state(playthrough)
    chance = Chance(f"golden {playthrough.seed} moves")
    while game.to_act(state):
        command = random_command(game, state, chance)
        decision = game.decide(state, command, chance)
        yield Step(state, command, decision.events, decision.state)
        state = decision.state
