"""Drivers of the window that drag or click, by mouse or by finger."""

from __future__ import annotations

from typing import Any

from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction
from raccoon.games.raccoon_tycoon.actions.bonus import TakeBonus
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.storage import Discard
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, TOWNS
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.table.piece import Piece
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick
from scenes.widgets.stepper import Stepper
from scenes.widgets.widget import Widget
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.hands import Hands
from tests.scenes.raccoon_tycoon.pointing import Pointing


class PointerHands(Hands):
    """The base of mouse and finger drivers; buttons and steps are pressed."""

    def __init__(self, sitting: Sitting, pointing: type[Pointing] = Pointing) -> None:
        super().__init__(sitting)
        self.point = pointing(sitting)

    def use(self, widget: Widget) -> None:
        self.point.tap(widget.rect.center)

    def confirm(self) -> None:
        self.use(self.dock.confirm)

    def entry(self, pick: Pick, key: str) -> None:
        """Choose an entry by its plate, or by the arrow of a list that shows one at a time."""
        for _ in pick.entries:
            if pick.chosen != key:
                plates = dict(pick.plates())
                self.point.tap(plates.get(key, [*plates.values()][-1]).center)
        assert pick.chosen == key

    def amount(self, stepper: Stepper, value: int) -> None:
        """Press −1, +1 and +5 until the number is there."""
        while stepper.value != value:
            step = -1 if stepper.value > value else 5 if value - stepper.value >= 5 else 1
            self.point.tap(next(rect for by, rect in stepper.parts() if by == step).center)

    def counters_to(self, tokens: tuple[int, ...]) -> None:
        """Count the tokens out with +."""
        counters: Counters = self.field(Counters)
        for row, index in enumerate(counters.rows):
            while counters.tally.counts[index] < tokens[index]:
                self.point.tap(counters._parts(row)[2].center)

    def export(self, sale: Sell) -> None:
        """Choose whether the price is raised first."""
        if self.dock.choice.export:
            self.entry(self.field(Pick, 1), "yes" if sale.export else "no")

    def Bid(self, bid: Bid) -> None:  # noqa: N802
        panel = self.table.parts.panel_host.panel
        assert isinstance(panel, AuctionPanel)
        self.amount(panel.controls.stepper, bid.amount)
        self.use(panel.controls.bid)


class Dragging(PointerHands):
    """Drags everything that can be dragged, by mouse or by finger."""

    def drag(self, piece: str, target: str, count: int = 1) -> None:
        self.point.drag(self.place_of(piece), self.place_of(target), count)

    def Produce(self, play: Produce) -> None:  # noqa: N802
        self.drag(self.card(play.card), ("warehouse", "estate")[play.card % 2])
        self.confirm()

    def Sell(self, sale: Sell) -> None:  # noqa: N802
        self.drag(Piece("slot", sale.commodity), Piece("market", sale.commodity), sale.amount)
        self.export(sale)
        self.confirm()

    def OpenAuction(self, auction: OpenAuction) -> None:  # noqa: N802
        ends = ["gavel", self.railroad(auction.railroad)]
        self.drag(*(ends if auction.bid % 2 else ends[::-1]))
        self.amount(self.field(Stepper), auction.bid)
        self.confirm()

    def BuyBuilding(self, purchase: BuyBuilding) -> None:  # noqa: N802
        building = self.building(purchase.building)
        self.drag(*((building, "estate") if len(purchase.building) % 2 else ("purse", building)))
        self.confirm()

    def UpgradeBuilding(self, upgrade: UpgradeBuilding) -> None:  # noqa: N802
        self.drag("purse", self.tile(upgrade.building))
        self.confirm()

    def BuyTown(self, town: BuyTown) -> None:  # noqa: N802
        commodity = TOWNS[self.table.context.shown.view.town or ""].commodity
        paid = [(name, n) for name, n in zip(COMMODITIES, town.tokens, strict=True) if n]
        others = [pair for pair in paid if pair[0] != commodity]
        for name, count in [*others, *(pair for pair in paid if pair[0] == commodity)]:
            self.drag(Piece("slot", name), "town", count)
            if self.any_mix(town) and self.dock.choice.pick.chosen == "named":
                self.entry(self.field(Pick), "any")
                self.drag(Piece("slot", name), "town", count)
        self.confirm()

    def from_supply(self, command: Any) -> None:
        """Take tokens from their markets into the warehouse."""
        for name, count in zip(COMMODITIES, command.tokens, strict=True):
            if count:
                self.drag(Piece("market", name), "warehouse", count)
        self.confirm()

    ChooseStartTokens = TakeTokens = from_supply

    def TakeBonus(self, bonus: TakeBonus) -> None:  # noqa: N802
        self.drag(self.tile(bonus.building), "warehouse")
        if self.is_free(bonus):
            self.from_supply(bonus)
        else:
            self.confirm()

    def Discard(self, discard: Discard) -> None:  # noqa: N802
        for name, count in zip(COMMODITIES, discard.tokens, strict=True):
            if count:
                self.drag(Piece("slot", name), Piece("market", name), count)
        self.confirm()

    def BuyOnFloor(self, trade: BuyOnFloor) -> None:  # noqa: N802
        before = self.field(Pick).chosen, self.field(Stepper)
        if before[0] == f"{trade.seller}:{trade.commodity}" and before[1].value != before[1].high:
            self.amount(before[1], before[1].high)
        self.point.drag(self.seller(trade), self.place_of("warehouse"), trade.amount)
        self.confirm()


class Clicking(PointerHands):
    """Clicks a piece, then what it needs, then the button."""

    def tap(self, piece: str) -> None:
        self.point.tap(self.place_of(piece))

    def Produce(self, play: Produce) -> None:  # noqa: N802
        self.tap(self.card(play.card))
        self.confirm()

    def Sell(self, sale: Sell) -> None:  # noqa: N802
        self.tap(Piece("slot", sale.commodity))
        self.amount(self.field(Stepper), sale.amount)
        self.export(sale)
        self.confirm()

    def OpenAuction(self, auction: OpenAuction) -> None:  # noqa: N802
        self.tap("gavel")
        self.tap(self.railroad(auction.railroad))
        self.amount(self.field(Stepper), auction.bid)
        self.confirm()

    def BuyBuilding(self, purchase: BuyBuilding) -> None:  # noqa: N802
        self.tap(self.building(purchase.building))
        self.confirm()

    def UpgradeBuilding(self, upgrade: UpgradeBuilding) -> None:  # noqa: N802
        self.tap(self.tile(upgrade.building))
        self.confirm()

    def BuyTown(self, town: BuyTown) -> None:  # noqa: N802
        self.tap("town")
        mix = self.any_mix(town)
        self.entry(self.field(Pick), "any" if mix else "named")
        if mix:
            self.counted(town, "slot")
        self.confirm()

    def counted(self, command: Any, kind: str) -> None:
        """Click a token for each one."""
        for name, count in zip(COMMODITIES, command.tokens, strict=True):
            for _ in range(count):
                self.tap(f"{kind}:{name}")

    def chosen_tokens(self, command: Any) -> None:
        self.counted(command, "market")
        self.confirm()

    ChooseStartTokens = TakeTokens = Discard = chosen_tokens

    def TakeBonus(self, bonus: TakeBonus) -> None:  # noqa: N802
        self.tap(self.tile(bonus.building))
        if self.is_free(bonus):
            self.counted(bonus, "market")
        self.confirm()

    def BuyOnFloor(self, trade: BuyOnFloor) -> None:  # noqa: N802
        self.point.tap(self.seller(trade))
        self.amount(self.field(Stepper), trade.amount)
        self.confirm()
