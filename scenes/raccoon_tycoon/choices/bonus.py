"""The bonus of one B building during a production; it may be declined."""

from __future__ import annotations

from collections.abc import Sequence

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX
from raccoon.games.raccoon_tycoon.commands import DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.options import BonusOption
from scenes.raccoon_tycoon.choices.choice import Choice, Field, Table, tokens_markup
from scenes.widgets.counters import ROW, Counters
from scenes.widgets.pick import Pick, PickEntry


class BonusChoice(Choice):
    """Which building's bonus; where its commodity is free to choose, the tokens too."""

    key = "bonus"

    def __init__(self, table: Table, takes: Sequence[BonusOption]) -> None:
        super().__init__(table)
        self.takes = {option.building: option for option in takes}
        entries = [PickEntry(name, self._entry(option)) for name, option in self.takes.items()]
        self.pick = Pick(entries, entries[0].key, lambda _: self._building_changed())
        self.counters = {
            name: Counters(COMMODITIES, option.available, option.count, lambda _: table.changed())
            for name, option in self.takes.items()
            if sum(option.available) > option.count
        }
        self.fields = [Field(self.pick, 52 * len(entries), shrinks=True)]
        self.fields += [Field(c, ROW * len(c.rows), shrinks=True) for c in self.counters.values()]
        self._building_changed()

    def _entry(self, option: BonusOption) -> str:
        if sum(option.available) > option.count:
            return self.table.say("choice.bonus.any", building=option.building, n=option.count)
        return f"{option.building} {tokens_markup(option.available)}"

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

    def missing(self) -> str:
        return self.table.say("choice.tokens.left", n=self.counters[self.pick.chosen].left)

    def instead(self) -> tuple[str, Command]:
        seat = self.takes[self.pick.chosen].seat
        return self.table.say("choice.bonus.decline"), DeclineBonus(seat)

    def lit(self) -> frozenset[str]:
        counters = self.counters.get(self.pick.chosen)
        return frozenset(f"market:{COMMODITIES[i]}" for i in counters.rows) if counters else frozenset()

    def click(self, piece: str) -> bool:
        kind, _, name = piece.partition(":")
        counters = self.counters.get(self.pick.chosen)
        if kind != "market" or counters is None or name not in COMMODITY_INDEX:
            return False
        counters.add(COMMODITY_INDEX[name], 1)
        return True
