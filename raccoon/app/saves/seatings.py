"""Seatings: the seats from an event on, and those who have played each of them."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from raccoon.app.seats import Seat
from raccoon.engine.match import Entry


class Seating(msgspec.Struct, frozen=True):
    """The seats from the event `number` on."""

    number: int
    seats: tuple[Seat, ...]


def players(seatings: Sequence[Seating], entries: Iterable[Entry]) -> list[tuple[Seat, bool]]:
    """Find those who have made most moves of each seat (the last of equals), and whether they made all."""
    made: list[Counter[tuple[str, bool]]] = [Counter() for _ in seatings[0].seats]
    later = list(reversed(seatings))
    for entry in entries:
        while len(later) > 1 and later[-2].number <= entry.number:
            later.pop()
        seat = entry.command.seat
        made[seat][_who(later[-1].seats[seat])] += 1
    return [_player([seating.seats[seat] for seating in seatings], moves) for seat, moves in enumerate(made)]


def _player(seen: list[Seat], moves: Counter[tuple[str, bool]]) -> tuple[Seat, bool]:
    most = max(moves[_who(seat)] for seat in seen)
    player = [seat for seat in seen if moves[_who(seat)] == most][-1]
    return player, most == moves.total()


def _who(seat: Seat) -> tuple[str, bool]:
    """The person by name, or the opponent by level: a seat that only looks otherwise is the same."""
    return (seat.name, True) if seat.is_person else (seat.controller, False)
