"""A person at Raccoon Tycoon's table, who bids in its auctions as well."""

from __future__ import annotations

import pygame

from scenes.dialogs.dialog import DialogScene
from scenes.raccoon_tycoon.auction.panel import AuctionPanel
from scenes.table.choosing.panel import Panel
from tests.scenes import person
from tests.scenes.person import Sitting


class Mouse(person.Mouse):
    """A person who sometimes bids, by clicks."""

    def at_own_panel(self, sitting: Sitting, panel: Panel) -> None:
        assert isinstance(panel, AuctionPanel)
        plus_one = next(rect for step, rect in panel.controls.stepper.parts() if step == 1)
        if panel.controls.bid.enabled and self.random.random() < 0.4:
            for _ in range(self.random.randrange(3)):
                sitting.click(plus_one.center)
            sitting.click(panel.controls.bid.rect.center)
            if isinstance(sitting.stack.top, DialogScene):
                self(sitting)
                sitting.click(panel.controls.leave.rect.center)
        else:
            sitting.click(panel.controls.leave.rect.center)


class Keyboard(person.Keyboard):
    """A person who sometimes bids, by keys."""

    def at_own_panel(self, sitting: Sitting, panel: Panel) -> None:
        assert isinstance(panel, AuctionPanel)
        if panel.controls.bid.enabled and self.random.random() < 0.4:
            for digit in str(panel.pending.bid + 1 + self.random.randrange(3)):
                sitting.press(pygame.key.key_code(digit), digit)
            sitting.press(pygame.K_RETURN)
            if isinstance(sitting.stack.top, DialogScene):
                self(sitting)
                sitting.press(panel.controls.leave.hotkeys[0])
        else:
            sitting.press(panel.controls.leave.hotkeys[0])
