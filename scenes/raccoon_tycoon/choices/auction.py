"""Opening an auction: which railroad, the opening bid, and up to how much to raise without being asked."""

from __future__ import annotations

import pygame

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, OpenAuction
from raccoon.games.raccoon_tycoon.highest_bid import HighestBid
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.auction.railroad_value import bid_limit
from scenes.raccoon_tycoon.choices.decision import Decision
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.raccoon_tycoon.words.names import dollars, named
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.widgets.pick import Pick, PickEntry
from scenes.widgets.stepper import Stepper
from scenes.window.keys import KEYS

SELF, RAISE = "self", "raise"
TWO = 2


class AuctionChoice(Decision):
    """Clicking a railroad chooses it; the bid starts at its minimum.

    A highest bid may be set at once; up to where it is worth bidding stands ready. Among two there is none:
    the starter bids once.
    """

    key = "auction"
    verb = "auction"

    def __init__(self, table: ChoiceContext, option: AuctionOption) -> None:
        super().__init__(table)
        self.option = option
        names = tuple(dict.fromkeys(option.railroads))
        entries = [PickEntry(name, f"[railroad {name}] {named(name, table.say)}") for name in names]
        self.pick = Pick(entries, names[0], self._railroad_changed)
        least, say = self._minimum(names[0]), table.say
        self.bid = Stepper(least, least, option.most, lambda _: self._bid_changed(), told=dollars(say))
        ways = [
            PickEntry(SELF, say("choice.auction.no_limit")),
            PickEntry(RAISE, say("choice.auction.limit")),
        ]
        self.way = Pick(ways, SELF, lambda _: self._way_changed(), columns=2)
        self.highest = Stepper(
            least + 1, least + 1, option.most, lambda _: table.changed(), told=dollars(say), up_to=True
        )
        self.fields = [ChoiceField(self.pick, 54 * self.pick.rows), ChoiceField(self.bid, 62)]
        if len(table.seats) > TWO:
            self.fields += [ChoiceField(self.way, 64), ChoiceField(self.highest, 62)]
        self._ready()

    def note(self) -> str:
        """Among two it has to be known that this is the only bid."""
        return self.table.say("choice.auction.two") if len(self.table.seats) == TWO else ""

    def _minimum(self, railroad: str) -> int:
        return self.option.minimum_bids[self.option.railroads.index(railroad)]

    def _railroad_changed(self, railroad: str) -> None:
        self.bid.limit(self._minimum(railroad), self.option.most)
        self.bid.set(self._minimum(railroad))
        self._ready()
        self.table.changed()

    def _ready(self) -> None:
        """A highest bid stands ready. It does not count before it is asked for: nobody passes unawares."""
        self.way.chosen = SELF
        self.highest.limit(min(self.bid.value + 1, self.option.most), self.option.most)
        self.highest.set(bid_limit(self.table.view, self.railroad) or 0)
        self.highest.visible = False

    def _bid_changed(self) -> None:
        self.highest.limit(min(self.bid.value + 1, self.option.most), self.option.most)
        self.table.changed()

    def _way_changed(self) -> None:
        self.highest.visible = self.way.chosen == RAISE
        self.table.changed()

    def order(self, number: int) -> HighestBid | None:
        if self.way.chosen != RAISE or self.highest.value <= self.bid.value:
            return None
        return HighestBid(number, self.highest.value, "pass")

    def key_pressed(self, event: pygame.event.Event) -> bool:
        """L sets a highest bid, or none."""
        limits = self.option.most > self.bid.value and len(self.table.seats) != TWO
        if not limits or not KEYS.meant(event, "raccoon_tycoon.limit"):
            return False
        return self.way.choose(SELF if self.way.chosen == RAISE else RAISE)

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

    def beneath(self) -> str:
        order = self.order(0)
        return self.table.say("choice.auction.up_to", most=order.most) if order else ""

    def picture(self) -> Paint | None:
        return chosen_piece.railroad(self.railroad)

    def _pieces(self) -> dict[str, str]:
        """The railroads that can be opened for, by their pieces."""
        offer = enumerate(self.table.view.railroad_offer)
        return {f"railroad:{place}": name for place, name in offer if name in self.option.railroads}

    def lit(self) -> frozenset[str]:
        return frozenset(self._pieces())

    def chosen(self) -> frozenset[str]:
        return frozenset({f"railroad:{self.table.view.railroad_offer.index(self.railroad)}"})

    def click(self, piece: str) -> bool:
        found = self._pieces()
        if piece in found:
            self.pick.choose(found[piece])
        return piece in found

    def drops(self) -> Drops:
        """The gavel goes onto a railroad, or the railroad onto the block."""
        railroads = self.lit()
        return {"gavel": railroads} | every(railroads, "gavel")

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(target if piece == "gavel" else piece)
