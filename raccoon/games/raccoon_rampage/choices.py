"""The options particular to this game: several cards of a hand, an action card with its targets."""

from collections.abc import Callable, Iterator
from itertools import combinations, product, starmap
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import Command, Option


class CardsOption(Option, frozen=True):
    """Choose exactly `count` of the `cards`, in any order."""

    cards: tuple[str, ...]
    count: int

    def make(self, cards: tuple[str, ...]) -> Command:
        """Return the command that chooses these cards."""
        choose: Callable[[int, tuple[str, ...]], Command] = self.command
        return choose(self.seat, tuple(sorted(cards)))

    def allows(self, command: Any) -> bool:
        left = self.cards
        for card in command.cards:
            if card not in left:
                return False
            left = without(left, card)
        return len(command.cards) == self.count

    def draw(self, chance: Chance) -> Command:
        return self.make(chance.shuffled(self.cards)[: self.count])

    def commands(self) -> Iterator[Command]:
        return iter(dict.fromkeys(map(self.make, combinations(self.cards, self.count))))


class PlayOption(Option, frozen=True):
    """Play the `card`; each further field holds the values of the command's field at the same place."""

    card: str

    def _values(self) -> list[tuple[Any, ...]]:
        return [getattr(self, name) for name in self.__struct_fields__[2:]]

    def _make(self, *values: Any) -> Command:
        play: Callable[..., Command] = self.command
        return play(self.seat, self.card, *values)

    def allows(self, command: Any) -> bool:
        wanted = [getattr(command, name) for name in command.__struct_fields__[2:]]
        fits = [one in values for one, values in zip(wanted, self._values(), strict=True)]
        return command.card == self.card and all(fits)

    def draw(self, chance: Chance) -> Command:
        return self._make(*map(chance.pick, self._values()))

    def commands(self) -> Iterator[Command]:
        return starmap(self._make, product(*self._values()))


class PlayOnSpaceOption(PlayOption, frozen=True):
    """Play the `card` on one of the `spaces` of the queue."""

    spaces: tuple[int, ...]


class PlayWithPolicyOption(PlayOnSpaceOption, frozen=True):
    """Play the `card` on one of the `spaces` with one of the `policies` of the hand."""

    policies: tuple[str, ...]
