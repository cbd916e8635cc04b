"""The reasons for and against one certain move, also where it is not the best or was never weighed."""

from collections.abc import Sequence

from raccoon.bots.raccoon_tycoon.explanation import after
from raccoon.bots.raccoon_tycoon.one_ply import OnePly, Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.state import State


class ExplainedMove:
    """Follows a move through the steps of a thought: how far behind the best it was when last weighed."""

    def __init__(self, one_ply: OnePly, command: Command, chance: Chance) -> None:
        self._one_ply = one_ply
        self._command = command
        self._chance = chance
        self._behind: float | None = None

    def first(self, state: State, found: Sequence[Weighed]) -> list[Weighed]:
        """The moves with this one in front, whatever it is worth; the others best first."""
        best = found[0][0]
        value = next((value for value, command in found if command == self._command), None)
        if value is not None:
            self._behind = best - value
        elif self._behind is None:
            self._behind = best - self._weigh(state)
        others = [weighed for weighed in found if weighed[1] != self._command]
        return [(best - self._behind, self._command), *others]

    def _weigh(self, state: State) -> float:
        """The value of a move nobody thought of weighing: a leap in an auction, a strange mix of tokens."""
        seat = self._command.seat
        return self._one_ply.value(after(self._one_ply, state, self._command, self._chance), seat)
