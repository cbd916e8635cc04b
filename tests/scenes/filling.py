"""Hands for any game whose moves are made by verbs, lists, counters and confirmation, or on its pieces.

A game's own hands say which fields a move needs; these say how a field is filled in with keys, with a
controller, by clicks, and how a piece is brought to where it belongs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame

from scenes.dialogs.dialog import DialogScene
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick
from scenes.widgets.pick_some import PickSome
from scenes.widgets.stepper import Stepper
from tests.scenes.raccoon_tycoon.hands import Hands
from tests.scenes.raccoon_tycoon.hands_keys import Pad, Typing
from tests.scenes.raccoon_tycoon.hands_pointer import Clicking


class Filling(Hands):
    """Every move by verb, lists, counters and confirmation; how they are reached is the hands'."""

    verb: Callable[[str], None]
    entry: Callable[[Pick, str], None]
    amount: Callable[[Stepper, int], None]  # type: ignore[assignment]
    confirm: Callable[[], None]

    def count_out(self, counters: Counters, wanted: Sequence[int]) -> None:
        """Set every row of an order slip."""
        raise NotImplementedError

    def pick_out(self, pick: PickSome, wanted: Sequence[str]) -> None:
        """Tick these entries."""
        raise NotImplementedError

    def at_once(self, verb: str) -> None:
        """A verb that needs no choice; where something is asked about it, say yes."""
        self.verb(verb)
        top = self.sitting.stack.top
        if isinstance(top, DialogScene):
            self.use(top.buttons[-1])


class ByKeys(Filling, Typing):
    """Keys alone."""

    def entry(self, pick: Pick, key: str) -> None:
        self.focus(pick)
        if not pick.chosen:
            self.arrow(pygame.K_RIGHT)
        super().entry(pick, key)

    def count_out(self, counters: Counters, wanted: Sequence[int]) -> None:
        self.focus(counters)
        for row, index in enumerate(counters.rows):
            while counters.row != row:
                self.arrow(pygame.K_DOWN if counters.row < row else pygame.K_UP)
            if wanted[index]:
                self.count(counters, index, wanted[index])

    def pick_out(self, pick: PickSome, wanted: Sequence[str]) -> None:
        self.focus(pick)
        for place, entry in enumerate(pick.entries):
            if entry.key in wanted:
                self.arrow(pygame.K_RIGHT)
            if place + 1 < len(pick.entries):
                self.arrow(pygame.K_DOWN)


class ByPad(ByKeys, Pad):
    """A game controller alone."""


class ByClicks(Filling, Clicking):
    """A mouse alone, that clicks."""

    def verb(self, verb: str) -> None:
        self.point.tap(self.table.context.shown.layout.verbs[verb].center)

    def count_out(self, counters: Counters, wanted: Sequence[int]) -> None:
        for row, index in enumerate(counters.rows):
            for _ in range(wanted[index]):
                self.point.tap(counters._parts(row)[2].center)

    def pick_out(self, pick: PickSome, wanted: Sequence[str]) -> None:
        for key in wanted:
            self.point.tap(dict(pick.plates())[key].center)


class ByPieces(ByClicks):
    """A mouse alone, on the pieces of the table: subclasses say how a piece gets where it belongs."""

    def brought(self, piece: str, target: str, count: int = 1) -> None:
        """The piece is at its target now, or chosen for it."""
        raise NotImplementedError

    def settle(self) -> None:
        """Confirm what waits to be confirmed."""
        if self.table.parts.panel_host.panel:
            self.confirm()


class ByDrags(ByPieces):
    """It drags them there."""

    def brought(self, piece: str, target: str, count: int = 1) -> None:
        self.point.drag(self.place_of(piece), self.place_of(target), count)
