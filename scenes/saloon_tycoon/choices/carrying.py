"""The consequences of a tile, told before it is built: what it carries, which ways it closes."""

from collections.abc import Iterator

from raccoon.games.saloon_tycoon.actions.build import Offer
from raccoon.games.saloon_tycoon.catalogue import (
    CORNER,
    LARGE,
    LOTS,
    LOTS_PER_ARM,
    MARKET_INDEX,
    ROOFS,
    TILES,
    TOP_FLOOR,
)
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.saloon_tycoon.front import Rooms

WANTED = {"laundry": "printing_press", "poker_room": "schoolroom"}
"""Building the first closes the way to the second, a special tile, as long as it stands."""


def closed(decision: Decision, offer: Offer | None) -> Iterator[str]:
    """The sentences about a special tile that could not be built any more while this one stands, and about an
    arm that has no room for a large one then.
    """
    if offer is None:
        return
    say, lost = decision.table.say, WANTED.get(offer.tile, "")
    stands = any(room.tile == offer.tile for room in decision.me.rooms)
    if lost and not stands and decision.table.view.market[MARKET_INDEX[lost]]:
        yield say("saloon.build.closes", tile=decision.tile(lost))
    wide = 2 if offer.tile in LARGE else 1
    left = LOTS_PER_ARM - (LOTS[offer.place].number + wide - 1) if offer.place != CORNER else 0
    if offer.floor == 1 and left == 1:
        yield say("saloon.build.narrow", arm=LOTS[offer.place].arm)


def finished(decision: Decision, tile: str, offer: Offer | None) -> Iterator[str]:
    """The lines about the cubes that finish a tile, the gain, and what it can carry then."""
    say, found = decision.table.say, TILES[tile]
    yield say("saloon.build.finish", n=found.cubes, points=found.finish_points)
    bonus = found.bonus
    who = say(f"saloon.short.{bonus.detail}") if bonus.kind == "citizen" else ""
    yield say(f"saloon.build.bonus.{bonus.kind}", n=bonus.amount, who=who)
    yield carries(decision, tile, offer)


def carries(decision: Decision, tile: str, offer: Offer | None) -> str:
    """In one line: a roof, a large tile, a small one, or either of them beside another small tile."""
    say = decision.table.say
    if offer and offer.floor == TOP_FLOOR:
        return say("saloon.build.carries.roof", n=ROOFS[TILES[tile].size].finish_points)
    if tile in LARGE:
        return say("saloon.build.carries.large")
    beside = small_beside(decision.me.rooms, offer) if offer else ""
    return say(f"saloon.build.carries.{'both' if beside else 'small'}", tile=decision.tile(beside or tile))


def small_beside(rooms: Rooms, offer: Offer) -> str:
    """The small tile on the next lot of the arm and on the same floor; "" where there is none."""
    lot = LOTS[offer.place]
    for room in rooms:
        other = LOTS.get(room.place)
        level = room.tile not in LARGE and room.floor == offer.floor
        if level and other and other.arm == lot.arm and abs(other.number - lot.number) == 1:
            return room.tile
    return ""
