"""The end of a game: who has won it, how likely a lead wins it, and the worth of ending it to the leader."""

from math import sqrt

from raccoon.bots.raccoon_tycoon import features
from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.state import State

LEAD_AT_LAST, LEAD_OF_TWO, LEAD_OF_MORE = 2.8, 1.3, 0.4
"""The lead over the best rival with which six games of seven are won, in VP: so much at the end of a game,
and for every turn left so much more between two and among more (found by games of players one move ahead).
"""
FINISHING = 12.0
"""The worth of a sure win besides the points once the end is certain: the leader ends the game."""
SURE_LEADS = 2.5
"""A lead of so many times the safe one, and one more, is taken for a win: time to end the game."""
SURPLUS = 0.2
"""The weight of a VP in such a game as long as it can be ended sooner."""
WON, HASTE = 25.0, 100.0
"""The worth of such a game besides that, in VP, and of nothing left to buy; each railroad its part."""
READY = 0.5
"""Being able to open the next auction is so much of a railroad less."""


def decided(state: State) -> tuple[int, ...] | None:
    """The winners if nobody has a turn left after this one's action, or victory was declared; else None."""
    if type(state.pending) is Over:
        return state.pending.winners
    players = len(state.players)
    if state.final_round and (state.turn - state.start_player) % players == players - 1:
        return scoring.winners(state.players)
    return None


def safe_lead(state: State, turns: float) -> float:
    """The lead over the best rival with which six games of seven are won, so many turns before the end."""
    a_turn = LEAD_OF_TWO if len(state.players) == 2 else LEAD_OF_MORE
    return LEAD_AT_LAST + a_turn * turns


def hope(lead: float, safe: float) -> float:
    """The likelihood of a win, so many VP ahead of the best rival: from -1, surely not, to 1, surely."""
    share = lead / safe
    return share / sqrt(1 + share * share)


def surety(lead: float, safe: float) -> float:
    """From 0 to 1: whether the game is as good as won."""
    return min(1.0, max(0.0, lead / safe - SURE_LEADS))


def haste(state: State, seat: int) -> float:
    """The worth of being near the end, in VP, in a game that the seat has as good as won."""
    if state.final_round:
        return HASTE
    a_railroad = READY / features.railroads_of(len(state.players))
    return HASTE * (1.0 - features.share_left(state) + a_railroad * _readiness(state, seat))


def _readiness(state: State, seat: int) -> float:
    """The part of the least opening bid that the seat has, its best stack for half."""
    least = min((RAILROADS[name].minimum_bid for name in state.railroad_offer), default=0)
    player = state.players[seat]
    liquid = player.money + features.best_stack(player.tokens, state.prices) / 2
    return min(1.0, liquid / least) if least else 1.0


def standing(value: float, lead: float, safe: float, state: State, seat: int) -> float:
    """A seat's worth beside its rivals', before the game is decided: who has as good as won it wants to end
    it, and hardly anything else.
    """
    sure = surety(lead, safe)
    extra = sure * (WON + haste(state, seat)) if sure else 0.0
    if state.final_round:
        return value + FINISHING * hope(lead, safe) + extra
    return value * (1.0 - sure * (1.0 - SURPLUS)) + extra
