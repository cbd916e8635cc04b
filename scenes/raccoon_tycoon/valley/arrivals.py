"""From events to what comes to the valley behind the table with them."""

from __future__ import annotations

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as ev
from scenes.raccoon_tycoon.valley.valley import Arrival, Factory, Hamlet, Train, Valley


def arrivals_of(events: tuple[Event, ...], valley: Valley) -> list[Arrival]:
    """The arrivals in the valley by these events; `valley` is as they left it."""
    found = (_arrival(event, valley) for event in events)
    return [arrival for arrival in found if arrival is not None]


def _arrival(event: Event, valley: Valley) -> Arrival | None:
    match event:
        case ev.TownBought():
            return Hamlet(event.town, event.seat)
        case ev.AuctionWon():
            return Train(event.railroad, event.seat)
        case ev.BuildingBought():
            return _works(event.building, event.seat, valley)
        case ev.BuildingUpgraded():
            return _works(event.upgrade, event.seat, valley)
    return None


def _works(name: str, seat: int, valley: Valley) -> Arrival:
    """The one that stands there now, told from another tile of its name."""
    own = [works for works in valley.factories if (works.building, works.seat) == (name, seat)]
    return own[-1] if own else Factory(name, seat)
