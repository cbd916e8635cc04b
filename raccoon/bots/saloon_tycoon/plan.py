"""Looking ahead: one move by the position after it, and a whole turn by the best line of moves."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from raccoon.bots.saloon_tycoon.moves import commands
from raccoon.bots.saloon_tycoon.weights import Evaluation
from raccoon.bots.weighed import Weighed
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

LEADER = 0.5
"""The strongest rival's share of the deduction for the rivals; the rest is the mean of all."""
MOVED_AGAIN = 3.0
"""Points deducted from moving a character, for each time that it was moved before: it may be moved back."""
GROWS = 2.0
"""With more cubes a player in the pile than this a secret claim should still grow."""


class OneMove:
    """Weighs moves by the position after them."""

    def __init__(self, evaluation: Evaluation, envy: float = 0.0) -> None:
        """`envy` is added to the weight of the rivals' points."""
        self.evaluation = evaluation
        self._envy = 1 + envy

    def value(self, state: State, seat: int) -> float:
        """Return the seat's expected points, less those of the strongest rival and the rivals' mean."""
        found = [self.evaluation.of(state, other) for other in range(len(state.players))]
        own = found.pop(seat)
        return own - self._envy * (LEADER * max(found) + (1 - LEADER) * sum(found) / len(found))

    def weigh(self, state: State, options: Iterable[Option], moved: Sequence[str] = ()) -> list[Weighed]:
        """Return the moves worth weighing, best first; `moved` are the characters moved, each time."""
        found = [
            (self.worth(state, command, moved), number, command)
            for number, command in enumerate(commands(state, options))
        ]
        found.sort(key=lambda entry: (-entry[0], entry[1]))
        return [(worth, command) for worth, _, command in found]

    def worth(self, state: State, command: Command, moved: Sequence[str] = ()) -> float:
        """Return the value of a move in this state."""
        seat = command.seat
        if isinstance(command, EndTurn):
            return self.value(without_action(state), seat)
        if isinstance(command, KeepSecrets):
            return self.worth_keeping(command)
        after = turn.decide(state, command, Chance("ahead")).state
        return self.value(after, seat) - later_cost(state, command, moved)

    def worth_keeping(self, command: KeepSecrets) -> float:
        """Return the points that keeping these secret claims may bring."""
        return sum(self.evaluation.promise(claim) for claim in command.claims)


def without_action(state: State) -> State:
    """Return the state with nothing pending and the Tycoon action used."""
    return replace(state, agenda=(Turn(action_used=True),))


def later_cost(state: State, command: Command, moved: Sequence[str]) -> float:
    """Return the later cost of a move in points, which the position after it does not show."""
    if isinstance(command, Bribe | MoveCharacter):
        return MOVED_AGAIN * moved.count(command.character)
    if isinstance(command, StakeClaim) and _grows(state, command):
        return float(CLAIMS[command.claim].cap)
    return 0.0


def _grows(state: State, command: StakeClaim) -> bool:
    """Return whether a secret claim can grow and there is time to wait for it."""
    player, claim = state.players[command.seat], CLAIMS[command.claim]
    if claim.per is None or requirements.worth(player, command.claim) >= claim.cap:
        return False
    return state.ender is None and state.pile > GROWS * len(state.players)


LONGEST = 12
"""The most moves of a line."""


class Line(NamedTuple):
    """A line: moves of one turn, with the state after them and its value (`worth`).

    `spent` is the later cost of its moves, which the state does not show.
    """

    worth: float
    moves: tuple[Command, ...]
    state: State
    spent: float


Best = dict[Command, Line]
"""The best line found for each first move."""


class TurnPlan:
    """Beam search for the best line of a turn: extends the `width` best lines of each length.

    A line ends when something hidden is revealed: cards drawn are only imagined, and count by their average
    worth.
    """

    def __init__(self, one_move: OneMove, width: int) -> None:
        self._one_move = one_move
        self._width = width

    def lines(self, state: State, options: Iterable[Option], moved: Sequence[str] = ()) -> list[Line]:
        """Return the best line that begins with each move, best first."""
        best: Best = {}
        start = Line(0.0, (), state, 0.0)
        begun = self._extended([start], [commands(state, options)], moved, best)
        found, seen = _sorted(begun), set[State]()
        for _ in range(LONGEST):
            kept = _fresh(found[: self._width], seen)
            following = [commands(one.state, turn.options(one.state, one.state.turn)) for one in kept]
            found = _sorted(self._extended(kept, following, moved, best))
            if not found:
                break
        unended = [line for line in begun if line.moves[0] not in best]
        return _sorted([*best.values(), *unended])

    def _extended(
        self, lines: Iterable[Line], moves: Iterable[list[Command]], moved: Sequence[str], best: Best
    ) -> list[Line]:
        """Return the lines extended by one move, without those that end."""
        found = [
            self._line(line, move, moved, best)
            for line, following in zip(lines, moves, strict=True)
            for move in following
        ]
        return [line for line in found if line is not None]

    def _line(self, line: Line, move: Command, moved: Sequence[str], best: Best) -> Line | None:
        """Return the line extended by the move, or None if it ends; note an ended line in `best`."""
        seat, moves = move.seat, (*line.moves, move)
        if isinstance(move, EndTurn):
            _keep_best(best, self._ended(line, seat))
            return None
        spent = line.spent + later_cost(line.state, move, moved)
        decision = turn.decide(line.state, move, Chance("plan"))
        worth = self._one_move.value(decision.state, seat) - spent
        longer = Line(worth, moves, decision.state, spent)
        if decision.state.turn != seat or any(event.reveals for event in decision.events):
            _keep_best(best, longer)
            return None
        if isinstance(decision.state.pending, Turn):
            _keep_best(best, self._ended(longer, seat))
        return longer

    def _ended(self, line: Line, seat: int) -> Line:
        state = _turn_over(line.state)
        worth = self._one_move.value(state, seat) - line.spent
        return Line(worth, (*line.moves, EndTurn(seat)), state, line.spent)


def _turn_over(state: State) -> State:
    """Return the state at the end of the turn, with the end triggered if the pile is empty."""
    ender = state.turn if state.ender is None and not state.pile else state.ender
    return replace(state, ender=ender, agenda=(TurnDone(),))


def _keep_best(best: Best, line: Line) -> None:
    first = line.moves[0]
    if first not in best or line.worth > best[first].worth:
        best[first] = line


def _sorted(lines: Iterable[Line]) -> list[Line]:
    return sorted(lines, key=lambda line: -line.worth)


def _fresh(lines: Iterable[Line], seen: set[State]) -> list[Line]:
    """Return the lines to states that are not in `seen`, and add these to it."""
    found = []
    for line in lines:
        if line.state not in seen:
            seen.add(line.state)
            found.append(line)
    return found
