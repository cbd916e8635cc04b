"""Buildings together, and where their powers meet the edges of the table."""

import pytest

from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption, TakeBonus
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.end_turn import EndTurn
from raccoon.games.raccoon_tycoon.actions.produce import Produce, TokensOption
from raccoon.games.raccoon_tycoon.actions.sell import Sell, Sold
from raccoon.games.raccoon_tycoon.actions.storage import Discard
from raccoon.games.raccoon_tycoon.actions.town import BuyTown, TownOption
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor, FloorOption, SkipFloor
from raccoon.games.raccoon_tycoon.catalogue import NO_TOKENS
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitDiscard,
    AwaitFloorTrade,
    AwaitSecondPurchase,
)
from raccoon.games.raccoon_tycoon.state import Player
from tests.games.raccoon_tycoon.table import Table, only, tokens


def test_export_with_freight_raises_each_sale() -> None:
    table = Table().own(0, "Export Company", "Freight Company").stock(0, wheat=2, coal=2).money(0)
    table.play(Sell(0, "wheat", 2, export=True), Sell(0, "coal", 1, export=True))
    assert table[0].money == 2 * 4 + 5
    assert (table.price("wheat"), table.price("coal")) == (2, 4)


@pytest.mark.parametrize(("price", "raised"), [(14, 0), (13, 1), (12, 2), (11, 3)])
def test_export_at_the_top_of_the_track(price: int, raised: int) -> None:
    table = Table().own(0, "Export Company").stock(0, luxury=1).prices(luxury=price).money(0)
    sold = only(Sold, table.play(Sell(0, "luxury", 1, export=True)))
    assert (sold.raised, sold.price, sold.new_price) == (raised, price + raised, price + raised - 1)


def test_a_sale_falls_no_lower_than_the_bottom_of_the_track() -> None:
    table = Table().stock(0, goods=6).prices(goods=5).money(0)
    table.play(Sell(0, "goods", 6))
    assert (table[0].money, table.price("goods")) == (30, 3)


def test_trading_floor_with_storage_overflow() -> None:
    """Ten tokens, two bought, three produced: 11 fit, four go back."""
    table = Table().own(0, "Trading Floor").hand(0, 4, 1, 2).stock(0, wood=10).stock(1, wheat=2)
    table.play(Produce(0, 4), BuyOnFloor(0, 1, "wheat", 2))
    assert table.pending == AwaitDiscard(0, 4)
    table.play(Discard(0, tokens(wood=4)))
    assert table[0].tokens == tokens(wood=6, wheat=2, coal=2, luxury=1)


def test_trading_floor_with_a_poor_buyer() -> None:
    table = Table().own(0, "Trading Floor").hand(0, 4, 1, 2).stock(1, wheat=9, coal=5).money(5)
    table.play(Produce(0, 4))
    assert {o.commodity: o.most for o in table.options(FloorOption)} == {"wheat": 5, "coal": 2}
    refusal = table.refuse(BuyOnFloor(0, 1, "coal", 3))
    assert (refusal.code, refusal.facts) == ("floor_trade", {"commodity": "coal", "amount": 3})


def test_trading_floor_with_a_seller_of_none() -> None:
    table = Table().own(0, "Trading Floor").hand(0, 4, 1, 2).stock(1, wheat=1)
    table.play(Produce(0, 4))
    assert table.pending == AwaitFloorTrade(0, 4)
    assert table.refuse(BuyOnFloor(0, 2, "wheat", 1)).code == "floor_trade"
    assert table.refuse(BuyOnFloor(0, 1, "wheat", 0)).code == "floor_trade"
    assert table.refuse(BuyOnFloor(0, 0, "wheat", 1)).code == "floor_trade", "not from oneself"
    table.play(SkipFloor(0))
    assert table.held(1, "wheat") == 1


def test_trading_floor_when_nobody_has_anything() -> None:
    table = Table().own(0, "Trading Floor").hand(0, 4, 1, 2).stock(0, wheat=3)
    table.play(Produce(0, 4))
    assert table.pending == AwaitAction(1)


def test_construction_bought_first_then_a_second_purchase_in_the_same_turn() -> None:
    table = Table().own(0, "Vineyard").offer_buildings("Construction Company").money(35)
    table.play(BuyBuilding(0, "Construction Company"), UpgradeBuilding(0, "Vineyard"))
    assert table[0].buildings == ("Glass Works", "Construction Company")
    assert (table[0].money, table.pending) == (0, AwaitAction(1))


def test_without_construction_company_there_is_one_purchase_a_turn() -> None:
    table = Table().own(0, "Vineyard").offer_buildings("Construction Company", "Wheat Field").money(60)
    table.play(BuyBuilding(0, "Wheat Field"))
    assert table.pending == AwaitAction(1)


def test_construction_with_two_upgrades() -> None:
    table = Table().own(0, "Construction Company", "Vineyard", "Tool & Die").money(30)
    table.play(UpgradeBuilding(0, "Vineyard"))
    assert table.pending == AwaitSecondPurchase(0)
    table.play(UpgradeBuilding(0, "Tool & Die"))
    assert table[0].buildings == ("Construction Company", "Glass Works", "Loom")


def test_construction_with_the_tile_just_bought_upgraded_as_the_second_purchase() -> None:
    table = Table().own(0, "Construction Company").offer_buildings("Machine Shop").money(90)
    table.play(BuyBuilding(0, "Machine Shop"), UpgradeBuilding(0, "Machine Shop"))
    assert table[0].buildings == ("Construction Company", "Water Mill")


def test_construction_may_stop_after_one_purchase_and_may_not_sell_then() -> None:
    table = Table().own(0, "Construction Company").offer_buildings("Wheat Field", "Vineyard").money(20)
    table.stock(0, wheat=1).play(BuyBuilding(0, "Wheat Field"))
    assert table.refuse(Sell(0, "wheat", 1)).code == "not_now"
    table.play(EndTurn(0))
    assert table.pending == AwaitAction(1)


def test_brick_works_with_the_named_commodity() -> None:
    table = Table().own(0, "Brick Works").offer_town("Molehill").stock(0, iron=1)
    assert table.options(TownOption)[0].any_cost == 0
    table.play(BuyTown(0, tokens(iron=1)))
    assert table[0].towns == ("Molehill",)


def test_brick_works_with_any_commodities() -> None:
    table = Table().own(0, "Brick Works").offer_town("Molehill").stock(0, wheat=1, wood=1, luxury=1)
    assert table.options(TownOption)[0].named is None
    table.play(BuyTown(0, tokens(wheat=1, wood=1, luxury=1)))
    assert table[0].towns == ("Molehill",)
    assert table[0].tokens == NO_TOKENS


def test_without_brick_works_the_same_payments_are_too_small() -> None:
    table = Table().offer_town("Molehill").stock(0, iron=1, wheat=1, wood=1)
    assert table.options(TownOption) == []
    facts = {"town": "Molehill", "commodity": "iron", "named": 2, "any": 4}
    refusal = table.refuse(BuyTown(0, tokens(iron=1)))
    assert (refusal.code, refusal.facts) == ("town_payment", facts)


@pytest.mark.parametrize(("owner", "money"), [(0, [15, 6, 10]), (1, [10, 11, 10]), (2, [10, 6, 15])])
def test_auction_house_of_the_starter_the_winner_and_a_third(owner: int, money: list[int]) -> None:
    """Seat 0 opens, seat 1 wins for $4."""
    table = Table().own(owner, "Auction House").offer_railroads("Sly Fox").money(10, 10, 10)
    table.play(OpenAuction(0, "Sly Fox", 3), Bid(1, 4), Pass(2), Pass(0))
    assert [player.money for player in table.state.players] == money


def test_auction_house_of_a_starter_who_wins() -> None:
    table = Table().own(0, "Auction House").offer_railroads("Sly Fox").money(10, 10, 10)
    table.play(OpenAuction(0, "Sly Fox", 3), Pass(1), Pass(2))
    assert table[0].money == 10 - 3 + 5


def test_auction_house_earns_for_every_auction_of_a_turn() -> None:
    table = Table().own(2, "Auction House").offer_railroads("Sly Fox", "Fat Cat").money(10, 10, 10)
    table.play(OpenAuction(0, "Sly Fox", 3), Bid(1, 4), Pass(2), Pass(0))
    table.play(OpenAuction(0, "Fat Cat", 4), Pass(1), Pass(2))
    assert table[2].money == 20


def test_two_trading_firms_of_different_owners() -> None:
    table = Table().own(0, "Coal/Iron Trading Firm").own(2, "Lumber/Wheat Trading Firm")
    table.own(1, "Freight Company").stock(1, coal=2, wood=3).money(0, 0, 0).change(
        pending=AwaitAction(1), turn=1
    )
    table.play(Sell(1, "coal", 2), Sell(1, "wood", 3))
    assert [player.money for player in table.state.players] == [2, 4 + 3, 3]


def test_trading_firm_of_the_owner_selling_with_export() -> None:
    table = Table().own(0, "Export Company", "Goods/Luxury Trading Firm").stock(0, goods=2).money(0)
    table.play(Sell(0, "goods", 2, export=True))
    assert table[0].money == 2 * 6 + 2, "the firm pays by the token, not by the price"


def test_smuggler_with_black_market_the_larger_counts() -> None:
    table = Table().own(0, "Smuggler", "Black Market").produce()
    assert len(table[0].hand) == 5


def test_cottage_with_factory_the_best_counts() -> None:
    assert Player(0, (), NO_TOKENS, buildings=("Factory", "Cottage Industry")).powers.production_limit == 5
    assert Player(0, (), NO_TOKENS, buildings=("Cottage Industry", "Factory")).powers.production_limit == 5


def test_two_factories_give_no_more_than_one() -> None:
    table = Table().own(0, "Factory", "Factory").hand(0, 1, 42, 2)
    assert table[0].powers.production_limit == 5
    table.play(Produce(0, 42))
    assert sum(table[0].tokens) == 5


def test_two_warehouses_add_up() -> None:
    assert Player(0, (), NO_TOKENS, buildings=("Warehouse", "Warehouse")).powers.storage_limit == 18


def test_factory_with_a_bonus_building() -> None:
    table = Table().own(0, "Factory", "Glass Works").hand(0, 42, 1, 2)
    table.play(Produce(0, 42), TakeBonus(0, "Glass Works", tokens(luxury=2)))
    assert sum(table[0].tokens) == 7


EMPTY = {"wheat": 0, "wood": 0, "iron": 0, "goods": 0}


@pytest.mark.parametrize("face", ["Machine Shop", "Water Mill"])
def test_any_bonus_with_an_empty_supply(face: str) -> None:
    """Card 4 takes the last two coal and the last luxury."""
    table = Table().own(0, face).hand(0, 4, 1, 2).supply(**EMPTY, coal=2, luxury=1)
    table.play(Produce(0, 4))
    assert table.pending == AwaitAction(1), "nothing is left to choose from"
    assert table[0].tokens == tokens(coal=2, luxury=1)


def test_water_mill_with_one_token_left_gives_one() -> None:
    table = Table().own(0, "Water Mill").hand(0, 4, 1, 2).supply(**EMPTY, coal=3, luxury=1)
    table.play(Produce(0, 4))
    option = table.options(BonusOption)[0]
    assert (option.count, option.available) == (1, tokens(coal=1))
    table.play(TakeBonus(0, "Water Mill", tokens(coal=1)))
    assert table[0].tokens == tokens(coal=3, luxury=1)


def test_water_mill_with_two_kinds_left_gives_both() -> None:
    table = Table().own(0, "Water Mill").hand(0, 4, 1, 2).supply(**EMPTY, coal=3, luxury=2)
    table.play(Produce(0, 4))
    assert table.refuse(TakeBonus(0, "Water Mill", tokens(coal=1))).code == "bonus_tokens"
    assert list(table.options(BonusOption)[0].commands()) == [
        TakeBonus(0, "Water Mill", tokens(coal=1, luxury=1))
    ]


def test_a_commodity_sold_out_is_offered_again_once_sold_to_the_supply() -> None:
    table = Table(2).hand(1, 4, 1, 2).stock(0, coal=1).supply(coal=0)
    table.play(Sell(0, "coal", 1), Produce(1, 4))
    assert table[1].tokens[3] == 23 + 1


def test_everything_sold_out_a_production_still_moves_prices_and_draws() -> None:
    table = Table().hand(0, 4, 1, 2).supply(wheat=0, wood=0, iron=0, coal=0, goods=0, luxury=0)
    table.play(Produce(0, 4))
    assert table[0].tokens == NO_TOKENS
    assert (table.price("iron"), len(table[0].hand)) == (5, 3)


def test_mayors_office_counts_itself() -> None:
    assert scoring.score(Player(0, (), NO_TOKENS, buildings=("Mayor's Office",))).total == 2


@pytest.mark.parametrize(("money", "points"), [(0, 0), (19, 0), (20, 1), (39, 1), (40, 2)])
def test_bank_pays_for_full_twenties(money: int, points: int) -> None:
    assert scoring.score(Player(money, (), NO_TOKENS, buildings=("Bank",))).bonuses == points


def test_money_gives_nothing_without_a_bank() -> None:
    assert scoring.score(Player(500, (), NO_TOKENS)).total == 0


def test_all_scoring_buildings_together() -> None:
    buildings = ("Governor's Mansion", "Rail Baron", "Mayor's Office", "Bank")
    player = Player(45, (), NO_TOKENS, railroads=("Tycoon",) * 3, towns=("Molehill",), buildings=buildings)
    counted = scoring.score(player)
    assert (counted.railroads, counted.towns, counted.pairs, counted.buildings) == (16, 2, 2, 4)
    assert counted.bonuses == 1 + 3 + 4 + 2
    assert counted.total == 34


def test_two_bonus_buildings_of_one_commodity_do_not_add_up() -> None:
    table = Table().own(0, "Machine Shop", "Coal Mine").hand(0, 4, 1, 2)
    table.play(Produce(0, 4))
    assert {(o.building, o.count) for o in table.options(BonusOption)} == {
        ("Machine Shop", 1),
        ("Coal Mine", 2),
    }
    assert table.options(TokensOption) == []
    table.play(TakeBonus(0, "Coal Mine", tokens(coal=2)))
    assert table.held(0, "coal") == 4
