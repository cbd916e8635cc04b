"""The places of everything in the valley, in design units."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

import pygame

from raccoon.games.raccoon_tycoon.catalogue import ADVANCED_TILES, BASIC_TILES, TOWNS
from scenes.art import Colour, Point
from scenes.art.landscape.light import Daylight, light_at
from scenes.art.sprite_layer import PlacedSprite
from scenes.raccoon_tycoon.art import wagons
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.valley.valley import Factory, Train

STRIP = 84.0
"""The height of the strip on a 16:9 window; on a squarer one it is higher, and things are larger."""
ASIDE = 176.0
"""The width at the strip's right end that is reserved for buttons."""
LARGEST, LARGEST_TRAIN = 1.55, 2.0
"""The largest scales of hamlets and works, and of trains."""
HAMLET, NEAR_HAMLET = 0.31, 0.37
"""The scales of a hamlet in the back row and in the front row."""
WORKS = 0.46
WAGON_SIZES = (0.5, 0.45, 0.4, 0.36)
"""The scales of wagons in the sidings; the first at which all wagons fit is used."""
APART = 22.0
"""The gap between two sidings, at scale 1."""
HOURS = 24
"""The number of different hours for the light of moving things."""
SeatColours = tuple[Colour, ...]
_SPREAD = 7
"""Neighbours in the catalogue are so many sites apart."""


@dataclass(frozen=True)
class Site:
    """A place on the ground, and the scale of the thing there."""

    at: Point
    scale: float
    seed: int = 0
    """The seed of the look of a hamlet or of works."""


@dataclass(frozen=True)
class Siding:
    """A seat's siding, with a wagon for each railroad card in the order in which they were won."""

    seat: int
    railroads: tuple[str, ...]

    @property
    def length(self) -> float:
        """The siding's length at scale 1."""
        return wagons.length(len(self.railroads))


@dataclass(frozen=True)
class Country:
    """The valley's measures in design units.

    The strip is between `top` and `foot`, things are placed between `left` and `right`, trains are shown up
    to `end`, `edge` is the desk's upper edge. `calm` darkens the valley for high contrast.
    """

    width: float
    edge: float
    top: float
    foot: float
    left: float
    right: float
    end: float
    seats: int
    calm: bool = False

    @classmethod
    def of(cls, layout: TableLayout) -> "Country":
        """The country behind a table: from the auction block to the room for buttons."""
        k = layout.frame.scale
        return cls(
            layout.width,
            layout.edge,
            layout.strip.top / k,
            layout.strip.bottom / k,
            layout.gavel.right / k,
            layout.strip.right / k - ASIDE,
            layout.log_paper.left / k,
            len(layout.panels),
            layout.frame.high_contrast,
        )

    @property
    def height(self) -> float:
        """The height of the valley, which reaches down behind the desk's brass rail."""
        return self.edge + 12

    @property
    def horizon(self) -> float:
        """The y of the sky's lower edge."""
        return self.y(0.4)

    @cached_property
    def scale(self) -> float:
        """The scale of hamlets and works, 1 on a window of 1920×1080."""
        return min(LARGEST, (self.foot - self.top) / STRIP, self._wide / len(TOWNS) / 42)

    @cached_property
    def train_scale(self) -> float:
        """The scale of trains, 1 on a window of 1920×1080."""
        return min(LARGEST_TRAIN, (self.foot - self.top) / STRIP)

    @property
    def siding(self) -> float:
        """The y of the sidings' rails."""
        return self.foot - 15 * self.train_scale

    @property
    def line(self) -> float:
        """The y of the main line's rails."""
        return self.foot - 4 * self.train_scale

    @property
    def _wide(self) -> float:
        return self.right - self.left - 36

    def y(self, share: float) -> float:
        """The y of a share of the strip: 0 its top, 1 its foot."""
        return self.top + (self.foot - self.top) * share

    def hamlet(self, town: str) -> Site:
        """The site of a town's hamlet, at its left end; every other one is nearer."""
        names = tuple(TOWNS)
        number = names.index(town)
        place = number * _SPREAD % len(names)
        near = place % 2
        scale = self.scale * (NEAR_HAMLET if near else HAMLET)
        each = self._wide / len(names)
        x = self.left + 18 + (place + 0.5) * each - 66 * scale
        return Site((x, self.y(0.555 if near else 0.465)), scale, 3 + number * 2)

    def works(self, factory: Factory) -> Site:
        """The site of works, at the middle of their foot."""
        front, copy = factory.site
        number = (_TILES.index(front) + copy) % len(_TILES)
        place = number * _SPREAD % len(_TILES)
        x = self.left + 18 + (place + 0.5) * self._wide / len(_TILES)
        return Site((x, self.y(0.64 if place % 2 else 0.67)), self.scale * WORKS, number)

    def sidings(self, trains: Sequence[Train]) -> tuple[tuple[Siding, Site], ...]:
        """The sidings with their sites, by seat from the left."""
        found = sidings_of(trains)
        scale = self._wagon_scale(found)
        starts = self._packed(found, scale)
        return tuple((one, Site((x, self.siding), scale)) for one, x in zip(found, starts, strict=True))

    def _wagon_scale(self, sidings: Sequence[Siding]) -> float:
        """The largest scale at which all wagons fit."""
        room = self.right - self.left - 32 - APART * self.train_scale * len(sidings)
        units = sum(siding.length for siding in sidings) or 1
        fitting = (size for size in WAGON_SIZES if units * size * self.train_scale <= room)
        return next(fitting, room / units / self.train_scale) * self.train_scale

    def _packed(self, sidings: Sequence[Siding], scale: float) -> list[float]:
        """The left ends of the sidings: at their seats' shares of the line, moved apart if need be."""
        left, right, apart = self.left + 16, self.right - 16, APART * self.train_scale
        starts: list[float] = []
        x = left
        for siding in sidings:
            x = max(x, left + (right - left) * siding.seat / self.seats)
            starts.append(x)
            x += siding.length * scale + apart
        limit = right
        for number in reversed(range(len(sidings))):
            limit -= sidings[number].length * scale
            starts[number] = limit = min(starts[number], limit)
            limit -= apart
        return starts


@dataclass(frozen=True)
class Stage:
    """The conditions for moving things: country, seats' colours, hour, `k` pixels a unit."""

    country: Country
    colours: SeatColours
    hour: float
    k: float

    @cached_property
    def light(self) -> Daylight:
        """The light of the hour."""
        return light_at(self.hour)

    @cached_property
    def still(self) -> "Stage":
        """The same stage with the hour rounded, as a key of caches."""
        return replace(self, hour=round(self.hour * HOURS) / HOURS)

    def placed(self, image: pygame.Surface, at: Point, by: str = "center") -> PlacedSprite:
        """A sprite with its centre, or another point of it, at a place in the country."""
        return image, image.get_rect(**{by: (round(at[0] * self.k), round(at[1] * self.k))})


_TILES = BASIC_TILES + ADVANCED_TILES
"""Every tile of the game by its front's name; copies are next to each other."""


def sidings_of(trains: Sequence[Train]) -> tuple[Siding, ...]:
    """A siding for each seat that has won a railroad."""
    seats = sorted({train.seat for train in trains})
    return tuple(
        Siding(seat, tuple(train.railroad for train in trains if train.seat == seat)) for seat in seats
    )
