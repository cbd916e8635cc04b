"""The protocol of every opponent: a view and options in, one command out."""

from collections.abc import Iterator
from typing import Any, Protocol, runtime_checkable

import msgspec

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option


class Bot(Protocol):
    """An opponent. It sees what a person in its seat would see, and nothing else.

    `chance` is its own stream: the game's chance is the same whether it thinks or not.
    """

    name: str

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        """One command out of the options for the seat of the view."""


class Explanation(msgspec.Struct, frozen=True):
    """A decision and its reasons. `value` is the gain over doing nothing; `facts` are its figures,
    of the type `GameBots.explanation`; `gap` is how much worse the runner-up is (negative where the thought
    is about a move that is not the best), None when there was no choice. `deals` is how many imagined deals
    were played ahead for it.
    """

    command: Command
    value: float
    facts: Any
    runner_up: Command | None = None
    gap: float | None = None
    deals: int = 0


@runtime_checkable
class AnytimeBot(Bot, Protocol):
    """An opponent that has an answer at once and a better founded one the longer it may think."""

    def moves(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        """The move it would make so far, after each step of thought; the last one is that of `choose`."""

    def thoughts(
        self, view: Any, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Explanation]:
        """The best move so far and its reasons, or the reasons for and against the move `about`; it ends
        when it has thought as long as for a move.

        """
