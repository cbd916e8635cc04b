"""Duplicate: the games of one deal side by side, each as somebody's seat has played it."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from raccoon.app.saves.listing import Listing
from raccoon.app.seats import Seat
from raccoon.engine.game import SeatOutcome


class Try(msgspec.Struct, frozen=True):
    """A finished game of a deal as it went for one of its seats; `level` is that of the bot who played it in
    a person's place, "" for a person.
    """

    path: Path
    seat: int
    seats: tuple[Seat, ...]
    outcome: tuple[SeatOutcome, ...]
    progress: int
    level: str = ""

    @property
    def points(self) -> int:
        """The points of the seat."""
        return self.outcome[self.seat].points

    @property
    def lost(self) -> bool:
        """Whether all have lost."""
        return not any(end.won for end in self.outcome)

    @property
    def ahead(self) -> int:
        """The points more than the best of the others."""
        others = (end.points for seat, end in enumerate(self.outcome) if seat != self.seat)
        return self.points - max(others, default=0)

    @property
    def merit(self) -> tuple[bool, bool, int, int]:
        """The order of tries: games that all lose last, then by how far ahead, then by points."""
        return not self.lost, self.outcome[self.seat].won, self.ahead, self.points


def as_tries(one: Listing, seats: Iterable[int], level: str = "") -> Iterator[Try]:
    """A finished game as a try of each of these seats."""
    for seat in seats:
        if one.outcome and one.progress:
            yield Try(one.path, seat, one.players, one.outcome, one.progress.number, level)


def of_deal(deal: str, listings: Iterable[Listing]) -> Iterator[Try]:
    """The tries of people at a deal, in games that were played from its beginning."""
    for one in listings:
        if one.dealt.sign == deal and one.over and one.parent is None:
            yield from as_tries(one, (seat for seat, who in enumerate(one.players) if who.is_person))


def others_of(one: Try) -> Iterator[str]:
    """The controllers of the other seats, in the order of the table."""
    return (who.controller for seat, who in enumerate(one.seats) if seat != one.seat)


def ranked(tries: Iterable[Try]) -> list[tuple[int, Try]]:
    """The tries with their places, the best first; what is equally good has the same place."""
    found = sorted(tries, key=lambda one: one.merit, reverse=True)
    return [(1 + sum(other.merit > one.merit for other in found), one) for one in found]
