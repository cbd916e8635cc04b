"""The most dollars worth bidding for a railroad: the one figure that people see."""

from collections.abc import Sequence

from msgspec.structs import replace

from raccoon.bots.raccoon_tycoon import auctions
from raccoon.bots.raccoon_tycoon.one_ply import OnePly, Weighed
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_tycoon.actions.auction import Bid
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.state import State
from raccoon.games.raccoon_tycoon.view import View


def bid_limit(one_ply: OnePly, view: View, railroad: str) -> int:
    """The most dollars that the seat which looks should bid, within its purse; 0 for nothing.

    It follows from the view alone, and not from what anybody remembers of the other purses: the same view
    gives the same figure wherever it is told. Whoever starts an auction keeps the action by losing it.
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
    """The moves with the one in front that keeps to the limit of the auction under way, if there is one."""
    pending = state.pending
    if not isinstance(pending, AwaitBid) or len(weighed) == 1:
        return list(weighed)
    bids = pending.bid < bid_limit(one_ply, GAME.view(state, pending.seat), pending.railroad)
    best = weighed[0][0]
    others = [move for move in weighed if isinstance(move[1], Bid) != bids]
    return [(best, command) for _, command in weighed if isinstance(command, Bid) == bids] + others
