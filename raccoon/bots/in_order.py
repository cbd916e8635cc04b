"""A player of simple habits: the first kind of thing that can be done, and any one of that kind."""

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option


class InOrderBot:
    """Tries kinds of commands in their order and makes any command of the first that is offered.

    Kinds that are not in the order come before its last entry, which is what ends a turn.
    """

    def __init__(self, name: str, order: tuple[type[Command], ...]) -> None:
        self.name = name
        self._rank = {kind: place for place, kind in enumerate(order)}

    def choose(self, view: object, options: tuple[Option, ...], chance: Chance) -> Command:
        """A command of the kind that comes first; among equals any."""
        between = len(self._rank) - 1.5
        best = min(self._rank.get(option.command, between) for option in options)
        first = [option for option in options if self._rank.get(option.command, between) == best]
        return chance.pick(first).draw(chance)
