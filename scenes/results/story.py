"""What the end of a game tells, as plain values: the count, its course turn by turn, every purchase."""

from dataclasses import dataclass
from typing import Literal

from raccoon.app.seats import Seat

Kind = Literal["railroad", "town", "building"]


@dataclass(frozen=True)
class SeatResult:
    """One seat's result: points by source (in the order of the sources' names), total, money in dollars.

    `face` is the character it is seen as.
    """

    seat: Seat
    face: str
    points: tuple[int, ...]
    total: int
    money: int
    won: bool


@dataclass(frozen=True)
class Purchase:
    """Something bought: by which seat (a place among the seats) and in which round.

    `price` is what was paid, in the markup of `scenes.art.rich`.
    """

    round: int
    seat: int
    kind: Kind
    name: str
    price: str


@dataclass(frozen=True)
class Story:
    """The course of a game in samples, one at the start and one after each turn.

    `rounds` is when each sample was taken, in rounds played (2.25: a quarter into the third round);
    `points` and `money` hold a row of samples for each seat, `prices` one for each commodity.
    """

    rounds: tuple[float, ...] = ()
    points: tuple[tuple[int, ...], ...] = ()
    money: tuple[tuple[int, ...], ...] = ()
    prices: tuple[tuple[str, tuple[int, ...]], ...] = ()
    purchases: tuple[Purchase, ...] = ()
