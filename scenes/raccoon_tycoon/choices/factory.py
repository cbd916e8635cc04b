"""The choice that stands open by itself, from the options there are."""

from __future__ import annotations

from collections.abc import Sequence

from raccoon.engine.events import Command, Option, found
from raccoon.games.raccoon_tycoon.commands import EndTurn
from raccoon.games.raccoon_tycoon.options import (
    BonusOption,
    BuildOption,
    DiscardOption,
    EndTurnOption,
    FloorOption,
    SellOption,
    SkipFloorOption,
    StartTokensOption,
    TokensOption,
    UpgradeOption,
)
from raccoon.games.raccoon_tycoon.pending import AwaitSecondPurchase, AwaitSecondSale
from scenes.raccoon_tycoon.choices import tokens
from scenes.raccoon_tycoon.choices.bonus import BonusChoice
from scenes.raccoon_tycoon.choices.build import BuildChoice
from scenes.raccoon_tycoon.choices.floor import FloorChoice, NoFloorChoice
from scenes.raccoon_tycoon.choices.sell import SellChoice
from scenes.table.choosing.choice import Choice, ChoiceContext


def due(table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
    """The choice that stands open by itself: a part of an action, or a second sale or purchase."""
    pending = table.view.pending
    if start := found(options, StartTokensOption):
        return tokens.start_tokens(table, start)
    if taking := found(options, TokensOption):
        return tokens.production(table, taking)
    if discard := found(options, DiscardOption):
        return tokens.discard(table, discard)
    if takes := [option for option in options if isinstance(option, BonusOption)]:
        return BonusChoice(table, takes)
    if skip := found(options, SkipFloorOption):
        trades = [option for option in options if isinstance(option, FloorOption)]
        return FloorChoice(table, trades) if trades else NoFloorChoice(table, skip)
    end = found(options, EndTurnOption)
    sell = found(options, SellOption)
    if isinstance(pending, AwaitSecondSale) and sell and end:
        return SecondSaleChoice(table, sell, end)
    if isinstance(pending, AwaitSecondPurchase):
        return BuildChoice(table, found(options, BuildOption), found(options, UpgradeOption), end)
    return None


class SecondSaleChoice(SellChoice):
    """Freight Company: a second sale, or the end of the turn (R11)."""

    key = "second_sale"

    def __init__(self, table: ChoiceContext, option: SellOption, end: EndTurnOption) -> None:
        super().__init__(table, option)
        self.end = end

    def instead(self) -> tuple[str, Command]:
        return self.table.say("choice.end_turn"), EndTurn(self.end.seat)

    def disabled_reason(self, piece: str, target: str) -> str:
        pending = self.table.view.pending
        if isinstance(pending, AwaitSecondSale) and piece == f"slot:{pending.sold}":
            return self.table.say("refusal.already_sold", commodity=self.commodity(pending.sold))
        return ""
