"""An opponent that plays anything allowed, each kind of move equally likely."""

from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option


class RandomBot:
    """Plays at random; it plays any game."""

    name = "random"

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        """A random command of a random option."""
        return chance.pick(options).draw(chance)
