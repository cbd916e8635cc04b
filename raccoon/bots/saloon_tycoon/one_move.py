"""Looking one move ahead: every move worth a look, by what it leaves the seat with beside its rivals."""

from collections.abc import Iterable, Sequence

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
from raccoon.games.saloon_tycoon.pending import Turn
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
