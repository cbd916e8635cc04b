"""The records of a finished game for its presentation: plain data, words already in the player's language."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Protocol

import pygame

from raccoon.app.seats import Seat
from scenes.art import Colour, Frame, Paint
from scenes.art.moving.count_up import Count
from scenes.table.piece import Piece

Tell = Callable[[int], str]
"""Says a value with its unit."""


@dataclass(frozen=True)
class SeatResult:
    """One seat's result: points by source, then other figures; `face` is its character."""

    seat: Seat
    face: str
    won: bool
    points: tuple[int, ...] = ()
    figures: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The points of all sources."""
        return sum(self.points)


def tied(seats: tuple[SeatResult, ...]) -> bool:
    """Whether the points alone do not tell who is first."""
    totals = sorted(seat.total for seat in seats)
    return len(totals) > 1 and totals[-1] == totals[-2]


@dataclass(frozen=True)
class ResultRow:
    """A row of the table that is no source of points, and how its values are said."""

    label: str
    tell: Tell = str


@dataclass(frozen=True)
class PointsTableWords:
    """The words of the table of points: `sources` name rows, `figures` follow the total, `note` below."""

    heading: str
    sources: tuple[str, ...]
    total: str
    figures: tuple[ResultRow, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Verdict:
    """The verdict in words. Who has won say the seats' results: one, several, all together or nobody.

    `headline` stands at the top before the count begins and must not give it away. `told` is the sentence
    beneath the names, `seal` what is pressed into the wax ("" for no seal). `defeat` stands in the place of
    the names where nobody has won. `turning` is what decided it: a heading and a sentence, or empty.
    """

    headline: str
    told: str
    seal: str = ""
    defeat: str = ""
    turning: tuple[str, str] | None = None


@dataclass(frozen=True)
class Curves:
    """A chart of one curve for each seat: a row of samples a seat, taken at the times of the results."""

    title: str
    samples: tuple[tuple[int, ...], ...]
    tell: Tell = str


@dataclass(frozen=True)
class StepChart:
    """A row of samples drawn as steps, with its name in `rich`'s markup and its picture; `colours` are its
    light, middle and deep. `piece` is what it is called where it is asked, "" where it has no page.
    """

    name: str
    picture: Paint
    colours: tuple[Colour, Colour, Colour]
    samples: tuple[int, ...]
    piece: Piece | None = None


@dataclass(frozen=True)
class StepCharts:
    """A chart of strips to one scale, each with its highest value and last; `short` is a brief title."""

    title: str
    strips: tuple[StepChart, ...]
    tell: Tell = str
    short: str = ""


@dataclass(frozen=True)
class Painted:
    """A chart that a game draws itself: its title, and what paints it into a box."""

    title: str
    paint: Callable[[pygame.Surface, pygame.Rect, Frame], None]


@dataclass(frozen=True)
class Unfolding:
    """A picture of a game's own on the certificate: its title, and what paints it into a box when so much of
    the count, from 0 to 1, is over; `told` is what of it is seen by then, so that it is painted when that
    changes.
    """

    title: str
    paint: Callable[[pygame.Surface, pygame.Rect, Frame, float], None]
    told: Callable[[float], Hashable]


Written = tuple[pygame.Rect, Hashable]
"""A place on which the count writes, and what is written there by now: it is drawn anew when that changes."""


class FirstPage(Protocol):
    """The page on which a game's end is counted, line by line."""

    @property
    def lines(self) -> int:
        """The number of lines that the count writes."""

    def draw_still(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the parts that do not change while the count goes on."""

    def draw(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        """Everything that the count has written by now; what is outside the clip may be left out."""

    def written(self, size: tuple[int, int], frame: Frame, count: Count) -> Iterable[Written]:
        """All places on which the count writes, always the same and each as large as whatever comes there."""

    def warm(self, frame: Frame) -> None:
        """Have ready what the end draws, so that no frame waits for it."""

    def pieces(self, size: tuple[int, int], frame: Frame) -> Iterable[tuple[Piece, pygame.Rect]]:
        """The pieces that can be inspected once everything is counted, each with its place."""


@dataclass(frozen=True)
class Front:
    """A first page of a game's own in the place of the certificate: the words of its tab, and what makes it
    of one more sentence ("taken back twice", or empty). It covers the whole window above the buttons.
    """

    tab: str
    make: Callable[[str], FirstPage]


@dataclass(frozen=True)
class LedgerRow:
    """Something that happened to one seat: in which round, its picture, its name, at the right its `value`, a
    `note` beneath the name; both in `rich`'s markup and "" for none.

    `framed` draws a thin line round the picture. `piece` is what can be asked for its page, "" for nothing.
    """

    seat: int
    picture: Paint
    name: str
    round: int
    value: str = ""
    note: str = ""
    framed: bool = False
    piece: Piece | None = None


@dataclass(frozen=True)
class ChartsPage:
    """One chart, or two beside each other, under a heading and a sentence."""

    heading: str
    sentence: str
    charts: tuple[Curves | StepCharts | Painted, ...]


@dataclass(frozen=True)
class LedgerPage:
    """The rows of all seats in their order; `nothing` is said where a seat has none.

    `columns` head rounds and values; below stands `total` with each column's, in `rich`'s markup.
    """

    heading: str
    sentence: str
    rows: tuple[LedgerRow, ...]
    nothing: str
    columns: tuple[str, str] = ("", "")
    total: str = ""
    totals: tuple[str, ...] = ()


@dataclass(frozen=True)
class Results:
    """Everything the end of a game shows; `heading` stands on the certificate, the first page.

    `times` are the moments of all samples, in rounds played (2.25: a quarter into the third round). `course`
    is drawn while the points are counted. `signatures` are who signs: a name and an office each. `number` and
    `measure` (how many played how long) stand in the upper corners. A page that is None is not offered.
    `front` is a first page of the game's own.
    """

    seats: tuple[SeatResult, ...]
    verdict: Verdict
    heading: str
    table: PointsTableWords | None = None
    signatures: tuple[tuple[str, str], ...] = ()
    times: tuple[float, ...] = ()
    course: Curves | Unfolding | None = None
    charts: ChartsPage | None = None
    ledger: LedgerPage | None = None
    number: str = ""
    measure: str = ""
    front: Front | None = None

    @property
    def winners(self) -> tuple[SeatResult, ...]:
        """The seats that have won: one, several who share it, all together, or nobody."""
        return tuple(seat for seat in self.seats if seat.won)
