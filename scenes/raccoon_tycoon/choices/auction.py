"""The choice of opening an auction: railroad, opening bid, and a highest bid."""

import pygame

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, OpenAuction
from raccoon.games.raccoon_tycoon.highest_bid import HighestBid
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.auction.figures import bid_limit
from scenes.raccoon_tycoon.choices.decision import Decision
from scenes.raccoon_tycoon.inspection import chosen_piece
from scenes.raccoon_tycoon.words.names import dollars, named
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.table.choosing.naming import NamedChoice
from scenes.table.piece import Piece
from scenes.widgets.folded_pick import HIGH
from scenes.widgets.pick import Pick, PickEntry
from scenes.widgets.stepper import Stepper
from scenes.window.keys import KEYS

SELF, RAISE = "self", "raise"
TWO = 2


class RaiseLimit:
    """The fields of a highest bid that is set with the opening bid; off until the player turns it on."""

    def __init__(self, table: ChoiceContext, bid: Stepper, most: int) -> None:
        say = table.say
        self._table, self._bid, self._most = table, bid, most
        ways = [
            PickEntry(SELF, say("choice.auction.no_limit")),
            PickEntry(RAISE, say("choice.auction.limit")),
        ]
        self.way = Pick(ways, SELF, lambda _: self._way_changed(), columns=2)
        self.sum = Stepper(
            bid.low + 1, bid.low + 1, most, lambda _: table.changed(), told=dollars(say), up_to=True
        )
        self.fields = (ChoiceField(self.way, 64), ChoiceField(self.sum, 62))

    def begin(self, worth: int) -> None:
        """Turn it off and set its sum to the bid limit `worth`."""
        self.way.chosen = SELF
        self.keep_above()
        self.sum.set(worth)
        self.sum.visible = False

    def keep_above(self) -> None:
        """Keep the sum above the bid."""
        self.sum.limit(min(self._bid.value + 1, self._most), self._most)

    def _way_changed(self) -> None:
        self.sum.visible = self.way.chosen == RAISE
        self._table.changed()

    def order(self, number: int) -> HighestBid | None:
        """The standing order for the auction that starts with event `number`; None if it is off."""
        if self.way.chosen != RAISE or self.sum.value <= self._bid.value:
            return None
        return HighestBid(number, self.sum.value, "pass")

    def switch(self) -> bool:
        """Turn it on or off; return False where nothing is above the bid."""
        return self._most > self._bid.value and self.way.choose(SELF if self.way.chosen == RAISE else RAISE)


class AuctionChoice(NamedChoice, Decision):
    """Choose a railroad by a click and an opening bid from its minimum on.

    With more than two players a highest bid may be set at once; it begins at the bid limit.
    """

    key = "auction"
    verb = "auction"
    on_table = True
    targets = ("gavel",)

    def __init__(self, table: ChoiceContext, option: AuctionOption) -> None:
        self.option, self._minimum = option, dict(zip(option.railroads, option.minimum_bids, strict=True))
        entries = {}
        for name, least in self._minimum.items():
            words = f"[railroad {name}] {named(name, table.say)}"
            entries[PickEntry(name, words)] = OpenAuction(option.seat, name, least)
        super().__init__(table, option.seat, entries)
        self.pick.entries = tuple(entries)  # without number keys: digits are typed into the bid
        self.pick.chosen, self.pick.on_change = self.keys[0], lambda _: self._railroad_changed()
        least = self._minimum[self.railroad]
        self.bid = Stepper(least, least, option.most, lambda _: self._bid_changed(), told=dollars(table.say))
        self.fields = [ChoiceField(self.pick, HIGH), ChoiceField(self.bid, 62)]
        self.limit = RaiseLimit(table, self.bid, option.most)
        self.highest = self.limit.sum
        if len(table.seats) > TWO:
            self.fields += self.limit.fields
        self.limit.begin(bid_limit(table.view, self.railroad) or 0)

    def note(self) -> str:
        """With two players, that this is the only bid."""
        return self.table.say("choice.auction.two") if len(self.table.seats) == TWO else ""

    def _railroad_changed(self) -> None:
        least = self._minimum[self.railroad]
        self.bid.limit(least, self.option.most)
        self.bid.set(least)
        self.limit.begin(bid_limit(self.table.view, self.railroad) or 0)
        self.table.changed()

    def _bid_changed(self) -> None:
        self.limit.keep_above()
        self.table.changed()

    def order(self, number: int) -> HighestBid | None:
        return self.limit.order(number)

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """Let the key of the highest bid turn it on or off."""
        among_more = len(self.table.seats) != TWO
        return among_more and KEYS.is_press(event, "raccoon_tycoon.limit") and self.limit.switch()

    @property
    def railroad(self) -> str:
        """The chosen railroad."""
        return self.pick.chosen

    def command(self) -> Command:
        return OpenAuction(self.option.seat, self.railroad, self.bid.value)

    def label(self) -> str:
        return self.table.say(
            "choice.auction.confirm", railroad=named(self.railroad, self.table.say), bid=self.bid.value
        )

    def sub_label(self) -> str:
        order = self.order(0)
        return self.table.say("choice.auction.up_to", most=order.most) if order else ""

    def picture(self) -> Paint | None:
        return chosen_piece.railroad(self.railroad)

    @property
    def pieces(self) -> dict[Piece, str]:
        """The railroads that can be auctioned, by their pieces."""
        offer = enumerate(self.table.view.railroad_offer)
        return {Piece("railroad", place): name for place, name in offer if name in self.keys}

    def chosen(self) -> frozenset[Piece]:
        """The piece of the chosen railroad; the first where two of it are on offer."""
        return frozenset({Piece("railroad", self.table.view.railroad_offer.index(self.railroad))})

    def drops(self) -> Drops:
        """The gavel is dragged onto a railroad, or the railroad onto the block."""
        return every(["gavel"], *self.lit()) | super().drops()

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        return self.click(target if piece == "gavel" else piece)
