"""Looking ahead: one move by what it leaves the seat with, and a whole turn by which moves in which order."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from raccoon.bots.saloon_tycoon.moves import commands
from raccoon.bots.saloon_tycoon.weights import Evaluation
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.saloon_tycoon import requirements, turn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.move import Bribe, MoveCharacter
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.actions.stake import StakeClaim
from raccoon.games.saloon_tycoon.catalogue import CLAIMS
from raccoon.games.saloon_tycoon.pending import Turn, TurnDone
from raccoon.games.saloon_tycoon.state import State

Weighed = tuple[float, Command]
"""A move with its worth in points beside the rivals'."""

LEADER = 0.5
"""The strongest rival's share of the deduction for the rivals; the rest is everybody's mean."""
MOVED_AGAIN = 3.0
"""Points that moving a character is worth less each time it was moved before: it will be moved back."""
GROWS = 2.0
"""Cubes a player in the pile from which a secret claim had better still grow."""


class OneMove:
    """Weighs moves by the position after them."""

    def __init__(self, evaluation: Evaluation, envy: float = 0.0) -> None:
        """`envy` is how much more than usual a rival's points count."""
        self.evaluation = evaluation
        self._envy = 1 + envy

    def value(self, state: State, seat: int) -> float:
        """Points the seat may expect beyond its rivals: beyond their mean and the strongest of them."""
        found = [self.evaluation.of(state, other) for other in range(len(state.players))]
        own = found.pop(seat)
        return own - self._envy * (LEADER * max(found) + (1 - LEADER) * sum(found) / len(found))

    def weigh(self, state: State, options: Iterable[Option], moved: Sequence[str] = ()) -> list[Weighed]:
        """The moves worth a look, best first; `moved` are the characters moved so far, once for each time."""
        found = [
            (self.worth(state, command, moved), number, command)
            for number, command in enumerate(commands(state, options))
        ]
        found.sort(key=lambda entry: (-entry[0], entry[1]))
        return [(worth, command) for worth, _, command in found]

    def worth(self, state: State, command: Command, moved: Sequence[str] = ()) -> float:
        """The worth of a move in this state."""
        seat = command.seat
        if isinstance(command, EndTurn):
            return self.value(stopped(state), seat)
        if isinstance(command, KeepSecrets):
            return self.worth_keeping(command)
        after = turn.decide(state, command, Chance("ahead")).state
        return self.value(after, seat) - later(state, command, moved)

    def worth_keeping(self, command: KeepSecrets) -> float:
        """The points that keeping these secret claims may bring."""
        return sum(self.evaluation.promise(claim) for claim in command.claims)


def stopped(state: State) -> State:
    """The turn as it stands with nothing more to be done in it."""
    return replace(state, agenda=(Turn(action_used=True),))


def later(state: State, command: Command, moved: Sequence[str]) -> float:
    """The later cost of a move, which the position after it does not show."""
    if isinstance(command, Bribe | MoveCharacter):
        return MOVED_AGAIN * moved.count(command.character)
    if isinstance(command, StakeClaim) and _grows(state, command):
        return float(CLAIMS[command.claim].cap)
    return 0.0


def _grows(state: State, command: StakeClaim) -> bool:
    """Whether a secret claim will be worth more and there is time to wait for it."""
    player, claim = state.players[command.seat], CLAIMS[command.claim]
    if claim.per is None or requirements.worth(player, command.claim) >= claim.cap:
        return False
    return state.ender is None and state.pile > GROWS * len(state.players)


LONGEST = 12
"""So many moves of a turn are thought through at most."""


class Line(NamedTuple):
    """Moves of a turn that were thought through, where they lead, and what that is worth.

    `spent` is what its moves cost that no position shows.
    """

    worth: float
    moves: tuple[Command, ...]
    state: State
    spent: float


Best = dict[Command, Line]
"""The best line found for each first move."""


class TurnPlan:
    """Keeps the `width` best lines at every length, and follows each until something comes to light.

    Cards that are drawn are those of the imagined deck: a line ends before they could be used, with what
    they are worth on the whole.
    """

    def __init__(self, one_move: OneMove, width: int) -> None:
        self._one_move = one_move
        self._width = width

    def weigh(self, state: State, options: Iterable[Option], moved: Sequence[str] = ()) -> list[Weighed]:
        """Every first move with the worth of the best line that begins with it, best first."""
        return [(line.worth, line.moves[0]) for line in self.lines(state, options, moved)]

    def lines(self, state: State, options: Iterable[Option], moved: Sequence[str] = ()) -> list[Line]:
        """The best line that begins with each move, best first."""
        best: Best = {}
        start = Line(0.0, (), state, 0.0)
        begun = self._further([start], [commands(state, options)], moved, best)
        found, seen = _sorted(begun), set[State]()
        for _ in range(LONGEST):
            kept = _fresh(found[: self._width], seen)
            following = [commands(one.state, turn.options(one.state, one.state.turn)) for one in kept]
            found = _sorted(self._further(kept, following, moved, best))
            if not found:
                break
        unended = [line for line in begun if line.moves[0] not in best]
        return _sorted([*best.values(), *unended])

    def _further(
        self, lines: Iterable[Line], moves: Iterable[list[Command]], moved: Sequence[str], best: Best
    ) -> list[Line]:
        """Each of the lines one move longer, as far as it does not end."""
        found = [
            self._line(line, move, moved, best)
            for line, following in zip(lines, moves, strict=True)
            for move in following
        ]
        return [line for line in found if line is not None]

    def _line(self, line: Line, move: Command, moved: Sequence[str], best: Best) -> Line | None:
        """The line one move longer, None where it ends; what it is worth is noted for its first move."""
        seat, moves = move.seat, (*line.moves, move)
        if isinstance(move, EndTurn):
            _note(best, self._ended(line, seat))
            return None
        spent = line.spent + later(line.state, move, moved)
        decision = turn.decide(line.state, move, Chance("plan"))
        worth = self._one_move.value(decision.state, seat) - spent
        longer = Line(worth, moves, decision.state, spent)
        if decision.state.turn != seat or any(event.reveals for event in decision.events):
            _note(best, longer)
            return None
        if isinstance(decision.state.pending, Turn):
            _note(best, self._ended(longer, seat))
        return longer

    def _ended(self, line: Line, seat: int) -> Line:
        """The line with the turn ended after it."""
        state = _over(line.state)
        worth = self._one_move.value(state, seat) - line.spent
        return Line(worth, (*line.moves, EndTurn(seat)), state, line.spent)


def _over(state: State) -> State:
    """The state at the end of the turn; whoever has emptied the pile has no other turn."""
    ender = state.turn if state.ender is None and not state.pile else state.ender
    return replace(state, ender=ender, agenda=(TurnDone(),))


def _note(best: Best, line: Line) -> None:
    first = line.moves[0]
    if first not in best or line.worth > best[first].worth:
        best[first] = line


def _sorted(lines: Iterable[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: -line.worth)


def _fresh(lines: Iterable[Line], seen: set[State]) -> list[Line]:
    """The lines that lead where no other has led before."""
    found = []
    for line in lines:
        if line.state not in seen:
            seen.add(line.state)
            found.append(line)
    return found
