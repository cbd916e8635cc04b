"""Short words for gains of public points ("+2 town, +2 pair") and for income and spending."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from raccoon.app.text import Say
from raccoon.app.wording import listed
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.build import BuildingBought, BuildingUpgraded
from raccoon.games.raccoon_tycoon.actions.end_turn import FinalRoundBegun
from raccoon.games.raccoon_tycoon.actions.sell import Sold
from raccoon.games.raccoon_tycoon.actions.town import TownBought
from raccoon.games.raccoon_tycoon.actions.trading_floor import FloorTraded
from raccoon.games.raccoon_tycoon.view import PlayerView, View

SOURCES = ("railroads", "towns", "pairs", "buildings", "bonuses")
"""The sources of points, the fields of a score."""


def gained(before: PlayerView, after: PlayerView, say: Say) -> str:
    """The changes of points by source; "" where one source or none has changed."""
    changes = {
        source: getattr(after.score, source) - getattr(before.score, source)
        for source in SOURCES
        if getattr(after.score, source) != getattr(before.score, source)
    }
    if len(changes) < 2:
        return ""
    return listed([say(f"points.{source}", n=change) for source, change in changes.items()], say, "comma")


def gain_words(event: TownBought | AuctionWon | BuildingBought, before: View, after: View, say: Say) -> str:
    """The VP that a purchase brought its buyer, by source; without secret VP of money."""
    old, new = (replace(view.players[event.seat], money=None) for view in (before, after))
    total = new.score.total - old.score.total
    parts = gained(old, new, say)
    return say("points.parts", n=total, parts=parts) if parts else say("points.plain", n=total)


def all_owned(event: FinalRoundBegun, view: View, say: Say) -> str:
    """The sentence for the kinds that are all owned; buildings count in the longer game only."""
    counted = (k for k in event.exhausted if k != "buildings" or view.options.longer_game)
    return say("event.all_owned", kinds=listed([say(f"event.kind.{kind}") for kind in counted], say))


def notes(events: Iterable[Event], seats: int, say: Say) -> tuple[str, ...]:
    """The income and spending of each seat so far, in short."""
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
    """The payments of an event: seats with the dollars received, negative if paid."""
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
