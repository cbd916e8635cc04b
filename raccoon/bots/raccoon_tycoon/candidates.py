"""The moves that the greedy bot weighs: of auctions and bids only the lowest amount."""

from collections.abc import Iterator

from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, Bid, BidOption, OpenAuction


def candidates(option: Option) -> Iterator[Command]:
    """Yield the lowest bid of each auction, and all commands of other options."""
    if isinstance(option, AuctionOption):
        for railroad, least in zip(option.railroads, option.minimum_bids, strict=True):
            yield OpenAuction(option.seat, railroad, least)
    elif isinstance(option, BidOption):
        yield Bid(option.seat, option.least)
    else:
        yield from option.commands()
