"""Which pieces on the table a line of the log speaks of, for lighting them up."""

from __future__ import annotations

from collections.abc import Iterator

from raccoon.engine.counts import Counts
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as e
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from raccoon.games.raccoon_tycoon.view import View
from scenes.raccoon_tycoon.holdings import desk_seat, estate_items
from scenes.raccoon_tycoon.words.log_kinds import seats_in


def pieces(event: Event, view: View) -> Iterator[str]:
    """The keys (`TableLayout.pieces`) of what an event names, as far as it lies on the table of the view."""
    yield from _columns(event)
    yield from _properties(event, view)


def _columns(event: Event) -> Iterator[str]:
    if isinstance(event, e.Sold | e.FloorTraded):
        yield f"market:{event.commodity}"
    elif isinstance(event, e.PricesRaised):
        yield from _kinds(event.raised)
    elif isinstance(
        event, e.StartTokensTaken | e.TokensTaken | e.BonusTaken | e.TokensDiscarded | e.TownBought
    ):
        yield from _kinds(event.tokens)


def _kinds(counts: Counts) -> Iterator[str]:
    return (f"market:{name}" for name, count in zip(COMMODITIES, counts, strict=True) if count)


def _properties(event: Event, view: View) -> Iterator[str]:
    """The card or tile, wherever it lies now: on offer, or in the estate on the desk."""
    names = _names(event)
    if not names:
        return
    yield from (f"railroad:{place}" for place, name in enumerate(view.railroad_offer) if name in names)
    yield from (f"building:{place}" for place, name in enumerate(view.building_offer) if name in names)
    if view.town in names:
        yield "town"
    desk = desk_seat(view)
    if desk in seats_in(event):
        owned = estate_items(view.players[desk])
        yield from (f"estate:{place}" for place, thing in enumerate(owned) if thing.name in names)


def _names(event: Event) -> tuple[str, ...]:
    if isinstance(event, e.AuctionOpened | e.AuctionWon):
        return (event.railroad,)
    if isinstance(event, e.BuildingBought | e.BonusTaken):
        return (event.building,)
    if isinstance(event, e.BuildingUpgraded):
        return (event.building, event.upgrade)
    return (event.town,) if isinstance(event, e.TownBought) else ()
