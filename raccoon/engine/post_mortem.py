"""Valuations of a finished game: actions in its log, with their worth as known afterwards."""

import msgspec


class Worth(msgspec.Struct, frozen=True):
    """The worth of a piece to a seat at that moment: in `points`, and as `value` in what the seat pays with;
    `able` is the amount that it could spend, `offer` its last offer, 0 for none.
    """

    seat: int
    points: float
    value: int = 0
    able: int = 0
    offer: int = 0


class Valuation(msgspec.Struct, frozen=True, kw_only=True):
    """An action of a seat (None: of no seat) in a round, after so many moves: its `kind` and the `piece`
    concerned.

    `amount` was spent, scored or cast, `due` would have been enough; `gain` is the seat's profit, None where
    it cannot be said. `seats` are other seats concerned, `worths` the worth to each seat.
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
    """A second piece concerned."""
