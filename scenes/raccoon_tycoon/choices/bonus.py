"""The choice of one building's bonus during a production; it may be declined."""

from collections.abc import Sequence

from raccoon.app.text import Say
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption, DeclineBonus, TakeBonus
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.decision import (
    CountedDecision,
    counters_field,
    token_counters,
    tokens_markup,
)
from scenes.raccoon_tycoon.holdings import tiles_named, worths_after
from scenes.raccoon_tycoon.inspection import chosen_piece
from scenes.raccoon_tycoon.words.names import named
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.table.piece import Piece
from scenes.widgets.pick import Pick, numbered
from scenes.widgets.tally import Tally


class BonusChoice(CountedDecision):
    """Choose a building's bonus and, where its commodity is free, the tokens."""

    key = "bonus"

    def __init__(self, table: ChoiceContext, takes: Sequence[BonusOption]) -> None:
        super().__init__(table)
        self.takes = {option.building: option for option in takes}
        entries = numbered((name, _entry(option, table.say)) for name, option in self.takes.items())
        self.pick = Pick(entries, entries[0].key, lambda _: self._building_changed())
        worths = worths_after(table.view.pending.card, table.view)
        self.counters = {
            name: token_counters(table, option.available, option.count, worths)
            for name, option in self.takes.items()
            if sum(option.available) > option.count
        }
        self.fields = [ChoiceField(self.pick, 52 * len(entries), shrinks=True)]
        self.fields += map(counters_field, self.counters.values())
        self._building_changed()

    def _building_changed(self) -> None:
        for name, counters in self.counters.items():
            counters.visible = name == self.pick.chosen
        self.table.changed()

    @property
    def counting(self) -> Tally | None:
        counters = self.counters.get(self.pick.chosen)
        return counters.tally if counters else None

    def command(self) -> Command | None:
        option, tally = self.takes[self.pick.chosen], self.counting
        if tally is None:
            return TakeBonus(option.seat, option.building, option.available)
        if tally.left:
            return None
        return TakeBonus(option.seat, option.building, tuple(tally.counts))

    def note(self) -> str:
        """The card that is being played; it is already on the discard pile."""
        return self.played(self.table.view.pending.card)

    def instead(self) -> tuple[str, Command]:
        seat = self.takes[self.pick.chosen].seat
        return self.table.say("choice.bonus.decline"), DeclineBonus(seat)

    def picture(self) -> Paint | None:
        return chosen_piece.building(self.pick.chosen)

    def lit(self) -> frozenset[Piece]:
        return frozenset(self._tiles()) | self.counted()

    def chosen(self) -> frozenset[Piece]:
        return frozenset(piece for piece, name in self._tiles().items() if name == self.pick.chosen)

    def _tiles(self) -> dict[Piece, str]:
        return tiles_named(self.me, self.takes)

    def click(self, piece: Piece) -> bool:
        if piece not in self._tiles():
            return super().click(piece)
        self.pick.choose(self._tiles()[piece])
        return True

    def drops(self) -> Drops:
        """A tile or a market token is dragged to the warehouse."""
        return every(self.lit(), "warehouse")

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        return self.click(piece) if piece in self._tiles() else super().drop(piece, target, count)


def _entry(option: BonusOption, say: Say) -> str:
    building = named(option.building, say)
    if sum(option.available) > option.count:
        return f"{building} {option.count} [any]"
    return f"{building} {tokens_markup(option.available)}"
