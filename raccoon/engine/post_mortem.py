"""Valuations of a finished game: deeds of its log, and their worth as it is known afterwards."""

import msgspec


class Worth(msgspec.Struct, frozen=True):
    """The worth of a thing to a seat at that moment: in points, the `value` of those in its means, and the
    part of it that the seat was `able` to spend; `offer` is what it last offered, 0 for nothing.
    """

    seat: int
    points: float
    value: int = 0
    able: int = 0
    offer: int = 0


class Valuation(msgspec.Struct, frozen=True, kw_only=True):
    """A deed of a seat (None: nobody's) in a round, after so many moves: its `kind`, the piece it was about.

    `amount` was spent, scored or cast, `due` would have been enough; `gain` is what the seat had of it, None
    where that cannot be said. `seats` are others whom it concerns, `worths` everybody's.
    """

    kind: str
    moves: int
    round: int
    seat: int | None
    piece: str
    amount: int = 0
    due: int = 0
    gain: int | None = None
    seats: tuple[int, ...] = ()
    worths: tuple[Worth, ...] = ()
    other: str = ""
    """Another piece that it was about."""
