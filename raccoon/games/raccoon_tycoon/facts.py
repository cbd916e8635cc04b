"""Facts of a finished game of Raccoon Tycoon: numbers on each seat's purchases, bids, sales and holdings."""

from raccoon.engine.events import Event
from raccoon.engine.facts import NEVER, FactCounter, SeatFacts
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade
from raccoon.games.raccoon_tycoon.actions.bonus import BonusTaken
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import VictoryDeclared
from raccoon.games.raccoon_tycoon.actions.produce import TokensTaken
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorTraded
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES, HIGHEST_PRICES, RAILROADS, TOWNS
from raccoon.games.raccoon_tycoon.scoring import pairs, score
from raccoon.games.raccoon_tycoon.state import Player, State

CHEAP, DEAR = 2, 5
"""The points of the cheapest and of the dearest towns."""
THIRD = 3
HIGHEST = dict(zip(COMMODITIES, HIGHEST_PRICES, strict=True))


class TycoonFacts(SeatFacts):
    """Facts about one seat. "At the end" is when points are counted."""

    railroads: int = 0
    """Railroad cards at the end."""
    railroad_kinds: int = 0
    """Different railroads at the end."""
    longest_set: int = 0
    """Most cards of one railroad at the end."""
    towns: int = 0
    """Towns at the end."""
    cheap_towns: int = 0
    """Towns of 2 points at the end."""
    dear_towns: int = 0
    """Towns of 5 points at the end."""
    pairs: int = 0
    """Pairs of a railroad card and a town at the end."""
    buildings: int = 0
    """Building tiles at the end."""
    upgrades: int = 0
    railroad_points: int = 0
    town_points: int = 0
    pair_points: int = 0
    building_points: int = 0
    """Points of building tiles, one each."""
    bonus_points: int = 0
    """Points by buildings with a scoring power (Bank, Mayor's Office, …)."""
    money: int = 0
    """Dollars at the end."""
    most_money: int = 0
    """Most dollars after any command."""
    least_money: int = NEVER
    """Fewest dollars after any command."""
    poorest: int = 0
    """1 if no seat has fewer dollars at the end."""
    richest: int = 0
    """1 if no seat has more dollars at the end."""
    opened: int = 0
    """Auctions opened."""
    auctions_won: int = 0
    auctions_lost: int = 0
    """Auctions in which the seat bid and another won."""
    snatched: int = 0
    """Auctions won that another seat had opened."""
    at_minimum: int = 0
    """Auctions won at the railroad's minimum bid."""
    bids: int = 0
    """Bids made, opening bids included."""
    highest_bid: int = 0
    """Dollars of the highest bid made."""
    paid: int = 0
    """Dollars paid for railroads."""
    dearest: int = 0
    """Highest price paid for a railroad."""
    overbid: int = 0
    """Dollars paid for railroads beyond one more than the best other bid, or beyond the minimum."""
    house_income: int = 0
    """Dollars earned by Auction Houses."""
    firm_income: int = 0
    """Dollars earned by Trading Firms."""
    sales: int = 0
    """Sales made."""
    sold: int = 0
    """Tokens sold, of all commodities."""
    sold_wheat: int = 0
    sold_wood: int = 0
    sold_iron: int = 0
    sold_coal: int = 0
    sold_goods: int = 0
    """Tokens sold of the commodity "goods"."""
    sold_luxury: int = 0
    sales_income: int = 0
    """Dollars earned by sales."""
    best_sale: int = 0
    """Dollars of the best sale."""
    best_price: int = 0
    """Highest price of a sale."""
    top_sales: int = 0
    """Sales at the top of the commodity's price track."""
    produced: int = 0
    """Tokens taken by production cards."""
    bonus_goods: int = 0
    """Tokens taken by Bonus buildings."""
    discards: int = 0
    """Tokens discarded for lack of storage."""
    most_goods: int = 0
    """Most tokens after any command."""
    most_of_one: int = 0
    """Most tokens of one commodity after any command."""
    goods_left: int = 0
    """Tokens at the end."""
    floor_bought: int = 0
    """Tokens bought on the Trading Floor."""
    first_railroad: int = NEVER
    """Round of the first railroad."""
    first_town: int = NEVER
    """Round of the first town."""
    third_town: int = NEVER
    """Round of the third town."""
    first_building: int = NEVER
    """Round of the first building."""
    last_town: int = 0
    """1 if the seat bought the last town of the game."""
    last_railroad: int = 0
    """1 if the seat won the last railroad of the game."""
    declared: int = 0
    """1 if the seat declared victory by sudden death."""


class Counter(FactCounter[TycoonFacts]):
    """Counts the facts of Raccoon Tycoon."""

    kind = TycoonFacts

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._bids: dict[int, int] = {}
        """The highest bid of each seat in the current auction."""

    def event(self, event: Event, before: State) -> None:
        """Count an event."""
        seat = -1 if event.seat is None else event.seat
        own: TycoonFacts = self.facts[seat]
        match event:
            case AuctionOpened() | BidMade():
                self._bid(event, own)
            case AuctionWon():
                self._auction_won(event, own, before)
            case Sold():
                self._sold(event, own)
            case TownBought():
                self._town(event, own, before)
            case BuildingBought():
                own.first_building = min(own.first_building, before.round)
            case BuildingUpgraded():
                own.upgrades += 1
            case TokensTaken():
                own.produced += sum(event.tokens)
            case BonusTaken():
                own.bonus_goods += sum(event.tokens)
            case TokensDiscarded():
                own.discards += sum(event.tokens)
            case FloorTraded():
                own.floor_bought += event.amount
            case VictoryDeclared():
                own.declared = 1

    def _bid(self, event: AuctionOpened | BidMade, own: TycoonFacts) -> None:
        if isinstance(event, AuctionOpened):
            own.opened += 1
            self._bids = {}
        amount = event.bid if isinstance(event, AuctionOpened) else event.amount
        self._bids[event.seat] = amount
        own.bids += 1
        own.highest_bid = max(own.highest_bid, amount)

    def _auction_won(self, event: AuctionWon, own: TycoonFacts, before: State) -> None:
        minimum = RAILROADS[event.railroad].minimum_bid
        others = [bid for seat, bid in self._bids.items() if seat != event.seat]
        own.auctions_won += 1
        own.snatched += event.seat != event.starter
        own.at_minimum += event.price == minimum
        own.paid += event.price
        own.dearest = max(own.dearest, event.price)
        own.overbid += event.price - max([minimum - 1, *others]) - 1
        own.first_railroad = min(own.first_railroad, before.round)
        own.last_railroad = int(len(before.railroad_offer) == 1 and event.revealed is None)
        for seat in self._bids:
            self.facts[seat].auctions_lost += seat != event.seat
        for seat, dollars in event.houses:
            self.facts[seat].house_income += dollars

    def _sold(self, event: Sold, own: TycoonFacts) -> None:
        name, dollars = f"sold_{event.commodity}", event.amount * event.price
        setattr(own, name, getattr(own, name) + event.amount)
        own.sales += 1
        own.sold += event.amount
        own.sales_income += dollars
        own.best_sale = max(own.best_sale, dollars)
        own.best_price = max(own.best_price, event.price)
        own.top_sales += event.price >= HIGHEST[event.commodity]
        for seat, firm in event.firms:
            self.facts[seat].firm_income += firm

    def _town(self, event: TownBought, own: TycoonFacts, before: State) -> None:
        owned = len(before.players[event.seat].towns) + 1
        if owned == 1:
            own.first_town = before.round
        if owned == THIRD:
            own.third_town = before.round
        own.last_town = int(event.revealed is None)

    def state(self, state: State) -> None:
        """Update the extremes of money and tokens."""
        for own, player in self.changed(state.players):
            own.most_money = max(own.most_money, player.money)
            own.least_money = min(own.least_money, player.money)
            own.most_goods = max(own.most_goods, sum(player.tokens))
            own.most_of_one = max(own.most_of_one, *player.tokens)

    def end(self, state: State) -> None:
        """Count final holdings and points."""
        self.order(state.start_player)
        purses = [player.money for player in state.players]
        for seat, player in enumerate(state.players):
            own = self.facts[seat]
            own.poorest, own.richest = int(player.money == min(purses)), int(player.money == max(purses))
            _holdings(own, player)


def _holdings(own: TycoonFacts, player: Player) -> None:
    counted, sets = score(player), [player.railroads.count(name) for name in set(player.railroads)]
    own.railroads, own.railroad_kinds = len(player.railroads), len(sets)
    own.longest_set = max(sets, default=0)
    points = [TOWNS[name].points for name in player.towns]
    own.towns, own.cheap_towns, own.dear_towns = len(points), points.count(CHEAP), points.count(DEAR)
    own.pairs, own.buildings = pairs(own.railroads, own.towns), len(player.buildings)
    own.railroad_points, own.town_points, own.pair_points = counted.railroads, counted.towns, counted.pairs
    own.building_points, own.bonus_points = counted.buildings, counted.bonuses
    own.money, own.goods_left = player.money, sum(player.tokens)
