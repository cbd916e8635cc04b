"""The scoring at the end (rules, "Score")."""

from typing import Protocol

import msgspec

from raccoon.games.saloon_tycoon.board import Room
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS, TILES
from raccoon.games.saloon_tycoon.state import Player, Points


class Scored(Protocol):
    """The holdings that score points; both a player and the view of a player have them."""

    @property
    def points(self) -> Points:
        """The points on the track."""

    @property
    def rooms(self) -> tuple[Room, ...]:
        """The board."""

    @property
    def characters(self) -> tuple[str, ...]:
        """The characters at the saloon."""


class Score(msgspec.Struct, frozen=True):
    """One player's points by source, as if the game were over now."""

    track: Points
    unfinished: int
    citizens: int
    outlaws: int

    @property
    def total(self) -> int:
        """The sum of all points; it may be below 0 (SR39)."""
        return self.track.total + self.unfinished + self.citizens + self.outlaws


def _guests(player: Scored, kind: str) -> int:
    effects = [CHARACTERS[name].effect for name in player.characters if CHARACTERS[name].kind == kind]
    return sum(effect.amount for effect in effects if effect.kind == "end_points")


def score(player: Scored) -> Score:
    """Return the points as if the game were over now; the Saloon may be an unfinished tile (SR37)."""
    return Score(
        track=player.points,
        unfinished=sum(TILES[room.tile].unfinished_points for room in player.rooms if not room.finished),
        citizens=_guests(player, "citizen"),
        outlaws=_guests(player, "outlaw"),
    )


def winners(players: tuple[Player, ...]) -> tuple[int, ...]:
    """Return the winners: most points, then most gold, then most scored claims, then a shared win (SR38)."""
    ranks = [(score(player).total, player.gold, len(player.claims)) for player in players]
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
