"""Why a bot moves: the move, its worth, the runner-up, and the figures that decided. Data, no prose."""

from __future__ import annotations

import msgspec

from raccoon.bots.raccoon_tycoon import features
from raccoon.bots.raccoon_tycoon.evaluation import won
from raccoon.bots.raccoon_tycoon.one_ply import OnePly, Weighed
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon import turn
from raccoon.games.raccoon_tycoon.actions.auction import Bid, OpenAuction, Pass
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from raccoon.games.raccoon_tycoon.state import State


class Facts(msgspec.Struct, frozen=True):
    """What the move changes for the one who makes it.

    `points` in VP at once, `money` in $, `prospects` in VP expected later from the estate, `stock` in VP
    for the tokens, the hand and the town on offer, `cash` in VP what the money is worth, `rivals` in VP by
    which the others are better (negative: worse) off. `dollars` is what the move gains over doing nothing,
    in $.
    """

    points: int
    money: int
    prospects: float
    stock: float
    cash: float
    rivals: float
    dollars: int


class Explanation(msgspec.Struct, frozen=True):
    """A decision and its reasons. `value` is the move's gain over doing nothing, in VP; `gap` is how much
    worse the runner-up is (negative where the thought is about a move that is not the best), None when
    there was no choice. `deals` is how many imagined deals were played ahead for it.
    """

    command: Command
    value: float
    facts: Facts
    runner_up: Command | None = None
    gap: float | None = None
    deals: int = 0


def explain(
    one_ply: OnePly, state: State, weighed: list[Weighed], chance: Chance, deals: int = 0
) -> Explanation:
    """The reasons for the first of the moves, weighed in this imagined state, best first."""
    value, command = weighed[0]
    seat = command.seat
    gained = value - one_ply.value(_before(state), seat)
    following = weighed[1] if len(weighed) > 1 else None
    return Explanation(
        command=command,
        value=gained,
        facts=_facts(
            one_ply, state, command, chance, round(gained / max(0.01, dollar(one_ply, state, seat)))
        ),
        runner_up=following[1] if following else None,
        gap=value - following[0] if following else None,
        deals=deals,
    )


def dollar(one_ply: OnePly, state: State, seat: int) -> float:
    """What one more dollar is worth to the seat now, in VP."""
    left = one_ply.evaluation.turns_left(state, seat)
    if not left:
        return 0.0
    row, player = one_ply.evaluation.row(left, len(state.players)), state.players[seat]
    stack = features.best_stack(player.tokens, state.prices)
    more = one_ply.evaluation.money(row, player, player.money + 10, stack)
    return (more - one_ply.evaluation.money(row, player, player.money, stack)) / 10


def _before(state: State) -> State:
    """An auction under way is compared with its leader winning."""
    pending = state.pending
    if isinstance(pending, AwaitBid):
        return won(state, pending.leader, pending.railroad, pending.bid)
    return state


def after(one_ply: OnePly, state: State, command: Command, chance: Chance) -> State:
    """The table as the seat imagines it after the move."""
    if isinstance(command, OpenAuction):
        return won(state, command.seat, command.railroad, command.bid)
    pending = state.pending
    if isinstance(pending, AwaitBid):
        if isinstance(command, Bid):
            return won(state, command.seat, pending.railroad, command.amount)
        assert isinstance(command, Pass)
        return _before(state)
    return one_ply.carry_on(turn.decide(state, command, chance).state, command.seat, chance)


def _facts(one_ply: OnePly, state: State, command: Command, chance: Chance, dollars: int) -> Facts:
    evaluation, seat = one_ply.evaluation, command.seat
    then = after(one_ply, state, command, chance)
    old, new = state.players[seat], then.players[seat]
    left = evaluation.turns_left(state, seat)
    points = features.points(new) - features.points(old)
    rivals = (one_ply.evaluation.of(then, seat) - one_ply.value(then, seat)) - (
        one_ply.evaluation.of(state, seat) - one_ply.value(_before(state), seat)
    )
    if not left:
        return Facts(points, new.money - old.money, 0.0, 0.0, 0.0, rivals, dollars)
    row = evaluation.row(left, len(state.players))
    stack = features.best_stack(old.tokens, state.prices)
    cash = evaluation.money(row, new, new.money, stack) - evaluation.money(row, old, old.money, stack)
    estate = evaluation.estate(row, then, seat, new.railroads) - evaluation.estate(
        row, state, seat, old.railroads
    )
    whole = evaluation.of(then, seat) - evaluation.of(state, seat)
    stock = whole - cash - estate
    return Facts(points, new.money - old.money, estate - points, stock, cash, rivals, dollars)
