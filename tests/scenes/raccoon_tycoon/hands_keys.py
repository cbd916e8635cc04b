"""Drivers of the window by keys, or by a game controller."""

from __future__ import annotations

from typing import Any, ClassVar

import pygame

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction
from raccoon.games.raccoon_tycoon.actions.bonus import TakeBonus
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.produce import Produce
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.widgets.counters import Counters
from scenes.widgets.focus import FocusRing
from scenes.widgets.pick import Pick
from scenes.widgets.stepper import Stepper
from scenes.widgets.widget import Widget
from tests.scenes.raccoon_tycoon.hands import Hands
from tests.scenes.raccoon_tycoon.pointing import post

TAKES_OVER = 1.0
"""Seconds until the next person uses the keyboard."""


class Typing(Hands):
    """Keys alone: hotkeys, Tab, arrows, digits, Enter."""

    def make(self, command: Command) -> None:
        self.sitting.window.step(self.sitting.stack, TAKES_OVER)
        if self.table.parts.log.page:  # the recap: Enter has read it
            self.enter()
        super().make(command)

    def read_recap(self) -> None:
        self.enter()

    def next(self) -> None:
        """Move to the next control."""
        self.sitting.press(pygame.K_TAB)

    def arrow(self, key: int) -> None:
        """Press an arrow key."""
        self.sitting.press(key)

    def enter(self) -> None:
        """Press what has the focus."""
        self.sitting.press(pygame.K_RETURN)

    def ring_of(self, widget: Widget) -> FocusRing:
        """The ring the control is in, which must be the one that has the keys."""
        top: Any = self.sitting.stack.top
        if isinstance(top, TableScene):
            panel: Any = top.parts.panel_host.panel
            holder = getattr(panel, "controls", panel) or top.parts.controls
            ring: FocusRing = holder.ring
        else:
            ring = top.ring
        assert widget in ring.widgets
        return ring

    def focus(self, widget: Widget) -> None:
        """Walk to a control; its focus is shown."""
        ring = self.ring_of(widget)
        for _ in range(2 * len(ring.widgets) + 2):
            if widget.focused:
                return
            self.next()
        raise AssertionError(f"{widget} cannot be reached")

    def use(self, widget: Widget) -> None:
        self.focus(widget)
        self.enter()

    def lift(self, button: Button) -> None:
        """Lift the curtain by its own key; Enter does not."""
        self.sitting.press(button.hotkeys[0], pygame.key.name(button.hotkeys[0]))

    def verb(self, verb: str) -> None:
        """Begin an action by its key."""
        if self.table.parts.panel_host.panel is None:
            key = self.table.parts.controls.verbs[verb].hotkeys[0]
            self.sitting.press(key, pygame.key.name(key))

    def confirm(self) -> None:
        self.use(self.dock.confirm)

    def entry(self, pick: Pick, key: str) -> None:
        """Walk to an entry with the arrow keys."""
        self.focus(pick)
        keys = [entry.key for entry in pick.entries]
        for _ in keys:
            if pick.chosen == key:
                return
            ahead = keys.index(key) > keys.index(pick.chosen)
            self.arrow(pygame.K_RIGHT if ahead else pygame.K_LEFT)
        assert pick.chosen == key

    def amount(self, stepper: Stepper, value: int) -> None:
        """Type a number."""
        self.focus(stepper)
        for digit in str(value):
            self.sitting.press(pygame.key.key_code(digit), digit)
        assert stepper.value == value

    def tokens(self, tokens: tuple[int, ...]) -> None:
        """Count tokens out: a row each, a digit for how many."""
        counters: Counters = self.field(Counters)
        self.focus(counters)
        while counters.row > 0:
            self.arrow(pygame.K_UP)
        for index in counters.rows:
            self.count(counters, index, tokens[index])
            if index != counters.rows[-1]:
                self.arrow(pygame.K_DOWN)
        assert tuple(counters.tally.counts) == tokens

    def count(self, counters: Counters, index: int, wanted: int) -> None:
        """Set the row that is focused."""
        self.sitting.press(pygame.key.key_code(str(wanted)), str(wanted))

    def Produce(self, play: Produce) -> None:  # noqa: N802
        self.verb("produce")
        self.entry(self.field(Pick), str(play.card))
        self.confirm()

    def Sell(self, sale: Sell) -> None:  # noqa: N802
        self.verb("sell")
        self.entry(self.field(Pick), sale.commodity)
        self.amount(self.field(Stepper), sale.amount)
        if self.dock.choice.export:
            self.entry(self.field(Pick, 1), "yes" if sale.export else "no")
        self.confirm()

    def OpenAuction(self, auction: OpenAuction) -> None:  # noqa: N802
        self.verb("auction")
        self.entry(self.field(Pick), auction.railroad)
        self.amount(self.field(Stepper), auction.bid)
        self.confirm()

    def Bid(self, bid: Bid) -> None:  # noqa: N802
        panel = self.table.parts.panel_host.panel
        assert isinstance(panel, AuctionPanel)
        self.amount(panel.controls.stepper, bid.amount)
        self.use(panel.controls.bid)

    def BuyBuilding(self, purchase: BuyBuilding) -> None:  # noqa: N802
        self.verb("build")
        self.entry(self.field(Pick), f"buy:{purchase.building}")
        self.confirm()

    def UpgradeBuilding(self, upgrade: UpgradeBuilding) -> None:  # noqa: N802
        self.verb("build")
        self.entry(self.field(Pick), f"upgrade:{upgrade.building}")
        self.confirm()

    def BuyTown(self, town: BuyTown) -> None:  # noqa: N802
        self.verb("town")
        mix = self.any_mix(town)
        self.entry(self.field(Pick), "any" if mix else "named")
        if mix:
            self.tokens(town.tokens)
        self.confirm()

    def chosen_tokens(self, command: Any) -> None:
        self.tokens(command.tokens)
        self.confirm()

    ChooseStartTokens = TakeTokens = Discard = chosen_tokens

    def TakeBonus(self, bonus: TakeBonus) -> None:  # noqa: N802
        self.entry(self.field(Pick), bonus.building)
        if self.is_free(bonus):
            self.tokens(bonus.tokens)
        self.confirm()

    def BuyOnFloor(self, trade: BuyOnFloor) -> None:  # noqa: N802
        self.entry(self.field(Pick), f"{trade.seller}:{trade.commodity}")
        self.amount(self.field(Stepper), trade.amount)
        self.confirm()


class Pad(Typing):
    """A game controller alone: shoulder buttons, the pad, A."""

    _ARROWS: ClassVar = {
        pygame.K_UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
        pygame.K_DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
        pygame.K_LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
        pygame.K_RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    }

    def button(self, button: int) -> None:
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            post(kind, button=button, instance_id=0)
        self.sitting.frame()

    def next(self) -> None:
        self.button(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)

    def arrow(self, key: int) -> None:
        self.button(self._ARROWS[key])

    def enter(self) -> None:
        self.sitting.look()
        self.button(pygame.CONTROLLER_BUTTON_A)

    def lift(self, button: Button) -> None:
        self.sitting.look()
        self.button(pygame.CONTROLLER_BUTTON_Y)

    def verb(self, verb: str) -> None:
        if self.table.parts.panel_host.panel is None:
            self.use(self.table.parts.controls.verbs[verb])

    def amount(self, stepper: Stepper, value: int) -> None:
        self.focus(stepper)
        while stepper.value != value:
            self.arrow(pygame.K_RIGHT if stepper.value < value else pygame.K_LEFT)

    def count(self, counters: Counters, index: int, wanted: int) -> None:
        while counters.tally.counts[index] != wanted:
            self.arrow(pygame.K_RIGHT if counters.tally.counts[index] < wanted else pygame.K_LEFT)
