"""The bid limits of styles: rules by name, each from a situation to dollars."""

from collections.abc import Callable

from raccoon.bots.raccoon_tycoon.styles.style import Sight
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.scoring import POINTS_PER_PAIR
from raccoon.games.raccoon_tycoon.view import PlayerView

Bidding = Callable[[Sight, str], float]
"""From a situation and a railroad to the most dollars that the style would bid."""


def gain(player: PlayerView, railroad: str) -> int:
    """Return the VP of one more card of the railroad to the player, a pair with a town included."""
    owned, points = player.railroads.count(railroad), RAILROADS[railroad].points
    step = points[owned] - (points[owned - 1] if owned else 0)
    return step + POINTS_PER_PAIR * (len(player.towns) > len(player.railroads))


def face_value(sight: Sight, railroad: str) -> float:
    """Return the worth of its points, never less than the minimum bid."""
    worth = sight.style.dollars_a_point * gain(sight.own, railroad)
    return max(worth, float(RAILROADS[railroad].minimum_bid))


def deny(sight: Sight, railroad: str) -> float:
    """Return the worth of the railroad to the player who gains most by it."""
    most = max(gain(player, railroad) for player in sight.view.players)
    return sight.style.dollars_a_point * most


def one_line(sight: Sight, railroad: str) -> float:
    """Return twice the face value for the railroad begun, the face value for a first one, else 0."""
    own = sight.own.railroads
    if railroad in own:
        return 2 * face_value(sight, railroad)
    return 0.0 if own else face_value(sight, railroad)


def all_in(sight: Sight, railroad: str) -> float:
    """Return all the money in the purse."""
    return float(sight.purse)


def nothing(sight: Sight, railroad: str) -> float:
    """Return 0: the style buys no railroads."""
    return 0.0


BIDS: dict[str, Bidding] = {
    "face_value": face_value,
    "deny": deny,
    "one_line": one_line,
    "all_in": all_in,
    "nothing": nothing,
}


def limit(sight: Sight, railroad: str) -> int:
    """Return the highest bid of the style, in dollars, within its purse."""
    return min(sight.purse, int(BIDS[sight.style.bids](sight, railroad)))
