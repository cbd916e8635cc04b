"""The gains of each of the five actions now: a line for everything it can be done with."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, RAILROADS
from scenes.raccoon_tycoon.auction.railroad_value import railroad_value
from scenes.raccoon_tycoon.inspection import cards, gains, towns
from scenes.raccoon_tycoon.inspection.looker import PageBuilder, token
from scenes.table.inspection.page import InlineDrawing, TableRow


def rows(looker: PageBuilder, verb: str) -> Sequence[TableRow | InlineDrawing]:
    """The lines for an action; one that says so where there is nothing to do it with."""
    return _OUTLOOKS[verb](looker) or (TableRow(looker.say(f"ask.verb.{verb}.nothing")),)


def _produce(looker: PageBuilder) -> Sequence[TableRow]:
    """The best tokens of each card in the hand, at the prices after it."""
    found = []
    for number in looker.me.hand or ():
        taken, worth = cards.best(looker, number)
        found.append(TableRow("".join(token(index) for index in taken), (looker.money(worth),)))
    return found


def _sell(looker: PageBuilder) -> Sequence[TableRow]:
    """Every lot in the warehouse, the best first."""
    lots = [
        (held * price, held, index)
        for index, (held, price) in enumerate(zip(looker.me.tokens, looker.view.prices, strict=True))
        if held
    ]
    return [
        TableRow(f"{held} {token(index)}", (looker.money(income),))
        for income, held, index in sorted(lots)[::-1]
    ]


def _auction(looker: PageBuilder) -> Sequence[TableRow]:
    """The gains by the railroads on offer, and their minimum bids."""
    offer = dict.fromkeys(looker.view.railroad_offer)
    return [
        TableRow(
            name,
            (looker.say("table.minimum_bid", bid=RAILROADS[name].minimum_bid), _gain(looker, name)),
        )
        for name in offer
    ]


def _gain(looker: PageBuilder, name: str) -> str:
    full = looker.me.railroads.count(name) >= RAILROADS[name].cards
    return "–" if full else looker.gain(railroad_value(looker.me, name).points)


def _build(looker: PageBuilder) -> Sequence[TableRow]:
    """The buildings on offer and the own ones that have another side."""
    names = list(dict.fromkeys(looker.view.building_offer))
    names += [upgrade for name in looker.me.buildings if (upgrade := BUILDINGS[name].upgrade)]
    return [
        TableRow(
            name, (looker.money(BUILDINGS[name].cost), looker.gain(gains.gained(looker.me, BUILDINGS[name])))
        )
        for name in names
    ]


def _town(looker: PageBuilder) -> Sequence[TableRow | InlineDrawing]:
    """Both payments and the points of the town on offer."""
    return towns.lines(looker, looker.view.town) if looker.view.town else ()


_OUTLOOKS: dict[str, Callable[[PageBuilder], Sequence[TableRow | InlineDrawing]]] = {
    "produce": _produce,
    "sell": _sell,
    "auction": _auction,
    "build": _build,
    "town": _town,
}
