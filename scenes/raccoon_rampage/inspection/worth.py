"""The points that pieces and raccoons would bring a seat, if the group wins."""

from raccoon.engine.counts import replaced
from raccoon.games.raccoon_rampage.catalogue import ACTIVIST, AREA_INDEX, HUNTER, POLICIES, ROLES
from raccoon.games.raccoon_rampage.view import View


def next_piece(view: View, seat: int, pieces: int = 1) -> int:
    """The points for `pieces` more pieces on the scoring track."""
    return view.score_with(seat, pieces, view.raccoons).total - view.score(seat).total


def stars(view: View, seat: int, policies: tuple[str, ...]) -> int:
    """The points that the stars of these policies would bring a lobbyist."""
    cards, role = [POLICIES[name] for name in policies], view.players[seat].role
    if role == ACTIVIST:
        return next_piece(view, seat, sum(card.paw for card in cards))
    return next_piece(view, seat, sum(card.hunter for card in cards)) if role == HUNTER else 0


def one_out_of(view: View, seat: int, area: str, reduced: bool = False) -> int:
    """The points that a raccoon less in an area would bring a seat: for the piece, and for a quieter home."""
    if not view.raccoons[AREA_INDEX[area]]:
        return 0
    role = ROLES[view.players[seat].role]
    scored = role.name == HUNTER if reduced else role.country == area
    return _with(view, seat, area, -1, int(scored))


def one_more_in(view: View, seat: int, area: str) -> int:
    """The points that a raccoon more in an area would bring a seat; negative for a loss."""
    return _with(view, seat, area, 1, 0)


def _with(view: View, seat: int, area: str, change: int, pieces: int) -> int:
    index = AREA_INDEX[area]
    raccoons = replaced(view.raccoons, index, view.raccoons[index] + change)
    return view.score_with(seat, pieces, raccoons).total - view.score(seat).total
