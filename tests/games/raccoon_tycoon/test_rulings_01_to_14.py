"""The rulings R1 to R14, one test or more each."""

from operator import attrgetter

from raccoon.games.raccoon_tycoon.actions.auction import (
    AuctionOpened,
    AuctionOption,
    AuctionWon,
    Bid,
    BidOption,
    OpenAuction,
    Pass,
)
from raccoon.games.raccoon_tycoon.actions.bonus import BonusOption, DeclineBonus, TakeBonus
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding
from raccoon.games.raccoon_tycoon.actions.produce import (
    CardsDrawn,
    DrawPileShuffled,
    PricesRaised,
    Produce,
    TakeTokens,
    TokensOption,
    TokensTaken,
)
from raccoon.games.raccoon_tycoon.actions.sell import Sell, SellOption
from raccoon.games.raccoon_tycoon.actions.storage import Discard
from raccoon.games.raccoon_tycoon.actions.trading_floor import BuyOnFloor, FloorTraded
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitDiscard,
    AwaitFloorTrade,
    AwaitSecondSale,
    AwaitTokens,
)
from tests.games.raccoon_tycoon.table import Table, only, tokens


def test_r01_the_bank_never_runs_out() -> None:
    table = Table().stock(0, luxury=10).prices(luxury=14).money(100_000)
    table.play(Sell(0, "luxury", 10))
    assert table[0].money == 100_140


def test_r02_exactly_the_limit_is_taken_of_more_icons() -> None:
    table = Table().hand(0, 42, 1, 2)
    table.play(Produce(0, 42))
    assert table.refuse(TakeTokens(0, tokens(wood=2))).code == "production_tokens"
    assert table.refuse(TakeTokens(0, tokens(wood=2, iron=1, coal=1))).code == "production_tokens"
    table.play(TakeTokens(0, tokens(wood=2, iron=1)))
    assert table[0].tokens == tokens(wood=2, iron=1)


def test_r02_no_choice_where_the_card_shows_no_more_than_the_limit() -> None:
    """Card 4 shows two coal and one luxury."""
    table = Table().hand(0, 4, 1, 2)
    events = table.play(Produce(0, 4))
    assert only(TokensTaken, events).tokens == tokens(coal=2, luxury=1)
    assert table.pending == AwaitAction(1)


def test_r03_water_mill_gives_two_of_the_same_or_two_different() -> None:
    for chosen in (tokens(luxury=2), tokens(wheat=1, coal=1)):
        table = Table().own(0, "Water Mill").hand(0, 4, 1, 2)
        table.play(Produce(0, 4), TakeBonus(0, "Water Mill", chosen))
        assert sum(table[0].tokens) == 5


def test_r03_machine_shop_gives_one_of_any_commodity() -> None:
    table = Table().own(0, "Machine Shop").hand(0, 4, 1, 2)
    table.play(Produce(0, 4))
    option = table.options(BonusOption)[0]
    assert [*map(sum, map(attrgetter("tokens"), option.commands()))] == [1] * 6


def test_r04_a_bonus_may_be_declined_but_not_halved() -> None:
    table = Table().own(0, "Grain Farm").hand(0, 4, 1, 2)
    table.play(Produce(0, 4))
    assert table.refuse(TakeBonus(0, "Grain Farm", tokens(wheat=1))).code == "bonus_tokens"
    table.play(DeclineBonus(0))
    assert table[0].tokens == tokens(coal=2, luxury=1)


def test_r04_a_part_of_a_bonus_when_the_supply_lacks_the_rest() -> None:
    table = Table().own(0, "Grain Farm").hand(0, 4, 1, 2).supply(wheat=1)
    table.play(Produce(0, 4), TakeBonus(0, "Grain Farm", tokens(wheat=1)))
    assert table.held(0, "wheat") == 1
    assert table.state.supply[0] == 0


def test_r04_no_bonus_is_asked_for_when_the_supply_has_none() -> None:
    table = Table().own(0, "Grain Farm").hand(0, 4, 1, 2).supply(wheat=0)
    table.play(Produce(0, 4))
    assert table.pending == AwaitAction(1)


def test_r05_other_icons_take_the_place_of_a_lacking_commodity() -> None:
    """Card 42 shows two wood, iron, coal, goods; no wood is left: the other three are taken."""
    table = Table().hand(0, 42, 1, 2).supply(wood=0)
    table.play(Produce(0, 42))
    assert table[0].tokens == tokens(iron=1, coal=1, goods=1)


def test_r05_a_lacking_commodity_still_leaves_a_choice() -> None:
    table = Table().hand(0, 42, 1, 2).supply(wood=1)
    table.play(Produce(0, 42))
    option = table.options(TokensOption)[0]
    assert (option.available, option.count) == (tokens(wood=1, iron=1, coal=1, goods=1), 3)


def test_r06_what_exceeds_the_top_of_a_track_is_lost() -> None:
    """Card 22 raises luxury by three."""
    table = Table().hand(0, 22, 1, 2).prices(luxury=13)
    events = table.play(Produce(0, 22))
    assert only(PricesRaised, events).raised == tokens(luxury=1)
    assert table.price("luxury") == 14


def test_r07_smuggler_draws_nothing_at_once_but_at_the_next_production() -> None:
    table = Table(2).hand(0, 4, 1, 2).offer_buildings("Smuggler").money(20)
    assert not [e for e in table.play(BuyBuilding(0, "Smuggler")) if isinstance(e, CardsDrawn)]
    assert len(table[0].hand) == 3
    table.produce()
    events = table.play(Produce(0, 4))
    assert only(CardsDrawn, events).count == 2
    assert len(table[0].hand) == 4


def test_r08_draw_pile_reshuffled_mid_refill() -> None:
    """One card is left and two are due: it is drawn first, then one of the shuffled discard pile."""
    table = Table().own(0, "Smuggler").hand(0, 4, 1, 2)
    pile = table.state.draw_pile
    table.change(draw_pile=pile[:1], discard_pile=pile[1:])
    events = table.play(Produce(0, 4))
    shuffled = only(DrawPileShuffled, events)
    assert sorted(shuffled.order) == sorted((*pile[1:], 4)), "the card just played is shuffled in"
    assert only(CardsDrawn, events).cards == (pile[0], shuffled.order[0])
    assert table.state.draw_pile == shuffled.order[1:]
    assert table.state.discard_pile == ()


def test_r08_the_discard_pile_stays_while_no_card_has_to_be_drawn() -> None:
    """Exactly as many cards as are due: the pile is empty then, and shuffled at the next draw only."""
    table = Table().hand(0, 4, 1, 2)
    pile = table.state.draw_pile
    table.change(draw_pile=pile[:1], discard_pile=pile[1:])
    events = table.play(Produce(0, 4))
    assert not [e for e in events if isinstance(e, DrawPileShuffled)]
    assert table.state.draw_pile == ()
    assert table.state.discard_pile == (*pile[1:], 4)


def test_r09_the_prices_have_risen_before_the_discard_is_chosen() -> None:
    table = Table().stock(0, wheat=9).hand(0, 4, 1, 2)
    events = table.play(Produce(0, 4))
    assert only(PricesRaised, events).raised == tokens(wood=1, iron=3)
    assert table.pending == AwaitDiscard(0, 2)
    assert table[0].hand == (1, 2, table[0].hand[-1]), "the hand is full again, too"
    supply = table.state.supply
    table.play(Discard(0, tokens(wheat=1, coal=1)))
    assert table[0].tokens == tokens(wheat=8, coal=1, luxury=1)
    assert sum(table.state.supply) == sum(supply) + 2
    assert table.pending == AwaitAction(1)


def test_r10_the_trading_floor_trades_before_the_card_moves_prices_and_tokens() -> None:
    """Card 36 raises iron by three and shows one wood and two coal."""
    table = Table().own(0, "Trading Floor").hand(0, 36, 1, 2).stock(1, iron=3).money(10, 10)
    table.play(Produce(0, 36))
    assert table.pending == AwaitFloorTrade(0, 36)
    traded = only(FloorTraded, table.play(BuyOnFloor(0, 1, "iron", 3)))
    assert traded.price == 2
    assert (table[0].money, table[1].money) == (4, 16)
    assert table[0].tokens == tokens(iron=3, wood=1, coal=2)
    assert table.price("iron") == 5


def test_r10_the_tokens_to_take_are_chosen_after_the_trade() -> None:
    table = Table().own(0, "Trading Floor").hand(0, 42, 1, 2).stock(1, iron=3)
    table.play(Produce(0, 42), BuyOnFloor(0, 1, "iron", 1))
    assert table.pending == AwaitTokens(0, 42)


def test_r11_the_second_sale_is_of_another_commodity() -> None:
    table = Table().own(0, "Freight Company").stock(0, wheat=2, wood=2)
    table.play(Sell(0, "wheat", 1))
    assert table.pending == AwaitSecondSale(0, "wheat")
    assert table.options(SellOption)[0].most == tokens(wood=2)
    assert table.refuse(Sell(0, "wheat", 1)).code == "already_sold"
    table.play(Sell(0, "wood", 2))
    assert table.pending == AwaitAction(1)


def test_r12_every_whole_dollar_may_be_bid_and_no_other_step() -> None:
    table = Table().offer_railroads("Fat Cat").money(7, 7)
    assert [*map(attrgetter("bid"), table.options(AuctionOption)[0].commands())] == [4, 5, 6, 7]
    events = table.play(OpenAuction(0, "Fat Cat", 5))
    assert isinstance(only(AuctionOpened, events).bid, int)
    assert [*map(attrgetter("amount"), table.options(BidOption)[0].commands())] == [6, 7]


def test_r13_who_cannot_make_the_opening_bid_cannot_start_that_auction() -> None:
    table = Table(5).offer_railroads("Skunk Works", "Tycoon").money(6)
    assert table.options(AuctionOption)[0].railroads == ("Skunk Works",)
    refusal = table.refuse(OpenAuction(0, "Tycoon", 7))
    assert (refusal.code, refusal.facts) == ("not_enough_money", {"need": 7, "have": 6})
    table.money(1)
    assert table.options(AuctionOption) == []


def test_r14_auction_house_is_paid_when_the_auction_ends() -> None:
    table = Table().own(2, "Auction House").offer_railroads("Fat Cat").money(10, 10, 10)
    table.play(OpenAuction(0, "Fat Cat", 4), Pass(1))
    assert table[2].money == 10
    assert table.refuse(Bid(2, 15)).code == "not_enough_money", "the $5 are not there to bid with"
    table.play(Pass(2))
    assert table[2].money == 15


def test_r14_the_auctions_winner_is_told_with_the_income_of_houses() -> None:
    table = Table().own(1, "Auction House").offer_railroads("Fat Cat").money(10, 10, 10)
    won = only(AuctionWon, table.play(OpenAuction(0, "Fat Cat", 4), Pass(1), Pass(2)))
    assert (won.seat, won.price, won.houses) == (0, 4, ((1, 5),))
