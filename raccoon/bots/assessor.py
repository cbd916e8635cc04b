"""The chance to win of every seat in a position with everything known, of a game that is over.

A game has an `Assessor` (`GameBots.assessor`). A position is judged at once by the values of the game's
bots, and better by quick games played on from it, with everything dealt anew that no seat could know.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.engine.game import Game, SeatOutcome
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation

VERSION = 1
"""To be raised when positions are played on in another way."""
TRUST = 6.0
"""The judgement at once counts as much as this many games played on."""
Z95 = 1.959964
LONGEST = 200.0
"""The limit of differences of worth, in spreads, against underflow."""

Shares = tuple[float, ...]
"""A chance, or a share of the win, for each seat; the sum is less than 1 if all may lose."""


class Assessor:
    """Judges the positions of one game; `version` is to be raised when its judgement changes.

    `ahead` is the number of moves that a position is played on before it is judged at once: about two turns
    of each seat, as quick moves are worse than the bots' values. `spread` has, by the number of players, the
    divisor of `worths`: its value at the end and its addition for each unit `left` (fitted by
    `raccoon simulate --chances`).
    """

    version = 1
    ahead = 25
    spread: Mapping[int, tuple[float, float]]

    def worths(self, state: Any) -> Sequence[float]:
        """Return the points that each seat may expect."""
        raise NotImplementedError

    def left(self, state: Any) -> float:
        """Return the part of the game that is left, in any unit."""
        raise NotImplementedError

    def not_lost(self, state: Any) -> float:
        """Return the chance that not all lose."""
        return 1.0

    def stages(self, state: Any) -> Sequence[float]:
        """Return the shares of the position in the stages of a game for which `not_lost` was learned."""
        return (1.0,)

    def chance_lost(self, state: Any, seat: int, gap: float) -> float:
        """Return the chance that a seat loses by a move with this `gap`, in the bots' unit of value."""
        worths = list(self.worths(state))
        base, more = self.spread[len(worths)]
        spread, whole = base + more * self.left(state), self.not_lost(state)
        before = shares_by_worth(worths, spread, whole)[seat]
        worths[seat] -= gap
        return before - shares_by_worth(worths, spread, whole)[seat]

    def redeal(self, state: Any, chance: Chance) -> Any:
        """Return the state with everything at random that no seat can know."""
        raise NotImplementedError

    def quick_moves(self, state: Any, chance: Chance) -> Sequence[Command]:
        """Return the next quick moves."""
        raise NotImplementedError

    def valuations(self, match: Match) -> Iterable[Valuation]:
        """Return the valuations of notable moves of a finished game."""
        return ()


def open_view(game: Game, state: Any) -> Any:
    """Return an onlooker's view that shows each player as the own seat does."""
    players = tuple([game.view(state, seat).players[seat] for seat in range(game.players(state))])
    return replace(game.view(state, None), players=players)


def judge_at_once(game: Game, assessor: Assessor, state: Any) -> Shares:
    """Return the chances by the bots' values, or the shares of the win if the game is over."""
    outcome = game.outcome(state)
    if outcome is not None:
        return win_shares(outcome)
    base, more = assessor.spread[game.players(state)]
    worths = assessor.worths(state)
    return shares_by_worth(worths, base + more * assessor.left(state), assessor.not_lost(state))


def shares_by_worth(worths: Sequence[float], spread: float, whole: float = 1.0) -> Shares:
    """Return chances with the sum `whole`, by the softmax of the worths divided by the spread."""
    best = max(worths)
    weights = [math.exp(max(-LONGEST, (worth - best) / spread)) for worth in worths]
    return tuple([whole * weight / sum(weights) for weight in weights])


def win_shares(outcome: Sequence[SeatOutcome]) -> Shares:
    """Return each seat's share of the win."""
    winners = sum(seat.won for seat in outcome) or 1
    return tuple([seat.won / winners for seat in outcome])


def play_on(game: Game, assessor: Assessor, state: Any, chance: Chance) -> Shares:
    """Return the shares after quick moves in a new deal of everything that no seat can know."""
    return play_quickly(game, assessor, assessor.redeal(state, chance), chance)


def play_quickly(game: Game, assessor: Assessor, state: Any, chance: Chance) -> Shares:
    """Return the shares after `ahead` quick moves from the state, judged at once there."""
    moves = 0
    while moves < assessor.ahead and game.to_act(state):
        for command in assessor.quick_moves(state, chance):
            state = game.decide(state, command, chance).state
            moves += 1
    return judge_at_once(game, assessor, state)


def estimate(judged: Shares, sums: Sequence[float], games: int) -> Shares:
    """Return the chances by the judgement at once and by the sums of shares of the games played on."""
    pairs = zip(judged, sums, strict=True)
    return tuple([(TRUST * now + found) / (TRUST + games) for now, found in pairs])


def error(chance: float, games: int) -> float:
    """Return the error of the chance with 95 % confidence, after that many games played on."""
    return Z95 * math.sqrt(chance * (1 - chance) / (TRUST + games))
