"""The bonus of a B building for a card about to be played: filled in, to be exchanged or left out."""

from collections.abc import Callable

from raccoon.engine.counts import Counts, minus, replaced
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption, DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.catalogue import NO_TOKENS
from raccoon.games.raccoon_tycoon.chosen_tokens import bonuses
from scenes.raccoon_tycoon.choices.decision import tokens_markup
from scenes.raccoon_tycoon.choices.worth import worths_after
from scenes.table.choosing.choice import ChoiceContext, ChoiceField
from scenes.widgets.pick import Pick, PickEntry

TAKE, NONE, ANOTHER = "take", "none", "another"
"""The bonus that is filled in, no bonus, and to be asked when the card is played."""
ROW, LEAST = 38, 0.8
"""The height of the row in design units, and how much of it is kept."""


class AddedBonus:
    """One bonus to each card: that of the building which gives what will be worth most, or of the one named.

    Where a building leaves the commodity free, what is worth most is meant. Where there are several ways to
    take a bonus, the others are asked for once the card is played. `on_change` is called when something else
    is chosen.
    """

    def __init__(self, table: ChoiceContext, on_change: Callable[[], None]) -> None:
        self._table = table
        self._answers: dict[str, TakeBonus] = {}
        self._named = self._by_hand = ""
        self._on_change = on_change
        self._several = False
        self.pick = Pick((), TAKE, lambda _: on_change())
        self.pick.stacks = False  # its page is full
        self.field = ChoiceField(self.pick, ROW, shrinks=True, least=LEAST)

    def offer(self, card: int, taken: Counts) -> None:
        """Offer the bonuses that are left besides these tokens of the card; a choice by hand stays."""
        view = self._table.view
        supply, worths = minus(view.supply, taken), worths_after(card, view)
        offered = bonuses(view, supply)
        self._answers = {option.building: _best(option, worths) for option in offered}
        self._several = len(offered) > 1 or any(sum(o.available) > o.count for o in offered)
        best = max(self._answers, key=lambda name: self._worth(name, worths), default="")
        self._named = self._by_hand if self._by_hand in self._answers else best
        self._refresh()

    def _worth(self, building: str, worths: Counts) -> int:
        return sum(n * worth for n, worth in zip(self._answers[building].tokens, worths, strict=True))

    def _refresh(self) -> None:
        say, named = self._table.say, self._answers.get(self._named)
        self.pick.visible = named is not None
        tokens = tokens_markup(named.tokens) if named else ""
        none = say("choice.bonus.none" if self._several else "choice.bonus.decline")
        words = {TAKE: say("choice.bonus.add", tokens=tokens), NONE: none}
        words |= {ANOTHER: say("choice.bonus.another")} if self._several else {}
        self.pick.entries = tuple(PickEntry(key, label) for key, label in words.items())
        self.pick.columns = len(words)
        if self.pick.chosen not in words:
            self.pick.chosen = TAKE

    def name(self, building: str) -> None:
        """Take this building's bonus."""
        self._named = self._by_hand = building
        self.pick.chosen = TAKE
        self._refresh()
        self._on_change()

    @property
    def building(self) -> str:
        """The building whose bonus is taken, "" for none yet or at all."""
        return self._named if self.pick.visible and self.pick.chosen == TAKE else ""

    @property
    def answer(self) -> TakeBonus | DeclineBonus | None:
        """The answer when the bonus comes; None where there is none, or where it is to be asked."""
        if self.pick.visible and self.pick.chosen == NONE:
            return DeclineBonus(self._table.view.seat)
        return self._answers.get(self.building)

    @property
    def tokens(self) -> Counts:
        """The tokens that come by it, as far as they are chosen."""
        return self._answers[self.building].tokens if self.building else NO_TOKENS

    @property
    def buildings(self) -> tuple[str, ...]:
        """The buildings whose bonus can be had."""
        return tuple(self._answers)


def _best(option: BonusOption, worths: Counts) -> TakeBonus:
    """The tokens of it that are worth most."""
    chosen = NO_TOKENS
    for index in sorted(range(len(worths)), key=worths.__getitem__, reverse=True):
        chosen = replaced(chosen, index, min(option.available[index], option.count - sum(chosen)))
    return TakeBonus(option.seat, option.building, chosen)
