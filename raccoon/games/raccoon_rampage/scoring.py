"""The scoring: there are points only if the group has won."""

import msgspec

from raccoon.engine.counts import Counts
from raccoon.games.raccoon_rampage.catalogue import AREA_INDEX, ROLES, Role
from raccoon.games.raccoon_rampage.state import Player, State


class Score(msgspec.Struct, frozen=True):
    """One seat's points by source: pieces on its scoring track, raccoons left in its country (agencies)."""

    pieces: int
    home: int

    @property
    def total(self) -> int:
        """The sum of all points."""
        return self.pieces + self.home


def piece_points(role: Role, pieces: int) -> int:
    """Return the points of this many pieces on the scoring track, also beyond its end (RR36)."""
    if not pieces:
        return 0
    printed = min(pieces, len(role.points_by_pieces))
    return role.points_by_pieces[printed - 1] + role.points_beyond * (pieces - printed)


def home_points(role: Role, raccoons: Counts) -> int:
    """Return the points for raccoons left in the agency's country; 0 for a lobbyist."""
    table = role.points_by_tokens_left
    if not table:
        return 0
    return table[min(raccoons[AREA_INDEX[role.country]], len(table) - 1)]


def score(role: str, tokens: int, cubes: int, raccoons: Counts) -> Score:
    """Return the points of a role with these pieces on the current map, assuming that the group wins."""
    return Score(piece_points(ROLES[role], tokens + cubes), home_points(ROLES[role], raccoons))


def player_score(player: Player, raccoons: Counts) -> Score:
    """Return the player's points on the current map, assuming that the group wins."""
    return score(player.role, player.tokens, player.cubes, raccoons)


def group_wins(impact: int) -> bool:
    """Return whether the tracker is below 0, without which all lose."""
    return impact < 0


def points(state: State) -> Counts:
    """Return the points by seat, all 0 when the group has lost."""
    if not group_wins(state.impact):
        return (0,) * len(state.players)
    return tuple(player_score(player, state.raccoons).total for player in state.players)


def winners(counted: Counts, impact: int) -> tuple[int, ...]:
    """Return the seats with most points, which share the win; none when the group has lost."""
    if not group_wins(impact):
        return ()
    return tuple(seat for seat, total in enumerate(counted) if total == max(counted))
