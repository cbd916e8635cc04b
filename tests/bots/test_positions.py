"""The moves of any good player, in positions written from the rules: all levels from sensible up make
them.
"""

from collections.abc import Callable
from functools import partial

import pytest

from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.actions.build import UpgradeBuilding
from raccoon.games.raccoon_tycoon.actions.end_turn import DeclareVictory
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from raccoon.games.raccoon_tycoon.actions.storage import Discard
from raccoon.games.raccoon_tycoon.actions.town import BuyTown, costs
from raccoon.games.raccoon_tycoon.catalogue import BASIC_TILES, COMMODITIES, RAILROADS, TOWNS
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import (
    AwaitAction,
    AwaitBid,
    AwaitDiscard,
    AwaitSecondPurchase,
    TurnDone,
)
from tests.games.raccoon_tycoon.table import Table

pytestmark = pytest.mark.part("play")

LEVELS = GAME_BOTS[GAME.name].roster.levels[3:]
ERRING = {"canny": 3, "shrewd": 3}
"""Levels that may, in that many of five moods, miss things that matter little to them."""
MOODS = ("one", "two", "three", "four", "five")
"""Different random numbers: obvious moves are made in every mood."""

Position = tuple[Table, Callable[[Command], bool]]


def last_turn(players: int) -> Table:
    """Seat 0 has the very last turn of the game; the others own nothing."""
    table = Table(players=players, start_player=1, open_money=True)
    return table.change(turn=0, final_round=True, pending=AwaitAction(0), round=20)


def buys_the_town(name: str) -> Position:
    """The last turn of the game, and the town's price in the warehouse."""
    table = last_turn(4).offer_town(name).money(3, 9, 9, 9)
    town = TOWNS[name]
    table.stock(0, **{town.commodity: town.commodity_cost})
    return table, lambda command: isinstance(command, BuyTown)


def takes_the_set(name: str) -> Position:
    """The last turn, no other seat has money: the card that completes the set, not a first one."""
    table = last_turn(5).railroads(0, name, name, name).towns(0, "Black Friar")
    other = "Skunk Works" if name != "Skunk Works" else "Fat Cat"
    table.offer_railroads(name, other).money(30, 0, 0, 0, 0)
    return table, lambda command: isinstance(command, OpenAuction) and command.railroad == name


def leading(table: Table, leader: int, railroad: str, bid: int) -> Table:
    """Seat 0 is asked; the leader, who opened, holds the bid."""
    table.offer_railroads(
        railroad,
        next(name for name in (*table.state.railroad_offer, *table.state.railroad_deck) if name != railroad),
    )
    active = tuple(range(len(table.state.players)))
    return table.change(turn=leader, pending=AwaitBid(0, railroad, leader, leader, bid, active), round=6)


def passes_above_value(name: str, players: int) -> Position:
    """A first card of a railroad is not worth all one's money in the middle of the game."""
    table = leading(Table(players=players), players - 1, name, 58)
    table.money(*[60] * players)
    return table, lambda command: command == Pass(0)


def bids_for_the_set(name: str) -> Position:
    """The fourth card of an own set at its least price, with the money to have it."""
    table = Table(players=5).railroads(0, name, name, name)
    leading(table, 4, name, RAILROADS[name].minimum_bid).money(60, 10, 10, 10, 20)
    return table, lambda command: isinstance(command, Bid)


def denies(name: str, players: int) -> Position:
    """A rival must not get a fourth card cheaply."""
    table = Table(players=players).railroads(players - 1, name, name, name)
    leading(table, players - 1, name, RAILROADS[name].minimum_bid + 1).money(*[50] * players)
    return table, lambda command: isinstance(command, Bid)


def sells_at_the_top(commodity: str) -> Position:
    """A full warehouse of a commodity that can rise no more, an empty purse, rivals with the same goods."""
    top = {"wheat": 12, "wood": 12, "iron": 13, "coal": 13, "goods": 14, "luxury": 14}[commodity]
    table = Table(players=3).prices(**{commodity: top}).money(1, 10, 10).change(round=6)
    table.stock(0, **{commodity: 10}).stock(1, **{commodity: 5})
    if TOWNS[table.state.town or ""].commodity == commodity:
        table.offer_town("Trinity" if commodity != "goods" else "Bridgewater")
    return (
        table,
        lambda command: isinstance(command, Sell) and command.commodity == commodity and command.amount >= 6,
    )


def keeps_the_dear(cheap: str, dear: str) -> Position:
    """Too many goods in the warehouse, and a town that wants none of them: the cheapest go back."""
    others = next(name for name in COMMODITIES if name not in (cheap, dear))
    town = next(name for name, town in TOWNS.items() if town.commodity not in (cheap, dear, others))
    table = Table(players=3).prices(**{dear: 12, cheap: 3}).offer_town(town)
    table.stock(0, **{cheap: 3, dear: 6, others: 3}).prices(**{others: 8})
    table.change(pending=AwaitDiscard(0, 2), round=5)
    place = COMMODITIES.index(dear)
    return table, lambda command: isinstance(command, Discard) and command.tokens[place] == 0


def declares(players: int) -> Position:
    """Sudden death: a thousand dollars win, regardless of points."""
    table = Table(players=players, sudden_death=True).money(1003).towns(1, "Black Friar", "Molehill")
    table.change(pending=TurnDone(0))
    return table, lambda command: command == DeclareVictory(0)


def ends_it(players: int) -> Position:
    """Ahead, last in the round, and able to buy the last town: the game is won with it."""
    table = Table(players=players, start_player=1).last_towns(0, 1).money(0, *[20] * (players - 1))
    table.change(turn=0, pending=AwaitAction(0), round=18)
    town = table.state.town
    assert town is not None
    table.stock(0, **{TOWNS[town].commodity: sum(costs(town, 0)[0])})
    return table, lambda command: isinstance(command, BuyTown)


def ends_it_before_it_is_lost(players: int) -> Position:
    """Far ahead, a turn of the others still to come: the last railroad, before one of them has $1000."""
    table = Table(players=players, sudden_death=True, open_money=True).last_railroads(0, 1)
    table.money(60, *[940] * (players - 1)).change(pending=AwaitAction(0), round=40)
    return table, lambda command: isinstance(command, OpenAuction)


def ends_what_is_won(players: int) -> Position:
    """Far ahead in the middle of the game: a railroad nearer to its end, not one more town or tile."""
    table = Table(players=players, open_money=True).last_railroads(0, 3).money(40, *[200] * (players - 1))
    table.change(pending=AwaitAction(0), round=30)
    town = table.state.town
    assert town is not None
    table.stock(0, **{TOWNS[town].commodity: sum(costs(town, 0)[0])})
    return table, lambda command: isinstance(command, OpenAuction)


def takes_the_pair(name: str) -> Position:
    """The last turn, two towns without a railroad: the card that makes a pair, not a tile for one point."""
    table = last_turn(4).towns(0, "Black Friar", "Molehill").offer_railroads(name, "Sly Fox")
    table.offer_buildings("Wheat Field", "Lumber Yard").money(9, 0, 0, 0)
    return table, lambda command: isinstance(command, OpenAuction)


def builds_rather_than_upgrades(name: str) -> Position:
    """The last turn: a tile more is a point, a better one is none; it is too late to upgrade."""
    other = "Lumber Yard" if name != "Lumber Yard" else "Wheat Field"
    table = last_turn(3).own(0, name).offer_buildings(other)
    table.offer_railroads("Top Dog", "Big Bear").money(16, 99, 99)
    return table, lambda command: not isinstance(command, UpgradeBuilding)


def second_purchase(table: Table, tile: str) -> Table:
    """Seat 0 has just bought the Construction Company's first and could still upgrade the tile."""
    table.own(0, "Construction Company", tile).change(building_offer=(), building_stack=())
    return table.change(pending=AwaitSecondPurchase(0))


def upgrades_in_time(tile: str, players: int) -> Position:
    """Ten rounds to go, more money than turns can spend, and the purchase costs no action."""
    table = Table(players=players).money(90, *[20] * (players - 1)).change(round=3)
    return second_purchase(table, tile), lambda command: command == UpgradeBuilding(0, tile)


def upgrades_too_late(tile: str) -> Position:
    """The last turn of the game: a better tile makes nothing any more, and ties go to the richer."""
    table = second_purchase(last_turn(3).money(90, 20, 20), tile)
    return table, lambda command: not isinstance(command, UpgradeBuilding)


def leaves_the_other_no_turn(railroad: str) -> Position:
    """Two with $10 each: a first railroad is not worth the last dollar while the other still acts."""
    table = leading(Table(players=2), 1, railroad, 9).money(10, 10).change(round=2)
    return table, lambda command: command == Pass(0)


def does_not_end_it_a_dollar_short(goods: str) -> Position:
    """The last railroad makes it even, but the other has two tokens to sell: the game continues."""
    table = Table(players=2, open_money=True).change(round=17).prices(**{goods: 7})
    table.railroads(0, "Big Bear", *["Top Dog"] * 2, *["Fat Cat"] * 2)
    table.railroads(1, "Fat Cat", *["Top Dog"] * 2, *["Big Bear"] * 3)
    table.towns(1, "Black Friar", "Molehill").towns(0, "Bridgewater", "Newgate").offer_town("Trinity")
    table.money(15, 1).stock(1, **{goods: 2})
    return table, lambda command: not isinstance(command, OpenAuction)


TOP_POSITIONS: dict[str, Callable[[], Position]] = {
    f"{build.__name__} {about}": partial(build, about)
    for build, abouts in (
        (leaves_the_other_no_turn, ("Fat Cat", "Big Bear")),
        (does_not_end_it_a_dollar_short, ("coal", "iron")),
    )
    for about in abouts
}
"""The positions that only the top levels solve."""

POSITIONS: dict[str, Callable[[], Position]] = {}


def _add(build: Callable[..., Position], *arguments: object) -> None:
    POSITIONS[" ".join((build.__name__, *map(str, arguments)))] = lambda: build(*arguments)


for railroad in ("Fat Cat", "Big Bear", "Top Dog"):
    _add(takes_the_pair, railroad)
for tile in BASIC_TILES:
    _add(builds_rather_than_upgrades, tile)
    _add(upgrades_in_time, tile, 3)
    _add(upgrades_too_late, tile)
for town in TOWNS:
    _add(buys_the_town, town)
for railroad in RAILROADS:
    _add(takes_the_set, railroad)
    _add(bids_for_the_set, railroad)
    _add(passes_above_value, railroad, 5)
for railroad in ("Fat Cat", "Big Bear", "Top Dog"):
    for seats in (2, 4):
        _add(passes_above_value, railroad, seats)
    for seats in (2, 3, 4):
        _add(denies, railroad, seats)
for number, commodity in enumerate(COMMODITIES):
    _add(sells_at_the_top, commodity)
    _add(keeps_the_dear, COMMODITIES[number - 1], commodity)
for seats in GAME.seats:
    _add(declares, seats)
    _add(upgrades_in_time, BASIC_TILES[0], seats)
    _add(ends_it, seats)
    _add(ends_it_before_it_is_lost, seats)
    _add(ends_what_is_won, seats)


def test_there_are_enough_of_them() -> None:
    assert len(POSITIONS) >= 60


SEEN = [(name, level) for level in LEVELS for name in POSITIONS] + [
    (name, level) for level in LEVELS[1:] for name in TOP_POSITIONS
]
"""The positions with each level that solves them."""


@pytest.mark.parametrize(("name", "level"), SEEN)
def test_good_play(name: str, level: str) -> None:
    """A bot that never errs makes the move in every mood; shrewd and canny ones, who do err, in some."""
    table, is_good = (POSITIONS | TOP_POSITIONS)[name]()
    view, options = GAME.view(table.state, 0), GAME.options(table.state, 0)
    bot = GAME_BOTS[GAME.name].make(level)
    commands = [bot.choose(view, options, Chance(mood)) for mood in MOODS]
    wrong = [command for command in commands if not is_good(command)]
    assert len(wrong) <= ERRING.get(level, 0), wrong
