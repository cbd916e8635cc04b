"""The actions that a click on a piece begins, and those besides the verbs."""

from collections.abc import Sequence

from raccoon.engine.events import Command, Option, found
from raccoon.games.raccoon_rampage.cards.move_votes import StopMoving, StopMovingOption
from raccoon.games.raccoon_rampage.cards.redraw import StopRedraw, StopRedrawOption
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitOpening, AwaitPlace, AwaitToss
from raccoon.games.raccoon_rampage.phases.windows import Pass, PassOption
from raccoon.games.raccoon_rampage.view import View
from scenes.table.choosing.actions import QuickAction
from scenes.table.piece import Piece

SINGLE: dict[type[Option], tuple[str, type[Command]]] = {
    PassOption: ("no_objection", Pass),
    StopMovingOption: ("stop_moving", StopMoving),
    StopRedrawOption: ("stop_redraw", StopRedraw),
}
"""The commands of the key that passes; the stops only where nothing else is left."""


def opener(piece: Piece, view: View) -> str | None:
    """Which verb a click on a piece begins."""
    kind, pending = piece.kind, view.pending
    if isinstance(pending, AwaitToss):
        return "toss" if kind in ("policy", "action", "decks") else None
    if kind == "policy" and isinstance(pending, AwaitPlace | AwaitOpening):
        return "place_policy"
    if kind == "action":
        return "play_action"
    if kind == "pin":
        return "wish"
    if kind in ("space", "event", "cubes") and isinstance(pending, AwaitMain):
        return "vote"
    return None


def extras(view: View, options: Sequence[Option]) -> Sequence[QuickAction]:
    """Letting a call pass; stopping where nothing else can be done: in the place of the turn's end."""
    for kind, (name, make) in SINGLE.items():
        option = found(options, kind)
        if option and (kind is PassOption or len(options) == 1):
            tip = "rampage.no_objection.tip" if kind is PassOption else ""
            return (QuickAction(name, make(option.seat), instead="end_main", tip=tip, action="pass"),)
    return ()
