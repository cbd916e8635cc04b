"""A house front cut open: ten bays in a row, three storeys and a gable. Pure arithmetic.

The board's L is unfolded: one arm left, the Saloon, the other right; the corner counts two bays.
"""

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
        """Which tile it is."""

    @property
    def place(self) -> str:
        """The lot it stands on, a large one the one nearer the Saloon; or the corner."""

    @property
    def floor(self) -> int:
        """Its storey, from 1 on."""

    @property
    def cubes(self) -> int:
        """The cubes on it."""

    @property
    def roof(self) -> bool:
        """Whether a roof lies on it."""

    @property
    def finished(self) -> bool:
        """Whether every space is filled."""


Rooms = Sequence[Room]
"""A board, its rooms in the order they were built."""


def span(place: str, large: bool) -> tuple[int, int]:
    """The first bay from the left, and how many, of what stands on a place (`board.Room.place`)."""
    wide = 2 if large else 1
    if place == CORNER:
        return LOTS_PER_ARM, 2
    lot = LOTS[place]
    if lot.arm == LOTS["A1"].arm:
        return LOTS_PER_ARM - lot.number - (wide - 1), wide
    return LOTS_PER_ARM + 1 + lot.number, wide


@dataclass(frozen=True)
class Front:
    """The place of a house, in design units of `frame`: left edge, ground, a bay, a storey, a gable."""

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
        """The room of a tile there."""
        first, wide = span(place, large)
        top = self.ground - floor * self.storey
        return self.frame.rect(self.left + first * self.bay, top, wide * self.bay, self.storey)

    def cell(self, bay: int, floor: int) -> Rect:
        """One bay of a storey."""
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
