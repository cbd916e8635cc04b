"""The effects of cards and finished tiles: one hook for each kind, which says what is to be done.

A card or tile of known kinds is a row of ``data/*.csv``; a new kind is a hook and its pending point.
"""

from collections.abc import Callable, Iterable

from raccoon.games.saloon_tycoon import pending
from raccoon.games.saloon_tycoon.catalogue import CARDS, TILES, Effect


def _actions(effect: Effect) -> pending.Agenda:
    """As many actions, one after the other; a card may forbid to play another card."""
    return (pending.GrantedAction(may_play=effect.detail != "not_play"),) * effect.amount


def _build(effect: Effect) -> pending.Agenda:
    """Cheaper by the amount, or on lots that cost nothing."""
    return (pending.GrantedBuild(effect.amount, free_lots=effect.detail == "free_lots"),)


EFFECTS: dict[str, Callable[[Effect], pending.Agenda]] = {
    "gold": lambda effect: (pending.TakeGold(effect.amount),),
    "gold_income": lambda effect: (pending.TakeIncomeGold(effect.amount),),
    "cubes": lambda effect: (pending.PlaceCubes(effect.amount),),
    "draw": lambda effect: (pending.DrawCards(effect.amount),),
    "play": lambda effect: (pending.GrantedPlay(),),
    "action": _actions,
    "actions": _actions,
    "build": _build,
    "move_char": lambda effect: (pending.GrantedMove(effect.detail, effect.amount),),
    "steal_gold": lambda effect: (pending.StealGold(effect.amount),),
    "steal_cards": lambda effect: (pending.StealCards(effect.amount),),
    "points": lambda effect: (pending.ScorePoints(effect.amount),),
    "citizen": lambda effect: (pending.Welcome(effect.detail),),
}


def _agenda(effects: Iterable[Effect]) -> pending.Agenda:
    """The effects as an agenda: the first of them lies last."""
    steps = [step for effect in effects for step in EFFECTS[effect.kind](effect)]
    return tuple(reversed(steps))


BONUSES = {tile.id: _agenda([tile.bonus]) for tile in TILES.values()}
"""The effects of finishing each tile, after its points and its roof."""
PLAYS = {card.id: (pending.CardDone(card.id), *_agenda(card.effects)) for card in CARDS.values()}
"""The effects of playing each card, the card's own end at the bottom."""
