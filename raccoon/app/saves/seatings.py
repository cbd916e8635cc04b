"""Seatings: the seats over time, and who played most moves of each."""

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
    """Return, for each seat, who made most of its moves (the last of equals), and whether they made all."""
    made: list[Counter[tuple[str, bool]]] = [Counter() for _ in seatings[0].seats]
    later = list(reversed(seatings))
    for entry in entries:
        while len(later) > 1 and later[-2].number <= entry.number:
            later.pop()
        seat = entry.command.seat
        made[seat][_player_key(later[-1].seats[seat])] += 1
    return [_player([seating.seats[seat] for seating in seatings], moves) for seat, moves in enumerate(made)]


def _player(seen: list[Seat], moves: Counter[tuple[str, bool]]) -> tuple[Seat, bool]:
    most = max(moves[_player_key(seat)] for seat in seen)
    player = [seat for seat in seen if moves[_player_key(seat)] == most][-1]
    return player, most == moves.total()


def _player_key(seat: Seat) -> tuple[str, bool]:
    """Return the identity of a seat's player: the person's name, or the bot; looks do not count."""
    return (seat.name, True) if seat.is_person else (seat.controller, False)
