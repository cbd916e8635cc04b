"""Playing ahead: the best moves by one move ahead are each played on in the same imagined deals."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from operator import sub

from raccoon.bots.raccoon_tycoon.final_count import triggers_end
from raccoon.bots.raccoon_tycoon.one_ply import OnePly
from raccoon.bots.race import Race
from raccoon.bots.weighed import Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import turn
from raccoon.games.raccoon_tycoon.actions.auction import Bid, Pass
from raccoon.games.raccoon_tycoon.pending import AwaitAction, Over
from raccoon.games.raccoon_tycoon.state import State

BREADTH = 5
"""The most moves that do not trigger the end to be tried."""
ENDINGS = 2
"""The most moves that trigger the end to be tried, always."""
MARGIN = 2.0
MARGIN_OF_BIDS = 0.8
"""Moves that seem more VP worse than the best of their kind are not tried; bids have their own margin."""
SOME = 4
"""From this many deals on a move drops out that is surely behind."""
SURE = 2.5
"""A move is surely behind if its gap is more than this many standard errors."""
SPREAD = 2.0
"""The usual standard deviation of the difference of two moves between deals, in VP: a prior for few deals."""
TURNS = 8
"""The number of turns, of all players together, played ahead; rounded down to whole rounds, at least one."""
TRUST = 4.0
"""The value one move ahead counts as much as this many deals."""
MOST_STEPS = 400

Imagine = Callable[[Chance], State]


def search(
    one_ply: OnePly, state: State, imagine: Imagine, weighed: list[Weighed], chance: Chance
) -> Iterator[list[Weighed]]:
    """Yield the moves, best first, after each further deal; stop whenever time is up."""
    ending, lasting = split_moves(state, weighed, chance)
    seat = weighed[0][1].seat
    hope = one_ply.outlook(state, seat) - one_ply.value(state, seat) if ending else 0.0
    moves = [*lasting, *ending]
    race = SearchRace([value for value, _ in moves], len(lasting), hope)
    while race.open:
        deal, seed = imagine(chance), str(chance.random())
        race.run(lambda place: play_ahead(one_ply, deal, moves[place][1], Chance(seed)))  # noqa: B023 - run at once
        yield [(race.value(place), moves[place][1]) for place in race.alive]
        race.drop()


def split_moves(state: State, weighed: list[Weighed], chance: Chance) -> tuple[list[Weighed], list[Weighed]]:
    """Return the moves to try: the best of those that trigger the end, and the best of the others."""
    margin = MARGIN_OF_BIDS if isinstance(weighed[0][1], Bid | Pass) else MARGIN
    kinds: tuple[list[Weighed], list[Weighed]] = [], []
    for move in weighed:
        kinds[not triggers_end(state, move[1], chance)].append(move)
    ending, lasting = (
        [move for move in kind[:most] if move[0] >= kind[0][0] - margin]
        for kind, most in zip(kinds, (ENDINGS, BREADTH), strict=True)
    )
    return ending, lasting


class SearchRace(Race):
    """A race of moves, those from place `lasting` on triggering the end, which drops moves surely behind.

    Moves that trigger the end were valued by one final round played out. If one does better in the deals,
    their mean replaces that value, less `hope`: the part of an outlook that a value does not have.
    """

    def __init__(self, seeming: Sequence[float], lasting: int, hope: float) -> None:
        super().__init__(seeming, TRUST)
        self._lasting = lasting
        self._hope = hope

    def value(self, place: int) -> float:
        found, before = self._found[place], self._seeming[place]
        if place >= self._lasting:
            before = max(before, sum(found) / len(found) - self._hope)
        return (TRUST * before + sum(found)) / (TRUST + len(found))

    def drop(self) -> None:
        best = self.alive[0]
        if len(self._found[best]) >= SOME:
            self.alive = [place for place in self.alive if not self._surely_behind(place, best)]
        super().drop()

    def _surely_behind(self, place: int, best: int) -> bool:
        gap = self.value(best) - self.value(place)
        return gap > SURE * standard_error(self._found[best], self._found[place])


def in_points(one_ply: OnePly, state: State, found: Sequence[Weighed], deals: int) -> list[Weighed]:
    """Return the moves with values in VP as one move ahead, without the chance to win added by the deals."""
    seat, trusted = found[0][1].seat, deals / (TRUST + deals)
    now = one_ply.value(state, seat)
    level = now + trusted * (one_ply.outlook(state, seat) - now)
    a_point = 1 + trusted * one_ply.hope_of_a_point(state, seat)
    return [(now + (value - level) / a_point, command) for value, command in found]


def standard_error(one: list[float], other: list[float]) -> float:
    """Return the standard error of the mean difference of two moves tried in the same deals, in VP."""
    gaps = list(map(sub, one, other))
    mean = sum(gaps) / len(gaps)
    squares = TRUST * SPREAD * SPREAD + sum((gap - mean) ** 2 for gap in gaps)
    return sqrt(squares / (TRUST + len(gaps)) / len(gaps))


def play_ahead(one_ply: OnePly, state: State, command: Command, chance: Chance) -> float:
    """Return the outlook of the move's seat at the start of a later own turn, after `TURNS` quick turns."""
    seat = command.seat
    state = turn.decide(state, command, chance).state
    rounds = max(1, TURNS // len(state.players))
    for _ in range(MOST_STEPS):
        pending = state.pending
        if type(pending) is Over:
            break
        if type(pending) is AwaitAction and pending.seat == seat and not pending.may_end:
            rounds -= 1
            if not rounds:
                break
        state = turn.decide(state, one_ply.quick(state, chance), chance).state
    return one_ply.outlook(state, seat)
