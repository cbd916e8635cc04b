"""The pieces that a tile can carry once it is finished, told before it is built."""

from __future__ import annotations

from raccoon.games.saloon_tycoon.actions.build import Offer
from raccoon.games.saloon_tycoon.catalogue import LARGE, LOTS, ROOFS, TILES, TOP_FLOOR
from scenes.saloon_tycoon.choices.decision import Decision
from scenes.saloon_tycoon.front import Rooms


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
