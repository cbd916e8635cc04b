"""What every opponent is: a view and options in, one command out."""

from __future__ import annotations

from typing import Any, Protocol

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option


class Bot(Protocol):
    """An opponent. It sees what a person in its seat would see, and nothing else.

    `chance` is its own stream: the game's chance is the same whether it thinks or not.
    """

    name: str

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        """One command out of the options for the seat of the view."""
