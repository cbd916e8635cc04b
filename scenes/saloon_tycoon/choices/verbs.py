"""The row of verbs under the desk: what each would bring, or why it cannot be used now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from raccoon.app.text import Say
from raccoon.engine.events import Option, found
from raccoon.games.saloon_tycoon import options as o
from raccoon.games.saloon_tycoon.catalogue import CONSTANTS
from raccoon.games.saloon_tycoon.commands import Draw, Earn, EndTurn
from raccoon.games.saloon_tycoon.pending import GrantedAction, Turn
from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.choices.factory import BEGUN
from scenes.table.choosing.verbs import Extra, Verb

GOLD, COUNT, COST = (CONSTANTS[key] for key in ("earn_gold", "draw_cards", "bribe_cost"))
VERBS = (
    Verb("earn", "E", pygame.K_e),
    Verb("draw", "D", pygame.K_d),
    Verb("play_card", "P", pygame.K_p),
    Verb("build_tile", "B", pygame.K_b),
    Verb("bribe", "R", pygame.K_r),
    Verb("supply", "S", pygame.K_s),
    Verb("stake", "C", pygame.K_c),
    Verb("end_my_turn", "N", pygame.K_n),
)
"""In the order of the layout (`layout.VERBS`)."""
ACTIONS = ("earn", "draw", "play_card", "build_tile", "bribe")
KINDS: dict[str, type[Option]] = {
    "earn": o.EarnOption,
    "draw": o.DrawOption,
    "end_my_turn": o.EndTurnOption,
    **{verb: kind for verb, (kind, _) in BEGUN.items()},
}
"""The option that a verb stands for."""
OPENERS = {
    "hand": "play_card",
    "tile": "build_tile",
    "lot": "build_tile",
    "cube": "supply",
    "person": "bribe",
    "room": "supply",
    "poster": "stake",
    "secret": "stake",
}
"""Which verb a click on a piece begins."""


def sub(verb: str, view: View, options: Sequence[Option], say: Say) -> str:
    """What the verb would bring, for whoever looks."""
    if verb == "earn":
        return say("saloon.sub.earn", n=GOLD)
    if verb == "draw":
        return say("saloon.sub.draw", n=COUNT)
    if verb == "bribe":
        return say("saloon.sub.bribe", n=COST)
    if verb == "end_my_turn":
        unused = isinstance(view.pending, Turn) and not view.pending.action_used
        return say("saloon.sub.unused") if unused else ""
    return _of_option(found(options, KINDS[verb]), say)


def _of_option(option: Option | None, say: Say) -> str:
    if isinstance(option, o.BuildOption):
        return say("saloon.sub.build", n=min(offer.price for offer in option.offers))
    if isinstance(option, o.PlayOption):
        return say("saloon.sub.play", n=len(option.cards))
    if isinstance(option, o.SupplyOption):
        return say("saloon.sub.supply", n=option.price)
    if isinstance(option, o.StakeOption):
        return say("saloon.sub.stake", n=max(option.points))
    return ""


def at_once(verb: str, view: View, options: Sequence[Option]) -> Extra | None:
    """Earning, drawing and ending the turn need no choice; whether to leave the action unused is asked."""
    option = found(options, KINDS[verb])
    if option is None or verb not in ("earn", "draw", "end_my_turn"):
        return None
    shown = next(one for one in VERBS if one.name == verb)
    if verb == "end_my_turn":
        unused = isinstance(view.pending, Turn) and not view.pending.action_used
        return Extra(verb, shown.cap, shown.key, EndTurn(option.seat), quiet=unused)
    return Extra(verb, shown.cap, shown.key, Earn(option.seat) if verb == "earn" else Draw(option.seat))


def why_not(verb: str, view: View, options: Sequence[Option], say: Say) -> str:
    """Why the verb cannot be begun; "" when it can."""
    if found(options, KINDS[verb]):
        return ""
    if isinstance(view.pending, GrantedAction):
        return say("saloon.why.granted")
    if verb in ACTIONS and isinstance(view.pending, Turn) and view.pending.action_used:
        return say("saloon.why.used")
    return say(f"saloon.why.{_hindrance(verb, view)}", gold=COST)


def _hindrance(verb: str, view: View) -> str:
    me = view.players[view.turn]
    if verb == "bribe" and view.final_turn:
        return "bribe_final"
    if verb == "bribe" and me.gold >= COST:
        return "bribe_nobody"
    if verb == "play_card" and me.hand_size:
        return "play_final" if view.final_turn and me.hand_size > me.burdens.discards else "play_angie"
    if verb == "supply" and all(room.finished for room in me.rooms):
        return "supply_full"
    return verb
