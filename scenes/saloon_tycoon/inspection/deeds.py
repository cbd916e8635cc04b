"""What can be done in a turn, and what is decided on the way, with their places in the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from scenes.saloon_tycoon.picture.pictograms import CUBE, LEVEL, REPUTATION, SECRET
from scenes.table.inspection.deed_page import InBook

BUILD = InBook(LEVEL, ("action.build", "build.buy", "build.ground", "build.carry"))
PLAY = InBook("cards", ("card.play", "card.effects", "card.skipped"))
MOVE = InBook("sydney", ("action.bribe", "people.moved", "people.bribes"))
CLAIM = InBook(REPUTATION, ("claim.stake", "claim.open", "claim.secret"))
DRAW = InBook("cards", ("action.draw", "action.limit"))

DEEDS: Mapping[str, InBook] = MappingProxyType(
    {
        "verb:earn": InBook("coin", ("action.earn", "turn.income")),
        "verb:draw": DRAW,
        "verb:play_card": PLAY,
        "verb:build_tile": BUILD,
        "verb:bribe": MOVE,
        "verb:supply": InBook(CUBE, ("supply.buy", "supply.free", "finish.when")),
        "verb:stake": CLAIM,
        "verb:end_my_turn": InBook("start player", ("turn.end", "turn.unused")),
        "choice:build_tile": BUILD,
        "choice:play_card": PLAY,
        "choice:bribe": MOVE,
        "choice:move": MOVE,
        "choice:stake": CLAIM,
        "choice:supply": InBook(CUBE, ("supply.buy", "supply.free", "finish.when")),
        "choice:secrets": InBook(SECRET, ("claim.secret", "claim.unstaked")),
        "choice:cube": InBook(CUBE, ("bonus.cubes", "bonus.left_over")),
        "choice:discard_card": DRAW,
        "choice:victim": InBook("cards", ("card.take", "card.sixth")),
        "choice:decline": InBook("cards", ("card.skipped", "bonus.must")),
    }
)
"""By the piece that is asked: the verbs, then the choices that stand open by themselves."""
