"""The effects of cards and finished tiles: a function for each kind, which returns its pending points.

A card or tile with known kinds is a row of ``data/*.csv``; a new kind is a function and its pending point.
"""

from collections.abc import Callable, Iterable

from raccoon.games.saloon_tycoon import pending
from raccoon.games.saloon_tycoon.catalogue import CARDS, TILES, Effect


def _actions(effect: Effect) -> pending.Agenda:
    """Return this many granted actions; a card may exclude Play a card."""
    return (pending.GrantedAction(may_play=effect.detail != "not_play"),) * effect.amount


def _build(effect: Effect) -> pending.Agenda:
    """Return a build that is cheaper by the amount, or without the gold of the lots."""
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
    """Return the effects as an agenda, in which the next is last."""
    steps = [step for effect in effects for step in EFFECTS[effect.kind](effect)]
    return tuple(reversed(steps))


BONUSES = {tile.id: _agenda([tile.bonus]) for tile in TILES.values()}
"""The agenda of each tile's bonus, by tile."""
PLAYS = {card.id: (pending.CardDone(card.id), *_agenda(card.effects)) for card in CARDS.values()}
"""The agenda of each card played, by card; its discard is done last."""
