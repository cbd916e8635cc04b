"""The auction house: one panel for a whole auction, on the stage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import pygame

from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art.frame import Frame
from scenes.art.sprite_layer import Aloft
from scenes.raccoon_tycoon.auction import bidders
from scenes.raccoon_tycoon.auction.bidding import Bidding, Watching
from scenes.raccoon_tycoon.auction.highest_bid import Bidder
from scenes.raccoon_tycoon.auction.sheet import BLOCK, CARD, SIZE, TOWN, WORTH, AuctionSheet
from scenes.table.choosing.choice import Table
from scenes.table.choosing.panel import Deeds
from scenes.table.picture.marks import Marks
from scenes.widgets.widget import Widget

SHADOW = 30
"""How far the panel's shadow reaches, in design units."""
HINT = (938, 14, 164, 52)
"""Where the button for a hint lies on the sheet: design units."""


class AuctionPanel:
    """With options it has the controls of the person who is asked; while a bot thinks it only shows."""

    region: Literal["dock", "stage"] = "stage"
    choice = None

    def __init__(self, table: Table, pending: AwaitBid, deeds: Deeds) -> None:
        self.table = table
        self.pending = pending
        self._deeds = deeds
        bidder = Bidder(deeds.owner) if deeds.owner else None
        self.controls: Bidding | Watching = (
            Bidding(table.say, pending, deeds.options, deeds.submit, bidder, deeds.shared)
            if deeds.options
            else Watching(table.say, bidder)
        )
        self.hidden: frozenset[str] = frozenset()
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.frame = Frame.of((1920, 1080))
        self._places: list[tuple[Widget, tuple[int, ...]]] = []

    def refresh(self) -> None:
        """Nothing outside its own controls changes while it stands."""

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Use an event."""
        return self.controls.handle(event, size)

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fit the panel into a rectangle of the window."""
        self.rect = rect
        self.frame = Frame.within(rect, SIZE, frame.text_scale)
        self.controls.layout(self.frame)

    def draw(self, surface: pygame.Surface, ground: int | None = None) -> None:
        """Draw the panel; `ground` numbers the picture under it: while it stays only the controls are new."""
        if ground is None:
            self._draw_still(surface)
        else:
            self._deeds.cached.draw(surface, self.bounds, (self, ground), self._draw_still)
        self.controls.ring.draw_controls(surface, self.frame)

    def _draw_still(self, surface: pygame.Surface) -> None:
        asked = self.pending.seat if self._deeds.shared and self._deeds.options else None
        sheet = AuctionSheet(self.table, self.pending, self._seat_shown(), self.frame, self.hidden, asked)
        sheet.draw(surface, self.rect)

    def _seat_shown(self) -> int:
        """For whom the card is valued: the seat asked; while a bot thinks, the one who watches."""
        watching: int | None = self.table.view.seat
        return self.pending.seat if self._deeds.options or watching is None else watching

    @property
    def bounds(self) -> pygame.Rect:
        """The panel and its shadow."""
        return self.rect.inflate(2 * self.frame.px(SHADOW), 2 * self.frame.px(SHADOW))

    def marks(self) -> Marks:
        """The table behind it rests."""
        return Marks(dimmed=True)

    def changed(self) -> pygame.Rect:
        """What an event has changed: its controls, or the whole panel when they are others now."""
        ring = self.controls.ring
        before, self._places = self._places, [(widget, tuple(widget.rect)) for widget in ring.widgets]
        return ring.bounds(self.frame) if before == self._places else self.bounds

    def places(self) -> Iterator[tuple[str, pygame.Rect]]:
        """The card, the standing bid, the bidders, what the card is worth."""
        yield "lot", self.frame.rect(*CARD)
        yield "bid", self.frame.rect(*BLOCK)
        yield "lot", self.frame.rect(*WORTH)
        yield "town", self.frame.rect(*TOWN)
        seats = len(self.table.seats)
        for place in range(seats):
            yield f"panel:{(self.pending.starter + place) % seats}", self.frame.rect(*bidders.place_of(place))

    def hint_place(self) -> pygame.Rect:
        """Beside the title."""
        return self.frame.rect(*HINT)

    def aloft(self, bounds: pygame.Rect) -> Iterator[Aloft]:
        """The hint of one of its controls, over a window of these bounds."""
        return self.controls.ring.hint(bounds, self.frame)
