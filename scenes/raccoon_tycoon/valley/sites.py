"""Where everything in the valley stands: pure arithmetic in design units, no drawing.

The open strip of the table (`TableLayout.strip`) is the valley's stage: hills with hamlets at the back, works
before them, the siding with the trains at rest, and the main line along the foot.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from raccoon.games.raccoon_tycoon.catalogue import ADVANCED_TILES, BASIC_TILES, TOWNS
from scenes.art.vector import Point
from scenes.raccoon_tycoon.art import small_train
from scenes.raccoon_tycoon.layout import TableLayout
from scenes.raccoon_tycoon.valley.valley import Factory, Train

STRIP = 84.0
"""How high the strip is on a sheet of 1920×1080; on a squarer one it is higher and the pieces larger."""
ASIDE = 176.0
"""How much of the strip's right end is left to buttons."""
LARGEST, LARGEST_TRAIN = 1.55, 2.0
"""How much larger the pieces and the trains grow at most."""
HAMLET, NEAR_HAMLET = 0.31, 0.37
"""The scales of a hamlet in the back row and in the front row."""
WORKS = 0.46
TRAIN_SIZES = (0.54, 0.48, 0.43, 0.39)
"""Sizes of the trains at rest: the first at which all of them find room."""
RUNNING = 0.68
"""The size of a train on the main line."""
APART = 12.0
"""Between two trains on the siding, at scale 1 of the strip."""
_SPREAD = 7
"""Towns and works that follow each other in the catalogue stand far apart: every seventh site."""


@dataclass(frozen=True)
class Site:
    """A place on the ground and the scale of what stands there."""

    at: Point
    scale: float
    seed: int = 0
    """Tells one hamlet's houses, or one kind of works, from another's."""


@dataclass(frozen=True)
class Consist:
    """An engine and its carriages, one for each railroad card that they stand for."""

    seat: int
    railroads: tuple[str, ...]

    @property
    def length(self) -> float:
        """How long it is at scale 1."""
        return small_train.length(len(self.railroads))


@dataclass(frozen=True)
class Country:
    """The stage in design units: the strip, from where to where things stand in it, and the desk's edge.

    Trains that run can be seen as far as `end`, unless a button stands in their way. A `calm` country is
    dimmed more: for the theme of high contrast.
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
        """The country behind a table: from the auction block to where the hint's button stands at times."""
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
        """The valley reaches down behind the desk's brass rail."""
        return self.edge + 12

    @property
    def horizon(self) -> float:
        """Where the sky ends."""
        return self.y(0.4)

    @property
    def scale(self) -> float:
        """How large the pieces are, 1 on a sheet of 1920×1080."""
        return min(LARGEST, (self.foot - self.top) / STRIP, self._wide / len(TOWNS) / 42)

    @property
    def train_scale(self) -> float:
        """How large the trains are, 1 on a sheet of 1920×1080."""
        return min(LARGEST_TRAIN, (self.foot - self.top) / STRIP)

    @property
    def siding(self) -> float:
        """Where the rails of the siding lie."""
        return self.foot - 15 * self.train_scale

    @property
    def line(self) -> float:
        """Where the rails of the main line lie."""
        return self.foot - 4 * self.train_scale

    @property
    def _wide(self) -> float:
        return self.right - self.left - 36

    def y(self, share: float) -> float:
        """A height in the strip: 0 its top, 1 its foot."""
        return self.top + (self.foot - self.top) * share

    def hamlet(self, town: str) -> Site:
        """Where a town's hamlet stands: its houses' left end. Every other one is nearer."""
        names = tuple(TOWNS)
        number = names.index(town)
        place = number * _SPREAD % len(names)
        near = place % 2
        scale = self.scale * (NEAR_HAMLET if near else HAMLET)
        each = self._wide / len(names)
        x = self.left + 18 + (place + 0.5) * each - 66 * scale
        return Site((x, self.y(0.555 if near else 0.465)), scale, 3 + number * 2)

    def works(self, factory: Factory) -> Site:
        """Where a factory stands: the middle of its foot."""
        front, copy = factory.site
        number = (_TILES.index(front) + copy) % len(_TILES)
        place = number * _SPREAD % len(_TILES)
        x = self.left + 18 + (place + 0.5) * self._wide / len(_TILES)
        return Site((x, self.y(0.64 if place % 2 else 0.67)), self.scale * WORKS, number)

    def rolling(self, trains: Sequence[Train]) -> tuple[tuple[Consist, Site], ...]:
        """The trains at rest on the siding, the first seat's on the left.

        Each seat's railroads have engines of their own as long as there is room for them; then all
        carriages of a seat are coupled to one.
        """
        consists = consists_of(trains)
        scale = self._train_scale(consists)
        if scale < TRAIN_SIZES[-1] * self.train_scale:
            consists = coupled(consists)
            scale = self._train_scale(consists)
        tails = self._packed(consists, scale)
        return tuple(
            (consist, Site((x, self.siding), scale)) for consist, x in zip(consists, tails, strict=True)
        )

    def _train_scale(self, consists: Sequence[Consist]) -> float:
        """The size at which they find room."""
        room = self.right - self.left - 32 - APART * self.train_scale * len(consists)
        units = sum(consist.length for consist in consists) or 1
        fitting = (size for size in TRAIN_SIZES if units * size * self.train_scale <= room)
        return next(fitting, room / units / self.train_scale) * self.train_scale

    def _packed(self, consists: Sequence[Consist], scale: float) -> list[float]:
        """The tails' abscissas: each seat begins at its share of the line, unless it has to make room."""
        left, right, apart = self.left + 16, self.right - 16, APART * self.train_scale
        tails: list[float] = []
        x, last = left, -1
        for consist in consists:
            if consist.seat != last:
                x = max(x, left + (right - left) * consist.seat / self.seats)
            last = consist.seat
            tails.append(x)
            x += consist.length * scale + apart
        limit = right
        for number in reversed(range(len(consists))):
            limit -= consists[number].length * scale
            tails[number] = limit = min(tails[number], limit)
            limit -= apart
        return tails


_TILES = BASIC_TILES + ADVANCED_TILES
"""Every tile of the game by its front's name; tiles of one name stand side by side in the list."""


def consists_of(trains: Sequence[Train]) -> tuple[Consist, ...]:
    """A train for each railroad of each seat, in the order in which the seat first won them."""
    owned = dict.fromkeys((train.seat, train.railroad) for train in trains)
    counts = Counter((train.seat, train.railroad) for train in trains)
    return tuple(
        Consist(seat, (railroad,) * counts[seat, railroad])
        for seat, railroad in sorted(owned, key=lambda owner: owner[0])
    )


def coupled(consists: Sequence[Consist]) -> tuple[Consist, ...]:
    """One train for each seat."""
    seats = dict.fromkeys(consist.seat for consist in consists)
    return tuple(
        Consist(seat, tuple(name for one in consists if one.seat == seat for name in one.railroads))
        for seat in seats
    )
