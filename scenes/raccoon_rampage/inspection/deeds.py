"""What can be done in a turn, and what is decided on the way, with their places in the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scenes.table.inspection.action_page import InBook

PLACE = InBook("newspaper", ("turn.place", "turn.order"))
VOTE = InBook("vote", ("votes.lead", "votes.where", "votes.stay", "votes.more"))
PLAY = InBook("cards", ("actions.lead", "actions.main", "actions.anytime", "actions.evaluation"))

DEEDS: Mapping[str, InBook] = MappingProxyType(
    {
        "verb:place_policy": PLACE,
        "verb:vote": VOTE,
        "verb:play_action": PLAY,
        "verb:toss": InBook("cards", ("turn.discard", "turn.draw")),
        "verb:end_main": InBook("start player", ("turn.main", "turn.order", "turn.discard")),
        "verb:wish": InBook("vote", ("information.talk",)),
        "choice:place_policy": PLACE,
        "choice:vote": VOTE,
        "choice:play_action": PLAY,
        "choice:toss": InBook("cards", ("turn.discard", "turn.draw")),
        "choice:wish": InBook("vote", ("information.talk",)),
        "choice:contribute": InBook("newspaper", ("setup.pool",)),
        "choice:draft": InBook("newspaper", ("setup.draft", "setup.reveal")),
        "choice:give_up": InBook("cards", ("events.discard",)),
        "choice:move_vote": InBook("vote", ("detail.behind",)),
        "choice:name_area": InBook("raccoon", ("effects.spread", "effects.each", "effects.colours")),
        "choice:name_majority": InBook("vote", ("evaluation.majority", "evaluation.nobody")),
        "choice:protect": InBook("shield", ("protection.spend", "protection.keep", "protection.order")),
        "choice:put_back": InBook("cards", ("detail.rethink",)),
    }
)
"""By the piece that is asked: the verbs, then the choices that stand open by themselves."""
