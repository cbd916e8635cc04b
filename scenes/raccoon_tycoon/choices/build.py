"""Buying a building from the offer, or upgrading an own tile."""

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.build import (
    BuildOption,
    BuyBuilding,
    UpgradeBuilding,
    UpgradeOption,
)
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn, EndTurnOption
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.decision import Decision
from scenes.raccoon_tycoon.holdings import estate_items
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.raccoon_tycoon.words.names import named
from scenes.table.choosing.choice import ChoiceContext, Drops, every
from scenes.table.choosing.naming import NamedChoice
from scenes.table.piece import Piece
from scenes.widgets.pick import PickEntry

BUY, UPGRADE = "buy", "upgrade"


class BuildChoice(NamedChoice, Decision):
    """Clicking a tile of the offer or an own tile that can be upgraded chooses it."""

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
        """The face that is paid for."""
        return BUILDINGS[name].upgrade or name if kind == UPGRADE else name

    @property
    def picked(self) -> tuple[str, str]:
        """Whether to buy or upgrade, and the tile."""
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
        """A second purchase need not be made."""
        return (self.table.say("choice.end_turn"), EndTurn(self.end.seat)) if self.end else None

    @property
    def pieces(self) -> dict[Piece, str]:
        """The clickable pieces and the entry each one stands for."""
        offer, owned = enumerate(self.table.view.building_offer), enumerate(estate_items(self.me))
        named = {Piece("building", place): f"{BUY}:{name}" for place, name in offer}
        named |= {Piece("estate", place): f"{UPGRADE}:{item.name}" for place, item in owned}
        return {piece: key for piece, key in named.items() if key in self.keys}

    def drops(self) -> Drops:
        """A building goes to the estate; coins go onto a building, or onto an own tile to upgrade it."""
        offered = [piece for piece in self.pieces if piece.kind == "building"]
        return every(["purse"], *self.lit()) | every(offered, "estate")

    def drop(self, piece: Piece, target: Piece, count: int) -> bool:
        return self.click(target if piece == "purse" else piece)
