"""The parts of a view on which the table's layout depends."""

from __future__ import annotations

from dataclasses import dataclass

from raccoon.games.saloon_tycoon.view import View
from scenes.saloon_tycoon.front import Rooms
from scenes.saloon_tycoon.holdings import (
    CITIZENS,
    OUTLAWS,
    board_claims,
    desk_player,
    desk_seat,
    host_of,
    neighbours,
)


@dataclass(frozen=True)
class Places:
    """The seats, cards, claims, rooms, guests with their hosts, and the seat to move."""

    desk: int
    neighbours: tuple[int, ...]
    hand: int
    secrets: int
    claims: tuple[str, ...]
    rooms: tuple[Rooms, ...]
    hosts: tuple[tuple[str, int], ...]
    turn: int | None

    @classmethod
    def of(cls, view: View) -> Places:
        """The places of this view."""
        hosts = ((who, host_of(view, who)) for who in (*OUTLAWS, *CITIZENS))
        return cls(
            desk_seat(view),
            neighbours(view),
            desk_player(view).hand_size,
            desk_player(view).secrets_left,
            board_claims(view),
            tuple(player.rooms for player in view.players),
            tuple((who, host) for who, host in hosts if host is not None),
            view.turn,
        )
