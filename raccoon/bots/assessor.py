"""The chance to win of every seat in a position of which everything is known: of a game that is over.

A game brings an `Assessor` (`GameBots.assessor`). A position is judged at once by the values of the game's
bots, and better by playing on from it in a hurry, with anew dealt whatever no seat could know.
"""

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.engine.game import Game, SeatOutcome
from raccoon.engine.match import Match
from raccoon.engine.post_mortem import Valuation

VERSION = 1
"""Another whenever positions are played on otherwise."""
TRUST = 6.0
"""For how many games played on the judgement at once counts."""
Z95 = 1.959964
LONGEST = 200.0
"""A worth beyond so many times the spread is as good as the best of all."""

Shares = tuple[float, ...]
"""A chance, or a share of the win, for each seat; together less than 1 where all may lose."""


class Assessor:
    """Judges the positions of one game; `version` is another whenever its code judges otherwise.

    `ahead` is for how many moves a position is played on before it is judged at once: about two turns of
    everybody, for players in a hurry tell less than the values of the bots. `spread` is, by the
    number of players, what `worths` are divided by: so much at the end and so much more for what is `left`
    (`raccoon simulate --chances` fits it).
    """

    version = 1
    ahead = 25
    spread: Mapping[int, tuple[float, float]]

    def worths(self, state: Any) -> Sequence[float]:
        """The points that each seat may expect."""
        raise NotImplementedError

    def left(self, state: Any) -> float:
        """The part of the game that is to come, in any measure."""
        raise NotImplementedError

    def not_lost(self, state: Any) -> float:
        """The chance that somebody wins."""
        return 1.0

    def stages(self, state: Any) -> Sequence[float]:
        """The shares of the position in the stages of a game for which `not_lost` was learned."""
        return (1.0,)

    def lost(self, state: Any, seat: int, gap: float) -> float:
        """The chance that a seat loses by a move that is so much worse, in the unit of the bots' reasons."""
        worths = list(self.worths(state))
        base, more = self.spread[len(worths)]
        spread, whole = base + more * self.left(state), self.not_lost(state)
        before = softened(worths, spread, whole)[seat]
        worths[seat] -= gap
        return before - softened(worths, spread, whole)[seat]

    def dealt_anew(self, state: Any, chance: Chance) -> Any:
        """The position with everything at random that no seat can know."""
        raise NotImplementedError

    def hurried(self, state: Any, chance: Chance) -> Sequence[Command]:
        """The next moves of players in a hurry."""
        raise NotImplementedError

    def valuations(self, match: Match) -> Iterable[Valuation]:
        """The post-mortem of a finished game: deeds of it, and what they were worth."""
        return ()


def at_once(game: Game, assessor: Assessor, state: Any) -> Shares:
    """The chances by the values of the bots; those of a game that is over are known."""
    outcome = game.outcome(state)
    if outcome is not None:
        return won(outcome)
    base, more = assessor.spread[game.players(state)]
    worths = assessor.worths(state)
    return softened(worths, base + more * assessor.left(state), assessor.not_lost(state))


def softened(worths: Sequence[float], spread: float, whole: float = 1.0) -> Shares:
    """Chances that are together the `whole`, by how much the worths differ for this spread."""
    best = max(worths)
    weights = [math.exp(max(-LONGEST, (worth - best) / spread)) for worth in worths]
    return tuple([whole * weight / sum(weights) for weight in weights])


def won(outcome: Sequence[SeatOutcome]) -> Shares:
    """Each seat's part of the win."""
    winners = sum(seat.won for seat in outcome) or 1
    return tuple([seat.won / winners for seat in outcome])


def played_on(game: Game, assessor: Assessor, state: Any, chance: Chance) -> Shares:
    """The shares when everybody plays on in a hurry, with what no seat can know dealt anew."""
    return hurried_on(game, assessor, assessor.dealt_anew(state, chance), chance)


def hurried_on(game: Game, assessor: Assessor, state: Any, chance: Chance) -> Shares:
    """The shares that come of a position as it is dealt; judged at once where playing on lasts."""
    moves = 0
    while moves < assessor.ahead and game.to_act(state):
        for command in assessor.hurried(state, chance):
            state = game.decide(state, command, chance).state
            moves += 1
    return at_once(game, assessor, state)


def estimate(judged: Shares, sums: Sequence[float], games: int) -> Shares:
    """The chances by the judgement at once and by the sums of what became of so many games played on."""
    pairs = zip(judged, sums, strict=True)
    return tuple([(TRUST * now + found) / (TRUST + games) for now, found in pairs])


def error(chance: float, games: int) -> float:
    """By how much the chance may be wrong, with 95 % confidence, after so many games played on."""
    return Z95 * math.sqrt(chance * (1 - chance) / (TRUST + games))
