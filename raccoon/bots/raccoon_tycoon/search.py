"""Playing ahead: the best moves by one move ahead are each played on in the same imagined deals."""

from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from operator import sub

from raccoon.bots.raccoon_tycoon.final_count import triggers_end
from raccoon.bots.raccoon_tycoon.one_ply import OnePly, Weighed
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
FEW = 2
"""Half of the moves drop out after this many deals, and whenever the deals have doubled, down to two."""
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
    race = Race(one_ply, lasting, ending, hope)
    while race.open():
        race.run(imagine(chance), str(chance.random()))
        yield race.standing()
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


class Race:
    """Tries moves in the same deals with the same draws, so that luck cancels out, until they drop out."""

    def __init__(
        self, one_ply: OnePly, moves: list[Weighed], ending: Sequence[Weighed] = (), hope: float = 0.0
    ) -> None:
        """Start with `moves`, and moves `ending` the game, which were valued by one final round played out.

        If an ending move does better in the deals, their mean replaces that value, less `hope`: the part of
        an outlook that a value does not have.
        """
        self._one_ply = one_ply
        self._moves = [*moves, *ending]
        self._lasting = len(moves)
        self._hope = hope
        self._worths: list[list[float]] = [[] for _ in self._moves]
        self._alive = list(range(len(self._moves)))

    def open(self) -> bool:
        """Return whether more than one move is left."""
        return len(self._alive) > 1

    def run(self, deal: State, seed: str) -> None:
        """Try every remaining move in one more deal."""
        for place in self._alive:
            self._worths[place].append(play_ahead(self._one_ply, deal, self._moves[place][1], Chance(seed)))
        self._alive.sort(key=self._judged, reverse=True)

    def standing(self) -> list[Weighed]:
        """Return the remaining moves with their values, best first."""
        return [(self._judged(place), self._moves[place][1]) for place in self._alive]

    def drop(self) -> None:
        """Drop moves that are surely behind, and the worse half whenever the deals have doubled."""
        best = self._alive[0]
        deals = len(self._worths[best])
        if deals >= SOME:
            self._alive = [place for place in self._alive if not self._surely_behind(place, best)]
        if deals >= FEW and deals & (deals - 1) == 0:
            self._alive = self._alive[: max(2, (len(self._alive) + 1) // 2)]

    def _judged(self, place: int) -> float:
        worths = self._worths[place]
        before = self._moves[place][0]
        if place >= self._lasting:
            before = max(before, sum(worths) / len(worths) - self._hope)
        return (TRUST * before + sum(worths)) / (TRUST + len(worths))

    def _surely_behind(self, place: int, best: int) -> bool:
        gap = self._judged(best) - self._judged(place)
        return gap > SURE * standard_error(self._worths[best], self._worths[place])


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
