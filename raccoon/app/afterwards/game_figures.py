"""The luck, the mistakes and the chances of a reviewed game, kept in few figures for people and replays."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from raccoon.app.files import read_regular
from raccoon.app.saves.listing import Listing

if TYPE_CHECKING:
    from raccoon.app.afterwards.chances import ChanceCourse
    from raccoon.app.afterwards.reckoning import ResultParts

LARGEST = 4096
"""Bytes of a file that are looked at."""


class GameFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By seat, in points of chance: the `luck` of its draws and deal, and what its own moves `lost` it. After
    the numbers of moves in `places` each seat had these `chances`, in percent.
    """

    luck: tuple[float, ...]
    lost: tuple[float, ...]
    rounds: int
    places: tuple[int, ...] = ()
    chances: tuple[tuple[int, ...], ...] = ()

    def accuracy(self, seat: int) -> float:
        """100 for a seat whose moves lost nothing, less for more lost in a round, by the curve of lichess."""
        lost = self.lost[seat] / max(1, self.rounds)
        return max(0.0, min(100.0, 103.1668 * exp(-0.04354 * lost) - 3.1669))


def figures_of(parts: Sequence[ResultParts], rounds: int, course: ChanceCourse) -> GameFigures:
    """The figures of a game of so many rounds, by the parts of every seat's result and its chances."""
    luck = tuple(round(100 * part.luck, 2) for part in parts)
    lost = tuple(round(max(0.0, -100 * part.own), 2) for part in parts)
    chances = tuple(tuple(round(100 * chance) for chance in seats) for seats in course.chances)
    return GameFigures(luck, lost, rounds, course.places, chances)


def file_of(folder: Path, game: str, begun: str | None, seed: str) -> Path:
    """The file of a game, whatever the name of its save."""
    digest = blake2b(f"{game}/{begun}/{seed}".encode(), digest_size=16).hexdigest()
    return folder / f"{digest}.people.json"


def kept_figures(listing: Listing, folder: Path) -> GameFigures | None:
    """The figures of a game in a list, None where it was not reviewed."""
    return figures_in(file_of(folder, listing.game, listing.begun, listing.dealt.seed), len(listing.seats))


def figures_in(path: Path, seats: int) -> GameFigures | None:
    """The figures in the file of a game of so many seats; None where there are none."""
    try:
        found = msgspec.json.decode(read_regular(path, LARGEST), type=GameFigures)
    except (OSError, ValueError):
        return None
    by_seat = found.luck, found.lost, *found.chances
    whole = {*map(len, by_seat)} == {seats} and len(found.places) == len(found.chances)
    return found if whole else None
