"""The pictures of Raccoon Tycoon, and the games they show."""

from pathlib import Path

from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from scenes.raccoon_tycoon.showcase import SHOWCASE
from scenes.tools import still
from scenes.tools.shots import shots_of
from scenes.tools.still import nothing

__all__ = ["SHOTS", "Still", "demonstration", "nothing", "seats_of"]

SHOTS = shots_of(SHOWCASE)


class Still(still.Still):
    """Makes pictures of this game."""

    def __init__(self, state: Path | None, language: str) -> None:
        super().__init__(SHOWCASE, state, language)


def demonstration(players: int, moves: int) -> Session:
    return SHOWCASE.demonstration(players, moves)


def seats_of(players: int, people: int = 1) -> list[Seat]:
    return SHOWCASE.seats(players, people)
