"""The end of a game: its winners, how likely a lead wins, and the worth of ending it to the leader."""

from math import sqrt

from raccoon.bots.raccoon_tycoon import features
from raccoon.games.raccoon_tycoon import scoring
from raccoon.games.raccoon_tycoon.catalogue import RAILROADS
from raccoon.games.raccoon_tycoon.pending import Over
from raccoon.games.raccoon_tycoon.state import State

LEAD_AT_LAST, LEAD_OF_TWO, LEAD_OF_MORE = 2.8, 1.3, 0.4
"""The lead over the best rival, in VP, with which six of seven games are won: its value at the end of a game,
and the addition for each turn left between two players and among more (measured in games one move ahead).
"""
FINISHING = 12.0
"""The worth in VP of a sure win besides the points, in the final round: it makes the leader end the game."""
SURE_LEADS = 2.5
"""A win is partly certain from this many times the safe lead on, fully from one more on."""
SURPLUS = 0.2
"""The weight of the position's value in a game that is certainly won and not yet ended."""
WON, HASTE = 25.0, 100.0
"""The worth in VP of a game certainly won, and of being at its end; a railroad bought is a share of that."""
READY = 0.5
"""The money to open the next auction counts as this part of a railroad bought."""


def decided_winners(state: State) -> tuple[int, ...] | None:
    """Return the winners if no seat has a turn left after this action, or victory was declared; else None."""
    if type(state.pending) is Over:
        return state.pending.winners
    players = len(state.players)
    if state.final_round and (state.turn - state.start_player) % players == players - 1:
        return scoring.winners(state.players)
    return None


def safe_lead(state: State, turns: float) -> float:
    """Return the lead in VP with which six of seven games are won, this many turns before the end."""
    a_turn = LEAD_OF_TWO if len(state.players) == 2 else LEAD_OF_MORE
    return LEAD_AT_LAST + a_turn * turns


def win_expectation(lead: float, safe: float) -> float:
    """Return the expectation of a win with this lead in VP over the best rival, from -1 (loss) to 1."""
    share = lead / safe
    return share / sqrt(1 + share * share)


def win_certainty(lead: float, safe: float) -> float:
    """Return how certainly the game is won with this lead, from 0 to 1."""
    return min(1.0, max(0.0, lead / safe - SURE_LEADS))


def end_worth(state: State, seat: int) -> float:
    """Return the worth in VP of being near the end, in a game that the seat has certainly won."""
    if state.final_round:
        return HASTE
    a_railroad = READY / features.railroads_of(len(state.players))
    return HASTE * (1.0 - features.share_left(state) + a_railroad * _readiness(state, seat))


def _readiness(state: State, seat: int) -> float:
    """Return the part of the lowest opening bid that the seat can pay; its best stack counts half."""
    least = min((RAILROADS[name].minimum_bid for name in state.railroad_offer), default=0)
    player = state.players[seat]
    liquid = player.money + features.best_stack(player.tokens, state.prices) / 2
    return min(1.0, liquid / least) if least else 1.0


def undecided_value(value: float, lead: float, safe: float, state: State, seat: int) -> float:
    """Return the value of a position before the game is decided, with the chance to win added.

    A seat that has certainly won wants to end the game, and hardly anything else.
    """
    sure = win_certainty(lead, safe)
    extra = sure * (WON + end_worth(state, seat)) if sure else 0.0
    if state.final_round:
        return value + FINISHING * win_expectation(lead, safe) + extra
    return value * (1.0 - sure * (1.0 - SURPLUS)) + extra
