"""Buying a building from the offer, or upgrading an own tile."""

from __future__ import annotations

from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS
from raccoon.games.raccoon_tycoon.commands import BuyBuilding, EndTurn, UpgradeBuilding
from raccoon.games.raccoon_tycoon.options import BuildOption, EndTurnOption, UpgradeOption
from scenes.art.frame import Paint
from scenes.raccoon_tycoon.choices.decision import Decision
from scenes.raccoon_tycoon.holdings import estate_items
from scenes.raccoon_tycoon.inspection.drawn import chosen_piece
from scenes.table.choosing.choice import ChoiceContext, ChoiceField, Drops, every
from scenes.widgets.pick import Pick, numbered

BUY, UPGRADE = "buy", "upgrade"


class BuildChoice(Decision):
    """Clicking a tile of the offer or an own tile that can be upgraded chooses it."""

    key = "build"
    verb = "build"

    def __init__(
        self,
        table: ChoiceContext,
        buy: BuildOption | None,
        upgrade: UpgradeOption | None,
        end: EndTurnOption | None = None,
    ) -> None:
        super().__init__(table)
        self.buildings = tuple(dict.fromkeys(buy.buildings)) if buy else ()
        self.upgrades = upgrade.buildings if upgrade else ()
        self.end = end
        offered = [(BUY, name) for name in self.buildings] + [(UPGRADE, name) for name in self.upgrades]
        entries = numbered(self._entry(*what) for what in offered)
        self.pick = Pick(entries, entries[0].key, lambda _: table.changed())
        self.fields = [ChoiceField(self.pick, 50 * len(entries), shrinks=True)]

    def _entry(self, kind: str, name: str) -> tuple[str, str]:
        cost = BUILDINGS[self._face(kind, name)].cost
        return f"{kind}:{name}", self.table.say(f"choice.build.{kind}", name=name, cost=cost)

    @staticmethod
    def _face(kind: str, name: str) -> str:
        """The face that is paid for."""
        return BUILDINGS[name].upgrade or name if kind == UPGRADE else name

    @property
    def picked(self) -> tuple[str, str]:
        """Whether to buy or upgrade, and the tile."""
        kind, _, name = self.pick.chosen.partition(":")
        return kind, name

    def command(self) -> Command:
        kind, name = self.picked
        seat = self.table.view.seat
        assert seat is not None
        return UpgradeBuilding(seat, name) if kind == UPGRADE else BuyBuilding(seat, name)

    def label(self) -> str:
        kind, name = self.picked
        face = BUILDINGS[self._face(kind, name)]
        return self.table.say(f"choice.build.confirm_{kind}", name=face.name, cost=face.cost)

    def picture(self) -> Paint | None:
        return chosen_piece.building(self._face(*self.picked))

    def instead(self) -> tuple[str, Command] | None:
        """A second purchase need not be made."""
        return (self.table.say("choice.end_turn"), EndTurn(self.end.seat)) if self.end else None

    def lit(self) -> frozenset[str]:
        return frozenset(self._pieces())

    def chosen(self) -> frozenset[str]:
        return frozenset(piece for piece, key in self._pieces().items() if key == self.pick.chosen)

    def _pieces(self) -> dict[str, str]:
        """The clickable pieces and the entry each one stands for."""
        offer, owned = self.table.view.building_offer, estate_items(self.me)
        pieces = {f"building:{i}": f"{BUY}:{name}" for i, name in enumerate(offer) if name in self.buildings}
        tiles = {
            f"estate:{i}": f"{UPGRADE}:{item.name}"
            for i, item in enumerate(owned)
            if item.name in self.upgrades
        }
        return pieces | tiles

    def click(self, piece: str) -> bool:
        key = self._pieces().get(piece)
        if key is None:
            return False
        self.pick.choose(key)
        return True

    def drops(self) -> Drops:
        """A building goes to the estate; coins go onto a building, or onto an own tile to upgrade it."""
        pieces = self.lit()
        offered = [piece for piece in pieces if piece.startswith("building:")]
        return {"purse": pieces} | every(offered, "estate")

    def drop(self, piece: str, target: str, count: int) -> bool:
        return self.click(target if piece == "purse" else piece)
