"""Every building alone: all 27 tiles, both faces of the double-sided ones."""

import pytest

from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.actions.auction import OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption, BonusTaken, DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.produce import Produce, TokensOption
from raccoon.games.raccoon_tycoon.actions.sell import Sell, Sold
from raccoon.games.raccoon_tycoon.actions.storage import DiscardOption
from raccoon.games.raccoon_tycoon.actions.town import BuyTown, TownOption
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor, FloorOption
from raccoon.games.raccoon_tycoon.catalogue import (
    ADVANCED_TILES,
    BASIC_TILES,
    BUILDINGS,
    COMMODITIES,
    NO_TOKENS,
)
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitSecondPurchase, AwaitSecondSale
from raccoon.games.raccoon_tycoon.state import Player
from tests.games.raccoon_tycoon.table import Table, only, tokens

COSTS = {
    "Wheat Field": 4, "Lumber Yard": 4, "Coal Deposit": 5, "Iron Deposit": 5, "Tool & Die": 6, "Vineyard": 6,
    "Machine Shop": 30, "Lumber/Wheat Trading Firm": 10, "Coal/Iron Trading Firm": 10,
    "Goods/Luxury Trading Firm": 10, "Warehouse": 10, "Construction Company": 20, "Freight Company": 25,
    "Governor's Mansion": 30, "Rail Baron": 30, "Bank": 30, "Auction House": 15, "Smuggler": 20,
    "Black Market": 30, "Brick Works": 25, "Mayor's Office": 30, "Trading Floor": 15, "Export Company": 30,
    "Cottage Industry": 30, "Factory": 40,
}  # fmt: skip
UPGRADES = {
    "Wheat Field": ("Grain Farm", 9),
    "Lumber Yard": ("Saw Mill", 9),
    "Coal Deposit": ("Coal Mine", 12),
    "Iron Deposit": ("Iron Mine", 12),
    "Tool & Die": ("Loom", 15),
    "Vineyard": ("Glass Works", 15),
    "Machine Shop": ("Water Mill", 60),
}
BONUSES = {
    "Wheat Field": "wheat",
    "Lumber Yard": "wood",
    "Coal Deposit": "coal",
    "Iron Deposit": "iron",
    "Tool & Die": "goods",
    "Vineyard": "luxury",
}


def test_there_are_27_tiles_two_of_them_twice() -> None:
    tiles = BASIC_TILES + ADVANCED_TILES
    assert len(tiles) == 27
    assert set(tiles) == set(COSTS)
    assert {name for name in tiles if tiles.count(name) == 2} == {"Warehouse", "Factory"}
    assert set(BUILDINGS) == set(COSTS) | {face for face, _ in UPGRADES.values()}


@pytest.mark.parametrize("tile", COSTS)
def test_a_tile_is_bought_at_its_price_on_its_first_side(tile: str) -> None:
    table = Table().offer_buildings(tile).money(COSTS[tile])
    filler = table.state.building_stack[0]
    bought = only(BuildingBought, table.play(BuyBuilding(0, tile)))
    assert (bought.cost, bought.revealed) == (COSTS[tile], filler)
    assert (table[0].money, table[0].buildings) == (0, (tile,))
    assert len(table.state.building_offer) == 4
    assert table.pending == AwaitAction(1)


@pytest.mark.parametrize("tile", COSTS)
def test_every_tile_stores_one_more(tile: str) -> None:
    more = 4 if tile == "Warehouse" else 1
    assert Player(0, (), NO_TOKENS, buildings=(tile,)).powers.storage_limit == 10 + more


@pytest.mark.parametrize("tile", UPGRADES)
def test_an_upgrade_costs_what_the_other_side_says_and_stays_one_tile(tile: str) -> None:
    face, cost = UPGRADES[tile]
    table = Table().own(0, tile).money(cost)
    table.play(UpgradeBuilding(0, tile))
    assert (table[0].money, table[0].buildings) == (0, (face,))
    assert table[0].powers.storage_limit == 11
    assert table.refuse(UpgradeBuilding(1, tile)).code == "building_not_owned"


@pytest.mark.parametrize("tile", BONUSES)
@pytest.mark.parametrize("amount", [1, 2])
def test_a_basic_building_adds_its_commodity_beyond_the_limit(tile: str, amount: int) -> None:
    """Card 4 fills the limit of three with two coal and one luxury."""
    face = tile if amount == 1 else UPGRADES[tile][0]
    table = Table().own(0, face).hand(0, 4, 1, 2)
    table.play(Produce(0, 4))
    extra = tokens(**{BONUSES[tile]: amount})
    assert list(table.options(BonusOption)[0].commands()) == [TakeBonus(0, face, extra)]
    assert only(BonusTaken, table.play(TakeBonus(0, face, extra))).tokens == extra
    assert sum(table[0].tokens) == 3 + amount


@pytest.mark.parametrize(("face", "ways"), [("Machine Shop", 6), ("Water Mill", 21)])
def test_machine_shop_and_water_mill_give_any_commodities(face: str, ways: int) -> None:
    table = Table().own(0, face).hand(0, 4, 1, 2)
    table.play(Produce(0, 4))
    commands = list(table.options(BonusOption)[0].commands())
    assert len(set(commands)) == len(commands) == ways


@pytest.mark.parametrize(
    ("firm", "pair"),
    [
        ("Lumber/Wheat Trading Firm", ("wood", "wheat")),
        ("Coal/Iron Trading Firm", ("coal", "iron")),
        ("Goods/Luxury Trading Firm", ("goods", "luxury")),
    ],
)
@pytest.mark.parametrize("commodity", COMMODITIES)
def test_a_trading_firm_earns_a_dollar_a_token_that_another_sells(
    firm: str, pair: tuple[str, str], commodity: str
) -> None:
    table = Table().own(1, firm).stock(0, **{commodity: 3}).money(0, 0)
    price = table.price(commodity)
    sold = only(Sold, table.play(Sell(0, commodity, 3)))
    assert sold.firms == (((1, 3),) if commodity in pair else ())
    assert table[1].money == (3 if commodity in pair else 0)
    assert table[0].money == 3 * price


def test_a_trading_firm_earns_when_its_owner_sells() -> None:
    table = Table().own(0, "Coal/Iron Trading Firm").stock(0, coal=4).prices(coal=9).money(0)
    table.play(Sell(0, "coal", 4))
    assert table[0].money == 4 * 9 + 4
    assert table.price("coal") == 5


def test_construction_company_allows_two_purchases() -> None:
    table = Table().own(0, "Construction Company").offer_buildings("Wheat Field", "Vineyard").money(10)
    table.play(BuyBuilding(0, "Wheat Field"))
    assert table.pending == AwaitSecondPurchase(0)
    table.play(BuyBuilding(0, "Vineyard"))
    assert table.pending == AwaitAction(1), "not a third one"


def test_freight_company_allows_a_second_sale() -> None:
    table = Table().own(0, "Freight Company").stock(0, wheat=1, coal=1).money(0)
    table.play(Sell(0, "wheat", 1))
    assert table.pending == AwaitSecondSale(0, "wheat")
    table.play(Sell(0, "coal", 1))
    assert table[0].money == 1 + 2
    assert table.pending == AwaitAction(1)


def test_freight_company_asks_nothing_when_nothing_else_is_held() -> None:
    table = Table().own(0, "Freight Company").stock(0, wheat=3)
    table.play(Sell(0, "wheat", 1))
    assert table.pending == AwaitAction(1)


def test_export_company_sells_three_dollars_higher_and_the_price_falls_from_there() -> None:
    table = Table().own(0, "Export Company").stock(0, wood=2).prices(wood=4).money(0)
    sold = only(Sold, table.play(Sell(0, "wood", 2, export=True)))
    assert (sold.raised, sold.price, sold.new_price) == (3, 7, 5)
    assert table[0].money == 14
    assert table.price("wood") == 5


def test_export_company_need_not_be_used() -> None:
    table = Table().own(0, "Export Company").stock(0, wood=2).prices(wood=4).money(0)
    table.play(Sell(0, "wood", 2))
    assert (table[0].money, table.price("wood")) == (8, 2)


@pytest.mark.parametrize(
    ("building", "expected"),
    [("Governor's Mansion", 3), ("Rail Baron", 2), ("Mayor's Office", 2), ("Bank", 4)],
)
def test_a_scoring_building_alone(building: str, expected: int) -> None:
    """Three towns, two railroads, two buildings, $85."""
    player = Player(
        85,
        (),
        NO_TOKENS,
        railroads=("Fat Cat", "Fat Cat"),
        towns=("Molehill", "Trinity", "Newgate"),
        buildings=(building, "Warehouse"),
    )
    assert scoring.score(player).bonuses == expected


def test_auction_house_earns_five_for_an_auction() -> None:
    table = Table().own(1, "Auction House").offer_railroads("Fat Cat").money(10, 10, 10)
    table.play(OpenAuction(0, "Fat Cat", 4), Pass(1), Pass(2))
    assert [player.money for player in table.state.players] == [6, 15, 10]


@pytest.mark.parametrize(("building", "limit"), [("Smuggler", 4), ("Black Market", 5)])
def test_a_bigger_hand(building: str, limit: int) -> None:
    table = Table().own(0, building).produce()
    assert len(table[0].hand) == limit
    assert [len(player.hand) for player in table.state.players[1:]] == [3, 3]


def test_brick_works_lowers_both_payments_by_one() -> None:
    table = Table().own(0, "Brick Works").offer_town("Dunmoor").stock(0, coal=3, wood=2)
    option = table.options(TownOption)[0]
    assert (option.named, option.any_cost) == (tokens(coal=3), 5)
    table.play(BuyTown(0, tokens(coal=3)))
    assert table[0].towns == ("Dunmoor",)


def test_trading_floor_buys_with_a_production() -> None:
    table = Table().own(0, "Trading Floor").hand(0, 4, 1, 2).stock(2, wheat=2).money(10, 10, 10)
    table.play(Produce(0, 4))
    offers = {(o.seller, o.commodity, o.most, o.price) for o in table.options(FloorOption)}
    assert offers == {(2, "wheat", 2, 1)}
    table.play(BuyOnFloor(0, 2, "wheat", 2))
    assert table[0].tokens == tokens(wheat=2, coal=2, luxury=1)
    assert (table[0].money, table[2].money) == (8, 12)


@pytest.mark.parametrize(("building", "limit"), [("Cottage Industry", 4), ("Factory", 5)])
def test_a_higher_production_limit(building: str, limit: int) -> None:
    """Card 39 shows two iron and three goods."""
    table = Table().own(0, building).hand(0, 39, 1, 2)
    table.play(Produce(0, 39))
    if limit < 5:
        option = table.options(TokensOption)[0]
        assert option.count == limit
        table.play(next(option.commands()))
    assert sum(table[0].tokens) == limit


def test_warehouse_stores_three_more() -> None:
    table = Table().own(0, "Warehouse").stock(0, wheat=12).hand(0, 4, 1, 2)
    table.play(Produce(0, 4))
    assert table.options(DiscardOption)[0].count == 15 - 14


def test_a_bonus_building_is_asked_for_only_after_the_tokens() -> None:
    table = Table().own(0, "Wheat Field").hand(0, 42, 1, 2)
    table.play(Produce(0, 42))
    assert table.refuse(DeclineBonus(0)).code == "not_now"
