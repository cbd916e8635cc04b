"""The weights learned, as data: those of a position's numbers by the turns left."""

from functools import lru_cache
from importlib.resources import files
from operator import mul
from typing import Any

import msgspec

from raccoon.bots import piecewise_linear
from raccoon.bots.raccoon_tycoon import features


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The weights learned: `weights` by number and knot; `knots` are turns left, rising.

    `duel` is added to the weights between two players, `crowd` for each player beyond four (less for each one
    fewer, from three on). `turns` is how many a seat counts on in a whole standard game, by the number of
    players. `training` says how the record was made.
    """

    knots: tuple[float, ...]
    turns: dict[str, float]
    weights: dict[str, tuple[float, ...]]
    duel: dict[str, tuple[float, ...]]
    crowd: dict[str, tuple[float, ...]]
    training: dict[str, Any]


class Row(msgspec.Struct, frozen=True, gc=False):
    """The weights for one number of turns left, part by part."""

    waiting: float
    money: tuple[float, ...]
    stock: tuple[float, ...]
    estate: tuple[float, ...]


@lru_cache
def learned(name: str = "weights") -> Weights:
    """A record that came with the program: that of the opponents, or another for the league."""
    data = files(__package__).joinpath("data", f"{name}.json").read_bytes()
    return msgspec.json.decode(data, type=Weights)


def dot(weights: tuple[float, ...], numbers: tuple[float, ...]) -> float:
    """The weighted sum."""
    total: float = sum(map(mul, weights, numbers))
    return total


def crowding(players: int) -> tuple[float, float]:
    """The factors of `duel` and `crowd` among so many players."""
    return (1.0, 0.0) if players == 2 else (0.0, players - 4.0)


def row(record: Weights, left: float, players: int) -> Row:
    """The weights for so many turns left among so many players."""
    shares = piecewise_linear.shares(record.knots, left)
    duel, crowd = crowding(players)

    def weight(name: str) -> float:
        more = duel * dot(shares, record.duel[name]) + crowd * dot(shares, record.crowd[name])
        return dot(shares, record.weights[name]) + more

    def part(names: tuple[str, ...]) -> tuple[float, ...]:
        return tuple(map(weight, names))

    return Row(weight("waiting"), part(features.MONEY), part(features.STOCK), part(features.ESTATE))
