"""Which games are written down, and how their moves come about.

Every game is played with random commands from its seed, so that no change of an opponent touches the
files. ``sudden-death`` starts with $990 in every purse: in random play nobody would come to $1000. Seeds
were searched for the endings that the names promise; the tests check them.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event
from raccoon.engine.game import Game
from raccoon.games.registry import GAMES

FOLDER = Path(__file__).parent


class Playthrough(msgspec.Struct, frozen=True):
    """One game to be written down; `purse` is everyone's money at the start if not the rulebook's."""

    name: str
    players: int
    seed: int
    options: tuple[str, ...] = ()
    purse: int | None = None
    game: str = "raccoon_tycoon"

    @property
    def rules(self) -> Game:
        """The game it is a game of."""
        return GAMES[self.game]

    @property
    def path(self) -> Path:
        """Its text."""
        return FOLDER / self.game / f"{self.name}.txt"


PLAYTHROUGHS = (
    Playthrough("2-players-last-town", 2, seed=39),
    Playthrough("3-players-last-railroad", 3, seed=31),
    Playthrough("4-players-both-ends", 4, seed=469),
    Playthrough("5-players", 5, seed=36),
    Playthrough("beginners", 3, seed=37, options=("beginners",)),
    Playthrough("mixed-opening", 2, seed=37, options=("mixed_opening",)),
    Playthrough("longer-game", 2, seed=38, options=("longer_game",)),
    Playthrough("longer-game-for-beginners", 2, seed=61, options=("longer_game", "beginners")),
    Playthrough("sudden-death", 3, seed=799, options=("sudden_death",), purse=990),
    Playthrough("open-money", 4, seed=39, options=("open_money",)),
)


class Step(msgspec.Struct, frozen=True):
    """A move: the state it was made in, the command, its events, the state after."""

    before: Any
    command: Command
    events: tuple[Event, ...]
    after: Any


def first_state(playthrough: Playthrough) -> Any:
    """The state before the first move."""
    game = playthrough.rules
    options = game.options_type(**dict.fromkeys(playthrough.options, True))
    state = game.start(game.setup(playthrough.players, options, Chance(f"golden {playthrough.seed}")))
    if playthrough.purse is None:
        return state
    return replace(state, players=tuple(replace(p, money=playthrough.purse) for p in state.players))


def steps(playthrough: Playthrough) -> Iterator[Step]:
    """Every move of the game."""
    game, state = playthrough.rules, first_state(playthrough)
    chance = Chance(f"golden {playthrough.seed} moves")
    while asked := game.to_act(state):
        command = chance.pick(game.options(state, asked[0])).draw(chance)
        decision = game.decide(state, command, chance)
        yield Step(state, command, decision.events, decision.state)
        state = decision.state
