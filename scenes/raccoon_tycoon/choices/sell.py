"""Selling: which commodity, how many, and whether the Export Company raises the price first."""

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn, EndTurnOption
from raccoon.games.raccoon_tycoon.actions.sell import Sell, SellOption, Sold
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX
from raccoon.games.raccoon_tycoon.pending import AwaitSecondSale
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.decision import Decision
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, counted
from scenes.table.piece import Piece
from scenes.widgets.pick import Pick, PickEntry
from scenes.widgets.stepper import Stepper

COLUMNS = 3
"""Commodities side by side; four stand two by two."""


class SellChoice(Decision):
    """Opened by its button it sells all of the commodity that brings most, by a token all of that one.

    Another token or market chooses that commodity; again counts from one. A drop sells what was carried.
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

    def beneath(self) -> str:
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
    """Freight Company: a second sale, or the end of the turn (R11)."""

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
    """The number of columns that leaves no place empty needlessly."""
    return 2 if count == 4 else min(count, COLUMNS)
