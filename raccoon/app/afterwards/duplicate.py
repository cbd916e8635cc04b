"""Duplicate: all games of one deal compared, each from one seat."""

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from raccoon.app.saves.listing import Listing
from raccoon.app.seats import Seat
from raccoon.engine.game import SeatOutcome


class Try(msgspec.Struct, frozen=True):
    """A finished game of a deal from one of its seats; `level` is "" unless a bot took a person's place."""

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
        """The points ahead of the best other seat."""
        others = (end.points for seat, end in enumerate(self.outcome) if seat != self.seat)
        return self.points - max(others, default=0)

    @property
    def merit(self) -> tuple[bool, bool, int, int]:
        """The sort key of tries: games that all lose last, then by winning, by lead, by points."""
        return not self.lost, self.outcome[self.seat].won, self.ahead, self.points


def as_tries(one: Listing, seats: Iterable[int], level: str = "") -> Iterator[Try]:
    """Yield a finished game as a try of each of these seats."""
    for seat in seats:
        if one.outcome and one.progress:
            yield Try(one.path, seat, one.players, one.outcome, one.progress.number, level)


def of_deal(deal: str, listings: Iterable[Listing]) -> Iterator[Try]:
    """Yield people's tries at a deal, in games that were played from its beginning."""
    for one in listings:
        if one.dealt.sign == deal and one.over and one.parent is None:
            yield from as_tries(one, (seat for seat, who in enumerate(one.players) if who.is_person))


def others_of(one: Try) -> Iterator[str]:
    """Yield the controllers of the other seats, in the order of the table."""
    return (who.controller for seat, who in enumerate(one.seats) if seat != one.seat)


def ranked(tries: Iterable[Try]) -> list[tuple[int, Try]]:
    """Return the tries with their places, the best first; equal tries share a place."""
    found = sorted(tries, key=lambda one: one.merit, reverse=True)
    return [(1 + sum(other.merit > one.merit for other in found), one) for one in found]
