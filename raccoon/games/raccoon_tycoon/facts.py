"""Facts of a finished game of Raccoon Tycoon: what each seat bought, bid, sold and had."""

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
"""The points of the smallest and of the largest towns."""
THIRD = 3
HIGHEST = dict(zip(COMMODITIES, HIGHEST_PRICES, strict=True))


class TycoonFacts(SeatFacts):
    """Facts about one seat. "At the end" is when points are counted."""

    railroads: int = 0
    """Railroad cards at the end."""
    railroad_kinds: int = 0
    """Different railroads among them."""
    longest_set: int = 0
    """The most cards it has of one railroad."""
    towns: int = 0
    """Towns at the end."""
    cheap_towns: int = 0
    """Towns of 2 points among them."""
    dear_towns: int = 0
    """Towns of 5 points among them."""
    pairs: int = 0
    """Pairs of a railroad and a town."""
    buildings: int = 0
    """Building tiles at the end."""
    upgrades: int = 0
    """Buildings upgraded."""
    railroad_points: int = 0
    """Points of railroads."""
    town_points: int = 0
    """Points of towns."""
    pair_points: int = 0
    """Points of pairs."""
    building_points: int = 0
    """Points of buildings, one each."""
    bonus_points: int = 0
    """Points of buildings that count at the end."""
    money: int = 0
    """Dollars at the end."""
    most_money: int = 0
    """The most dollars it ever had after a command."""
    least_money: int = NEVER
    """The fewest dollars it ever had after a command."""
    poorest: int = 0
    """Nobody has fewer dollars at the end."""
    richest: int = 0
    """Nobody has more dollars at the end."""
    opened: int = 0
    """Auctions it opened."""
    auctions_won: int = 0
    """Auctions it won."""
    auctions_lost: int = 0
    """Auctions in which it bid, and another won."""
    snatched: int = 0
    """Auctions it won that another had opened."""
    at_minimum: int = 0
    """Auctions it won at the lowest bid that opens them."""
    bids: int = 0
    """Bids it made, opening ones included."""
    highest_bid: int = 0
    """The highest of them."""
    paid: int = 0
    """Dollars paid for railroads."""
    dearest: int = 0
    """The highest price it paid for a railroad."""
    overbid: int = 0
    """Dollars paid for railroads beyond one more than the best other bid, or beyond the minimum."""
    house_income: int = 0
    """Dollars earned by Auction Houses."""
    firm_income: int = 0
    """Dollars earned by Trading Firms."""
    sales: int = 0
    """Sales it made."""
    sold: int = 0
    """Goods sold, of all commodities."""
    sold_wheat: int = 0
    """Wheat sold."""
    sold_wood: int = 0
    """Wood sold."""
    sold_iron: int = 0
    """Iron sold."""
    sold_coal: int = 0
    """Coal sold."""
    sold_goods: int = 0
    """Goods sold, of the commodity called so."""
    sold_luxury: int = 0
    """Luxury sold."""
    sales_income: int = 0
    """Dollars earned by sales."""
    best_sale: int = 0
    """Dollars of its best sale."""
    best_price: int = 0
    """The highest price at which it sold."""
    top_sales: int = 0
    """Sales at the highest price that the commodity's track has."""
    produced: int = 0
    """Goods produced by cards."""
    bonus_goods: int = 0
    """Goods given by buildings."""
    discards: int = 0
    """Goods thrown away for want of room."""
    most_goods: int = 0
    """The most goods it ever had after a command."""
    most_of_one: int = 0
    """The most goods of one commodity it ever had after a command."""
    goods_left: int = 0
    """Goods at the end."""
    floor_bought: int = 0
    """Goods bought from others by the Trading Floor."""
    first_railroad: int = NEVER
    """The round in which it got its first railroad."""
    first_town: int = NEVER
    """The round in which it bought its first town."""
    third_town: int = NEVER
    """The round in which it bought its third town."""
    first_building: int = NEVER
    """The round in which it bought its first building."""
    last_town: int = 0
    """It bought the last town of the game."""
    last_railroad: int = 0
    """It won the last railroad of the game."""
    declared: int = 0
    """It declared its victory by sudden death."""


class Counter(FactCounter[TycoonFacts]):
    """Counts the facts of Raccoon Tycoon."""

    kind = TycoonFacts

    def __init__(self, seats: int) -> None:
        super().__init__(seats)
        self._bids: dict[int, int] = {}
        """The best bid of each seat in the auction going on."""

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
        """Look at purses and stores."""
        for own, player in self.changed(state.players):
            own.most_money = max(own.most_money, player.money)
            own.least_money = min(own.least_money, player.money)
            own.most_goods = max(own.most_goods, sum(player.tokens))
            own.most_of_one = max(own.most_of_one, *player.tokens)

    def end(self, state: State) -> None:
        """Count holdings and points."""
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
