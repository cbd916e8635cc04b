"""The limits of styles in auctions: rules by name, each from what is seen to dollars."""

from collections.abc import Callable

from raccoon.bots.raccoon_tycoon.styles.style import Sight
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.scoring import POINTS_PER_PAIR
from raccoon.games.raccoon_tycoon.view import PlayerView

Bidding = Callable[[Sight, str], float]
"""The most dollars a railroad is worth to who looks."""


def gain(player: PlayerView, railroad: str) -> int:
    """The VP that one more card of the railroad brings to the player now, a pair with a town included."""
    owned, points = player.railroads.count(railroad), RAILROADS[railroad].points
    step = points[owned] - (points[owned - 1] if owned else 0)
    return step + POINTS_PER_PAIR * (len(player.towns) > len(player.railroads))


def face_value(sight: Sight, railroad: str) -> float:
    """The worth of its points, never less than the printed minimum."""
    worth = sight.style.dollars_a_point * gain(sight.own, railroad)
    return max(worth, float(RAILROADS[railroad].minimum_bid))


def deny(sight: Sight, railroad: str) -> float:
    """The worth of the railroad to the player who gains most by it."""
    most = max(gain(player, railroad) for player in sight.view.players)
    return sight.style.dollars_a_point * most


def one_line(sight: Sight, railroad: str) -> float:
    """Twice its points for the railroad begun, the least for another as long as none is."""
    own = sight.own.railroads
    if railroad in own:
        return 2 * face_value(sight, railroad)
    return 0.0 if own else face_value(sight, railroad)


def all_in(sight: Sight, railroad: str) -> float:
    """All the money in the purse."""
    return float(sight.purse)


def nothing(sight: Sight, railroad: str) -> float:
    """Railroads are for others."""
    return 0.0


BIDS: dict[str, Bidding] = {
    "face_value": face_value,
    "deny": deny,
    "one_line": one_line,
    "all_in": all_in,
    "nothing": nothing,
}


def limit(sight: Sight, railroad: str) -> int:
    """The highest bid of the style, in dollars, within its purse."""
    return min(sight.purse, int(BIDS[sight.style.bids](sight, railroad)))
