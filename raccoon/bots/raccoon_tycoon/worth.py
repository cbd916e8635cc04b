"""How well a seat stands, in victory points: its points now and what it may still expect, as learned.

The expectation is a weighted sum of the numbers of `features`; the weights depend on how many turns are
left, linearly between the knots of the record in ``data/worth.json`` (``raccoon train`` makes it).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from operator import mul
from typing import Any

import msgspec
from msgspec.structs import replace

from raccoon.bots.raccoon_tycoon import features
from raccoon.games.raccoon_tycoon.pending import AwaitBid, TurnDone
from raccoon.games.raccoon_tycoon.state import Player, State, with_player

NEAREST = 1.5
"""Before the final round is certain nobody counts on fewer turns than this."""
STEPS = 4
"""Weights are interpolated for every quarter of a turn, once."""
DOLLAR_OF_A_TIE = 0.001
"""What a dollar is worth when no turn is left: ties go to the richer."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned: `weights` by number and knot; `knots` are turns left, rising.

    `turns` is how many a seat has in a whole standard game, by the number of players.
    `training` tells how it was made.
    """

    knots: tuple[float, ...]
    turns: dict[str, float]
    weights: dict[str, tuple[float, ...]]
    training: dict[str, Any]


class Row(msgspec.Struct, frozen=True, gc=False):
    """The weights for one number of turns left, part by part."""

    waiting: float
    money: tuple[float, ...]
    stock: tuple[float, ...]
    estate: tuple[float, ...]


@lru_cache(maxsize=1)
def learned() -> Record:
    """The record that came with the program."""
    data = files(__package__).joinpath("data", "worth.json").read_bytes()
    return msgspec.json.decode(data, type=Record)


def dot(weights: tuple[float, ...], numbers: tuple[float, ...]) -> float:
    """The weighted sum."""
    total: float = sum(map(mul, weights, numbers))
    return total


class Worth:
    """Values positions by a record. It remembers weights it has interpolated; positions it does not."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self._rows: dict[int, Row] = {}
        self._estates: dict[tuple[Any, ...], float] = {}

    def of(self, state: State, seat: int) -> float:
        """What the seat will have in the end, in VP, as far as can be told."""
        player = state.players[seat]
        left = self.turns_left(state, seat)
        if not left:
            return features.points(player) + DOLLAR_OF_A_TIE * player.money
        row = self.row(left)
        return (
            row.waiting * features.waiting(state, seat)
            + self.money(row, player, player.money)
            + dot(row.stock, features.stock_numbers(state, seat))
            + self.estate(row, state, seat, player.railroads)
        )

    def money(self, row: Row, player: Player, money: int) -> float:
        """What so much money is worth to the player, a Bank's points included."""
        worth = dot(row.money, features.money_numbers(money))
        per_point = player.powers.money_points
        return worth + money // per_point if per_point else worth

    def estate(self, row: Row, state: State, seat: int, railroads: tuple[str, ...]) -> float:
        """Points and prospects of the seat's towns and buildings with these railroads."""
        player = state.players[seat]
        others = features.others_railroads(state, seat)
        key = (id(row), railroads, others, state.railroad_offer, player.towns, player.buildings)
        found = self._estates.get(key)
        if found is None:
            if len(self._estates) > 200_000:
                self._estates.clear()
            holder = player if railroads is player.railroads else replace(player, railroads=railroads)
            numbers = features.estate_numbers(holder, others, state.railroad_offer)
            points = features.estate_points(railroads, player.towns, player.buildings)
            found = self._estates[key] = points + dot(row.estate, numbers)
        return found

    def turns_left(self, state: State, seat: int) -> float:
        """How many turns the seat may still have; 0 when it is certain to have none."""
        if state.final_round:
            players = len(state.players)
            now = (state.turn - state.start_player) % players
            return float((seat - state.start_player) % players > now)
        return max(NEAREST, features.share_left(state) * self.record.turns[str(len(state.players))])

    def row(self, left: float) -> Row:
        """The weights for so many turns left."""
        step = round(left * STEPS)
        if step not in self._rows:
            self._rows[step] = _row(self.record, step / STEPS)
        return self._rows[step]


def _row(record: Record, left: float) -> Row:
    shares = knot_shares(record.knots, left)

    def part(names: tuple[str, ...]) -> tuple[float, ...]:
        return tuple(dot(shares, record.weights[name]) for name in names)

    return Row(part(("waiting",))[0], part(features.MONEY), part(features.STOCK), part(features.ESTATE))


def knot_shares(knots: tuple[float, ...], left: float) -> tuple[float, ...]:
    """How much each knot counts for so many turns left: two neighbours share, the ends reach on."""
    shares = [0.0] * len(knots)
    if left <= knots[0]:
        shares[0] = 1.0
    elif left >= knots[-1]:
        shares[-1] = 1.0
    else:
        above = next(place for place, knot in enumerate(knots) if knot > left)
        part = (left - knots[above - 1]) / (knots[above] - knots[above - 1])
        shares[above - 1], shares[above] = 1.0 - part, part
    return tuple(shares)


def won(state: State, seat: int, railroad: str, price: int) -> State:
    """The table as if the seat had paid the price and taken the railroad."""
    player = state.players[seat]
    player = replace(player, money=player.money - price, railroads=(*player.railroads, railroad))
    place = state.railroad_offer.index(railroad)
    return replace(
        state,
        pending=TurnDone(seat),
        players=with_player(state, seat, player),
        railroad_offer=state.railroad_offer[:place] + state.railroad_offer[place + 1 :],
    )


def settled(state: State) -> State:
    """The table as if the hammer fell now: a leading bid is as good as paid."""
    pending = state.pending
    if isinstance(pending, AwaitBid):
        return won(state, pending.leader, pending.railroad, pending.bid)
    return state
