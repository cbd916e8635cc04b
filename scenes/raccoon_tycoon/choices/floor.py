"""The Trading Floor: buying tokens of one commodity from one player before producing."""

from collections.abc import Sequence

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.trading_floor import (
    BuyOnFloor,
    FloorOption,
    SkipFloor,
    SkipFloorOption,
)
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from scenes.art.frame import Paint
from scenes.art.rich import escape
from scenes.raccoon_tycoon.choices.decision import Decision
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, counted, every
from scenes.table.piece import Piece
from scenes.widgets.pick import Pick, PickEntry
from scenes.widgets.stepper import Stepper

FLOOR = "trading_floor"
"""The name of the power that lets its owner buy there."""


class NoFloorChoice(Decision):
    """A purse that pays for nothing: its owner is asked all the same, so that it stays secret (R29)."""

    key = "floor"

    def __init__(self, table: ChoiceContext, skip: SkipFloorOption) -> None:
        super().__init__(table)
        self.skip = skip

    def note(self) -> str:
        return self.table.say("choice.floor.none")

    def command(self) -> Command:
        return SkipFloor(self.skip.seat)

    def label(self) -> str:
        return self.table.say("choice.floor.skip")

    def picture(self) -> Paint | None:
        """The building because of which it is asked."""
        return chosen_piece.building(
            next(name for name in self.me.buildings if BUILDINGS[name].power == FLOOR)
        )


class FloorChoice(Decision):
    """From whom and what, then how many; buying nothing goes on."""

    key = "floor"

    def __init__(self, table: ChoiceContext, trades: Sequence[FloorOption]) -> None:
        super().__init__(table)
        self.trades = {f"{trade.seller}:{trade.commodity}": trade for trade in trades}
        entries = [PickEntry(key, _entry(trade, table)) for key, trade in self.trades.items()]
        self.pick = Pick(entries, entries[0].key, self._trade_changed, columns=2)
        first = self.trades[self.pick.chosen]
        self.amount = Stepper(1, 1, first.most, lambda _: table.changed())
        self.fields = [
            ChoiceField(self.pick, 46 * self.pick.rows, shrinks=True),
            ChoiceField(self.amount, 62),
        ]

    def _trade_changed(self, key: str) -> None:
        self.amount.limit(1, self.trades[key].most)
        self.amount.set(1)
        self.table.changed()

    @property
    def trade(self) -> FloorOption:
        """The chosen seller and commodity."""
        return self.trades[self.pick.chosen]

    def note(self) -> str:
        seller = escape(self.table.seats[self.trade.seller].name)
        name = self.commodity(self.trade.commodity)
        return self.table.say("choice.floor.note", seller=seller, commodity=name, price=self.trade.price)

    def command(self) -> Command:
        trade = self.trade
        return BuyOnFloor(trade.seat, trade.seller, trade.commodity, self.amount.value)

    def picture(self) -> Paint | None:
        return chosen_piece.lot(self.trade.commodity, self.amount.value)

    def label(self) -> str:
        lot = self.lot(self.trade.commodity, self.amount.value)
        return self.table.say("choice.floor.confirm", lot=lot)

    def beneath(self) -> str:
        return self.table.say("choice.sum", n=self.amount.value * self.trade.price)

    def instead(self) -> tuple[str, Command]:
        return self.table.say("choice.floor.skip"), SkipFloor(self.trade.seat)

    def lit(self) -> frozenset[Piece]:
        return frozenset(Piece("panel", trade.seller) for trade in self.trades.values())

    def chosen(self) -> frozenset[Piece]:
        return frozenset({Piece("panel", self.trade.seller)})

    def click(self, piece: Piece) -> bool:
        """A token on a seller's panel ("panel:2:wood"): first chosen, then one more of it."""
        kind, key = piece.kind, piece.key
        if kind != "panel" or key not in self.trades:
            return False
        counted(self.amount, self.pick.choose(key), 1)
        return True

    def drops(self) -> Drops:
        return every((Piece("panel", key) for key in self.trades), "warehouse")

    def most(self, piece: Piece) -> int:
        return self.trades[piece.key].most

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        counted(self.amount, self.pick.choose(piece.key), count)
        return True


def _entry(trade: FloorOption, table: ChoiceContext) -> str:
    """The seller and what can be bought of them."""
    seat = table.seats[trade.seller]
    return f"[emblem {seat.emblem} {seat.colour}] {trade.most} [{trade.commodity}]"
