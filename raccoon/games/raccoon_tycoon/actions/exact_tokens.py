"""The option of choosing an exact number of tokens: free ones, a production's, a bonus's, an overflow's."""

from collections.abc import Callable, Iterator
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.counts import Counts, drawn, selections, within
from raccoon.engine.events import Command, Option


class ExactTokensOption(Option, frozen=True):
    """Exactly `count` tokens out of `available`, in any mix."""

    available: Counts
    count: int

    def make(self, tokens: Counts) -> Command:
        """Return the command that chooses these tokens."""
        choose: Callable[[int, Counts], Command] = self.command
        return choose(self.seat, tokens)

    def allows(self, command: Any) -> bool:
        return sum(command.tokens) == self.count and within(command.tokens, self.available)

    def draw(self, chance: Chance) -> Command:
        return self.make(drawn(self.available, self.count, chance))

    def commands(self) -> Iterator[Command]:
        return map(self.make, selections(self.available, self.count))
