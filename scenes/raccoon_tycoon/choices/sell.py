"""The choices of trades: sales on the market, purchases from a player on the Trading Floor."""

from collections.abc import Sequence

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn, EndTurnOption
from raccoon.games.raccoon_tycoon.actions.sell import Sell, SellOption, Sold
from raccoon.games.raccoon_tycoon.actions.trading_floor import (
    BuyOnFloor,
    FloorOption,
    SkipFloor,
    SkipFloorOption,
)
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, COMMODITY_INDEX
from raccoon.games.raccoon_tycoon.pending import AwaitSecondSale
from scenes.art.frame import Paint
from scenes.art.rich import escape
from scenes.raccoon_tycoon.choices.decision import Decision
from scenes.raccoon_tycoon.inspection import chosen_piece
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, counted, every
from scenes.table.piece import Piece
from scenes.widgets.pick import Pick, PickEntry
from scenes.widgets.stepper import Stepper

COLUMNS = 3
"""The most commodities side by side."""


class SellChoice(Decision):
    """Choose a commodity and an amount to sell.

    It begins with all tokens of the most profitable commodity, or of the one clicked. A click on another
    token or market chooses that commodity, further clicks count from one; a drop sets the dropped amount.
    """

    key = "sell"
    verb = "sell"

    def __init__(self, table: ChoiceContext, option: SellOption) -> None:
        super().__init__(table)
        self.option = option
        held = [name for name, most in zip(COMMODITIES, option.most, strict=True) if most]
        best = max(held, key=lambda name: self._most(name) * table.view.prices[COMMODITY_INDEX[name]])
        entries = [PickEntry(name, f"{self._most(name)} [{name}]") for name in held]
        self.pick = Pick(entries, best, self._commodity_changed, columns=_columns(len(held)))
        self.amount = Stepper(self._most(best), 1, self._most(best), lambda _: table.changed())
        self.fields = [ChoiceField(self.pick, 56 * self.pick.rows), ChoiceField(self.amount, 62)]
        say, raised = table.say, self.me.powers.export_raise
        ways = [
            PickEntry("no", say("choice.sell.plain")),
            PickEntry("yes", say("choice.sell.export", n=raised)),
        ]
        self.export = Pick(ways, "yes", lambda _: table.changed(), columns=2) if option.export else None
        if self.export:
            self.fields.append(ChoiceField(self.export, 48))

    def _most(self, name: str) -> int:
        return self.option.most[COMMODITY_INDEX[name]]

    def _commodity_changed(self, name: str) -> None:
        self.amount.limit(1, self._most(name))
        self.amount.set(self._most(name))
        self.table.changed()

    def command(self) -> Command:
        export = self.export is not None and self.export.chosen == "yes"
        return Sell(self.option.seat, self.pick.chosen, self.amount.value, export)

    def label(self) -> str:
        lot = self.lot(self._sold.commodity, self._sold.amount)
        return self.table.say(f"choice.{self.key}.confirm", lot=lot)

    @property
    def _sold(self) -> Sold:
        return next(e for e in self.table.preview(self.command()).events if isinstance(e, Sold))

    def sub_label(self) -> str:
        return self.table.say("choice.sum", n=self._sold.amount * self._sold.price)

    def picture(self) -> Paint | None:
        return chosen_piece.lot(self.pick.chosen, self.amount.value)

    def lit(self) -> frozenset[Piece]:
        return frozenset(Piece(kind, entry.key) for entry in self.pick.entries for kind in ("market", "slot"))

    def chosen(self) -> frozenset[Piece]:
        return frozenset({Piece("market", self.pick.chosen)})

    def click(self, piece: Piece) -> bool:
        kind, name = piece.kind, piece.key
        if kind not in ("market", "slot") or name not in {entry.key for entry in self.pick.entries}:
            return False
        if not self.pick.choose(name):
            counted(self.amount, False, 1)
        return True

    def begin_with(self, piece: Piece) -> None:
        self.pick.choose(piece.key)

    def drops(self) -> Drops:
        return {
            Piece("slot", entry.key): frozenset({Piece("market", entry.key)}) for entry in self.pick.entries
        }

    def most(self, piece: Piece) -> int:
        return self._most(piece.key)

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        counted(self.amount, self.pick.choose(piece.key), count)
        return True


class SecondSaleChoice(SellChoice):
    """Choose a second sale by the Freight Company, or end the turn (R11)."""

    key = "second_sale"

    def __init__(self, table: ChoiceContext, option: SellOption, end: EndTurnOption) -> None:
        super().__init__(table, option)
        self.end = end

    def instead(self) -> tuple[str, Command]:
        return self.table.say("choice.end_turn"), EndTurn(self.end.seat)

    def disabled_reason(self, piece: Piece, target: Piece) -> str:
        pending = self.table.view.pending
        if isinstance(pending, AwaitSecondSale) and piece == Piece("slot", pending.sold):
            return self.table.say("refusal.already_sold", commodity=self.commodity(pending.sold))
        return ""


def _columns(count: int) -> int:
    """The number of columns for `count` commodities; four are in two rows of two."""
    return 2 if count == 4 else min(count, COLUMNS)


FLOOR = "trading_floor"
"""The name of the power that lets its owner buy from other players."""


class NoFloorChoice(Decision):
    """Skip the Trading Floor for lack of money; asked all the same, so that the money stays secret (R29)."""

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
        """The owner's building with the Trading Floor."""
        return chosen_piece.building(
            next(name for name in self.me.buildings if BUILDINGS[name].power == FLOOR)
        )


class FloorChoice(Decision):
    """Choose a seller with a commodity, then the amount; or buy nothing."""

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

    def sub_label(self) -> str:
        return self.table.say("choice.sum", n=self.amount.value * self.trade.price)

    def instead(self) -> tuple[str, Command]:
        return self.table.say("choice.floor.skip"), SkipFloor(self.trade.seat)

    def lit(self) -> frozenset[Piece]:
        return frozenset(Piece("panel", trade.seller) for trade in self.trades.values())

    def chosen(self) -> frozenset[Piece]:
        return frozenset({Piece("panel", self.trade.seller)})

    def click(self, piece: Piece) -> bool:
        """Use a click on a token on a seller's panel ("panel:2:wood"): choose it, then count one more."""
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
    """The words for a seller and the amount of a commodity to be had."""
    seat = table.seats[trade.seller]
    return f"[emblem {seat.emblem} {seat.colour}] {trade.most} [{trade.commodity}]"
