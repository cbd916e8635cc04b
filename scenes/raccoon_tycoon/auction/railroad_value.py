"""The worth of a railroad card to a player: the points it adds now, and up to where to bid for it."""

from dataclasses import dataclass

from msgspec.structs import replace

from raccoon.app.opponents import Opponents
from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.view import PlayerView, View
from scenes.raccoon_tycoon import GAME


@dataclass(frozen=True)
class RailroadValue:
    """`owned` is the number of its cards with this one, `set_points` and `pair_points` what they add."""

    owned: int
    cards: int
    set_before: int
    set_after: int
    pair_points: int
    bonus_points: int

    @property
    def points(self) -> int:
        """All VP the card adds now."""
        return self.set_after - self.set_before + self.pair_points + self.bonus_points


def railroad_value(player: PlayerView, railroad: str) -> RailroadValue:
    """The points of one more card of this railroad for this player, from public holdings only."""
    after = replace(player, railroads=(*player.railroads, railroad))
    old, new = player.score, after.score
    owned = after.railroads.count(railroad)
    points = (0, *RAILROADS[railroad].points)
    return RailroadValue(
        owned=owned,
        cards=RAILROADS[railroad].cards,
        set_before=points[owned - 1],
        set_after=points[owned],
        pair_points=new.pairs - old.pairs,
        bonus_points=new.bonuses - old.bonuses,
    )


def limit_words(limit: int, money: int | None, say: Say) -> str:
    """The words before the limit: whether it is the whole purse."""
    return say("auction.bid_up_to.all" if limit == money else "auction.bid_up_to")


def bid_limit(view: View, railroad: str) -> int | None:
    """Up to how many dollars it is worth bidding, for the seat that looks; None where it is nobody's view.

    The same figure as in hints and reasons. It tells of a purse, so it is for its owner's eyes only.
    """
    return None if view.seat is None else Opponents(GAME).worth_paying(view, railroad)
