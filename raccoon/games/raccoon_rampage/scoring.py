"""The count: only a group that has won has points."""

import msgspec

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, ROLES, Role
from raccoon.games.raccoon_rampage.state import Player, State


class Score(msgspec.Struct, frozen=True):
    """One seat's points by source: pieces on its scoring track, raccoons left at home (agencies)."""

    pieces: int
    home: int

    @property
    def total(self) -> int:
        """All points together."""
        return self.pieces + self.home


def piece_points(role: Role, pieces: int) -> int:
    """The points of so many pieces on the scoring track; it goes on beyond its end (RR36)."""
    if not pieces:
        return 0
    printed = min(pieces, len(role.points_by_pieces))
    return role.points_by_pieces[printed - 1] + role.points_beyond * (pieces - printed)


def home_points(role: Role, raccoons: Counts) -> int:
    """The points for raccoons left in the agency's country; a lobbyist has none."""
    table = role.points_by_tokens_left
    if not table:
        return 0
    return table[min(raccoons[AREA_INDEX[role.country]], len(table) - 1)]


def score(role: str, tokens: int, cubes: int, raccoons: Counts) -> Score:
    """The points of a role with these pieces, if the group wins as the map stands."""
    return Score(piece_points(ROLES[role], tokens + cubes), home_points(ROLES[role], raccoons))


def player_score(player: Player, raccoons: Counts) -> Score:
    """The seat's points, if the group wins as the map stands."""
    return score(player.role, player.tokens, player.cubes, raccoons)


def group_wins(impact: int) -> bool:
    """Whether the tracker is below 0: only then anybody wins."""
    return impact < 0


def points(state: State) -> Counts:
    """The points seat by seat; none at all when the group has lost."""
    if not group_wins(state.impact):
        return (0,) * len(state.players)
    return tuple(player_score(player, state.raccoons).total for player in state.players)


def winners(counted: Counts, impact: int) -> tuple[int, ...]:
    """Most points; a tie is a shared win. Nobody when the group has lost."""
    if not group_wins(impact):
        return ()
    return tuple(seat for seat, total in enumerate(counted) if total == max(counted))
