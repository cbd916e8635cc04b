"""A player's board: its rooms, the legal places for tiles, the prerequisites of special tiles.

The board is an L: the Saloon on the corner, two arms A and B of four lots, numbered outwards. A large tile
covers the corner, or two neighbouring lots of one arm; its place is the one nearer to the Saloon.
"""

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from raccoon.games.saloon_tycoon import catalogue

SLOT = {place: slot for slot, place in enumerate(catalogue.SLOTS)}
ARMS = tuple(range(1, len(catalogue.SLOTS), catalogue.LOTS_PER_ARM))
"""The first slot of each arm."""


class Room(msgspec.Struct, frozen=True, gc=False):
    """A tile on a board: `floor` counts from 1, `cubes` are those placed on it, `roof` whether it has one."""

    tile: str
    place: str
    floor: int
    cubes: int = 0
    roof: bool = False

    @property
    def finished(self) -> bool:
        """Whether every cube space is filled."""
        return self.cubes == catalogue.SPACES[self.tile]

    @property
    def spaces(self) -> int:
        """The number of cube spaces that are still open."""
        return catalogue.SPACES[self.tile] - self.cubes


Rooms = tuple[Room, ...]
"""A board: its rooms in the order built; the Saloon is number 0."""

NEW_BOARD: Rooms = (Room(catalogue.SALOON, catalogue.CORNER, 1),)


class Site(msgspec.Struct, frozen=True, gc=False):
    """A place for a tile, with the gold and the points of the lots that it would cover."""

    place: str
    floor: int
    gold: int
    points: int


def _site(slot: int, floor: int, width: int, smooth: bool) -> Site:
    """Return the site at a slot and floor; lots cost and score on floor 1 only (SR12)."""
    lots = (
        [catalogue.LOTS[place] for place in catalogue.SLOTS[slot : slot + width]]
        if slot and floor == 1
        else []
    )
    gold = sum(lot.smooth_gold if smooth else lot.gold for lot in lots)
    points = sum(lot.smooth_points if smooth else lot.points for lot in lots)
    return Site(catalogue.SLOTS[slot], floor, gold, points)


_SITES = {
    (slot, floor, width, smooth): _site(slot, floor, width, smooth)
    for slot in range(len(catalogue.SLOTS))
    for floor in range(1, catalogue.TOP_FLOOR + 1)
    for width in (1, 2)
    for smooth in (False, True)
}


def site_of(room: Room, smooth: bool) -> Site:
    """Return the site of the room, legal or not."""
    return _SITES[SLOT[room.place], room.floor, 2 if room.tile in catalogue.LARGE else 1, smooth]


def income_level(rooms: Sequence[Room]) -> int:
    """Return the number of tiles on the board, the Saloon and roofs included (SR1)."""
    return len(rooms) + sum([room.roof for room in rooms])


def cubes_on(rooms: Sequence[Room]) -> int:
    """Return the number of cubes on the board, those of finished tiles included (SR26)."""
    return sum([room.cubes for room in rooms])


def open_rooms(rooms: Sequence[Room]) -> tuple[int, ...]:
    """Return the numbers of the rooms with an open space."""
    return tuple([number for number, room in enumerate(rooms) if room.cubes < catalogue.SPACES[room.tile]])


def columns(rooms: Sequence[Room]) -> list[Room | None]:
    """Return the topmost room of every slot; a large room appears in both of its slots."""
    tops: list[Room | None] = [None] * len(catalogue.SLOTS)
    for room in rooms:
        slot = SLOT[room.place]
        tops[slot] = room
        if slot and room.tile in catalogue.LARGE:
            tops[slot + 1] = room
    return tops


def _carries(room: Room | None) -> bool:
    """Return whether the room can carry a tile: finished, and not on the highest floor."""
    return room is not None and room.floor < catalogue.TOP_FLOOR and room.finished


def _small_places(tops: list[Room | None]) -> list[tuple[int, int]]:
    """Return slot and floor of each place: the next empty lot of each arm, and on finished small tiles."""
    found = []
    for arm in ARMS:
        for slot in range(arm, arm + catalogue.LOTS_PER_ARM):
            top = tops[slot]
            if top is None:
                found.append((slot, 1))
                break  # beyond it there would be a gap
            if top.tile not in catalogue.LARGE and _carries(top):
                found.append((slot, top.floor + 1))
    return found


def _carry_together(left: Room, right: Room) -> bool:
    """Return whether two slots carry a large tile: a finished large, or two finished small ones (SR14)."""
    if left is right:
        return _carries(left)
    if left.tile in catalogue.LARGE or right.tile in catalogue.LARGE or left.floor != right.floor:
        return False
    return _carries(left) and _carries(right)


def _large_places(tops: list[Room | None]) -> list[tuple[int, int]]:
    """Return slot and floor of each place: the corner, two empty lots of each arm, and on carrying tiles."""
    found = []
    corner = tops[0]
    if corner is not None and _carries(corner):
        found.append((0, corner.floor + 1))
    for arm in ARMS:
        for slot in range(arm, arm + catalogue.LOTS_PER_ARM - 1):
            left, right = tops[slot], tops[slot + 1]
            if left is None:
                found.append((slot, 1))
                break
            if right is not None and _carry_together(left, right):
                found.append((slot, left.floor + 1))
    return found


@lru_cache(maxsize=16_384)
def sites(rooms: Rooms, smooth: bool) -> tuple[tuple[Site, ...], tuple[Site, ...]]:
    """Return every legal site for a small tile, and for a large tile (SR13, SR14).

    `smooth` uses the figures of the table option *smooth lots*.
    """
    tops = columns(rooms)
    small = tuple([_SITES[slot, floor, 1, smooth] for slot, floor in _small_places(tops)])
    large = tuple([_SITES[slot, floor, 2, smooth] for slot, floor in _large_places(tops)])
    return small, large


def sites_for(tile: str, rooms: Rooms, smooth: bool) -> tuple[Site, ...]:
    """Return the sites for this tile, regardless of its prerequisite."""
    return sites(rooms, smooth)[tile in catalogue.LARGE]


def _has(rooms: Rooms, tile: str) -> bool:
    return any(room.tile == tile for room in rooms)


NEEDS: dict[str, Callable[[Rooms, str, Site], bool]] = {
    "none": lambda rooms, detail, site: True,
    "has_tile": lambda rooms, tile, site: _has(rooms, tile),
    "no_tile": lambda rooms, tile, site: not _has(rooms, tile),
    "floor": lambda rooms, floor, site: site.floor == int(floor),
    "above_saloon": lambda rooms, detail, site: site.place == catalogue.CORNER,
}
"""The check of each kind of prerequisite: of the board, its detail and the site (SR15)."""


def need_met(tile: str, rooms: Rooms, site: Site) -> bool:
    """Return whether the board and the site meet the tile's prerequisite."""
    kind = catalogue.TILES[tile].need
    return kind == "none" or NEEDS[kind](rooms, catalogue.TILES[tile].need_detail, site)
