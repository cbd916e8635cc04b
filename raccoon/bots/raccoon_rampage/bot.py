"""Raccoon Rampage's opponents: a level of care, a taste, one decision a call."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from raccoon.bots.raccoon_rampage.explanation import Explanation, thought
from raccoon.bots.raccoon_rampage.moves import Weighed, Weighing
from raccoon.bots.raccoon_rampage.outlook import Taste
from raccoon.bots.raccoon_rampage.personalities import Level
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.options import PassOption
from raccoon.games.raccoon_rampage.view import View


class RampageBot:
    """Plays from its seat's view alone; hands and face-down policies that it cannot see are imagined."""

    def __init__(self, name: str, level: Level, taste: Taste) -> None:
        self.name = name
        self.level = level
        self._taste = taste

    def choose(self, view: View, options: tuple[Option, ...], chance: Chance) -> Command:
        """The best move in the mood of the moment; the same for the same view and chance."""
        options = moving(options)
        passing = next((option for option in options if isinstance(option, PassOption)), None)
        if passing and (len(options) == 1 or not self.level.reacts):
            return passing.draw(chance)
        found = self._weighing(view, options, chance).weigh(options)
        return max(found, key=lambda weighed: weighed[0] + self.level.noise * chance.random())[1]

    def moves(self, view: View, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        """It thinks no longer than a moment."""
        yield self.choose(view, options, chance)

    def thoughts(
        self, view: View, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Explanation]:
        """The best move and its reasons, or those for and against the move `about`."""
        options = moving(options)
        weighing = self._weighing(view, options, chance)
        yield thought(weighing, _in_front(weighing, weighing.weigh(options), about))

    def _weighing(self, view: View, options: tuple[Option, ...], chance: Chance) -> Weighing:
        return Weighing(GAME.imagine(view, chance), options[0].seat, self._taste)


def moving(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """The moves of the rules: a wish is talk (RR44)."""
    return tuple([option for option in options if not option.talk])


def _in_front(weighing: Weighing, found: Sequence[Weighed], about: Command | None) -> Sequence[Weighed]:
    """The moves with the one asked for in front."""
    if about is None:
        return found
    worth = next((worth for worth, command in found if command == about), None)
    if worth is None:
        worth = weighing.worth(about)
    return [(worth, about), *(weighed for weighed in found if weighed[1] != about)]
