"""The moves worth looking at: where any amount is possible, the ones a sensible player weighs."""

from collections.abc import Iterator

from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, Bid, BidOption, OpenAuction


def candidates(option: Option) -> Iterator[Command]:
    """Auctions open and rise by the least; everything else is looked at whole."""
    if isinstance(option, AuctionOption):
        for railroad, least in zip(option.railroads, option.minimum_bids, strict=True):
            yield OpenAuction(option.seat, railroad, least)
    elif isinstance(option, BidOption):
        yield Bid(option.seat, option.least)
    else:
        yield from option.commands()
