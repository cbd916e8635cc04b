"""From the options of the rules to the choices of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from raccoon.engine.events import Option, found
from raccoon.games.raccoon_rampage import options as o
from raccoon.games.raccoon_rampage.pending import AwaitMain, AwaitPlace, AwaitToss
from raccoon.games.raccoon_rampage.view import View
from scenes.raccoon_rampage.choices import hand, naming
from scenes.raccoon_rampage.choices.moving import MoveVoteChoice
from scenes.raccoon_rampage.choices.play import PlayChoice, plays
from scenes.raccoon_rampage.choices.votes import VotesChoice
from scenes.raccoon_rampage.choices.wishing import WishChoice
from scenes.raccoon_rampage.holdings import Window
from scenes.table.choosing.choice import Choice, ChoiceContext

BEGUN: dict[str, tuple[type[Option], Callable[[ChoiceContext, Any], Choice]]] = {
    "place_policy": (o.PlaceOption, hand.PlaceChoice),
    "vote": (o.VoteOption, VotesChoice),
    "toss": (o.TossOption, hand.TossChoice),
    "wish": (o.WishOption, WishChoice),
}
"""The option that a verb stands for, and the choice it opens."""
DUE: dict[type[Option], Callable[[ChoiceContext, Any], Choice]] = {
    o.ContributeOption: hand.contribute,
    o.GiveUpOption: hand.give_up,
    o.DraftOption: naming.DraftChoice,
    o.PlaceOption: lambda table, option: hand.PlaceChoice(table, option, due=True),
    o.VoteOption: lambda table, option: VotesChoice(table, option, due=True),
    o.MoveVoteOption: MoveVoteChoice,
    o.PutBackOption: hand.PutBackChoice,
    o.NameMajorityOption: naming.MajorityChoice,
    o.AreaOption: naming.AreaChoice,
    o.CancelOption: naming.ProtectChoice,
}
"""The choice that stands open by itself for an option, the first that there is."""


def acting(view: View) -> bool:
    """Whether verbs can be begun: in a turn, and in a window."""
    return isinstance(view.pending, Window | AwaitPlace | AwaitMain | AwaitToss)


def begun(verb: str, table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
    """The choice that a verb opens."""
    if not acting(table.view):
        return None
    if verb == "play_action":
        cards = plays(options)
        return PlayChoice(table, cards) if cards else None
    kind, make = BEGUN.get(verb, (None, None))
    option = found(options, kind) if kind else None
    return make(table, option) if option and make else None


def due(table: ChoiceContext, options: Sequence[Option]) -> Choice | None:
    """What has to be answered now."""
    if acting(table.view):
        return None
    for kind, make in DUE.items():
        if option := found(options, kind):
            return make(table, option)
    return None
