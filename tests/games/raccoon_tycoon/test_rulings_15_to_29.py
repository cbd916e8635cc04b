"""The rulings R15 to R29, one test or more each."""

import msgspec
import pytest

from raccoon.engine.chance import Chance
from raccoon.engine.playout import play_out
from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.build import BuyBuilding, UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory, EndTurn, EndTurnOption, GameEnded
from raccoon.games.raccoon_tycoon.actions.produce import Produce, ProduceOption, TakeTokens
from raccoon.games.raccoon_tycoon.actions.sell import Sell, Sold
from raccoon.games.raccoon_tycoon.actions.town import BuyTown
from raccoon.games.raccoon_tycoon.actions.trading_floor import (
    BuyOnFloor,
    FloorOption,
    SkipFloor,
    SkipFloorOption,
)
from raccoon.games.raccoon_tycoon.catalogue import BASIC_TILES, BUILDINGS, NO_TOKENS
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitFloorTrade,
    AwaitSecondPurchase,
    AwaitTokens,
    Over,
)
from raccoon.games.raccoon_tycoon.state import Player, State, TableOptions
from tests.games.raccoon_tycoon.table import Table, only, tokens


def test_r15_construction_company_bought_first_allows_the_second_purchase_at_once() -> None:
    table = Table().offer_buildings("Construction Company", "Wheat Field").money(24)
    table.play(BuyBuilding(0, "Construction Company"))
    assert table.pending == AwaitSecondPurchase(0)
    table.play(BuyBuilding(0, "Wheat Field"))
    assert table[0].buildings == ("Construction Company", "Wheat Field")
    assert table.pending == AwaitAction(1)


def test_r15_benefits_count_at_once() -> None:
    table = Table().own(0, "Construction Company").offer_buildings("Warehouse").money(10)
    table.play(BuyBuilding(0, "Warehouse"))
    assert table[0].powers.storage_limit == 10 + 2 + 3


def test_r15_an_upgrade_counts_at_once() -> None:
    table = Table().own(0, "Construction Company", "Tool & Die").offer_buildings("Wheat Field").money(19)
    table.play(UpgradeBuilding(0, "Tool & Die"))
    assert table[0].buildings == ("Construction Company", "Loom")
    assert table[0].money == 19 - BUILDINGS["Loom"].cost
    table.play(BuyBuilding(0, "Wheat Field"))
    assert table[0].money == 0


def test_r16_production_is_always_possible_and_there_is_no_pass() -> None:
    table = Table().money(0)
    assert [type(option) for option in GAME.options(table.state, 0)] == [ProduceOption]
    assert table.refuse(EndTurn(0)).code == "action_due"


def test_r16_after_the_first_of_two_actions_the_turn_may_end() -> None:
    table = Table().own(0, "Freight Company").stock(0, wheat=1, wood=1)
    table.play(Sell(0, "wheat", 1))
    assert table.options(EndTurnOption)
    table.play(EndTurn(0))
    assert table.pending == AwaitAction(1)


def test_r17_who_has_had_the_last_turn_may_still_bid() -> None:
    table = Table().last_towns(0, 1).stock(0, wood=5).money(10, 10, 10).offer_railroads("Fat Cat")
    table.play(BuyTown(0, tokens(wood=5)))
    table.produce()
    table.play(OpenAuction(2, "Fat Cat", 4), Bid(0, 5), Pass(1), Pass(2))
    assert table[0].railroads == ("Fat Cat",)
    assert table.pending == AwaitAction(2, may_end=True)


@pytest.mark.parametrize(("money", "winners"), [((5, 5, 0), (0, 1)), ((5, 6, 0), (1,)), ((0, 0, 90), (2,))])
def test_r18_ties_go_to_money_and_then_are_shared(money: tuple[int, ...], winners: tuple[int, ...]) -> None:
    players = tuple(Player(amount, (), NO_TOKENS, towns=("Molehill",)) for amount in money)
    assert scoring.winners(players) == winners


def test_r19_tokens_are_public() -> None:
    table = Table().stock(0, coal=3)
    assert GAME.view(table.state, 1).players[0].tokens == tokens(coal=3)
    assert GAME.view(table.state, None).players[0].tokens == tokens(coal=3)


def test_r20_what_left_at_setup_is_hidden() -> None:
    table = Table(2)
    assert len(table.state.removed) == 4 + 2
    text = msgspec.json.encode(GAME.view(table.state, 0)).decode()
    assert [name for name in table.state.removed if f'"{name}"' in text] == []


def test_r21_money_is_secret_unless_the_table_plays_with_open_money() -> None:
    assert [p.money for p in GAME.view(Table().money(7, 8, 9).state, 1).players] == [None, 8, None]
    table = Table(open_money=True).money(7, 8, 9)
    assert [p.money for p in GAME.view(table.state, 1).players] == [7, 8, 9]
    assert [p.hand is None for p in GAME.view(table.state, 1).players] == [True, False, True]


def test_r22_victory_is_declared_right_after_the_action() -> None:
    table = Table(sudden_death=True).money(999).stock(0, wheat=1)
    assert table.refuse(DeclareVictory(0)).code == "no_victory"
    table.play(Sell(0, "wheat", 1))
    events = table.play(DeclareVictory(0))
    assert only(GameEnded, events).winners == (0,)
    assert table.pending == Over(0, (0,))


def test_r23_an_upgraded_tile_is_one_building() -> None:
    player = Player(0, (), NO_TOKENS, buildings=("Grain Farm", "Water Mill", "Mayor's Office"))
    counted = scoring.score(player)
    assert (counted.buildings, counted.bonuses) == (3, 3)
    assert player.powers.storage_limit == 13


def test_r24_choices_wait_on_the_state_and_survive_a_save() -> None:
    table = Table().hand(0, 42, 1, 2)
    table.play(Produce(0, 42))
    assert GAME.to_act(table.state) == (0,)
    assert table.refuse(Produce(1, table[1].hand[0])).code == "not_your_turn"
    saved = msgspec.json.decode(msgspec.json.encode(table.state), type=State)
    assert saved.pending == AwaitTokens(0, 42)
    table.state = saved
    table.play(TakeTokens(0, tokens(wood=2, iron=1)))
    assert table.pending == AwaitAction(1)


def _lost_auction() -> Table:
    table = Table().offer_railroads("Fat Cat", "Big Bear").money(20, 20, 20)
    table.play(OpenAuction(0, "Fat Cat", 4), Bid(1, 5), Pass(2), Pass(0))
    assert table.pending == AwaitAction(0, may_end=True)
    return table


def test_r25_a_starter_who_lost_may_hold_another_auction() -> None:
    table = _lost_auction()
    assert table.options(AuctionOption)
    table.play(OpenAuction(0, "Big Bear", 5), Pass(1), Pass(2))
    assert table[0].railroads == ("Big Bear",)
    assert table.pending == AwaitAction(1)


def test_r25_a_starter_who_lost_may_take_another_action() -> None:
    table = _lost_auction().offer_buildings("Wheat Field")
    table.play(BuyBuilding(0, "Wheat Field"))
    assert table.pending == AwaitAction(1)


def test_r25_a_starter_who_lost_may_end_the_turn() -> None:
    table = _lost_auction()
    table.play(EndTurn(0))
    assert table.pending == AwaitAction(1)


def test_r26_trading_firms_do_not_earn_on_the_trading_floor() -> None:
    table = Table().own(0, "Trading Floor").own(2, "Coal/Iron Trading Firm").hand(0, 36, 1, 2)
    table.stock(1, iron=2).money(10, 10, 10)
    table.play(Produce(0, 36), BuyOnFloor(0, 1, "iron", 2))
    assert table[2].money == 10
    table.stock(1, coal=2)
    assert only(Sold, table.play(Sell(1, "coal", 2))).firms == ((2, 2),)
    assert table[2].money == 12


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_r27_beginners_with_mixed_opening_leave_spaces_empty(players: int) -> None:
    options = TableOptions(beginners=True, mixed_opening=True)
    for seed in range(5):
        state = GAME.start(GAME.setup(players, options, Chance(f"r27-{seed}")))
        assert len(state.building_offer) == min(players, 4)
        assert set(state.building_offer) <= set(BASIC_TILES)
        assert state.building_stack == ()


def test_r28_play_between_programs_is_capped() -> None:
    state = GAME.start(GAME.setup(4, TableOptions(), Chance("r28")))
    last, moves = play_out(GAME, state, Chance("r28"), most_moves=40)
    assert moves == 40
    assert GAME.to_act(last), "the game is still on and its caller is told by the number of moves"


def test_r28_a_game_in_which_all_only_produce_does_not_end() -> None:
    table = Table()
    for _ in range(90):
        table.produce()
    assert table.state.round == 31
    assert not table.state.final_round


@pytest.mark.parametrize("money", [0, 1, 40])
def test_r29_whoever_owns_a_trading_floor_is_asked_whatever_the_purse_holds(money: int) -> None:
    table = Table().own(0, "Trading Floor").hand(0, 4, 1, 2).stock(1, coal=1).money(money)
    table.play(Produce(0, 4))
    assert table.pending == AwaitFloorTrade(0, 4)
    assert len(table.options(SkipFloorOption)) == 1
    assert bool(table.options(FloorOption)) == (money >= table.price("coal"))


def test_r29_an_empty_purse_buys_nothing_and_production_goes_on() -> None:
    table = Table().own(0, "Trading Floor").hand(0, 4, 1, 2).stock(1, wheat=9).money(0)
    table.play(Produce(0, 4))
    assert GAME.options(table.state, 0) == (SkipFloorOption(0),)
    table.play(SkipFloor(0))
    assert table.pending == AwaitAction(1)
    assert table[0].tokens == tokens(coal=2, luxury=1)


@pytest.mark.parametrize(("money", "asked"), [(0, False), (1, True)])
def test_r29_with_open_money_only_who_can_pay_is_asked(money: int, asked: bool) -> None:
    table = Table(open_money=True).own(0, "Trading Floor").hand(0, 4, 1, 2).stock(1, wheat=9).money(money)
    table.play(Produce(0, 4))
    assert (table.pending == AwaitFloorTrade(0, 4)) == asked


def test_r29_nobody_is_asked_where_no_other_player_holds_a_token() -> None:
    table = Table().own(0, "Trading Floor").hand(0, 4, 1, 2).stock(0, wheat=3).money(40)
    table.play(Produce(0, 4))
    assert table.pending == AwaitAction(1)
