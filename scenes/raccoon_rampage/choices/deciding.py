"""The choices of the game at its table: the pieces that open them, visible zones, the banner."""

from collections.abc import Sequence

from raccoon.app.seats import Seat
from raccoon.app.text import Say
from raccoon.engine.events import Command, Option, found
from raccoon.games.raccoon_rampage.cards.move_votes import StopMoving, StopMovingOption
from raccoon.games.raccoon_rampage.cards.redraw import StopRedraw, StopRedrawOption
from raccoon.games.raccoon_rampage.catalogue import AREAS, ROUNDS, SPACES
from raccoon.games.raccoon_rampage.pending import (
    AwaitMain,
    AwaitOpening,
    AwaitPlace,
    AwaitProtection,
    AwaitToss,
)
from raccoon.games.raccoon_rampage.phases.windows import Pass, PassOption
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage import keys
from scenes.raccoon_rampage.actions import ACTIONS
from scenes.raccoon_rampage.choices.call import CallPanel
from scenes.raccoon_rampage.choices.drags import RampageDrags
from scenes.raccoon_rampage.holdings import Window, hand_pieces, night
from scenes.table.choosing.actions import QuickAction, Switch
from scenes.table.choosing.choice import ChoiceContext
from scenes.table.choosing.panel import Panel, PanelActions
from scenes.table.piece import Piece
from scenes.table.presentation import Choices

SWITCHES = tuple(Switch(Piece("stop", stop), action) for stop, action in keys.BELLS.items())

ALWAYS = (
    "agenda",
    "beams",
    "call",
    "evaluated",
    "me",
    "outlook",
    "sheets",
    "stake",
    "summit",
    "tracker",
    "tray",
    "voters",
)
"""The zones with one piece that stay visible during a choice."""
BY_NIGHT = ("europe", "light", "night", "ring", "sky", "spread")
"""The further ones in the night of a Spread."""
SINGLE: dict[type[Option], tuple[str, type[Command]]] = {
    PassOption: ("no_objection", Pass),
    StopMovingOption: ("stop_moving", StopMoving),
    StopRedrawOption: ("stop_redraw", StopRedraw),
}
"""The commands of the key that passes; the stops only where nothing else is left."""


class RampageChoices(Choices):
    """The choices of a turn, by its verbs, and the answers out of turn."""

    actions = ACTIONS
    switches = SWITCHES
    drags = RampageDrags()
    scenery = frozenset({"europe", "night", "ring", "spread", *(Piece("pile", area) for area in AREAS)})

    def opener(self, piece: Piece, view: View) -> str | None:
        kind, pending = piece.kind, view.pending
        if isinstance(pending, AwaitToss):
            return "toss" if kind in ("policy", "action", "decks") else None
        if kind == "policy" and isinstance(pending, AwaitPlace | AwaitOpening):
            return "place_policy"
        if kind in ("space", "event", "cubes") and isinstance(pending, AwaitMain):
            return "vote"
        return {"action": "play_action", "pin": "wish"}.get(kind)

    def switch(self, piece: Piece, view: View) -> str:
        return piece.key if piece.kind == "stop" else ""

    def panel(self, table: ChoiceContext, actions: PanelActions) -> Panel | None:
        """The panel of the open call, while people are asked and no seat has the screen."""
        called = isinstance(table.view.pending, Window) and table.view.seat is None
        return CallPanel(table, actions) if called and actions.awaited else None

    def needed(self, view: View) -> frozenset[str]:
        """The zones that stay visible during a choice: queue, events, piles, tracker, hand; by night more."""
        spread = {Piece(kind, area) for area in AREAS for kind in ("heading", "area")}
        awake = {Piece("awake", number) for number in range(len(SPACES))}
        return frozenset(
            {
                *ALWAYS,
                *(Piece("pile", area) for area in AREAS),
                *((*BY_NIGHT, *spread, *awake) if night(view) else ()),
                *(Piece("pins", space) for space in range(len(view.queue) + 1)),
                *(Piece("space", space) for space in range(1, len(view.queue) + 1)),
                *(Piece("event", number) for number in range(1, ROUNDS + 1)),
                *(Piece("panel", seat) for seat in range(len(view.players))),
                *(Piece("pool", place) for place in range(len(view.pool))),
                *hand_pieces(view),
            }
        )

    def urges(self, view: View) -> bool:
        """A policy has to be placed before anything else."""
        return isinstance(view.pending, AwaitPlace)

    def quick_actions(self, view: View, options: Sequence[Option]) -> Sequence[QuickAction]:
        """The action in place of the turn's end: pass in a call; stop, where nothing else can be done."""
        for kind, (name, make) in SINGLE.items():
            option = found(options, kind)
            if option and (kind is PassOption or len(options) == 1):
                tip = "rampage.no_objection.tip" if kind is PassOption else ""
                return (QuickAction(name, make(option.seat), instead="end_main", tip=tip, action="pass"),)
        return ()

    def banner(self, view: View, seats: tuple[Seat, ...], say: Say) -> tuple[str, str]:
        """The banner's two lines: the call, and what is next in the turn or whose turn it is."""
        pending = view.pending
        if isinstance(pending, Window | AwaitProtection):
            key = "rampage.banner.protect" if isinstance(pending, AwaitProtection) else "rampage.banner.call"
            whose = say("rampage.banner.of", name=seats[view.turn].name)
            return say(key), say("rampage.summit") if view.final else whose
        if isinstance(pending, AwaitPlace):
            return "", say("rampage.banner.place", n=view.votes_left)
        if isinstance(pending, AwaitMain):
            return "", say("rampage.banner.votes", n=view.votes_left)
        if isinstance(pending, AwaitToss):
            return "", say("rampage.banner.toss")
        return "", say("rampage.banner.round", n=max(1, view.round))
