"""Buying the town on offer: with its commodity, or with more tokens of any mix."""

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.town import BuyTown, TownOption
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, COMMODITY_INDEX
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.decision import (
    CountedDecision,
    counters_field,
    token_counters,
    tokens_markup,
)
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.raccoon_tycoon.words.names import named
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.table.piece import Piece
from scenes.widgets.pick import Pick, numbered
from scenes.widgets.tally import Tally

NAMED, ANY = "named", "any"


class TownChoice(CountedDecision):
    """One of the two payments; for the mix the tokens that are worth least are counted, to be exchanged."""

    key = "town"
    verb = "town"
    sources = ("slot",)

    def __init__(self, table: ChoiceContext, option: TownOption) -> None:
        super().__init__(table)
        self.option = option
        ways = [(NAMED, tokens_markup(option.named))] if option.named else []
        if option.any_cost:
            ways.append((ANY, table.say("choice.town.any", n=option.any_cost)))
        entries = numbered(ways)
        self.pick = Pick(entries, entries[0].key, lambda _: self._paid_with())
        cheapest = tuple(-price for price in table.view.prices)
        self.counters = token_counters(table, option.held, option.any_cost, cheapest)
        self.fields = [ChoiceField(self.pick, 50 * len(entries))]
        if option.any_cost:
            self.fields.append(counters_field(self.counters))
        self._paid_with()

    def _paid_with(self) -> None:
        self.counters.visible = self.pick.chosen == ANY
        self.table.changed()

    @property
    def counting(self) -> Tally | None:
        return self.counters.tally if self.pick.chosen == ANY else None

    def note(self) -> str:
        return self.table.say("choice.town.note", town=named(self.option.town, self.table.say))

    def command(self) -> Command | None:
        if self.pick.chosen == NAMED and self.option.named:
            return BuyTown(self.option.seat, self.option.named)
        tally = self.counters.tally
        return None if tally.left else BuyTown(self.option.seat, tuple(tally.counts))

    def label(self) -> str:
        return self.table.say("choice.town.confirm", town=named(self.option.town, self.table.say))

    def picture(self) -> Paint | None:
        return chosen_piece.town(self.option.town)

    def lit(self) -> frozenset[Piece]:
        return self.counted()

    def chosen(self) -> frozenset[Piece]:
        return frozenset({Piece("town")})

    def click(self, piece: Piece) -> bool:
        return super().click(piece) or piece == "town"

    def drops(self) -> Drops:
        """Tokens go to the town, or the town to the estate: then its payment is asked."""
        held = enumerate(self.option.held if self.option.any_cost else self.option.named or ())
        slots = every((Piece("slot", COMMODITIES[index]) for index, count in held if count), "town")
        return slots | every(["town"], "estate")

    def most(self, piece: Piece) -> int:
        if piece == "town":
            return 1
        index = COMMODITY_INDEX[piece.key]
        return min(self.option.held[index], self.option.any_cost or self.option.held[index])

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        """The town's own commodity chooses that payment; any other token is counted for the mix, anew when
        all were counted already: what is carried is what is paid with.
        """
        if piece == "town":
            return True
        index = COMMODITY_INDEX[piece.key]
        if self.pick.chosen == NAMED and self.option.named and self.option.named[index]:
            return True
        self.pick.choose(ANY)
        return self.counters.tally.take(index, count)
