"""The explanation of a bot's move as data: its value, the runner-up, and the figures that decided."""

from collections.abc import Sequence
from operator import mul

import msgspec

from raccoon.bots.bot import Explanation
from raccoon.bots.saloon_tycoon import features
from raccoon.bots.saloon_tycoon.plan import OneMove, without_action
from raccoon.bots.weighed import Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.saloon_tycoon import turn
from raccoon.games.saloon_tycoon.actions.end_turn import EndTurn
from raccoon.games.saloon_tycoon.actions.secrets import KeepSecrets
from raccoon.games.saloon_tycoon.pending import ChooseSecrets
from raccoon.games.saloon_tycoon.state import State


class Facts(msgspec.Struct, frozen=True):
    """The changes for the seat by the move alone, compared with doing nothing more in the turn.

    `points` and `gold` at once; then in expected points: `house` by rooms and income, `cards` by the hand
    and draws, `claims` by those met or closer, `guests` by characters. `rivals` are points that the others
    gain (negative: lose).
    """

    points: int
    gold: int
    house: float
    cards: float
    claims: float
    guests: float
    rivals: float


PARTS = {
    "house": features.HOUSE,
    "cards": (*features.HAND, "due cards", "due play", "due theft"),
    "claims": features.CLAIM,
    "guests": (*features.GUESTS, "due move"),
}
"""The features that each figure of the facts sums up."""
_PLACES = {part: tuple(map(features.NAMES.index, names)) for part, names in PARTS.items()}


def explain(
    one_move: OneMove, state: State, weighed: Sequence[Weighed], chance: Chance, deals: int = 0
) -> Explanation:
    """Return the explanation of the first of the moves, weighed in this imagined state after `deals` deals.

    Its value in points is the gain of the line that begins with it over ending the turn.
    """
    value, command = weighed[0]
    following = weighed[1] if len(weighed) > 1 else None
    return Explanation(
        command=command,
        value=value - _idle(one_move, state, weighed),
        facts=_facts(one_move, state, command, chance),
        runner_up=following[1] if following else None,
        gap=value - following[0] if following else None,
        deals=deals,
    )


def _idle(one_move: OneMove, state: State, weighed: Sequence[Weighed]) -> float:
    """Return the value of ending the turn; 0 before the first turn."""
    if isinstance(state.pending, ChooseSecrets):
        return 0.0
    ended = next((worth for worth, command in weighed if isinstance(command, EndTurn)), None)
    return one_move.value(without_action(state), weighed[0][1].seat) if ended is None else ended


def _facts(one_move: OneMove, state: State, command: Command, chance: Chance) -> Facts:
    if isinstance(command, KeepSecrets):
        return _facts_of_keeping(one_move, command)
    seat, before = command.seat, without_action(state)
    after = before if isinstance(command, EndTurn) else turn.decide(state, command, chance).state
    old, new = state.players[seat], after.players[seat]
    row = one_move.evaluation.row(len(state.players), features.cubes_left(state))
    parts = _parts(row, features.numbers(before, seat), features.numbers(after, seat))
    own = one_move.evaluation.of(after, seat) - one_move.evaluation.of(before, seat)
    whole = one_move.value(after, seat) - one_move.value(before, seat)
    return Facts(
        points=features.points(new) - features.points(old),
        gold=new.gold - old.gold,
        rivals=round(own - whole, 2),
        **parts,
    )


def _facts_of_keeping(one_move: OneMove, command: KeepSecrets) -> Facts:
    """Return the facts of keeping secret claims: only the points that they may bring."""
    promised = one_move.worth_keeping(command)
    return Facts(points=0, gold=0, house=0.0, cards=0.0, claims=round(promised, 2), guests=0.0, rivals=0.0)


def _parts(row: Sequence[float], old: features.Numbers, new: features.Numbers) -> dict[str, float]:
    changes = [after - before for before, after in zip(old, new, strict=True)]
    worth = list(map(mul, row, changes))
    return {part: round(sum([worth[place] for place in places]), 2) for part, places in _PLACES.items()}
