"""The public ledger: the money each seat took in and paid before all eyes."""

from collections.abc import Iterable, Iterator

from raccoon.app.text import Say
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorTraded


def notes(events: Iterable[Event], seats: int, say: Say) -> tuple[str, ...]:
    """Income and spending of each seat so far, in a few signs."""
    income, spent = [0] * seats, [0] * seats
    for event in events:
        for seat, dollars in _payments(event):
            if dollars > 0:
                income[seat] += dollars
            else:
                spent[seat] -= dollars
    return tuple(
        say("table.ledger", income=taken, spent=paid) for taken, paid in zip(income, spent, strict=True)
    )


def _payments(event: Event) -> Iterator[tuple[int, int]]:
    """The payments of an event: each seat with the dollars it took in; those paid are negative."""
    if isinstance(event, Sold):
        yield event.seat, event.amount * event.price
        yield from event.firms
    elif isinstance(event, FloorTraded):
        yield event.seller, event.amount * event.price
        yield event.seat, -event.amount * event.price
    elif isinstance(event, AuctionWon):
        yield event.seat, -event.price
        yield from event.houses
    elif isinstance(event, BuildingBought | BuildingUpgraded):
        yield event.seat, -event.cost
