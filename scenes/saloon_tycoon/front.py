"""The geometry of a house front and of the guests' places at it. No drawing."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame

from raccoon.games.saloon_tycoon.catalogue import CORNER, LARGE, LOTS, LOTS_PER_ARM, TOP_FLOOR
from scenes.art.frame import Frame

Rect = pygame.Rect
BAYS = 2 * LOTS_PER_ARM + 2


class Room(Protocol):
    """A tile on a board, as a view shows it."""

    @property
    def tile(self) -> str:
        """The tile's id."""

    @property
    def place(self) -> str:
        """Its lot, of a large one the lot nearer to the Saloon; or the corner."""

    @property
    def floor(self) -> int:
        """Its storey, from 1 on."""

    @property
    def cubes(self) -> int:
        """The cubes on it."""

    @property
    def roof(self) -> bool:
        """Whether it has a roof."""

    @property
    def finished(self) -> bool:
        """Whether every space is filled."""


Rooms = Sequence[Room]
"""The rooms of a board in the order they were built."""


def span(place: str, large: bool) -> tuple[int, int]:
    """The first bay from the left and the number of bays of a tile on a place (`board.Room.place`)."""
    wide = 2 if large else 1
    if place == CORNER:
        return LOTS_PER_ARM, 2
    lot = LOTS[place]
    if lot.arm == LOTS["A1"].arm:
        return LOTS_PER_ARM - lot.number - (wide - 1), wide
    return LOTS_PER_ARM + 1 + lot.number, wide


@dataclass(frozen=True)
class Front:
    """The place of a house in design units of `frame`: left edge, ground, and sizes of its parts."""

    frame: Frame
    left: float
    ground: float
    bay: float
    storey: float
    gable: float

    @property
    def area(self) -> Rect:
        """The whole house, all storeys high."""
        high = TOP_FLOOR * self.storey + self.gable
        return self.frame.rect(self.left, self.ground - high, BAYS * self.bay, high)

    def box(self, place: str, floor: int, large: bool) -> Rect:
        """The rectangle of a tile on a place and floor."""
        first, wide = span(place, large)
        top = self.ground - floor * self.storey
        return self.frame.rect(self.left + first * self.bay, top, wide * self.bay, self.storey)

    def cell(self, bay: int, floor: int) -> Rect:
        """The rectangle of one bay of a storey."""
        return self.frame.rect(
            self.left + bay * self.bay, self.ground - floor * self.storey, self.bay, self.storey
        )

    def room(self, room: Room) -> Rect:
        """The rectangle of this room."""
        return self.box(room.place, room.floor, room.tile in LARGE)

    def roof(self, room: Room) -> Rect:
        """The rectangle of its roof."""
        box = self.room(room)
        high = self.frame.px(self.gable)
        return Rect(box.left, box.top - high, box.width, high)


PAIRS = (0, BAYS - 2, 1, BAYS - 3, 2, BAYS - 4, 3, BAYS - 5)
"""The bays that the guest board may cover together with the next one, in order of preference."""
CAPTIONED = 3
"""The most guests in one row of the board; more are in two rows."""


def board_place(front: Front, rooms: Rooms, people: int) -> Rect | None:
    """The board for so many guests, over two bays that have no second storey; None where there are none."""
    grown = {bay for room in rooms if room.floor > 1 for bay in _bays(room.place, room.tile in LARGE)}
    for bay in PAIRS:
        if not grown & {bay, bay + 1}:
            over = front.cell(bay, TOP_FLOOR).union(front.cell(bay + 1, TOP_FLOOR))
            board = over.inflate(-over.width // 14, -over.height // 12)
            if front.frame.is_large:  # a storey is lower
                board.height += board.height // 3
            if people == 1:
                board.width //= 2
                board.left += board.width if bay >= BAYS // 2 else 0
            return board
    return None


def _bays(place: str, large: bool) -> range:
    first, wide = span(place, large)
    return range(first, first + wide)


def on_board(board: Rect, people: Sequence[str]) -> dict[str, Rect]:
    """The places of guests on a board in one row or two, each with room for a caption."""
    rows = 1 if len(people) <= CAPTIONED else 2
    columns = max(1, -(-len(people) // rows))
    inside = board.inflate(-board.width // 14, -board.height // 9)
    wide, high = inside.width // columns, inside.height // rows
    left = inside.left
    return {
        who: Rect(left + place % columns * wide + 1, inside.top + place // columns * high, wide - 2, high)
        for place, who in enumerate(people)
    }


def in_row(row: Rect, people: Sequence[str], gap: int, least: int) -> dict[str, Rect]:
    """The places of guests side by side from the left; many of them overlap."""
    step = min(row.height + gap, row.width // max(1, len(people)))
    side = min(row.height, max(step, least))
    return {who: Rect(row.left + place * step, row.top, side, row.height) for place, who in enumerate(people)}
