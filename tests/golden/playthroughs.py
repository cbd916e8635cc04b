"""The games that are written down, and how their moves come about.

Every game is played with random commands from its seed, so that no change of an opponent touches the
files. Each game's own list stands in its folder of `tests/games`.
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
    """A start that is not the rulebook's: what the text says of it, and how it comes about."""

    words: str
    change: Callable[[Any], Any]


@dataclass(frozen=True)
class Playthrough:
    """One game to be written down; `options` are those that differ from the usual ones."""

    game: Game
    name: str
    players: int
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    beginning: Beginning | None = None

    @property
    def path(self) -> Path:
        """Its text."""
        return FOLDER / self.game.name / f"{self.name}.txt"

    def setup(self) -> Any:
        """The decisions of chance before the first move."""
        options = self.game.options_type(**self.options)
        return self.game.setup(self.players, options, Chance(f"golden {self.seed}"))


@dataclass(frozen=True)
class Step:
    """A move: the state it was made in, the command, its events, the state after."""

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
