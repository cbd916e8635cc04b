"""The changes that a building would make for its owner now, by power; only facts from the rules."""

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from raccoon.games.raccoon_tycoon.catalogue import BUILDINGS, COMMODITIES, HIGHEST_PRICES, TOWNS, Building
from raccoon.games.raccoon_tycoon.view import PlayerView
from scenes.raccoon_tycoon.inspection.large import sale
from scenes.raccoon_tycoon.inspection.towns import any_cost, named_cost
from scenes.raccoon_tycoon.inspection.writer import PageBuilder, token
from scenes.table.inspection.page import InlineDrawing, TableRow

Rows = list[TableRow | InlineDrawing]


def with_building(player: PlayerView, building: Building) -> PlayerView:
    """The player after buying the building; an upgrade replaces its other face."""
    tiles = list(player.buildings)
    if building.upgraded_from in tiles:
        tiles.remove(building.upgraded_from)
    money = None if player.money is None else max(0, player.money - building.cost)
    return replace(player, buildings=(*tiles, building.name), money=money)


def gained(player: PlayerView, building: Building) -> int:
    """The VP that a building adds to a player whose money is reduced by its cost either way."""
    without = replace(player, money=None if player.money is None else max(0, player.money - building.cost))
    return with_building(player, building).score.total - without.score.total


def rows(writer: PageBuilder, name: str) -> Rows:
    """The lines about what a building's power would change now."""
    building = BUILDINGS[name]
    found = _POWERS[building.power](writer, building)
    if building.power in _SCORING:
        return found
    return [*found, *_limits(writer, building)]


def _raises(key: str, limit: str, writer: PageBuilder, building: Building) -> Rows:
    before, after = writer.me.powers, with_building(writer.me, building).powers
    return [writer.row(key, f"{getattr(before, limit)}→{getattr(after, limit)}")]


def _limits(writer: PageBuilder, building: Building) -> Rows:
    """The storage limit before and after, if the tile raises it."""
    before, after = writer.me.powers, with_building(writer.me, building).powers
    same = before.storage_limit == after.storage_limit
    return [] if same else _raises("ask.building.storage", "storage_limit", writer, building)


def _bonus(writer: PageBuilder, building: Building) -> Rows:
    """The worth of the tokens of each Production at the present prices."""
    prices = writer.view.prices
    best = max(prices[COMMODITIES.index(name)] for name in building.commodities)
    worth = building.amount * best
    return [writer.row("ask.building.bonus", writer.money(worth), n=building.amount)]


def _firm(writer: PageBuilder, building: Building) -> Rows:
    """The income if all tokens in all warehouses were sold."""
    view = writer.view
    held = sum(
        player.tokens[COMMODITIES.index(name)] for player in view.players for name in building.commodities
    )
    return [writer.row("ask.building.firm", writer.money(held * building.amount), n=held)]


def _purchases(writer: PageBuilder, building: Building) -> Rows:
    costs = sorted(BUILDINGS[name].cost for name in writer.view.building_offer)[:2]
    return [writer.row("ask.building.two_cheapest", writer.money(sum(costs)))] if len(costs) == 2 else []


def _best_sales(writer: PageBuilder, extra: int = 0) -> list[tuple[int, int]]:
    """The income from selling all of each commodity, with its index, the best first."""
    prices, tokens = writer.view.prices, writer.me.tokens
    incomes = []
    for index, (price, held) in enumerate(zip(prices, tokens, strict=True)):
        raised = min(price + extra, HIGHEST_PRICES[index]) if extra else price
        incomes.append((held * raised, index))
    return sorted(incomes, reverse=True)


def _sales(writer: PageBuilder, building: Building) -> Rows:
    """The income from the best sale alone, and from the best two in one turn."""
    best = _best_sales(writer)
    one, two = best[0][0], best[0][0] + best[1][0]
    return [
        writer.row("ask.building.one_sale", writer.money(one)),
        writer.row("ask.building.two_sales", writer.money(two), marked=True),
    ]


def _export(writer: PageBuilder, building: Building) -> Rows:
    """The income from the best sale as it is, and with the price raised first."""
    income, index = _best_sales(writer, building.amount)[0]
    held = writer.me.tokens[index]
    if not held:
        return [writer.row("ask.building.nothing_to_sell")]
    price = writer.view.prices[index]
    raised = min(price + building.amount, HIGHEST_PRICES[index])
    return [
        writer.row("ask.building.as_it_is", writer.money(held * price), n=held, token=token(index)),
        sale(COMMODITIES[index], price, held),
        writer.row("ask.building.exported", writer.money(income), marked=True),
        sale(COMMODITIES[index], raised, held),
    ]


def _discount(writer: PageBuilder, building: Building) -> Rows:
    if writer.view.town is None:
        return [writer.row("ask.building.no_town")]
    town, after = TOWNS[writer.view.town], with_building(writer.me, building)
    named = f"{named_cost(writer.me, town)}→{named_cost(after, town)}"
    mixed = f"{any_cost(writer.me, town)}→{any_cost(after, town)}"
    return [
        writer.row(
            "ask.building.town_named", named, town=writer.named(town.name), token=f"[{town.commodity}]"
        ),
        writer.row("ask.building.town_any", mixed, town=writer.named(town.name)),
    ]


def _floor(writer: PageBuilder, building: Building) -> Rows:
    """The cost of the most tokens of one commodity that another player holds."""
    view = writer.view
    others = [player.tokens for seat, player in enumerate(view.players) if seat != writer.seat]
    most = max((count, index) for tokens in others for index, count in enumerate(tokens))
    if not most[0]:
        return [writer.row("ask.building.floor_empty")]
    cost = most[0] * view.prices[most[1]]
    return [writer.row("ask.building.floor", writer.money(cost), n=most[0], token=token(most[1]))]


def _scoring(writer: PageBuilder, building: Building) -> Rows:
    """The VP that its power adds now, without the tile's own."""
    more = gained(writer.me, building) - 1
    return [writer.row(f"ask.building.{building.power}", writer.gain(more)), *_limits(writer, building)]


_SCORING = ("town_points", "railroad_points", "building_points", "money_points")
_POWERS: dict[str, Callable[[PageBuilder, Building], Rows]] = {
    "bonus": _bonus,
    "trading_firm": _firm,
    "storage": lambda writer, building: [],
    "production_limit": partial(_raises, "ask.building.taking", "production_limit"),
    "hand_limit": partial(_raises, "ask.building.hand", "hand_limit"),
    "purchases": _purchases,
    "sales": _sales,
    "auction_income": lambda writer, building: [
        writer.row("ask.building.each_auction", writer.money(building.amount))
    ],
    "town_discount": _discount,
    "trading_floor": _floor,
    "export_raise": _export,
    **dict.fromkeys(_SCORING, _scoring),
}
"""The lines of each power, by its name."""
