"""The explanation of a bot's move as data: its value, the runner-up, and the figures that decided."""

from collections.abc import Sequence

import msgspec

from raccoon.bots.bot import Explanation
from raccoon.bots.raccoon_rampage.moves import NOTHING, MoveEvaluator
from raccoon.bots.weighed import Weighed
from raccoon.engine.events import Command


class Facts(msgspec.Struct, frozen=True):
    """The changes by the move.

    `win` of the group's chance to win and `first` of the seat's part in a win, both in hundredths; `impact`
    of the tracker's expected end; `points` of those that the seat may expect if the group wins.
    """

    win: float
    first: float
    impact: float
    points: float


def explain(weighing: MoveEvaluator, weighed: Sequence[Weighed], deals: int = 0) -> Explanation:
    """Return the explanation of the first of the moves; its value and gap are hundredths of a chance to win.

    If the seat cannot do nothing, the value is the gain over the runner-up.
    """
    value, command = weighed[0]
    following = weighed[1] if len(weighed) > 1 else None
    nothing = next(((worth, None) for worth, other in weighed if isinstance(other, NOTHING)), None)
    idle, instead = nothing or following or weighed[0]
    return Explanation(
        command=command,
        value=round(100 * (value - idle), 1),
        facts=facts(weighing, command, instead),
        runner_up=following[1] if following else None,
        gap=round(100 * (value - following[0]), 1) if following else None,
        deals=deals,
    )


def facts(weighing: MoveEvaluator, command: Command, instead: Command | None = None) -> Facts:
    """Return the changes by the move alone, or against the move `instead`."""
    before, after = weighing.outlooks(command)
    if instead is not None:
        before = weighing.outlooks(instead)[1]
    seat = command.seat
    return Facts(
        win=round(100 * (after.win - before.win), 1),
        first=round(100 * (after.first(seat) - before.first(seat)), 1),
        impact=round(after.impact - before.impact, 2),
        points=round(after.points[seat] - before.points[seat], 2),
    )
