"""Makes a given command of Saloon Tycoon at the window in one way only: clicks, drags, keys, a controller."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from raccoon.games.saloon_tycoon.actions.build import Build
from raccoon.games.saloon_tycoon.actions.decline import Decline
from raccoon.games.saloon_tycoon.actions.draw import Discard, Draw
from raccoon.games.saloon_tycoon.actions.earn import Earn
from raccoon.games.saloon_tycoon.actions.move import Bribe, MoveCharacter
from raccoon.games.saloon_tycoon.actions.play import PlayCard
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.actions.steal import ChooseVictim
from raccoon.games.saloon_tycoon.actions.supply import PlaceCube, Supply
from raccoon.games.saloon_tycoon.catalogue import LARGE
from scenes.saloon_tycoon.choices.build import site_of
from scenes.table.piece import Piece
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick
from scenes.widgets.pick_some import PickSome
from tests.scenes.filling import ByClicks, ByDrags, ByKeys, ByPad, ByPieces, Filling


class StreetMoves(Filling):
    """Makes every command by verb, lists, counters and confirmation, however these are operated."""

    def KeepSecrets(self, keep: KeepSecrets) -> None:  # noqa: N802 - named as the command
        self.pick_out(self.field(PickSome), keep.claims)
        self.confirm()

    def Earn(self, _: Earn) -> None:  # noqa: N802
        self.at_once("earn")

    def Draw(self, _: Draw) -> None:  # noqa: N802
        self.at_once("draw")

    def EndTurn(self, _: Any) -> None:  # noqa: N802
        self.at_once("end_my_turn")

    def Build(self, build: Build) -> None:  # noqa: N802
        self.verb("build_tile")
        choice: Any = self.dock.choice
        if len(choice.thing.entries) > 1:
            self.entry(self.field(Pick), build.tile)
        offer = next(
            o
            for o in choice.option.offers
            if (o.tile, o.place, o.floor) == (build.tile, build.place, build.floor)
        )
        self.entry(self.field(Pick, 1), site_of(offer))
        self.confirm()

    def Supply(self, order: Supply) -> None:  # noqa: N802
        self.verb("supply")
        rooms = self.dock.choice.option.rooms
        wanted = dict(zip(order.rooms, order.cubes, strict=True))
        self.count_out(self.field(Counters), [wanted.get(room, 0) for room in rooms])
        self.confirm()

    def PlaceCube(self, cube: PlaceCube) -> None:  # noqa: N802
        self.entry(self.field(Pick), str(cube.room))
        self.confirm()

    def PlayCard(self, play: PlayCard) -> None:  # noqa: N802
        self.verb("play_card")
        self.entry(self.field(Pick), play.card)
        self.confirm()

    def Discard(self, card: Discard) -> None:  # noqa: N802
        self.entry(self.field(Pick), card.card)
        self.confirm()

    def StakeClaim(self, stake: StakeClaim) -> None:  # noqa: N802
        self.verb("stake")
        self.entry(self.field(Pick), stake.claim)
        self.confirm()

    def Bribe(self, bribe: Bribe) -> None:  # noqa: N802
        self.verb("bribe")
        self._move(bribe.character, bribe.host)

    def MoveCharacter(self, move: MoveCharacter) -> None:  # noqa: N802
        self._move(move.character, move.host)

    def _move(self, who: str, host: int) -> None:
        self.entry(self.field(Pick), who)
        if not self.field(Pick, 1).chosen:
            self.entry(self.field(Pick, 1), Piece("panel", host))
        self.confirm()

    def ChooseVictim(self, victim: ChooseVictim) -> None:  # noqa: N802
        self.entry(self.field(Pick), str(victim.victim))
        self.confirm()

    def Decline(self, decline: Decline) -> None:  # noqa: N802
        self.instead(decline)


class StreetTyping(StreetMoves, ByKeys):
    """Uses keys alone."""


class StreetPad(StreetMoves, ByPad):
    """Uses a game controller alone."""


class StreetClicking(StreetMoves, ByClicks):
    """Clicks with the mouse alone."""


class StreetPieces(StreetMoves, ByPieces):
    """Uses the mouse alone, on the pieces of the table."""

    def hand(self, card: str) -> str:
        """The piece of a card in the hand."""
        view = self.table.context.shown.view
        return Piece("hand", view.players[view.seat].hand.index(card))

    def secret(self, claim: str) -> str:
        """The piece of a secret or open claim."""
        secrets = self.table.context.shown.view.players[0].secrets
        return Piece("secret", secrets.index(claim)) if claim in secrets else Piece("poster", claim)

    def pick_out(self, pick: PickSome, wanted: Sequence[str]) -> None:
        for claim in wanted:
            self.brought(self.secret(claim), "house")

    def Build(self, build: Build) -> None:  # noqa: N802
        size = "large" if build.tile in LARGE else "small"
        self.brought(Piece("tile", build.tile), Piece("site", build.place, build.floor, size))
        self.settle()

    def Supply(self, order: Supply) -> None:  # noqa: N802
        for room, cubes in zip(order.rooms, order.cubes, strict=True):
            self.brought("cube", Piece("room", room), cubes)
        self.settle()

    def PlaceCube(self, cube: PlaceCube) -> None:  # noqa: N802
        number = len(self.table.context.session.match.entries)
        self.brought("cube", Piece("room", cube.room))
        if len(self.table.context.session.match.entries) == number:
            self.confirm()

    def PlayCard(self, play: PlayCard) -> None:  # noqa: N802
        self.brought(self.hand(play.card), "house")
        self.confirm()

    def Discard(self, card: Discard) -> None:  # noqa: N802
        self.brought(self.hand(card.card), "yard")
        self.confirm()

    def StakeClaim(self, stake: StakeClaim) -> None:  # noqa: N802
        self.brought(self.secret(stake.claim), "house")
        self.settle()

    def _move(self, who: str, host: int) -> None:
        self.brought(Piece("person", who), Piece("panel", host))
        self.settle()

    def Bribe(self, bribe: Bribe) -> None:  # noqa: N802
        self._move(bribe.character, bribe.host)

    def ChooseVictim(self, victim: ChooseVictim) -> None:  # noqa: N802
        self.brought(Piece("panel", victim.victim), Piece("panel", 0))
        self.confirm()


class StreetDragging(StreetPieces, ByDrags):
    """Drags each piece to its target."""


class StreetTapping(StreetPieces):
    """Clicks the piece, then its target where there is more than one."""

    def brought(self, piece: str, target: str, count: int = 1) -> None:
        opened = self.table.parts.panel_host.panel
        if piece != "cube" or opened is None:
            self.point.tap(self.place_of(piece))
        kind = target.partition(":")[0]
        for _ in range(count if kind in ("site", "room") or piece.startswith("person") else 0):
            self.point.tap(self.place_of(target))
