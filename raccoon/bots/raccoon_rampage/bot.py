"""The bot of Raccoon Rampage, with a level of skill and a taste."""

from collections.abc import Iterator, Sequence
from itertools import islice

from msgspec.structs import replace

from raccoon.bots.bot import Explanation
from raccoon.bots.raccoon_rampage.explanation import explain
from raccoon.bots.raccoon_rampage.moves import MoveEvaluator
from raccoon.bots.raccoon_rampage.outlook import Taste
from raccoon.bots.raccoon_rampage.personalities import Level
from raccoon.bots.raccoon_rampage.playouts import play_ahead
from raccoon.bots.raccoon_rampage.reputation import CARELESS, WORD, Standing, grudge
from raccoon.bots.raccoon_rampage.wishes import wish
from raccoon.bots.weighed import Weighed, in_front, noisy_best
from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.pending import AwaitLastCall, AwaitMain
from raccoon.games.raccoon_rampage.phases.windows import PassOption
from raccoon.games.raccoon_rampage.phases.wishes import WishOption
from raccoon.games.raccoon_rampage.view import View

LEAST_NOISE = 0.1
"""The lowest factor of the noise of a steady level."""


class RampageBot:
    """Plays from its seat's view alone; hidden hands and face-down policies are imagined."""

    def __init__(self, name: str, level: Level, taste: Taste) -> None:
        self.name = name
        self.level = level
        self._taste = replace(taste, own=taste.own * level.own)

    def choose(self, view: View, options: tuple[Option, ...], chance: Chance) -> Command:
        """Return the best move with the level's noise; the same for the same view and chance."""
        *_, command = self.moves(view, options, chance)
        return command

    def moves(self, view: View, options: tuple[Option, ...], chance: Chance) -> Iterator[Command]:
        """Yield the best move so far after each deal played ahead; a wish or a pass may need no thought."""
        said = self._wish(view, options, chance)
        if said is not None:
            yield said
            return
        options = without_talk(options)
        passing = next((option for option in options if isinstance(option, PassOption)), None)
        if passing and (len(options) == 1 or not self.level.reacts):
            yield passing.draw(chance)
            return
        for weighing, found in self._think(view, options, chance):
            yield self._pick(found, self._noise(weighing), chance)

    def thoughts(
        self, view: View, options: tuple[Option, ...], chance: Chance, about: Command | None = None
    ) -> Iterator[Explanation]:
        """Yield the explanation of the best move so far, or of the move `about`."""
        for deals, (weighing, found) in enumerate(self._think(view, options, chance)):
            yield explain(weighing, in_front(found, about, weighing.worth), deals)

    def _think(
        self, view: View, options: tuple[Option, ...], chance: Chance
    ) -> Iterator[tuple[MoveEvaluator, Sequence[Weighed]]]:
        """Yield the moves weighed at once, then by playing ahead, after each deal."""
        weighing = self._evaluator(view, options, chance)
        found = weighing.weigh(without_talk(options))
        yield weighing, found
        if self.level.deals and isinstance(view.pending, AwaitMain) and len(found) > 1:
            ahead = play_ahead(weighing, found, lambda luck: GAME.imagine(view, luck), chance)
            for better in islice(ahead, self.level.deals):
                yield weighing, better

    def _wish(self, view: View, options: tuple[Option, ...], chance: Chance) -> Command | None:
        """Return a wish worth saying at a last call, before others vote; else None."""
        if not self.level.speaks or not isinstance(view.pending, AwaitLastCall):
            return None
        option = next((option for option in options if isinstance(option, WishOption)), None)
        if option is None:
            return None
        weighing = self._evaluator(view, options, chance)
        return wish(weighing.state, option, weighing.value)

    def _noise(self, weighing: MoveEvaluator) -> float:
        """Return the noise on its moves; that of steady levels falls with the group's chance to win."""
        steady = max(LEAST_NOISE, weighing.prospects.win) if self.level.steady else 1.0
        return self.level.noise * steady

    def _pick(self, found: Sequence[Weighed], noise: float, chance: Chance) -> Command:
        return noisy_best(found, noise, chance) if noise else found[0][1]

    def _evaluator(self, view: View, options: tuple[Option, ...], chance: Chance) -> MoveEvaluator:
        state = GAME.imagine(view, chance)
        seat = options[0].seat
        standing = self._standing(view, seat)
        return MoveEvaluator(state, seat, self._taste_with_grudges(view), self.level.judgement, standing)

    def _standing(self, view: View, seat: int) -> Standing:
        """Return the seat's standing, if the level minds its reputation."""
        if not self.level.minds or not view.taken:
            return CARELESS
        return Standing(self.level.minds, view.taken[seat], WORD)

    def _taste_with_grudges(self, view: View) -> Taste:
        """Return its taste with grudges against seats that have taken for themselves."""
        if not self.level.grudge or view.seat is None:
            return self._taste
        grudges = [self.level.grudge * grudge(taken) for taken in view.taken]
        return replace(self._taste, grudges=replaced(tuple(grudges), view.seat, 0.0))


def without_talk(options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Return the options of real moves, without wishes, which are talk (RR44)."""
    return tuple([option for option in options if not option.talk])
