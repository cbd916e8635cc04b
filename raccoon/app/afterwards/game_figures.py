"""The summary figures of a reviewed game: luck, mistakes and chances, stored for statistics and replays."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import exp
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from raccoon.app.files import read_json
from raccoon.app.saves.listing import Listing

if TYPE_CHECKING:
    from raccoon.app.afterwards.chances import ChanceCourse
    from raccoon.app.afterwards.reckoning import ResultParts

LARGEST = 4096
"""The most bytes of a file that are read."""


class GameFigures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By seat, in percentage points of the chance to win: the `luck` of its draws and deal, and the chance
    its own moves `lost`. `chances` are those of each seat, in percent, after the numbers of moves in
    `places`.
    """

    luck: tuple[float, ...]
    lost: tuple[float, ...]
    rounds: int
    places: tuple[int, ...] = ()
    chances: tuple[tuple[int, ...], ...] = ()

    def accuracy(self, seat: int) -> float:
        """Return 100 for a seat whose moves lost nothing, less for more lost per round (lichess formula)."""
        lost = self.lost[seat] / max(1, self.rounds)
        return max(0.0, min(100.0, 103.1668 * exp(-0.04354 * lost) - 3.1669))


def figures_of(parts: Sequence[ResultParts], rounds: int, course: ChanceCourse) -> GameFigures:
    """Return the figures of a game from its rounds, the parts of each seat's result and the chances."""
    luck = tuple(round(100 * part.luck, 2) for part in parts)
    lost = tuple(round(max(0.0, -100 * part.own), 2) for part in parts)
    chances = tuple(tuple(round(100 * chance) for chance in seats) for seats in course.chances)
    return GameFigures(luck, lost, rounds, course.places, chances)


def file_of(folder: Path, game: str, begun: str | None, seed: str) -> Path:
    """Return the file of a game's figures; it does not depend on the name of its save."""
    digest = blake2b(f"{game}/{begun}/{seed}".encode(), digest_size=16).hexdigest()
    return folder / f"{digest}.people.json"


def kept_figures(listing: Listing, folder: Path) -> GameFigures | None:
    """Load the figures of a listed game; None where it was not reviewed."""
    return figures_in(file_of(folder, listing.game, listing.begun, listing.dealt.seed), len(listing.seats))


def figures_in(path: Path, seats: int) -> GameFigures | None:
    """Load the figures of a game of so many seats from a file; None where there are none."""
    found = read_json(path, LARGEST, GameFigures)
    if found is None:
        return None
    by_seat = found.luck, found.lost, *found.chances
    whole = {*map(len, by_seat)} == {seats} and len(found.places) == len(found.chances)
    return found if whole else None
