"""`Chronicle`: standings, sales and auctions of a finished game, read from its log."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOpened, AuctionWon, BidMade
from raccoon.games.raccoon_tycoon.actions.end_turn import FinalRoundBegun
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.storage import TokensDiscarded
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.results_story import (
    Ending,
    Purchase,
    Story,
    last_ending,
    read_story,
    turning_point,
)
from scenes.results.leads import held_from


@dataclass(frozen=True)
class Sale:
    """Tokens of a commodity sold in one turn: `n` at `price` dollars each."""

    round: int
    seat: int
    commodity: str
    n: int
    price: int

    @property
    def sum(self) -> int:
        """The income in dollars."""
        return self.n * self.price


@dataclass(frozen=True)
class Auction:
    """An auction with all its bids as (seat, dollars); the last one won."""

    round: int
    railroad: str
    bids: tuple[tuple[int, int], ...]

    @property
    def seat(self) -> int:
        """The seat that won."""
        return self.bids[-1][0]

    @property
    def price(self) -> int:
        """The price in dollars."""
        return self.bids[-1][1]


class Chronicle:
    """The facts of a finished game that its newspaper reports."""

    def __init__(self, session: Session, catalogue: Catalogue) -> None:
        self.story: Story = read_story(session, catalogue)
        self.view: View = session.view(None)
        outcome = session.match.outcome or ()
        self.winners = tuple(seat for seat, end in enumerate(outcome) if end.won)
        self.points = tuple(end.points for end in outcome)
        self.money = tuple(player.money or 0 for player in self.view.players)
        self.ending: Ending = last_ending(session)
        self.sales: list[Sale] = []
        self.auctions: list[Auction] = []
        self.thrown = [0] * len(self.points)
        self._read(session)

    def _read(self, session: Session) -> None:
        bids: list[tuple[int, int]] = []
        for number, entry in enumerate(session.match.entries):
            round_ = session.view(None, number).round
            for event in entry.events:
                match event:
                    case Sold(seat=int(seat)):
                        sale = Sale(round_, seat, event.commodity, event.amount, event.price)
                        self.sales.append(sale)
                    case AuctionOpened(seat=int(seat)):
                        bids = [(seat, event.bid)]
                    case BidMade(seat=int(seat)):
                        bids.append((seat, event.amount))
                    case AuctionWon():
                        self.auctions.append(Auction(round_, event.railroad, tuple(bids)))
                    case TokensDiscarded(seat=int(seat)):
                        self.thrown[seat] += sum(event.tokens)

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The seats from first to last: winners, then by points and money."""
        ranks = (
            (seat not in self.winners, -points, -self.money[seat], seat)
            for seat, points in enumerate(self.points)
        )
        return tuple(seat for *_, seat in sorted(ranks))

    @property
    def winner(self) -> int:
        """The winner, or the first of several."""
        return self.order[0]

    @property
    def exhausted(self) -> tuple[str, ...]:
        """The kinds of pieces that are all owned, if that ended the game."""
        kinds = self.ending.exhausted if isinstance(self.ending, FinalRoundBegun) else ()
        return tuple(k for k in kinds if k != "buildings" or self.view.options.longer_game)

    @property
    def rounds(self) -> int:
        """The number of the last round."""
        return self.view.round

    @cached_property
    def turned(self) -> Purchase | None:
        """The purchase that gave a sole winner the lead for good; None without one."""
        return turning_point(self.story, self.winner) if len(self.winners) == 1 < len(self.points) else None

    @cached_property
    def ahead_from(self) -> int:
        """The round from which on the winner was ahead for good; one after the last if never."""
        held = held_from(self.story.points, self.winner)
        return (
            1 + (held - 1) // len(self.points)
            if 0 < held < len(self.story.rounds)
            else self.rounds + bool(held)
        )

    def bought(self, seat: int, kind: str) -> list[Purchase]:
        """The purchases of a seat of one kind, in order."""
        return [one for one in self.story.purchases if one.seat == seat and one.kind == kind]

    def market(self) -> Iterator[tuple[str, int, int, int, int]]:
        """Each commodity with its first, best and last price, and the number sold."""
        for name, prices in self.story.prices:
            sold = sum(sale.n for sale in self.sales if sale.commodity == name)
            yield name, prices[0], max(prices), prices[-1], sold

    @property
    def dearer(self) -> int:
        """The number of commodities whose last price is above their first."""
        return sum(last > first for _, first, _, last, _ in self.market())
