"""The gains of a building for its owner now, power by power; only what follows from the rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, HIGHEST_PRICES, TOWNS, Building
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.raccoon_tycoon.inspection.drawn.inline import sale
from scenes.raccoon_tycoon.inspection.looker import PageBuilder, token
from scenes.raccoon_tycoon.inspection.towns import any_cost, named_cost
from scenes.table.inspection.page import InlineDrawing, TableRow

Rows = list[TableRow | InlineDrawing]


def with_building(player: PlayerView, building: Building) -> PlayerView:
    """The player once they own it; an upgrade turns the tile over."""
    tiles = list(player.buildings)
    if building.upgraded_from in tiles:
        tiles.remove(building.upgraded_from)
    money = None if player.money is None else max(0, player.money - building.cost)
    return replace(player, buildings=(*tiles, building.name), money=money)


def gained(player: PlayerView, building: Building) -> int:
    """The VP it adds, at the player's money without its cost."""
    without = replace(player, money=None if player.money is None else max(0, player.money - building.cost))
    return with_building(player, building).score.total - without.score.total


def rows(looker: PageBuilder, name: str) -> Rows:
    """The changes that its power would make now."""
    building = BUILDINGS[name]
    found = _POWERS[building.power](looker, building)
    if building.power in _SCORING:
        return found
    return [*found, *_limits(looker, building)]


def _raises(key: str, limit: str, looker: PageBuilder, building: Building) -> Rows:
    """The limit of its owner's powers before and after."""
    before, after = looker.me.powers, with_building(looker.me, building).powers
    return [looker.row(key, f"{getattr(before, limit)}→{getattr(after, limit)}")]


def _limits(looker: PageBuilder, building: Building) -> Rows:
    """The warehouse grows with every tile."""
    before, after = looker.me.powers, with_building(looker.me, building).powers
    same = before.storage_limit == after.storage_limit
    return [] if same else _raises("ask.building.storage", "storage_limit", looker, building)


def _bonus(looker: PageBuilder, building: Building) -> Rows:
    """The tokens of each Production at today's prices."""
    prices = looker.view.prices
    best = max(prices[COMMODITIES.index(name)] for name in building.commodities)
    worth = building.amount * best
    return [looker.row("ask.building.bonus", looker.money(worth), n=building.amount)]


def _firm(looker: PageBuilder, building: Building) -> Rows:
    """The income from the tokens in all warehouses, were they sold."""
    view = looker.view
    held = sum(
        player.tokens[COMMODITIES.index(name)] for player in view.players for name in building.commodities
    )
    return [looker.row("ask.building.firm", looker.money(held * building.amount), n=held)]


def _purchases(looker: PageBuilder, building: Building) -> Rows:
    costs = sorted(BUILDINGS[name].cost for name in looker.view.building_offer)[:2]
    return [looker.row("ask.building.two_cheapest", looker.money(sum(costs)))] if len(costs) == 2 else []


def _best_sales(looker: PageBuilder, extra: int = 0) -> list[tuple[int, int]]:
    """The income from selling all of each commodity, the best first: dollars and the commodity's place."""
    prices, tokens = looker.view.prices, looker.me.tokens
    incomes = []
    for index, (price, held) in enumerate(zip(prices, tokens, strict=True)):
        raised = min(price + extra, HIGHEST_PRICES[index]) if extra else price
        incomes.append((held * raised, index))
    return sorted(incomes, reverse=True)


def _sales(looker: PageBuilder, building: Building) -> Rows:
    """The best two lots in one turn instead of the best."""
    best = _best_sales(looker)
    one, two = best[0][0], best[0][0] + best[1][0]
    return [
        looker.row("ask.building.one_sale", looker.money(one)),
        looker.row("ask.building.two_sales", looker.money(two), marked=True),
    ]


def _export(looker: PageBuilder, building: Building) -> Rows:
    """The best lot as it is, and with the price raised first."""
    income, index = _best_sales(looker, building.amount)[0]
    held = looker.me.tokens[index]
    if not held:
        return [looker.row("ask.building.nothing_to_sell")]
    price = looker.view.prices[index]
    raised = min(price + building.amount, HIGHEST_PRICES[index])
    return [
        looker.row("ask.building.as_it_is", looker.money(held * price), n=held, token=token(index)),
        sale(COMMODITIES[index], price, held),
        looker.row("ask.building.exported", looker.money(income), marked=True),
        sale(COMMODITIES[index], raised, held),
    ]


def _discount(looker: PageBuilder, building: Building) -> Rows:
    """The town on offer before and after."""
    if looker.view.town is None:
        return [looker.row("ask.building.no_town")]
    town, after = TOWNS[looker.view.town], with_building(looker.me, building)
    named = f"{named_cost(looker.me, town)}→{named_cost(after, town)}"
    mixed = f"{any_cost(looker.me, town)}→{any_cost(after, town)}"
    return [
        looker.row(
            "ask.building.town_named", named, town=looker.named(town.name), token=f"[{town.commodity}]"
        ),
        looker.row("ask.building.town_any", mixed, town=looker.named(town.name)),
    ]


def _floor(looker: PageBuilder, building: Building) -> Rows:
    """The most that another player holds of one commodity."""
    view = looker.view
    others = [player.tokens for seat, player in enumerate(view.players) if seat != looker.seat]
    most = max((count, index) for tokens in others for index, count in enumerate(tokens))
    if not most[0]:
        return [looker.row("ask.building.floor_empty")]
    cost = most[0] * view.prices[most[1]]
    return [looker.row("ask.building.floor", looker.money(cost), n=most[0], token=token(most[1]))]


def _scoring(looker: PageBuilder, building: Building) -> Rows:
    """The points it counts for now, tile included."""
    more = gained(looker.me, building) - 1
    return [looker.row(f"ask.building.{building.power}", looker.gain(more)), *_limits(looker, building)]


_SCORING = ("town_points", "railroad_points", "building_points", "money_points")
_POWERS: dict[str, Callable[[PageBuilder, Building], Rows]] = {
    "bonus": _bonus,
    "trading_firm": _firm,
    "storage": lambda looker, building: [],
    "production_limit": partial(_raises, "ask.building.taking", "production_limit"),
    "hand_limit": partial(_raises, "ask.building.hand", "hand_limit"),
    "purchases": _purchases,
    "sales": _sales,
    "auction_income": lambda looker, building: [
        looker.row("ask.building.each_auction", looker.money(building.amount))
    ],
    "town_discount": _discount,
    "trading_floor": _floor,
    "export_raise": _export,
    **dict.fromkeys(_SCORING, _scoring),
}
"""By the name of the power; a power that is not here has no page yet."""
