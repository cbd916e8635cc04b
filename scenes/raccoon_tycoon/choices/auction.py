"""Opening an auction: which railroad, and the opening bid."""

from __future__ import annotations

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.commands import OpenAuction
from raccoon.games.raccoon_tycoon.options import AuctionOption
from scenes.raccoon_tycoon.choices.decision import Decision
from scenes.table.choosing.choice import Drops, Field, Table, every
from scenes.widgets.pick import Pick, PickEntry
from scenes.widgets.stepper import Stepper


class AuctionChoice(Decision):
    """Clicking a railroad chooses it; the bid starts at its minimum."""

    key = "auction"
    verb = "auction"

    def __init__(self, table: Table, option: AuctionOption) -> None:
        super().__init__(table)
        self.option = option
        names = tuple(dict.fromkeys(option.railroads))
        entries = [PickEntry(name, f"[railroad {name}] {name}") for name in names]
        self.pick = Pick(entries, names[0], self._railroad_changed)
        least = self._minimum(names[0])
        self.bid = Stepper(least, least, option.most, lambda _: table.changed(), prefix="$")
        self.fields = [Field(self.pick, 54 * self.pick.rows), Field(self.bid, 62)]

    def _minimum(self, railroad: str) -> int:
        return self.option.minimum_bids[self.option.railroads.index(railroad)]

    def _railroad_changed(self, railroad: str) -> None:
        self.bid.limit(self._minimum(railroad), self.option.most)
        self.bid.set(self._minimum(railroad))
        self.table.changed()

    @property
    def railroad(self) -> str:
        """The chosen railroad."""
        return self.pick.chosen

    def command(self) -> Command:
        return OpenAuction(self.option.seat, self.railroad, self.bid.value)

    def label(self) -> str:
        return self.table.say("choice.auction.confirm", railroad=self.railroad, bid=self.bid.value)

    def lit(self) -> frozenset[str]:
        offer = self.table.view.railroad_offer
        return frozenset(
            f"railroad:{place}" for place, name in enumerate(offer) if name in self.option.railroads
        )

    def chosen(self) -> frozenset[str]:
        return frozenset({f"railroad:{self.table.view.railroad_offer.index(self.railroad)}"})

    def click(self, piece: str) -> bool:
        kind, _, place = piece.partition(":")
        if kind != "railroad" or int(place) >= len(self.table.view.railroad_offer):
            return False
        name = self.table.view.railroad_offer[int(place)]
        if name not in self.option.railroads:
            return False
        self.pick.choose(name)
        return True

    def drops(self) -> Drops:
        """The gavel goes onto a railroad, or the railroad onto the block."""
        railroads = self.lit()
        return {"gavel": railroads} | every(railroads, "gavel")

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(target if piece == "gavel" else piece)
