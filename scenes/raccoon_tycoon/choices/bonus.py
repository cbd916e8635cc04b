"""The bonus of one B building during a production; it may be declined."""

from __future__ import annotations

from collections.abc import Sequence

from raccoon.app.text import Say
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, PRODUCTION_CARDS
from raccoon.games.raccoon_tycoon.commands import DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.options import BonusOption
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.decision import Decision, tokens_markup
from scenes.raccoon_tycoon.choices.worth import rise_of, worths_after
from scenes.raccoon_tycoon.holdings import tiles_named
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.raccoon_tycoon.words.names import named
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.widgets.counters import ROW, Counters
from scenes.widgets.pick import Pick, numbered


class BonusChoice(Decision):
    """Which building's bonus; where its commodity is free to choose, the tokens too."""

    key = "bonus"

    def __init__(self, table: ChoiceContext, takes: Sequence[BonusOption]) -> None:
        super().__init__(table)
        self.takes = {option.building: option for option in takes}
        entries = numbered((name, _entry(option, table.say)) for name, option in self.takes.items())
        self.pick = Pick(entries, entries[0].key, lambda _: self._building_changed())
        worths = worths_after(table.view.pending.card, table.view)
        self.counters = {
            name: Counters(
                COMMODITIES,
                option.available,
                option.count,
                lambda _: table.changed(),
                worths,
                exchange=table.say("choice.tokens.exchange"),
            )
            for name, option in self.takes.items()
            if sum(option.available) > option.count
        }
        self.fields = [ChoiceField(self.pick, 52 * len(entries), shrinks=True)]
        self.fields += [ChoiceField(c, ROW * len(c.rows), shrinks=True) for c in self.counters.values()]
        self._building_changed()

    def _building_changed(self) -> None:
        for name, counters in self.counters.items():
            counters.visible = name == self.pick.chosen
        self.table.changed()

    def command(self) -> Command | None:
        option = self.takes[self.pick.chosen]
        counters = self.counters.get(option.building)
        if counters is None:
            return TakeBonus(option.seat, option.building, option.available)
        if counters.left:
            return None
        return TakeBonus(option.seat, option.building, tuple(counters.counts))

    def note(self) -> str:
        """The card that is being played, which lies among the discarded by now."""
        card, view = self.table.view.pending.card, self.table.view
        made = tokens_markup(PRODUCTION_CARDS[card].production)
        return self.table.say("choice.card", made=made, rise=tokens_markup(rise_of(card, view)))

    def missing(self) -> str:
        return self.still(self.counters[self.pick.chosen])

    def instead(self) -> tuple[str, Command]:
        seat = self.takes[self.pick.chosen].seat
        return self.table.say("choice.bonus.decline"), DeclineBonus(seat)

    def picture(self) -> Paint | None:
        return chosen_piece.building(self.pick.chosen)

    def lit(self) -> frozenset[str]:
        return frozenset(self._tiles()) | self._supply()

    def chosen(self) -> frozenset[str]:
        return frozenset(piece for piece, name in self._tiles().items() if name == self.pick.chosen)

    def _tiles(self) -> dict[str, str]:
        """My tiles that give a bonus."""
        return tiles_named(self.me, self.takes)

    def _supply(self) -> frozenset[str]:
        """The markets whose tokens the chosen building lets me take."""
        counters = self.counters.get(self.pick.chosen)
        return frozenset(f"market:{COMMODITIES[i]}" for i in counters.rows) if counters else frozenset()

    def click(self, piece: str) -> bool:
        if piece in self._tiles():
            self.pick.choose(self._tiles()[piece])
            return True
        kind, _, name = piece.partition(":")
        counters = self.counters.get(self.pick.chosen)
        if kind != "market" or counters is None or name not in COMMODITY_INDEX:
            return False
        counters.take(COMMODITY_INDEX[name], 1)
        return True

    def drops(self) -> Drops:
        """A tile onto the warehouse chooses its bonus; free tokens come from the supply."""
        return every((*self._tiles(), *self._supply()), "warehouse")

    def most(self, piece: str) -> int:
        counters = self.counters.get(self.pick.chosen)
        if counters is None or piece not in self._supply():
            return 1
        index = COMMODITY_INDEX[piece.partition(":")[2]]
        taken = counters.counts[index] if counters.left else 0
        return max(1, min(counters.available[index] - taken, counters.left or counters.total))

    def drop(self, piece: str, target: str, count: int) -> bool:
        if piece in self._tiles():
            return self.click(piece)
        counters = self.counters.get(self.pick.chosen)
        return counters is not None and counters.take(COMMODITY_INDEX[piece.partition(":")[2]], count)


def _entry(option: BonusOption, say: Say) -> str:
    """A building and what it brings."""
    building = named(option.building, say)
    if sum(option.available) > option.count:
        return f"{building} {option.count} [any]"
    return f"{building} {tokens_markup(option.available)}"
