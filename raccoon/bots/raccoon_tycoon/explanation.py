"""The explanation of a bot's move as data: its value, the runner-up, and the figures that decided."""

import msgspec
from msgspec.structs import replace

from raccoon.bots.bot import Explanation
from raccoon.bots.raccoon_tycoon import features
from raccoon.bots.raccoon_tycoon.bid_limit import bid_limit
from raccoon.bots.raccoon_tycoon.ending import decided_winners
from raccoon.bots.raccoon_tycoon.evaluation import after_auction, after_win
from raccoon.bots.raccoon_tycoon.one_ply import OnePly, rivals_deduction
from raccoon.bots.weighed import Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import turn
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.game import GAME
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.state import State


class Facts(msgspec.Struct, frozen=True):
    """The changes by the move for its player.

    `points` in VP at once, `money` in $, `prospects` in VP expected later from the estate, `stock` in VP for
    the tokens, the hand and the town on offer, `cash` in VP for the money, `rivals` in VP by which the others
    gain (negative: lose). `stop` is the bid limit in $ for the railroad in auction, None without one.
    `chances` in VP is the worth of being closer to a win, or to the end of a game that is certainly won.
    """

    points: int
    money: int
    prospects: float
    stock: float
    cash: float
    rivals: float
    stop: int | None = None
    chances: float = 0.0


def explain(
    one_ply: OnePly, state: State, weighed: list[Weighed], chance: Chance, deals: int = 0
) -> Explanation:
    """Return the explanation of the first of the moves, weighed in this imagined state and sorted.

    Its value in VP is the sum of its facts, or the worth of winning if it decides the game.
    """
    value, command = weighed[0]
    gained = _gained(one_ply, state, command, chance)
    facts = _facts(one_ply, state, command, chance)
    following = weighed[1] if len(weighed) > 1 else None
    return Explanation(
        command=command,
        value=gained,
        facts=replace(facts, stop=_stop(one_ply, state, command)),
        runner_up=following[1] if following else None,
        gap=value - following[0] if following else None,
        deals=deals,
    )


def _gained(one_ply: OnePly, state: State, command: Command, chance: Chance) -> float:
    """Return the gain by the move over doing nothing, in VP.

    Winning counts only if the game is decided. The value by which the move was chosen also contains the
    chance to win and the results of games played ahead, which are on another scale.
    """
    before, then = after_auction(state), after(one_ply, state, command, chance)
    if decided_winners(then) is not None:
        return one_ply.value(then, command.seat) - one_ply.value(before, command.seat)
    return _standing(one_ply, then, command.seat) - _standing(one_ply, before, command.seat)


def _standing(one_ply: OnePly, state: State, seat: int) -> float:
    """Return the seat's present and expected worth, less the weighted one of its rivals, in VP."""
    own, rivals = one_ply.worths(after_auction(state), seat)
    return own - rivals_deduction(rivals)


def _stop(one_ply: OnePly, state: State, command: Command) -> int | None:
    """Return the bid limit in the auction that the move opens or that is in progress, else None."""
    lot = command if isinstance(command, OpenAuction) else state.pending
    if not isinstance(lot, OpenAuction | AwaitBid):
        return None
    return bid_limit(one_ply, GAME.view(state, command.seat), lot.railroad)


def after(one_ply: OnePly, state: State, command: Command, chance: Chance) -> State:
    """Return the imagined state after the move."""
    if isinstance(command, OpenAuction):
        return after_win(state, command.seat, command.railroad, command.bid)
    pending = state.pending
    if isinstance(pending, AwaitBid):
        if isinstance(command, Bid):
            return after_win(state, command.seat, pending.railroad, command.amount)
        assert isinstance(command, Pass)
        return after_auction(state)
    return one_ply.complete_action(turn.decide(state, command, chance).state, command.seat, chance)


def _facts(one_ply: OnePly, state: State, command: Command, chance: Chance) -> Facts:
    evaluation, seat = one_ply.evaluation, command.seat
    then = after(one_ply, state, command, chance)
    old, new = state.players[seat], then.players[seat]
    left = evaluation.turns_left(state, seat)
    points = features.points(new) - features.points(old)
    before = after_auction(state)
    whole = evaluation.of(then, seat) - evaluation.of(before, seat)
    gained = _standing(one_ply, then, seat) - _standing(one_ply, before, seat)
    chances = one_ply.value(then, seat) - one_ply.value(before, seat) - gained
    known = Facts(points, new.money - old.money, 0.0, 0.0, 0.0, whole - gained, None, chances)
    if not left:
        return known
    row = evaluation.row(left, state)
    stack = features.best_stack(old.tokens, state.prices)
    cash = evaluation.money(row, new, new.money, stack) - evaluation.money(row, old, old.money, stack)
    estate = evaluation.estate(row, then, seat, new.railroads) - evaluation.estate(
        row, state, seat, old.railroads
    )
    return replace(known, prospects=estate - points, stock=whole - cash - estate, cash=cash)
