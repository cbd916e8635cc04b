"""The row of verbs under the desk: what each would bring, or why it cannot be used now."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from raccoon.app.text import Say
from raccoon.engine.events import Command, Option, found
from raccoon.games.raccoon_rampage import options as o
from raccoon.games.raccoon_rampage.commands import EndMain, KeepAll, Pass, SearchDeck, StopMoving, StopRedraw
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitOpening, AwaitPlace, AwaitToss
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices.factory import BEGUN
from scenes.raccoon_rampage.choices.play import plays
from scenes.raccoon_rampage.holdings import Window, actions_in_hand
from scenes.raccoon_rampage.keys import VERBS
from scenes.table.choosing.actions import QuickAction

SINGLE: dict[type[Option], tuple[str, str, int, type[Command]]] = {
    o.PassOption: ("no_objection", "X", pygame.K_x, Pass),
    o.StopMovingOption: ("stop_moving", "X", pygame.K_x, StopMoving),
    o.StopRedrawOption: ("stop_redraw", "X", pygame.K_x, StopRedraw),
}
"""What may be done with one key; the stops only where nothing else is left."""


def opener(piece: str, view: View) -> str | None:
    """Which verb a click on a piece begins."""
    kind, pending = piece.partition(":")[0], view.pending
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
    for kind, (name, cap, key, make) in SINGLE.items():
        option = found(options, kind)
        if option and (kind is o.PassOption or len(options) == 1):
            tip = "rampage.no_objection.tip" if kind is o.PassOption else ""
            return (QuickAction(name, cap, key, make(option.seat), instead="end_main", tip=tip),)
    return ()


def sub(verb: str, view: View, options: Sequence[Option], say: Say) -> str:
    """What the verb would bring, for whoever looks."""
    if verb == "place_policy":
        free = view.queue.index(None) + 1
        return (
            say("rampage.sub.place", space=free)
            if found(options, o.PlaceOption)
            else say("rampage.sub.search")
        )
    if verb == "vote":
        option = found(options, o.VoteOption)
        return say("rampage.sub.vote", n=option.left) if option else ""
    if verb == "play_action":
        cards = {play.card for play in plays(options)}
        return say("rampage.sub.play", n=sum(card in cards for card in actions_in_hand(view)))
    if verb == "toss":
        return say("rampage.sub.toss")
    if verb == "end_main" and found(options, o.EndMainOption):
        return say("rampage.sub.end")
    return say("rampage.sub.keep") if found(options, o.KeepAllOption) else ""


def at_once(verb: str, view: View, options: Sequence[Option]) -> QuickAction | None:
    """Ending the main phase or the turn; searching the deck where there is no policy to place."""
    shown = next(one for one in VERBS if one.name == verb)
    made: Command | None = None
    if verb == "end_main":
        if option := found(options, o.EndMainOption):
            made = EndMain(option.seat)
        elif keeping := found(options, o.KeepAllOption):
            made = KeepAll(keeping.seat)
    elif verb == "place_policy" and (search := found(options, o.SearchOption)):
        made = SearchDeck(search.seat)
    return QuickAction(verb, shown.cap, shown.key, made) if made else None


def disabled_reason(verb: str, view: View, options: Sequence[Option], say: Say) -> str:
    """Why the verb cannot be begun; "" when it can."""
    if verb == "play_action" and plays(options):
        return ""
    if at_once(verb, view, options) or (verb in BEGUN and found(options, BEGUN[verb][0])):
        return ""
    return say(f"rampage.why.{_hindrance(verb, view)}", n=view.votes_left)


def _hindrance(verb: str, view: View) -> str:
    pending = view.pending
    if isinstance(pending, AwaitPlace):
        return "place_first"
    if isinstance(pending, AwaitToss):
        return "turn_over"
    if not isinstance(pending, Window | AwaitMain):
        return "asked_first"
    if verb == "wish":
        return "wish.said" if view.seat in view.spoken else "wish.final" if view.final else "wish"
    if isinstance(pending, Window):
        return "play.call" if verb == "play_action" else "call"
    return "votes_left" if verb == "end_main" else verb
