"""The learned weights of the features, as data, by the turns left."""

from functools import lru_cache
from importlib.resources import files
from operator import mul
from typing import Any

import msgspec

from raccoon.bots import piecewise_linear
from raccoon.bots.raccoon_tycoon import features

KNOTS = (1.0, 2.0, 4.0, 7.0, 12.0)
TURNS = {2: 14.0, 3: 17.0, 4: 14.0, 5: 12.0}
"""The turns that a seat expects in a whole game, by the number of players; set by games.

They are not taken from self-play, where they would grow: bots that expect more turns hoard, and hoarding
makes games longer.
"""
START_WEIGHTS: dict[str, tuple[float, ...]] = {
    "money": (0.4, 0.5, 0.8, 1.1, 1.4),
    "best_stack": (0.3, 0.4, 0.7, 0.9, 1.2),
    "second_stack": (0.1, 0.2, 0.5, 0.7, 1.0),
    "other_stacks": (0.0, 0.1, 0.3, 0.5, 0.7),
    "tokens": (0.2, 0.3, 0.4, 0.7, 0.9),
    "hand_rise": (0.0, 0.1, 0.2, 0.2, 0.3),
    "hand_yield": (0.0, 0.1, 0.2, 0.2, 0.4),
    "town_named": (1.0, 1.0, 1.0, 1.0, 1.0),
    "set_next": (1.0, 1.7, 2.6, 3.0, 3.0),
    "lone_towns": (0.5, 0.8, 1.0, 1.0, 1.0),
    "lone_railroads": (0.5, 0.8, 1.0, 1.0, 1.0),
    "production_limit": (0.0, 0.3, 1.4, 3.0, 5.2),
    "hand_limit": (0.0, 0.1, 0.4, 0.8, 1.3),
    "bonus": (0.0, 0.1, 0.4, 0.8, 1.6),
    "bonus_any": (0.0, 0.3, 0.8, 1.5, 3.2),
    "firm": (0.0, 0.1, 0.4, 0.8, 1.3),
    "auction_income": (0.0, 0.2, 0.6, 1.1, 2.1),
    "town_points": (0.3, 0.6, 0.9, 1.5, 2.6),
    "railroad_points": (0.3, 0.6, 0.9, 1.5, 2.6),
    "building_points": (0.3, 0.6, 0.9, 1.5, 2.6),
    "town_discount": (0.3, 0.4, 0.8, 1.5, 2.6),
    "export_raise": (0.3, 0.4, 0.8, 1.5, 2.6),
}
"""The weights with which learning begins, enough to play a sensible game and finish it."""


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learned weights: `weights` by feature and knot; `knots` are turns left, rising.

    `duel` is added to the weights between two players; `crowd` is added once with five players and
    subtracted once with three. `turns` is the number that a seat expects in a whole standard game, by the
    number of players. `training` says how the record was made.
    """

    knots: tuple[float, ...]
    turns: dict[str, float]
    weights: dict[str, tuple[float, ...]]
    duel: dict[str, tuple[float, ...]]
    crowd: dict[str, tuple[float, ...]]
    training: dict[str, Any]


class Row(msgspec.Struct, frozen=True, gc=False):
    """The weights for one number of turns left, by part."""

    waiting: float
    money: tuple[float, ...]
    stock: tuple[float, ...]
    estate: tuple[float, ...]


@lru_cache
def learned(name: str = "weights") -> Weights:
    """Return a record that is part of the program: that of the bots, or another for the league."""
    data = files(__package__).joinpath("data", f"{name}.json").read_bytes()
    return msgspec.json.decode(data, type=Weights)


def start_record() -> Weights:
    """Return the record before anything is learned."""
    nothing = (0.0,) * len(KNOTS)
    return Weights(
        knots=KNOTS,
        turns={str(players): turns for players, turns in TURNS.items()},
        weights={name: START_WEIGHTS.get(name, nothing) for name in features.NAMES},
        duel=dict.fromkeys(features.NAMES, nothing),
        crowd=dict.fromkeys(features.NAMES, nothing),
        training={"generation": 0},
    )


def dot(weights: tuple[float, ...], numbers: tuple[float, ...]) -> float:
    """Return the weighted sum."""
    total: float = sum(map(mul, weights, numbers))
    return total


def crowding(players: int) -> tuple[float, float]:
    """Return the factors of `duel` and `crowd` with that many players."""
    return (1.0, 0.0) if players == 2 else (0.0, players - 4.0)


def row(record: Weights, left: float, players: int) -> Row:
    """Return the weights for this many turns left with that many players."""
    shares = piecewise_linear.shares(record.knots, left)
    duel, crowd = crowding(players)

    def weight(name: str) -> float:
        more = duel * dot(shares, record.duel[name]) + crowd * dot(shares, record.crowd[name])
        return dot(shares, record.weights[name]) + more

    def part(names: tuple[str, ...]) -> tuple[float, ...]:
        return tuple(map(weight, names))

    return Row(weight("waiting"), part(features.MONEY), part(features.STOCK), part(features.ESTATE))
