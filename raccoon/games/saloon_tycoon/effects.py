"""The effects of cards and finished tiles: one hook for each kind, which says what is to be done.

A new card or tile with known kinds is a row of ``data/*.csv``; a new kind is one hook here and the pending
point that carries it out.
"""

from collections.abc import Callable, Iterable

from raccoon.games.saloon_tycoon.catalogue import CARDS, TILES, Effect
from raccoon.games.saloon_tycoon.pending import (
    Agenda,
    CardDone,
    DrawCards,
    GrantedAction,
    GrantedBuild,
    GrantedMove,
    GrantedPlay,
    PlaceCubes,
    ScorePoints,
    StealCards,
    StealGold,
    TakeGold,
    TakeIncomeGold,
    Welcome,
)


def _actions(effect: Effect) -> Agenda:
    """As many actions, one after the other; a card may forbid to play another card."""
    return (GrantedAction(may_play=effect.detail != "not_play"),) * effect.amount


def _build(effect: Effect) -> Agenda:
    """Cheaper by the amount, or on lots that cost nothing."""
    return (GrantedBuild(effect.amount, free_lots=effect.detail == "free_lots"),)


EFFECTS: dict[str, Callable[[Effect], Agenda]] = {
    "gold": lambda effect: (TakeGold(effect.amount),),
    "gold_income": lambda effect: (TakeIncomeGold(effect.amount),),
    "cubes": lambda effect: (PlaceCubes(effect.amount),),
    "draw": lambda effect: (DrawCards(effect.amount),),
    "play": lambda effect: (GrantedPlay(),),
    "action": _actions,
    "actions": _actions,
    "build": _build,
    "move_char": lambda effect: (GrantedMove(effect.detail, effect.amount),),
    "steal_gold": lambda effect: (StealGold(effect.amount),),
    "steal_cards": lambda effect: (StealCards(effect.amount),),
    "points": lambda effect: (ScorePoints(effect.amount),),
    "citizen": lambda effect: (Welcome(effect.detail),),
}


def _agenda(effects: Iterable[Effect]) -> Agenda:
    """The effects as an agenda: the first of them lies last."""
    steps = [step for effect in effects for step in EFFECTS[effect.kind](effect)]
    return tuple(reversed(steps))


BONUSES = {tile.id: _agenda([tile.bonus]) for tile in TILES.values()}
"""The effects of finishing each tile, after its points and its roof."""
PLAYS = {card.id: (CardDone(card.id), *_agenda(card.effects)) for card in CARDS.values()}
"""The effects of playing each card, the card's own end at the bottom."""
