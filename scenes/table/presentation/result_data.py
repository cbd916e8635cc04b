"""The data of a finished game's results, with all words in the player's language."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Protocol

import pygame

from raccoon.app.seats import Seat
from scenes.art import Colour, Frame, Paint
from scenes.art.moving.count_up import Count
from scenes.table.piece import Piece

Tell = Callable[[int], str]
"""Words a value with its unit."""


@dataclass(frozen=True)
class SeatResult:
    """One seat's result: points by source, then further figures; `face` is its character."""

    seat: Seat
    face: str
    won: bool
    points: tuple[int, ...] = ()
    figures: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        """The points of all sources together."""
        return sum(self.points)


def tied(seats: tuple[SeatResult, ...]) -> bool:
    """Whether two or more seats have the most points."""
    totals = sorted(seat.total for seat in seats)
    return len(totals) > 1 and totals[-1] == totals[-2]


@dataclass(frozen=True)
class ResultRow:
    """The label of a row of the points table that is no source of points, and how its values are worded."""

    label: str
    tell: Tell = str


@dataclass(frozen=True)
class PointsTableWords:
    """The words of the points table: `sources` name its rows, `figures` the rows below the total; `note`."""

    heading: str
    sources: tuple[str, ...]
    total: str
    figures: tuple[ResultRow, ...] = ()
    note: str = ""


@dataclass(frozen=True)
class Verdict:
    """The verdict in words; the winners are in the seats' results.

    `headline` is at the top before the count begins, so it must not reveal the result. `sentence` is below
    the names, `seal` the text on the wax seal ("" for none). `defeat` is shown instead of the names if nobody
    has won. `turning` is what decided the game: a heading and a sentence, or None.
    """

    headline: str
    sentence: str
    seal: str = ""
    defeat: str = ""
    turning: tuple[str, str] | None = None


@dataclass(frozen=True)
class Curves:
    """A chart with one curve for each seat: its samples at the `times` of the results."""

    title: str
    samples: tuple[tuple[int, ...], ...]
    tell: Tell = str


@dataclass(frozen=True)
class StepChart:
    """A row of samples drawn as steps, with its name in `rich`'s markup and its picture; `colours` are light,
    middle and deep. `piece` is the key of its page, None for none.
    """

    name: str
    picture: Paint
    colours: tuple[Colour, Colour, Colour]
    samples: tuple[int, ...]
    piece: Piece | None = None


@dataclass(frozen=True)
class StepCharts:
    """A chart of strips on one scale, each with its highest and last value; `short` is a short title."""

    title: str
    strips: tuple[StepChart, ...]
    tell: Tell = str
    short: str = ""


@dataclass(frozen=True)
class Painted:
    """A chart that a game draws itself: its title and painter."""

    title: str
    paint: Callable[[pygame.Surface, pygame.Rect, Frame], None]


@dataclass(frozen=True)
class Unfolding:
    """A picture of the game's own on the certificate that changes during the count, from 0 to 1: its title
    and painter. The picture is painted again when `state_key`, of what is visible by then, changes.
    """

    title: str
    paint: Callable[[pygame.Surface, pygame.Rect, Frame, float], None]
    state_key: Callable[[float], Hashable]


Written = tuple[pygame.Rect, Hashable]
"""A rectangle into which the count writes, and a key of its current content; it is redrawn on changes."""


class FirstPage(Protocol):
    """The page on which the points are counted, line by line."""

    @property
    def lines(self) -> int:
        """The number of lines that the count writes."""

    def draw_still(self, surface: pygame.Surface, frame: Frame) -> None:
        """Draw the parts that do not change during the count."""

    def draw(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        """Draw everything that the count has written so far, at least within the surface's clip."""

    def written(self, size: tuple[int, int], frame: Frame, count: Count) -> Iterable[Written]:
        """All rectangles into which the count writes, always the same ones in their final sizes."""

    def warm(self, frame: Frame) -> None:
        """Draw in advance what the end needs, so that no frame waits for it."""

    def pieces(self, size: tuple[int, int], frame: Frame) -> Iterable[tuple[Piece, pygame.Rect]]:
        """The pieces that can be inspected after the count, each with its rectangle."""


@dataclass(frozen=True)
class Front:
    """A first page of the game's own instead of the certificate: the label of its tab, and the function that
    makes it with a further sentence ("taken back twice", or ""). It covers the window above the buttons.
    """

    tab: str
    make: Callable[[str], FirstPage]


@dataclass(frozen=True)
class LedgerRow:
    """A row of a seat's ledger: picture, name and round; at the right its `value`, below the name a `note`,
    both in `rich`'s markup and "" for none.

    `framed` draws a thin line round the picture. `piece` is the key of its page, None for none.
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
    """One chart, or two side by side, under a heading and a sentence."""

    heading: str
    sentence: str
    charts: tuple[Curves | StepCharts | Painted, ...]


@dataclass(frozen=True)
class LedgerPage:
    """The rows of all seats in order, or the words `nothing` for a seat without any.

    `columns` are the headings of rounds and values; below them is `total` with each seat's total in `totals`,
    in `rich`'s markup.
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
    """Everything the end of a game shows; `heading` is that of the certificate, the first page.

    `times` are the times of all samples, in rounds played (2.25: a quarter into the third round). `course` is
    drawn while the points are counted. `signatures` are name and office of each signer. `number` and
    `measure` (number of players and duration) are in the upper corners. A page that is None is not offered.
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
        """The results of the seats that have won: none, one or several."""
        return tuple(seat for seat in self.seats if seat.won)
