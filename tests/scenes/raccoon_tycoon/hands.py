"""Hands that make a given move at the window in one way only: by drag, click, touch, keys or controller.

They look at the screen for where things lie, and know no rules: a move that the table does not offer
cannot be made by them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import Pass
from raccoon.games.raccoon_tycoon.actions.bonus import TakeBonus
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory, EndTurn
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.dialogs.dialog import DialogScene
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.raccoon_tycoon.holdings import estate_items
from scenes.screens.handover import HandoverScene
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.widgets.stepper import Stepper
from scenes.widgets.widget import Widget
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.pointing import Pos


class Hands:
    """Makes moves; subclasses say how. `make` returns when the move has been confirmed."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting

    @property
    def table(self) -> TableScene:
        """The table on top."""
        return self.sitting.table

    @property
    def dock(self) -> ChoicePanel:
        """The choice that stands open."""
        dock = self.table.parts.panel_host.panel
        assert isinstance(dock, ChoicePanel)
        return dock

    def field(self, kind: type[Widget], number: int = 0) -> Any:
        """The choice's visible field of this kind."""
        fields = [field.widget for field in self.dock.choice.fields if field.widget.visible]
        return [widget for widget in fields if isinstance(widget, kind)][number]

    def make(self, command: Command) -> None:
        """Make this very move."""
        make: Callable[[Any], None] = getattr(self, type(command).__name__)
        make(command)

    def instead(self, _: Command) -> None:
        """The other way out of the choice."""
        self.use(self.dock.ways_out[0])

    DeclineBonus = SkipFloor = instead

    def EndTurn(self, command: EndTurn) -> None:  # noqa: N802 - named as the command
        if self.table.parts.panel_host.panel:
            self.instead(command)
        else:
            self.extra("E")
            self.answer()  # after a lost auction it is asked about

    def DeclareVictory(self, _: DeclareVictory) -> None:  # noqa: N802
        self.extra("V")

    def extra(self, cap: str) -> None:
        """Press one of the buttons in the open strip."""
        extras = self.table.parts.quick_actions.extras
        self.use(next(button for button in extras if ord(cap.lower()) in button.hotkeys))

    def Pass(self, _: Pass) -> None:  # noqa: N802
        panel = self.table.parts.panel_host.panel
        assert isinstance(panel, AuctionPanel)
        self.use(panel.controls.leave)

    def use(self, widget: Widget) -> None:
        """Press a button."""
        raise NotImplementedError

    def answer(self) -> None:
        """Lift a curtain, or close a message."""
        top = self.sitting.stack.top
        if isinstance(top, HandoverScene):
            self.lift(top.look_button)
        elif isinstance(top, DialogScene):
            self.use(top.buttons[-1])

    def lift(self, button: Button) -> None:
        """Lift a curtain."""
        self.use(button)

    def amount(self, stepper: Stepper, value: int) -> None:
        """Set a number."""
        raise NotImplementedError

    def read_recap(self) -> None:
        """Put away the page that tells what the others did."""
        page = self.table.parts.log.page
        assert page is not None
        self.use(page.done)

    def place_of(self, piece: str) -> Pos:
        """The middle of a piece."""
        return self.table.context.shown.layout.rects_of(Piece(piece))[0].center

    def card(self, card: int) -> str:
        """The piece that is this card of the hand."""
        view = self.table.context.shown.view
        return Piece("hand", (view.players[view.seat].hand or ()).index(card))

    def tile(self, name: str) -> str:
        """The piece that is this tile of mine."""
        view = self.table.context.shown.view
        names = [item.name for item in estate_items(view.players[view.seat])]
        return Piece("estate", names.index(name))

    def building(self, name: str) -> str:
        """The piece that is this building of the offer."""
        return Piece("building", self.table.context.shown.view.building_offer.index(name))

    def railroad(self, name: str) -> str:
        """The piece that is this railroad of the offer."""
        return Piece("railroad", self.table.context.shown.view.railroad_offer.index(name))

    def seller(self, trade: BuyOnFloor) -> Pos:
        """The token on the seller's panel."""
        panel, frame = (
            self.table.context.shown.layout.panels[trade.seller],
            self.table.context.shown.layout.frame,
        )
        left, right = panel.left + frame.px(25), panel.right - frame.px(12)
        column = COMMODITIES.index(trade.commodity)
        return round(left + (column + 0.3) * (right - left) / len(COMMODITIES)), panel.centery

    def is_free(self, bonus: TakeBonus) -> bool:
        """Whether the tokens of this bonus are to be chosen as well."""
        return bonus.building in self.table.parts.panel_host.choice.counters

    def any_mix(self, town: BuyTown) -> bool:
        """Whether this payment is not the town's own one."""
        named = next((e for e in self.table.parts.panel_host.choice.pick.entries if e.key == "named"), None)
        return named is None or self.table.parts.panel_host.choice.option.named != town.tokens
