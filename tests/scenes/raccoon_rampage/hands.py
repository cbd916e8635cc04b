"""Players that make a given move of Raccoon Rampage in one way only: by drags, clicks, keys, a controller."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from raccoon.engine.events import Command
from raccoon.games.raccoon_rampage.cards.move_votes import MoveVote
from raccoon.games.raccoon_rampage.cards.redraw import PutBack
from raccoon.games.raccoon_rampage.phases.effects import NameArea
from raccoon.games.raccoon_rampage.phases.evaluation import NameMajority
from raccoon.games.raccoon_rampage.phases.main import Vote
from raccoon.games.raccoon_rampage.phases.opening import Contribute, DraftPolicy
from raccoon.games.raccoon_rampage.phases.place import PlacePolicy
from raccoon.games.raccoon_rampage.phases.spread import CancelCard
from raccoon.games.raccoon_rampage.phases.turn_end import Toss
from raccoon.games.raccoon_rampage.phases.wishes import Wish
from scenes.raccoon_rampage.choices.call import CallPanel
from scenes.raccoon_rampage.holdings import hand_pieces, in_hand, piece_of
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.table.piece import Piece
from scenes.widgets.counters import Counters
from scenes.widgets.pick import Pick
from scenes.widgets.pick_some import PickSome
from scenes.widgets.stepper import Stepper
from tests.scenes.filling import ByClicks, ByDrags, ByKeys, ByPad, ByPieces, Filling


class HouseMoves(Filling):
    """Makes every move by verb, lists and confirmation, which subclasses reach in their way."""

    def begun(self, verb: str) -> None:
        """Open the verb's choice, unless it is open."""
        if not isinstance(self.table.parts.panel_host.panel, ChoicePanel):
            self.verb(verb)

    def card_pieces(self, cards: Sequence[str]) -> list[Piece]:
        """The pieces of the hand that are these cards."""
        view, wanted = self.table.context.shown.view, list(cards)
        found = []
        for piece in hand_pieces(view):
            if (card := in_hand(view, piece)) in wanted:
                wanted.remove(card)
                found.append(piece)
        return found

    def one(self, key: object) -> None:
        """Choose an entry of the first list and confirm."""
        self.entry(self.field(Pick), str(key))
        self.confirm()

    def some(self, command: Any) -> None:
        self.pick_out(self.field(PickSome), self.card_pieces(command.cards))
        self.confirm()

    Contribute = GiveUp = some

    def DraftPolicy(self, draft: DraftPolicy) -> None:  # noqa: N802 - named as the command
        self.one(self.table.context.shown.view.pool.index((draft.policy, draft.owner)))

    def PlacePolicy(self, place: PlacePolicy) -> None:  # noqa: N802
        self.begun("place_policy")
        self.one(place.policy)

    def SearchDeck(self, _: Any) -> None:  # noqa: N802
        self.at_once("place_policy")

    def Vote(self, vote: Vote) -> None:  # noqa: N802
        self.begun("vote")
        targets = self.dock.choice.option.choices
        self.count_out(self.field(Counters), [int(target == vote.target) for target in targets])
        self.confirm()

    def EndMain(self, _: Any) -> None:  # noqa: N802
        self.at_once("end_main")

    KeepAll = EndMain

    def Toss(self, toss: Toss) -> None:  # noqa: N802
        self.begun("toss")
        self.one(toss.card)

    def PutBack(self, back: PutBack) -> None:  # noqa: N802
        self.one(back.card)

    def Wish(self, wish: Wish) -> None:  # noqa: N802
        self.begun("wish")
        self.entry(self.field(Pick), str(wish.space))
        self.promise(wish.mine)

    def promise(self, mine: int) -> None:
        """Set the votes promised on a wish whose policy is chosen, and confirm."""
        if self.dock.choice.mine.visible:
            self.amount(self.field(Stepper), mine)
        self.confirm()

    def play(self, play: Any) -> None:
        """Choose an action card, its space and its partner."""
        self.begun("play_action")
        self.entry(self.field(Pick), play.card)
        partner = getattr(play, "policy", getattr(play, "regained", ""))
        more = [str(play.space)] if hasattr(play, "space") else []
        for number, key in enumerate([*more, *([partner] if partner else [])], 1):
            self.entry(self.field(Pick, number), key)
        self.confirm()

    Accelerate = AddLateVotes = Amend = FillUp = PlayExtraVotes = PlayMoveVotes = play
    PlayRedraw = PlayVerdict = Regain = Retag = Rewrite = SwapPolicies = TurnUpPolicy = play

    def MoveVote(self, move: MoveVote) -> None:  # noqa: N802
        self.entry(self.field(Pick), f"{move.source} {move.colour}")
        self.entry(self.field(Pick, 1), str(move.target))
        self.confirm()

    def NameArea(self, named: NameArea) -> None:  # noqa: N802
        self.one(named.area)

    def NameMajority(self, named: NameMajority) -> None:  # noqa: N802
        self.one(named.majority)

    def CancelCard(self, cancel: CancelCard) -> None:  # noqa: N802
        self.one(cancel.area)

    def stop(self, command: Command) -> None:
        """Stop by the choice's second button, or by the action's button where no choice is open."""
        if isinstance(self.table.parts.panel_host.panel, ChoicePanel):
            self.instead(command)
        else:
            self.extra("X")

    EndProtection = StopMoving = StopRedraw = stop

    def Pass(self, _: Any) -> None:  # noqa: N802
        panel = self.table.parts.panel_host.panel
        if isinstance(panel, CallPanel):
            self.use(panel.pass_)
        else:
            self.extra("X")


class HouseTyping(HouseMoves, ByKeys):
    """Uses keys alone."""


class HousePad(HouseMoves, ByPad):
    """Uses a game controller alone."""


class HouseClicking(HouseMoves, ByClicks):
    """Uses a mouse alone, on verbs, lists and buttons."""


class HousePieces(HouseMoves, ByPieces):
    """Uses a mouse alone, on the pieces of the table."""

    def card_piece(self, card: str) -> str:
        """The piece of the hand that is this card."""
        return self.card_pieces((card,))[0]

    def some(self, command: Any) -> None:
        target = "agenda" if isinstance(command, Contribute) else "decks"
        for piece in self.card_pieces(command.cards):
            self.brought(piece, target)
        self.settle()

    Contribute = GiveUp = some

    @property
    def free(self) -> str:
        """The piece of the free space."""
        return Piece("space", self.table.context.shown.view.queue.index(None) + 1)

    def DraftPolicy(self, draft: DraftPolicy) -> None:  # noqa: N802
        pool = self.table.context.shown.view.pool
        self.brought(Piece("pool", pool.index((draft.policy, draft.owner))), self.free)
        self.settle()

    def PlacePolicy(self, place: PlacePolicy) -> None:  # noqa: N802
        self.brought(self.card_piece(place.policy), self.free)
        self.settle()

    def Vote(self, vote: Vote) -> None:  # noqa: N802
        self.brought("cubes", piece_of(vote.target))
        self.settle()

    def away(self, command: Any) -> None:
        """Bring a card onto the discards."""
        self.brought(self.card_piece(command.card), "decks")
        self.settle()

    Toss = PutBack = away  # type: ignore[assignment]

    def Wish(self, wish: Wish) -> None:  # noqa: N802
        self.brought("pin", Piece("space", wish.space))
        self.promise(wish.mine)

    def play(self, play: Any) -> None:
        self.brought(
            self.card_piece(play.card), Piece("space", play.space) if hasattr(play, "space") else "europe"
        )
        if partner := getattr(play, "policy", ""):
            self.brought(self.card_piece(partner), Piece("space", play.space))
        if regained := getattr(play, "regained", ""):
            self.entry(self.field(Pick, 1), regained)
        self.settle()

    Accelerate = AddLateVotes = Amend = FillUp = PlayExtraVotes = PlayMoveVotes = play
    PlayRedraw = PlayVerdict = Regain = Retag = Rewrite = SwapPolicies = TurnUpPolicy = play

    def MoveVote(self, move: MoveVote) -> None:  # noqa: N802
        self.brought(Piece("space", move.source), piece_of(move.target))
        self.settle()

    def NameArea(self, named: NameArea) -> None:  # noqa: N802
        self.brought(Piece("area", named.area), "me")
        self.settle()

    def NameMajority(self, named: NameMajority) -> None:  # noqa: N802
        self.point.tap(self.place_of(Piece("panel", named.majority)))
        self.settle()

    def CancelCard(self, cancel: CancelCard) -> None:  # noqa: N802
        self.brought("ring", Piece("pile", cancel.area))
        self.settle()


class HouseDragging(HousePieces, ByDrags):
    """Drags pieces to their places; clicks a majority, which cannot be dragged."""


class HouseTapping(HousePieces):
    """Clicks a piece, then its place, where there is more than one."""

    def brought(self, piece: str, target: str, count: int = 1) -> None:
        kind = piece.partition(":")[0]
        if kind == "ring":
            self.point.tap(self.place_of(target))
            return
        if not (kind in ("cubes", "pin") and isinstance(self.table.parts.panel_host.panel, ChoicePanel)):
            self.point.tap(self.place_of(piece))
        if target.startswith(("space", "event")) and target != self._free_space:
            self.point.tap(self.place_of(target))

    @property
    def _free_space(self) -> str:
        return self.free if None in self.table.context.shown.view.queue else ""
