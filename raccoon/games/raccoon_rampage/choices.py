"""The shapes of options that only this game has: some of several cards, a card with its targets."""

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.counts import without
from raccoon.engine.events import Command, Option


class CardsOption(Option, frozen=True):
    """Exactly `count` of the `cards`, in any order."""

    cards: tuple[str, ...]
    count: int

    def make(self, cards: tuple[str, ...]) -> Command:
        """The command that chooses these cards."""
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
    """Play the `card`: nothing else about it is to be chosen now."""

    card: str

    def _make(self) -> Command:
        play: Callable[[int, str], Command] = self.command
        return play(self.seat, self.card)

    def allows(self, command: Any) -> bool:
        return bool(command.card == self.card)

    def draw(self, chance: Chance) -> Command:
        return self._make()

    def commands(self) -> Iterator[Command]:
        yield self._make()


class PlayOnSpaceOption(Option, frozen=True):
    """Play the `card` on one of the `spaces` of the queue."""

    card: str
    spaces: tuple[int, ...]

    def _make(self, space: int) -> Command:
        play: Callable[[int, str, int], Command] = self.command
        return play(self.seat, self.card, space)

    def allows(self, command: Any) -> bool:
        return command.card == self.card and command.space in self.spaces

    def draw(self, chance: Chance) -> Command:
        return self._make(chance.pick(self.spaces))

    def commands(self) -> Iterator[Command]:
        return map(self._make, self.spaces)


class PlayWithPolicyOption(Option, frozen=True):
    """Play the `card` on one of the `spaces` with one of the `policies` of the hand."""

    card: str
    spaces: tuple[int, ...]
    policies: tuple[str, ...]

    def _make(self, space: int, policy: str) -> Command:
        play: Callable[[int, str, int, str], Command] = self.command
        return play(self.seat, self.card, space, policy)

    def allows(self, command: Any) -> bool:
        fits = command.card == self.card and command.space in self.spaces
        return fits and command.policy in self.policies

    def draw(self, chance: Chance) -> Command:
        return self._make(chance.pick(self.spaces), chance.pick(self.policies))

    def commands(self) -> Iterator[Command]:
        for space in self.spaces:
            for policy in self.policies:
                yield self._make(space, policy)


OnSpace = PlayOnSpaceOption | PlayWithPolicyOption
"""The options to play a card on a space of the queue."""
