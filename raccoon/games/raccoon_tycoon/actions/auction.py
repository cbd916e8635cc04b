"""Action 3, Railroad auction: an opening bid, then clockwise higher bids or passes.

The last seat left pays the bank and takes the card. A starter who loses acts again or ends the turn
(R25). Between two players the other bids once or passes, unless full bidding is on (R30). Auction Houses
are paid when the auction ends (R14).
"""

from collections.abc import Iterator

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.counts import replaced
from raccoon.engine.events import Command, Event, Option, Refusal, SeatEvent, SingleOption
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.pending import AwaitAction, AwaitBid, Hammer, TurnDone
from raccoon.games.raccoon_tycoon.state import State, with_player


class OpenAuction(Command, frozen=True):
    """Put a face-up railroad under the hammer with this opening bid in dollars (R12)."""

    railroad: str
    bid: int


class Bid(Command, frozen=True):
    """Bid this many dollars."""

    amount: int


class Pass(Command, frozen=True):
    """Leave the auction."""


class AuctionOpened(SeatEvent, frozen=True):
    """The seat opened the auction of a railroad with a bid."""

    railroad: str
    bid: int


class BidMade(SeatEvent, frozen=True):
    """The seat made the highest bid so far, of `amount` dollars."""

    amount: int


class Passed(SeatEvent, frozen=True):
    """The seat left this auction."""


class AuctionWon(SeatEvent, frozen=True):
    """The seat paid `price` and took the railroad; `revealed` is the card that replaces it, None without one.

    `houses` is the income of Auction Houses, as pairs of seat and dollars (R14).
    """

    railroad: str
    price: int
    starter: int
    houses: tuple[tuple[int, int], ...]
    revealed: str | None
    revealing = "revealed"


class AuctionOption(Option, frozen=True):
    """Open the auction of one of `railroads`, from its `minimum_bids` up to `most`, the seat's money."""

    railroads: tuple[str, ...]
    minimum_bids: tuple[int, ...]
    most: int
    command = OpenAuction

    def allows(self, command: OpenAuction) -> bool:
        if command.railroad not in self.railroads:
            return False
        return self.minimum_bids[self.railroads.index(command.railroad)] <= command.bid <= self.most

    def draw(self, chance: Chance) -> Command:
        index = chance.below(len(self.railroads))
        least = self.minimum_bids[index]
        return OpenAuction(self.seat, self.railroads[index], least + chance.below(self.most - least + 1))

    def commands(self) -> Iterator[Command]:
        for railroad, least in dict(zip(self.railroads, self.minimum_bids, strict=True)).items():
            for bid in range(least, self.most + 1):
                yield OpenAuction(self.seat, railroad, bid)


class BidOption(Option, frozen=True):
    """Bid from `least` up to `most`, the seat's money."""

    least: int
    most: int
    command = Bid

    def allows(self, command: Bid) -> bool:
        return self.least <= command.amount <= self.most

    def draw(self, chance: Chance) -> Command:
        return Bid(self.seat, self.least + chance.below(self.most - self.least + 1))

    def commands(self) -> Iterator[Command]:
        for amount in range(self.least, self.most + 1):
            yield Bid(self.seat, amount)


class PassOption(SingleOption, frozen=True):
    """Leave the auction: always possible."""

    command = Pass


MINIMUM_BIDS = {name: railroad.minimum_bid for name, railroad in RAILROADS.items()}


def options(state: State, seat: int) -> AuctionOption | None:
    """Return the railroads whose minimum bid the seat can pay (R13); None when there is none."""
    money = state.players[seat].money
    names = tuple([name for name in state.railroad_offer if MINIMUM_BIDS[name] <= money])
    if not names:
        return None
    return AuctionOption(seat, names, tuple([MINIMUM_BIDS[name] for name in names]), money)


def bid_options(state: State, pending: AwaitBid) -> tuple[Option, ...]:
    """Return passing, and a higher bid if the seat's money allows one."""
    money = state.players[pending.seat].money
    leave = PassOption(pending.seat)
    if money <= pending.bid:
        return (leave,)
    return (BidOption(pending.seat, pending.bid + 1, money), leave)


def decide(state: State, command: OpenAuction, pending: AwaitAction) -> Event:
    """Open the auction; refuse a railroad not on offer, a bid below the minimum or above the seat's money."""
    if command.railroad not in state.railroad_offer:
        raise Refusal("railroad_not_on_offer", railroad=command.railroad)
    minimum, money = MINIMUM_BIDS[command.railroad], state.players[command.seat].money
    if command.bid < minimum:
        raise Refusal("opening_bid_too_low", railroad=command.railroad, minimum=minimum)
    if command.bid > money:
        raise Refusal("not_enough_money", need=command.bid, have=money)
    return AuctionOpened(command.seat, command.railroad, command.bid)


def decide_bid(state: State, command: Bid, pending: AwaitBid) -> Event:
    """Make the bid; refuse one that is not above the highest bid, or above the seat's money."""
    if command.amount <= pending.bid:
        raise Refusal("bid_too_low", bid=pending.bid)
    money = state.players[command.seat].money
    if command.amount > money:
        raise Refusal("not_enough_money", need=command.amount, have=money)
    return BidMade(command.seat, command.amount)


def decide_pass(state: State, command: Pass, pending: AwaitBid) -> Event:
    """Leave the auction; the seat to bid may always do so."""
    return Passed(command.seat)


def hammer(state: State, pending: Hammer, chance: Chance) -> Event:
    """Return the result of the auction: the sale, Auction Houses' income (R14), the next card on offer."""
    revealed = state.railroad_deck[0] if state.railroad_deck else None
    houses = tuple(
        (seat, player.powers.auction_income)
        for seat, player in enumerate(state.players)
        if player.powers.auction_income
    )
    return AuctionWon(pending.seat, pending.railroad, pending.bid, pending.starter, houses, revealed)


def _following(active: tuple[int, ...], seat: int) -> int:
    """Return the next seat clockwise that is still in the auction."""
    for other in active:
        if other > seat:
            return other
    return active[0]


def evolve_opened(state: State, event: AuctionOpened) -> State:
    """Start the auction with all seats in it; the next seat clockwise bids."""
    active = tuple(range(len(state.players)))
    seat = _following(active, event.seat)
    pending = AwaitBid(seat, event.railroad, event.seat, event.seat, event.bid, active)
    return replace(state, pending=pending)


def evolve_bid(state: State, event: BidMade, pending: AwaitBid) -> State:
    """Make the bidder the leader; between two players this ends the auction, unless bidding is full (R30)."""
    if state.options.bids_once(len(state.players)):
        return replace(state, pending=Hammer(event.seat, pending.railroad, pending.starter, event.amount))
    seat = _following(pending.active, event.seat)
    return replace(state, pending=replace(pending, seat=seat, leader=event.seat, bid=event.amount))


def evolve_passed(state: State, event: Passed, pending: AwaitBid) -> State:
    """Remove the seat from the auction; end it when only the leader is left."""
    active = tuple([seat for seat in pending.active if seat != event.seat])
    if len(active) == 1:
        won = Hammer(pending.leader, pending.railroad, pending.starter, pending.bid)
        return replace(state, pending=won)
    return replace(state, pending=replace(pending, seat=_following(active, event.seat), active=active))


def evolve_won(state: State, event: AuctionWon) -> State:
    """Pay the bank, hand over the card, refill the offer; a starter who lost may act again (R25)."""
    seat, starter = event.seat, event.starter
    winner = state.players[seat]
    winner = replace(winner, money=winner.money - event.price, railroads=(*winner.railroads, event.railroad))
    players = with_player(state, seat, winner)
    for owner, income in event.houses:
        paid = replace(players[owner], money=players[owner].money + income)
        players = replaced(players, owner, paid)
    place = state.railroad_offer.index(event.railroad)
    filler = (event.revealed,) if event.revealed else ()
    return replace(
        state,
        players=players,
        railroad_offer=state.railroad_offer[:place] + filler + state.railroad_offer[place + 1 :],
        railroad_deck=state.railroad_deck[1:],
        pending=TurnDone(starter) if seat == starter else AwaitAction(starter, may_end=True),
    )
