"""Buying the town on offer: with its commodity, or with more tokens of any mix."""

from __future__ import annotations

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX, TOWNS
from raccoon.games.raccoon_tycoon.commands import BuyTown
from raccoon.games.raccoon_tycoon.options import TownOption
from scenes.raccoon_tycoon.choices.decision import Decision, tokens_markup
from scenes.table.choosing.choice import Drops, Field, Table, every
from scenes.widgets.counters import ROW, Counters
from scenes.widgets.pick import Pick, PickEntry

NAMED, ANY = "named", "any"


class TownChoice(Decision):
    """One of the two payments; for the mix the tokens are counted out."""

    key = "town"
    verb = "town"

    def __init__(self, table: Table, option: TownOption) -> None:
        super().__init__(table)
        self.option = option
        entries = []
        if option.named:
            entries.append(PickEntry(NAMED, tokens_markup(option.named)))
        if option.any_cost:
            entries.append(PickEntry(ANY, table.say("choice.town.any", n=option.any_cost)))
        self.pick = Pick(entries, entries[0].key, lambda _: self._paid_with())
        self.counters = Counters(COMMODITIES, option.held, option.any_cost, lambda _: table.changed())
        self.fields = [Field(self.pick, 50 * len(entries))]
        if option.any_cost:
            self.fields.append(Field(self.counters, ROW * len(self.counters.rows), shrinks=True))
        self._paid_with()

    def _paid_with(self) -> None:
        self.counters.visible = self.pick.chosen == ANY
        self.table.changed()

    def note(self) -> str:
        return self.table.say("choice.town.note", town=self.option.town, n=TOWNS[self.option.town].points)

    def command(self) -> Command | None:
        if self.pick.chosen == NAMED and self.option.named:
            return BuyTown(self.option.seat, self.option.named)
        return None if self.counters.left else BuyTown(self.option.seat, tuple(self.counters.counts))

    def label(self) -> str:
        return self.table.say("choice.town.confirm", town=self.option.town)

    def missing(self) -> str:
        return self.table.say("choice.tokens.left", n=self.counters.left)

    def lit(self) -> frozenset[str]:
        if self.pick.chosen == NAMED:
            return frozenset()
        return frozenset(f"slot:{COMMODITIES[index]}" for index in self.counters.rows)

    def chosen(self) -> frozenset[str]:
        return frozenset({"town"})

    def click(self, piece: str) -> bool:
        kind, _, name = piece.partition(":")
        if kind != "slot" or self.pick.chosen != ANY or name not in COMMODITY_INDEX:
            return kind == "town"
        self.counters.add(COMMODITY_INDEX[name], 1)
        return True

    def drops(self) -> Drops:
        held = enumerate(self.option.held if self.option.any_cost else self.option.named or ())
        return every((f"slot:{COMMODITIES[index]}" for index, count in held if count), "town")

    def most(self, piece: str) -> int:
        index = COMMODITY_INDEX[piece.partition(":")[2]]
        return min(self.option.held[index], self.option.any_cost or self.option.held[index])

    def drop(self, piece: str, target: str, count: int) -> bool:
        """The town's own commodity chooses that payment; any other token is counted for the mix, anew when
        all were counted already: what is carried is what is paid with.
        """
        index = COMMODITY_INDEX[piece.partition(":")[2]]
        if self.pick.chosen == NAMED and self.option.named and self.option.named[index]:
            return True
        self.pick.choose(ANY)
        if not self.counters.left:
            self.counters.clear()
        return self.counters.add(index, count)
