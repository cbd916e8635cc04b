"""The protocol of bots: from a view and options to one command."""

from collections.abc import Iterator
from typing import Any, Protocol, runtime_checkable

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option


class Bot(Protocol):
    """An opponent, which knows only what a person in its seat would know.

    `chance` is a stream of its own, so that the game's chance does not depend on its thinking.
    """

    name: str

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        """Return one command of the options of the view's seat."""


class Explanation(msgspec.Struct, frozen=True):
    """A move and its reasons.

    `value` is the gain over doing nothing; `facts` are its figures, of the type `GameBots.explanation`;
    `gap` is the deficit of the runner-up (negative for a move that is not the best), None without a choice.
    `deals` is the number of imagined deals played ahead.
    """

    command: Command
    value: float
    facts: Any
    runner_up: Command | None = None
    gap: float | None = None
    deals: int = 0


@runtime_checkable
class AnytimeBot(Bot, Protocol):
    """A bot that has an answer at once, and a better founded one after each further step of thinking."""

    def moves(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        """Yield the best move so far after each step of thinking; the last one is that of `choose`."""

    def thoughts(
        self, view: Any, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Explanation]:
        """Yield an explanation of the best move so far, or of `about`, after each step of thinking."""
