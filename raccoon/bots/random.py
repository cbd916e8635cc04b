"""The random bot, which plays any legal move, each kind equally likely."""

from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option


class RandomBot:
    """Plays any game at random."""

    name = "random"

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        """Return a random command of a random option."""
        return chance.pick(options).draw(chance)
