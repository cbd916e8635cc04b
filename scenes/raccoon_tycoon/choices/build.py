"""The choices of purchases: a building from the offer, an upgrade of an own tile, the town."""

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.build import (
    BuildOption,
    BuyBuilding,
    UpgradeBuilding,
    UpgradeOption,
)
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn, EndTurnOption
from raccoon.games.raccoon_tycoon.actions.town import BuyTown, TownOption
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, COMMODITY_INDEX
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.decision import (
    CountedDecision,
    Decision,
    counters_field,
    token_counters,
    tokens_markup,
)
from scenes.raccoon_tycoon.holdings import estate_items
from scenes.raccoon_tycoon.inspection import chosen_piece
from scenes.raccoon_tycoon.words.names import named
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.table.choosing.naming import NamedChoice
from scenes.table.piece import Piece
from scenes.widgets.pick import Pick, PickEntry, numbered
from scenes.widgets.tally import Tally

BUY, UPGRADE = "buy", "upgrade"


class BuildChoice(NamedChoice, Decision):
    """Choose a building on offer or an own tile to upgrade; with `end`, as a second purchase."""

    key = "build"
    verb = "build"
    on_table = True

    def __init__(
        self,
        table: ChoiceContext,
        buy: BuildOption | None,
        upgrade: UpgradeOption | None,
        end: EndTurnOption | None = None,
    ) -> None:
        self.table, self.end, seat = table, end, table.view.seat
        entries: dict[PickEntry, Command] = {}
        for name in buy.buildings if buy else ():
            entries[self._entry(BUY, name)] = BuyBuilding(seat, name)
        for name in upgrade.buildings if upgrade else ():
            entries[self._entry(UPGRADE, name)] = UpgradeBuilding(seat, name)
        super().__init__(table, seat, entries)
        self.pick.chosen = self.keys[0]

    def _entry(self, kind: str, name: str) -> PickEntry:
        cost = BUILDINGS[self._face(kind, name)].cost
        return PickEntry(
            Piece(kind, name),
            self.table.say(f"choice.build.{kind}", name=named(name, self.table.say), cost=cost),
        )

    @staticmethod
    def _face(kind: str, name: str) -> str:
        """The building that is paid for: an upgrade's other face."""
        return BUILDINGS[name].upgrade or name if kind == UPGRADE else name

    @property
    def picked(self) -> tuple[str, str]:
        """The chosen kind, `BUY` or `UPGRADE`, and the tile."""
        chosen = Piece(self.pick.chosen)
        return chosen.kind, chosen.key

    def label(self) -> str:
        kind, name = self.picked
        face = BUILDINGS[self._face(kind, name)]
        return self.table.say(
            f"choice.build.confirm_{kind}", name=named(face.name, self.table.say), cost=face.cost
        )

    def picture(self) -> Paint | None:
        return chosen_piece.building(self._face(*self.picked))

    def instead(self) -> tuple[str, Command] | None:
        """End the turn instead of a second purchase."""
        return (self.table.say("choice.end_turn"), EndTurn(self.end.seat)) if self.end else None

    @property
    def pieces(self) -> dict[Piece, str]:
        """The entry's key for each clickable piece."""
        offer, owned = enumerate(self.table.view.building_offer), enumerate(estate_items(self.me))
        named = {Piece("building", place): f"{BUY}:{name}" for place, name in offer}
        named |= {Piece("estate", place): f"{UPGRADE}:{item.name}" for place, item in owned}
        return {piece: key for piece, key in named.items() if key in self.keys}

    def drops(self) -> Drops:
        """A building is dragged to the estate, or the purse onto a building or an own tile."""
        offered = [piece for piece in self.pieces if piece.kind == "building"]
        return every(["purse"], *self.lit()) | every(offered, "estate")

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        return self.click(target if piece == "purse" else piece)


NAMED, ANY = "named", "any"


class TownChoice(CountedDecision):
    """Choose one of the two payments for the town; a mix begins with the tokens that are worth least."""

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
        """Tokens are dragged to the town, or the town to the estate."""
        held = enumerate(self.option.held if self.option.any_cost else self.option.named or ())
        slots = every((Piece("slot", COMMODITIES[index]) for index, count in held if count), "town")
        return slots | every(["town"], "estate")

    def most(self, piece: Piece) -> int:
        if piece == "town":
            return 1
        index = COMMODITY_INDEX[piece.key]
        return min(self.option.held[index], self.option.any_cost or self.option.held[index])

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        """Use a drop: tokens of the town's own commodity choose that payment if it is chosen and possible;
        other tokens are counted for the mix, which starts anew if it was complete.
        """
        if piece == "town":
            return True
        index = COMMODITY_INDEX[piece.key]
        if self.pick.chosen == NAMED and self.option.named and self.option.named[index]:
            return True
        self.pick.choose(ANY)
        return self.counters.tally.take(index, count)
