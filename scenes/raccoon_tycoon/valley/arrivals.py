"""The one table from events to what comes to the valley behind the table with them."""

from __future__ import annotations

from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon import events as ev
from scenes.raccoon_tycoon.valley.valley import Arrival, Factory, Hamlet, Train, Valley
from scenes.table.log.event_table import EventTable

ARRIVALS: EventTable[[Valley], Arrival] = EventTable()
"""What comes to the valley behind the table with an event."""


@ARRIVALS.on(ev.TownBought)
def _hamlet(event: ev.TownBought, valley: Valley) -> Arrival:
    return Hamlet(event.town, event.seat)


@ARRIVALS.on(ev.AuctionWon)
def _train(event: ev.AuctionWon, valley: Valley) -> Arrival:
    return Train(event.railroad, event.seat)


@ARRIVALS.on(ev.BuildingBought, ev.BuildingUpgraded)
def _works(event: ev.BuildingBought | ev.BuildingUpgraded, valley: Valley) -> Arrival:
    """The one that stands there now, told from another tile of its name."""
    name = event.upgrade if isinstance(event, ev.BuildingUpgraded) else event.building
    own = [works for works in valley.factories if (works.building, works.seat) == (name, event.seat)]
    return own[-1] if own else Factory(name, event.seat)


def arrivals_of(events: tuple[Event, ...], valley: Valley) -> list[Arrival]:
    """What has come to the valley with these events; `valley` is as they left it."""
    return [ARRIVALS(event, valley) for event in events if type(event) in ARRIVALS.answered]
