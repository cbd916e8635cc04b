"""The highest sensible bid for a railroad: the figure that hints show to people."""

from collections.abc import Sequence

from msgspec.structs import replace

from raccoon.bots.raccoon_tycoon import auctions
from raccoon.bots.raccoon_tycoon.one_ply import OnePly
from raccoon.bots.weighed import Weighed
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.actions.auction import Bid
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.state import State
from raccoon.games.raccoon_tycoon.view import View


def bid_limit(one_ply: OnePly, view: View, railroad: str) -> int:
    """Return the most dollars that the view's seat should bid, within its purse; 0 for nothing.

    It depends on the view alone, not on a memory of other purses, so that every page shows the same figure
    for the same view. The starter of an auction keeps the action when losing it (R25).
    """
    seat, pending = view.seat, view.pending
    assert seat is not None
    players = [player if n == seat else replace(player, money=None) for n, player in enumerate(view.players)]
    chance = Chance("bid limit")
    state = GAME.imagine(replace(view, players=tuple(players)), chance)
    starter = pending.starter if isinstance(pending, AwaitBid) else pending.seat
    tempo = one_ply.tempo(state, seat, chance) if seat == starter else 0.0
    return auctions.limits(one_ply.evaluation, state, railroad, (seat, tempo), one_ply.of_turn(state))[seat]


def within_limit(one_ply: OnePly, state: State, weighed: Sequence[Weighed]) -> list[Weighed]:
    """Return the moves with those first that keep to the bid limit, if an auction is in progress."""
    pending = state.pending
    if not isinstance(pending, AwaitBid) or len(weighed) == 1:
        return list(weighed)
    bids = pending.bid < bid_limit(one_ply, GAME.view(state, pending.seat), pending.railroad)
    best = weighed[0][0]
    others = [move for move in weighed if isinstance(move[1], Bid) != bids]
    return [(best, command) for _, command in weighed if isinstance(command, Bid) == bids] + others
