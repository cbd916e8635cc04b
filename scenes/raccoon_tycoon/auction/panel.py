"""The auction house: the card, the standing bid, who is in, the bid of the person asked (P6, H2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pygame

from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.commands import Bid, Pass
from raccoon.games.raccoon_tycoon.options import BidOption
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.view import View
from scenes.art import palette as pal
from scenes.art import pictograms, rich, shapes, text
from scenes.art.cached_area import Kept
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.sprite_layer import Aloft
from scenes.raccoon_tycoon.art import cards
from scenes.raccoon_tycoon.auction import bidders
from scenes.raccoon_tycoon.auction.highest_bid import LimitForm, Privately
from scenes.raccoon_tycoon.railroad_value import railroad_worth
from scenes.table.choice import Table
from scenes.table.dock import ENTER, WayOut
from scenes.table.markup import player_markup
from scenes.widgets.button import Button
from scenes.widgets.focus import FocusRing, move_of
from scenes.widgets.stepper import Stepper
from scenes.widgets.widget import Widget

SHEET = (1248, 696)
"""The panel's own sheet in design units: the middle of the table."""
CARD = (60, 104, 330, 486)
"""Where the card lies on the sheet: its flight ends there and its next one begins there."""
SHADOW = 30
"""How far the panel's shadow reaches, in design units."""
UNKNOWN_LIMIT = 999
"""Between people the controls reveal no limit: the rules refuse a bid beyond one's money (H2)."""


class AuctionPanel:
    """One panel for a whole auction. `open_purse` tells that the money on screen is the bidder's own.

    With `asked` (a person's options) it has controls; while a bot thinks it only shows the auction.
    `kept` keeps its picture; panels of which one is seen at a time may share it.
    """

    region = "stage"

    def __init__(
        self,
        table: Table,
        options: Sequence[Option],
        on_command: Callable[[Command], None],
        shared: bool,
        private: Privately | None = None,
        kept: Kept | None = None,
    ) -> None:
        self.table = table
        self.pending = _auction(table.view)
        self.shared = shared
        self._on_command = on_command
        self._private = private
        self.form: LimitForm | None = None
        self.asks = bool(options)
        """Whether a person is asked here for a bid."""
        self.peeking = False
        self.hidden: frozenset[str] = frozenset()
        self._kept = kept or Kept()
        self._controls: list[tuple[Widget, tuple[int, ...]]] = []
        self.rect = pygame.Rect(0, 0, 0, 0)
        self.frame = self._outer = Frame.of((1920, 1080))
        self.ring = FocusRing()
        self.on_back: Callable[[], None] | None = None
        if options:
            self._add_controls(options)
        elif private and private.highest_bid():
            self._add_stop(private)

    def _add_controls(self, options: Sequence[Option]) -> None:
        say, least = self.table.say, self.pending.bid + 1
        bidding = next((option for option in options if isinstance(option, BidOption)), None)
        most = UNKNOWN_LIMIT if self.shared else bidding.most if bidding else least
        reason = "" if bidding or self.shared else say("auction.too_poor")
        self.stepper = Stepper(
            least, least, max(least, most), lambda _: self._worded(), prefix="$", reason=reason
        )
        self.bid = Button(
            "", self._bid, look="primary", cap=say("key.enter"), hotkeys=ENTER, reason=reason, size=28
        )
        self.leave = WayOut(
            say("auction.pass"), self._pass, look="quiet", cap="P", hotkeys=(pygame.K_p,), size=28
        )
        self.purse = Button(
            say("auction.peek"), self._toggle_peek, look="quiet", cap="O", hotkeys=(pygame.K_o,), size=20
        )
        self.purse.visible = self.shared
        self.limit = Button(
            say("auction.limit"), self._open_form, look="quiet", cap="L", hotkeys=(pygame.K_l,), size=20,
            reason=reason, tip=say("auction.limit.tip"),
        )  # fmt: skip
        self._most = most
        self._close_form()
        self._worded()

    def _add_stop(self, private: Privately) -> None:
        """While the others bid: the maximum at work for the one who watches, and the way to end it."""
        say, limit = self.table.say, private.highest_bid()
        assert limit is not None
        label = say("auction.limited", most=limit.most)
        stop = say("auction.limit.stop")
        self.limit = Button(
            label, private.drop, look="quiet", cap="L", hotkeys=(pygame.K_l,), size=20, tip=stop
        )
        self.ring.set([self.limit])

    def _open_form(self) -> None:
        """The private maximum in the place of the bid; Esc comes back from it without a trace."""
        assert self._private is not None
        least = self.pending.bid + 1
        self.form = LimitForm(self.table.say, self._private, least, self._most, self.shared, self._close_form)
        self.form.mask(not self.peeking)
        self.on_back = self._close_form
        self.ring.set([*self.form.widgets, self.purse])
        self.ring.focus(self.form.sum)
        self.layout(self.rect, self._outer)

    def _close_form(self) -> None:
        self.form, self.on_back = None, None
        self.limit.visible = self._private is not None
        self.ring.set([self.stepper, self.bid, self.leave, self.limit, self.purse])
        self.layout(self.rect, self._outer)

    def _worded(self) -> None:
        self.bid.label = self.table.say("auction.bid", bid=self.stepper.value)

    def _bid(self) -> None:
        """Bid what stands there; should it be refused, the next digits begin another sum."""
        self._on_command(Bid(self.pending.seat, self.stepper.value))
        self.stepper.set(self.stepper.value)

    def _pass(self) -> None:
        self._on_command(Pass(self.pending.seat))

    def _toggle_peek(self) -> None:
        """A private look at one's own money, by one's own press (H2)."""
        self.peeking = not self.peeking
        self.purse.label = self._purse_words() if self.peeking else self.table.say("auction.peek")
        if self.form:
            self.form.mask(not self.peeking)

    def _purse_words(self) -> str:
        """The bidder's own cash, and the maximum they have set themselves."""
        say, private = self.table.say, self._private
        money, limit = (private.money(), private.highest_bid()) if private else (None, None)
        if limit:
            return say("auction.purse_limit", money=money, most=limit.most)
        return say("auction.purse", money=money)

    def refresh(self) -> None:
        """Nothing outside its own controls changes while it stands."""

    def handle(self, event: pygame.event.Event, size: tuple[int, int]) -> bool:
        """Use an event; digits go to the bid whatever has the focus, and take it along: Enter is theirs."""
        if self.on_back and move_of(event) == "cancel":
            self.on_back()
            return True
        if self.ring.handle(event, size):
            return True
        stepper = self.form.sum if self.form else self.stepper if self.asks else None
        return stepper is not None and self.ring.lend(stepper, event)

    def layout(self, rect: pygame.Rect, frame: Frame) -> None:
        """Fit the panel into a rectangle of the window."""
        self.rect, self._outer = rect, frame
        self.frame = Frame.within(rect, SHEET, frame.text_scale)
        if not self.ring.widgets:
            return
        if self.form:
            self.form.layout(self.frame)
        if not self.asks:
            self.limit.rect = self._area(716, 616, 424, 64)
            return
        self.stepper.rect = self._area(412, 616, 292, 64)
        self.bid.rect = self._area(716, 616, 260, 64)
        self.leave.rect = self._area(988, 616, 152, 64)
        self.purse.rect = self._area(716, 562, 206, 46)
        self.limit.rect = self._area(934, 562, 206, 46) if self.shared else self._area(884, 562, 256, 46)

    def _area(self, x: float, y: float, width: float, height: float) -> pygame.Rect:
        return self.frame.rect(x, y, width, height)

    def draw(self, surface: pygame.Surface, ground: int | None = None) -> None:
        """Draw the panel; `ground` numbers the picture under it: while it stays only the controls are new."""
        if ground is None:
            self._draw_still(surface)
        else:
            self._kept.draw(surface, self.bounds, (self, ground), self._draw_still)
        self.ring.draw_controls(surface, self.frame)

    @property
    def bounds(self) -> pygame.Rect:
        """The panel and its shadow."""
        return self.rect.inflate(2 * self.frame.px(SHADOW), 2 * self.frame.px(SHADOW))

    def changed(self) -> pygame.Rect:
        """What an event has changed: its controls, or the whole panel when they are others now."""
        before, self._controls = (
            self._controls,
            [(widget, tuple(widget.rect)) for widget in self.ring.widgets],
        )
        return self.ring.bounds(self.frame) if before == self._controls else self.bounds

    def aloft(self, bounds: pygame.Rect) -> Iterator[Aloft]:
        """The hint of one of its controls, over a window of these bounds."""
        return self.ring.hint(bounds, self.frame)

    def _draw_still(self, surface: pygame.Surface) -> None:
        """The velvet, the card, the bid, the bidders, the worth: as long as nobody bids they stay."""
        k = self.frame.scale
        shapes.wood_panel(surface, self.rect, k, filigree=True, tone=(pal.OXBLOOD, pal.OXBLOOD_DEEP))
        self._draw_title(surface)
        self._draw_card(surface)
        self._draw_block(surface)
        bidders.draw(surface, self.frame, self.table, self.pending)
        self._draw_worth(surface)

    def _draw_title(self, surface: pygame.Surface) -> None:
        frame, say = self.frame, self.table.say
        plate = self._area(330, 8, 588, 84)
        shapes.plate(surface, plate, frame.scale, pal.OXBLOOD_LIGHT, pal.OXBLOOD_DEEP, 8)
        head = text.Style(Face.POSTER, frame.type(32, 1.2), pal.IVORY, frame.px(2))
        text.draw(surface, say("auction.title"), frame.point(624, 48), head, "centre", plate.width - 24)
        starter = self.table.seats[self.pending.starter].name
        sub = text.Style(Face.BOOK_ITALIC, frame.type(19, 1.5), pal.CREAM)
        words = say("auction.opened", starter=starter, railroad=self.pending.railroad)
        text.draw(surface, words, frame.point(624, 78), sub, "centre", plate.width - 24)

    def _draw_card(self, surface: pygame.Surface) -> None:
        card = RAILROADS[self.pending.railroad]
        seat = self._seat_shown()
        owned = self.table.view.players[seat].railroads.count(card.name)
        words = self.table.say("table.minimum_bid", bid=card.minimum_bid)
        cards.railroad_card(
            surface,
            self._area(*CARD),
            card.name,
            words,
            card.points,
            owned,
            self.frame.text_scale,
        )

    def _seat_shown(self) -> int:
        """Whose worth is counted: the seat asked; while a bot thinks, the one who watches."""
        watching = self.table.view.seat
        return self.pending.seat if self.asks or watching is None else watching

    def _draw_block(self, surface: pygame.Surface) -> None:
        frame = self.frame
        if "gavel" not in self.hidden:
            pictograms.draw(surface, self._area(540, 108, 150, 150), "gavel")
        block = self._area(480, 262, 270, 150)
        shapes.inset(surface, block, frame.scale, 10)
        bid = text.Style(Face.POSTER, frame.type(72, 1.2), pal.IVORY)
        text.draw(surface, f"${self.pending.bid}", frame.point(615, 350), bid, "centre", block.width - 20)
        leader = player_markup(self.table.seats[self.pending.leader])
        words = self.table.say("auction.leads", leader=leader)
        style = text.Style(Face.BOOK_SEMIBOLD, frame.type(22, 1.5), pal.CREAM)
        strong = text.Style(Face.BOOK_BOLD, frame.type(22, 1.5), pal.IVORY)
        box = self._area(490, 366, 250, 38)
        rich.paragraph(surface, words, box, style, strong, align="centre", centred=True)

    def _draw_worth(self, surface: pygame.Surface) -> None:
        """What the card adds, counted from public holdings only."""
        frame, say, seat = self.frame, self.table.say, self._seat_shown()
        paper = self._area(812, 108, 412, 302)
        shapes.paper_panel(surface, paper, frame.scale, filigree=True)
        head = text.Style(Face.POSTER, frame.type(28, 1.2), pal.OXBLOOD_DEEP)
        title = say("auction.worth", name=self.table.seats[seat].name)
        text.draw(surface, title, frame.point(1018, 152), head, "centre", paper.width - frame.px(70))
        worth = railroad_worth(self.table.view.players[seat], self.pending.railroad)
        rows = [
            (say("auction.set", owned=worth.owned, of=worth.cards), worth.set_after - worth.set_before),
            (say("auction.pairs"), worth.pair_points),
        ]
        if worth.bonus_points:
            rows.append((say("auction.bonus"), worth.bonus_points))
        for number, (words, points) in enumerate(rows):
            self._draw_row(surface, 192 + 42 * number, words, points, Face.BOOK_SEMIBOLD, 21)
        shapes.rule(surface, self._area(850, 172 + 42 * len(rows), 336, 10), frame.scale)
        self._draw_row(surface, 218 + 42 * len(rows), say("auction.together"), worth.points, Face.POSTER, 28)
        note = text.Style(Face.BOOK_ITALIC, frame.type(18, 1.15), pal.INK)
        box = self._area(888, 352, 260, 50)
        text.paragraph(surface, say("auction.public"), box, note, "centre", centred=True, floor=frame.floor)

    def _draw_row(
        self, surface: pygame.Surface, y: float, words: str, points: int, face: Face, size: int
    ) -> None:
        frame = self.frame
        style = text.Style(face, frame.type(size, 1.2), pal.OXBLOOD_DEEP if face is Face.POSTER else pal.INK)
        text.draw(surface, words, frame.point(850, y), style, "left", frame.px(220))
        amount = self.table.say("auction.points", n=points)
        strong = text.Style(Face.POSTER, frame.type(size + 2, 1.2), style.colour)
        text.draw(surface, amount, frame.point(1186, y), strong, "right", frame.px(110))


def _auction(view: View) -> AwaitBid:
    pending = view.pending
    assert isinstance(pending, AwaitBid)
    return pending
