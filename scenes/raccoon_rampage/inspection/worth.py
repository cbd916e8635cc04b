"""What a piece would be worth to the seat at the desk, if the group wins."""

from __future__ import annotations

from raccoon.games.raccoon_rampage.catalogue import (
    ACTIVIST,
    AREA_INDEX,
    HUNTER,
    POLICIES,
    ROLES,
)
from raccoon.games.raccoon_rampage.scoring import home_points, piece_points
from raccoon.games.raccoon_rampage.view import PlayerView, View


def next_piece(player: PlayerView, pieces: int = 1) -> int:
    """The points of so many more pieces on the scoring track."""
    role, held = ROLES[player.role], player.tokens + player.cubes
    return piece_points(role, held + pieces) - piece_points(role, held)


def stars(player: PlayerView, policies: tuple[str, ...]) -> int:
    """The points that the stars of these policies would bring a lobbyist."""
    cards = [POLICIES[name] for name in policies]
    if player.role == ACTIVIST:
        return next_piece(player, sum(card.paw for card in cards))
    if player.role == HUNTER:
        return next_piece(player, sum(card.hunter for card in cards))
    return 0


def one_out_of(view: View, player: PlayerView, area: str, reduced: bool = False) -> int:
    """The points a raccoon that leaves an area would bring a player: the piece, and the quieter home."""
    role, raccoons = ROLES[player.role], list(view.raccoons)
    if not raccoons[AREA_INDEX[area]]:
        return 0
    before = home_points(role, tuple(raccoons))
    raccoons[AREA_INDEX[area]] -= 1
    scored = player.role == HUNTER if reduced else role.country == area
    return home_points(role, tuple(raccoons)) - before + (next_piece(player) if scored else 0)


def one_more_in(view: View, player: PlayerView, area: str) -> int:
    """The points a raccoon that comes to an area would bring a player; below 0 it costs some."""
    role, raccoons = ROLES[player.role], list(view.raccoons)
    before = home_points(role, tuple(raccoons))
    raccoons[AREA_INDEX[area]] += 1
    return home_points(role, tuple(raccoons)) - before
