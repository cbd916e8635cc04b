"""A simple bot: a random command of the first kind, in a fixed order of kinds, that is possible."""

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option


class InOrderBot:
    """Gives a random command of the first kind in `order` that is possible.

    Kinds that are not in the order come before its last entry, which ends a turn.
    """

    def __init__(self, name: str, order: tuple[type[Command], ...]) -> None:
        self.name = name
        self._rank = {kind: place for place, kind in enumerate(order)}

    def choose(self, view: object, options: tuple[Option, ...], chance: Chance) -> Command:
        """Return a random command of the first kind possible."""
        between = len(self._rank) - 1.5
        best = min(self._rank.get(option.command, between) for option in options)
        first = [option for option in options if self._rank.get(option.command, between) == best]
        return chance.pick(first).draw(chance)
