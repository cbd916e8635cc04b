"""The controls of an auction: bid, pass, a look into one's own purse, a highest bid."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame

from raccoon.app.text import Say
from raccoon.engine.events import Command, Option, found
from raccoon.games.raccoon_tycoon.actions.auction import Bid, BidOption, Pass
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art.frame import Frame
from scenes.raccoon_tycoon.auction.highest_bid import Bidder, HighestBidForm
from scenes.raccoon_tycoon.words.names import dollars
from scenes.table.choosing.choice_panel import WayOut
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.stepper import Stepper, clamp_typed, limit_text
from scenes.window.press_guard import ENTER

UNKNOWN = 999
"""The limit of a bid between people, whose money stays hidden: the rules refuse what cannot be paid."""


@dataclass(frozen=True)
class ControlRow:
    """The row of the verbs, where the controls are placed, in 1248 units."""

    rect: pygame.Rect
    frame: Frame

    def part(self, left: float, right: float) -> pygame.Rect:
        """The part of the row between two of its 1248 units."""
        start, end = (self.rect.left + round(self.rect.width * x / 1248) for x in (left, right))
        return pygame.Rect(start, self.rect.top, end - start, self.rect.height)


class WatcherControls:
    """The controls of a person who is not asked: a button that ends their highest bid, or none."""

    def __init__(self, say: Say, bidder: Bidder | None) -> None:
        self.ring = FocusRing()
        standing = bidder.highest_bid() if bidder else None
        if bidder and standing:
            self.highest = Button(
                say("auction.highest.standing", most=standing.most),
                bidder.drop,
                look="quiet",
                action="raccoon_tycoon.limit",
                size=20,
                tip=say("auction.highest.stop"),
            )
            self.ring.set([self.highest])

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Use an event."""
        return self.ring.handle(event, size)

    def layout(self, row: ControlRow) -> None:
        """Place the button in the row."""
        for widget in self.ring.widgets:
            widget.rect = row.part(474, 948)


class BidderControls:
    """The controls of the person who is asked for a bid; `shared`: others look on, so money stays hidden."""

    def __init__(
        self,
        say: Say,
        pending: AwaitBid,
        options: Sequence[Option],
        submit: Callable[[Command], None],
        bidder: Bidder | None,
        shared: bool,
    ) -> None:
        self.say = say
        self.pending = pending
        self.shared = shared
        self._submit = submit
        self._bidder = bidder
        bidding = found(options, BidOption)
        self._most = UNKNOWN if shared else bidding.most if bidding else self._least
        self._make_buttons("" if bidding or shared else say("auction.too_poor"))
        self.form: HighestBidForm | None = None
        self.peeking = False
        self.ring = FocusRing()
        self._row = ControlRow(pygame.Rect(0, 0, 1248, 72), Frame.of((1920, 1080)))
        self._close_form()
        self._set_labels()

    @property
    def _least(self) -> int:
        return self.pending.bid + 1

    def _make_buttons(self, reason: str) -> None:
        """Make the controls; `reason` says why no bid can be made, "" when one can."""
        say, least = self.say, self._least
        most = max(least, self._most)
        self.stepper = Stepper(
            least, least, most, lambda _: self._set_labels(), told=dollars(say), reason=reason
        )
        self.bid = Button("", self._bid, look="primary", cap="confirm", hotkeys=ENTER, reason=reason, size=28)
        self.leave = WayOut(say("auction.pass"), self._pass, look="quiet", action="pass", size=26)
        peek, action = say("auction.peek"), "raccoon_tycoon.peek"
        self.purse = Button(peek, self._toggle_peek, look="quiet", action=action, size=20)
        self.purse.visible = self.shared
        self.highest = Button(
            say("auction.highest"), self._open_form, look="quiet", action="raccoon_tycoon.limit",
            size=26, reason=reason, tip=say("auction.highest.tip"),
        )  # fmt: skip

    def _open_form(self) -> None:
        """Show the form of the highest bid in place of the bid; Esc closes it again."""
        assert self._bidder is not None
        self.form = HighestBidForm(
            self.say, self._bidder, self._least, self._most, self.shared, self._close_form
        )
        self.form.mask(not self.peeking)
        self.ring.set([*self.form.widgets, self.purse])
        self.ring.focus(self.form.sum)
        self.layout(self._row)

    def _close_form(self) -> None:
        self.form = None
        self.highest.visible = self._bidder is not None
        self.ring.set([self.stepper, self.bid, self.leave, self.highest, self.purse])
        self.layout(self._row)

    def _set_labels(self) -> None:
        limit = limit_text(self.stepper, self.say)
        self.bid.label = limit or self.say("auction.bid", bid=self.stepper.value)

    def _bid(self) -> None:
        """Submit the bid shown. A typed sum out of range is first changed to one in range and not submitted;
        after a refused bid the next digits begin a new sum.
        """
        if clamp_typed(self.stepper):
            return
        self._submit(Bid(self.pending.seat, self.stepper.value))
        self.stepper.set(self.stepper.value)

    def _pass(self) -> None:
        self._submit(Pass(self.pending.seat))

    def _toggle_peek(self) -> None:
        self.peeking = not self.peeking
        self.purse.label = self._purse_words() if self.peeking else self.say("auction.peek")
        if self.form:
            self.form.mask(not self.peeking)

    def _purse_words(self) -> str:
        """The bidder's own cash, and their highest bid if they have set one."""
        money, standing = (self._bidder.money(), self._bidder.highest_bid()) if self._bidder else (None, None)
        if standing:
            return self.say("auction.purse_highest", money=money, most=standing.most)
        return self.say("auction.purse", money=money)

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Use an event; digits always go to the bid, which takes the focus."""
        if self.form and move_of(event) == "cancel":
            self._close_form()
            return True
        if self.ring.handle(event, size):
            return True
        return self.ring.lend(self.form.sum if self.form else self.stepper, event)

    def layout(self, row: ControlRow) -> None:
        """Place the controls in the row; between people with the purse."""
        self._row = row
        if self.form:
            self.form.layout(row.part)
        for widget, usual, shared in (
            (self.stepper, (0, 480), (0, 350)),
            (self.bid, (496, 826), (362, 652)),
            (self.leave, (842, 1036), (664, 838)),
            (self.highest, (1052, 1248), (850, 1024)),
            (self.purse, (1052, 1248), (1036, 1248)),
        ):
            widget.rect = row.part(*(shared if self.shared else usual))
