"""The form of a highest bid in the auction ("raise for me up to …"), typed unseen by others."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon.highest_bid import Beyond, HighestBid, auction_number
from scenes.art.frame import Frame
from scenes.art.moving.incremental import temporary_values
from scenes.raccoon_tycoon.auction.figures import bid_limit
from scenes.raccoon_tycoon.words.names import dollars
from scenes.table.choosing.choice_panel import WayOut
from scenes.table.choosing.panel import Owner
from scenes.widgets.button import Button
from scenes.widgets.stepper import Stepper, clamp_typed, limit_text
from scenes.widgets.widget import Widget
from scenes.window.press_guard import ENTER

DOTS = "••"


@dataclass(frozen=True)
class Bidder:
    """The bidder at the auction's panel: money, highest bid, bid limit; for the bidder's eyes only."""

    owner: Owner

    def money(self) -> int | None:
        """The bidder's own cash."""
        money: int | None = self.owner.view.players[self.owner.seat].money
        return money

    def highest_bid(self) -> HighestBid | None:
        """The bidder's highest bid in this auction; None without one."""
        order = self.owner.session.orders.of(self.owner.seat)
        return order if isinstance(order, HighestBid) else None

    def limit(self) -> int:
        """The dollars up to which the bidder should bid."""
        return bid_limit(self.owner.view, self.owner.view.pending.railroad) or 0

    def raise_to(self, most: int, beyond: Beyond) -> None:
        """Set a highest bid: bids are made for the bidder up to `most`, then `beyond` applies."""
        orders, seat = self.owner.session.orders, self.owner.seat
        orders.give(seat, HighestBid(auction_number(orders.log(seat)), most, beyond))
        self.owner.on_session_changed()

    def drop(self) -> None:
        """Remove the highest bid: the bidder is asked again."""
        self.owner.session.orders.drop(self.owner.seat)
        self.owner.on_session_changed()


class SecretStepper(Stepper):
    """A stepper whose number is replaced by dots while `masked`."""

    masked = False

    @property
    def shown_number(self) -> str:
        """The number, or two dots while masked."""
        return DOTS if self.masked else super().shown_number

    def value_text(self, say: Say) -> str:
        """The spoken value: the number, or "hidden" while masked."""
        return say("speech.hidden") if self.masked else super().value_text(say)

    def draw(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw it; masked, without the mark of a number out of range."""
        with temporary_values(self, _typed="" if self.masked else self._typed):
            super().draw(surface, frame)


class HighestBidForm:
    """The form of a highest bid: the sum, what to do beyond it (pass or ask), a button that sets it.

    The sum begins at the bidder's bid limit; if `shared`, it is masked and begins at the least. `on_back`
    closes the form.
    """

    def __init__(
        self, say: Say, bidder: Bidder, least: int, most: int, shared: bool, on_back: Callable[[], None]
    ) -> None:
        self.say = say
        self.bidder = bidder
        self.shared = shared
        self.beyond: Beyond = "pass"
        ready = least if shared else bidder.limit()
        self.sum = SecretStepper(
            ready, least, most, lambda _: self._set_labels(), told=dollars(say), up_to=True
        )
        self.sum.masked = shared
        self.then = Button("", self._switch_beyond, look="quiet", action="raccoon_tycoon.then", size=20)
        self.confirm = Button("", self._confirm, look="primary", cap="confirm", hotkeys=ENTER, size=24)
        self.back = WayOut(say("choice.back"), on_back, look="quiet", cap="back", size=18)
        self.then.tip = say("auction.highest.turn")
        self.confirm.tip = say("auction.highest.tip")
        self._set_labels()

    @property
    def widgets(self) -> list[Widget]:
        """The controls in reading order."""
        return [self.sum, self.then, self.confirm, self.back]

    def mask(self, masked: bool) -> None:
        """Mask or show the sum of a shared form."""
        self.sum.masked = masked and self.shared
        self._set_labels()

    def _switch_beyond(self) -> None:
        self.beyond = "ask" if self.beyond == "pass" else "pass"
        self._set_labels()

    def _set_labels(self) -> None:
        self.then.label = self.say(f"auction.highest.{self.beyond}")
        words = "auction.highest.set_masked" if self.sum.masked else "auction.highest.set"
        limit = "" if self.sum.masked else limit_text(self.sum, self.say)
        self.confirm.label = limit or self.say(words, most=self.sum.value)

    def _confirm(self) -> None:
        if not self.sum.masked and clamp_typed(self.sum):
            return
        self.bidder.raise_to(self.sum.value, self.beyond)

    def layout(self, part: Callable[[float, float], pygame.Rect]) -> None:
        """Place the controls where the bid's are; `part` returns a part of the row."""
        for widget, usual, shared in (
            (self.sum, (0, 480), (0, 350)),
            (self.confirm, (496, 826), (362, 652)),
            (self.then, (842, 1062), (664, 876)),
            (self.back, (1078, 1248), (888, 1024)),
        ):
            widget.rect = part(*(shared if self.shared else usual))
