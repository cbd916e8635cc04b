"""The learned weights of the features, as data, by the cubes left in the pile; and the evaluation by them."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Any

import msgspec

from raccoon.bots.piecewise_linear import between, shares
from raccoon.bots.saloon_tycoon import features
from raccoon.games.saloon_tycoon.catalogue import SECRET_CLAIMS
from raccoon.games.saloon_tycoon.state import Player, State

CACHE_SIZE = 20_000
"""The size of the cache of waiting seats' values."""
PURSE = slice(len(features.HOUSE), len(features.HOUSE) + len(features.PURSE))
DUES = slice(len(features.NAMES) - len(features.DUES), None)


class Weights(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The learned weights: `weights` by feature and knot; `knots` are cubes a player in the pile.

    The knots rise, the first is for final turns. `secrets` are the points that each secret claim brought on
    average when kept. `training` says how the record was made.
    """

    knots: tuple[float, ...]
    weights: dict[str, tuple[float, ...]]
    secrets: dict[str, float]
    training: dict[str, Any]


@cache
def learned(name: str = "weights") -> Weights:
    """Return a record that is part of the program."""
    data = files(__package__).joinpath("data", f"{name}.json").read_bytes()
    return msgspec.json.decode(data, type=Weights)


def start_record() -> Weights:
    """Return the record with which learning begins: hand-made weights, the same at every knot."""
    knots = (-1.0, 0.0, 2.0, 5.0, 10.0, 16.0, 25.0)
    first = {
        "rooms": 1.0,
        "income": 2.5,
        "fractions": 0.5,
        "squares": 0.4,
        "gold": 0.58,
        "more gold": 0.25,
        "promised gold": 0.3,
        "promised cubes": 0.6,
        "promised draw": 0.5,
        "promised play": 1.5,
        "promised action": 1.2,
        "promised citizen": 3.0,
        "small places": 0.5,
        "large places": 0.5,
        "high places": 0.3,
        "lots": 0.3,
        "cards": 1.3,
        "action": 2.0,
        "open claims": 0.9,
        "near open claims": 0.3,
        "secrets": 0.95,
        "near secrets": 0.6,
        "flatfoot": -3.0,
        "angie": -3.0,
        "phineus": -5.0,
        "due cards": 1.3,
        "due cubes": 1.3,
        "due play": 3.0,
        "due building": 4.0,
        "due move": 2.0,
        "due gold": 1.7,
        "due theft": 3.0,
    }
    flat = {name: (first.get(name, 0.0),) * len(knots) for name in features.NAMES}
    return Weights(knots, flat, dict.fromkeys(SECRET_CLAIMS, 5.0), {"generation": 0})


class Evaluation:
    """Values positions by a record of weights; caches its results."""

    def __init__(
        self, record: Weights, taste: Mapping[str, float] | None = None, many: Weights | None = None
    ) -> None:
        """`taste` is added to the weights of features; `many` is the record for three and four players."""
        self._record = record
        self._many = many or record
        self._taste = dict(taste or {})
        self._rows: dict[tuple[int, float], tuple[float, ...]] = {}
        self._values: dict[tuple[Player, tuple[str, ...], bool, int, float], float] = {}

    def row(self, players: int, left: float) -> tuple[float, ...]:
        """Return the weights of all features with that many players and cubes a player left."""
        found = self._rows.get((players, left))
        if found is None:
            record = self._many if players > 2 else self._record
            parts = shares(record.knots, left)
            found = tuple(self._weight(name, between(parts, record.weights[name])) for name in features.NAMES)
            self._rows[players, left] = found
        return found

    def _weight(self, name: str, learned: float) -> float:
        worth = learned + self._taste.get(name, 0.0)
        return min(worth, features.MOST.get(name, worth))

    def promise(self, claim: str) -> float:
        """Return the points that keeping a secret claim may bring."""
        return self._record.secrets[claim]

    def of(self, state: State, seat: int) -> float:
        """Return the points that the seat has and may still expect; only those it has after its last turn."""
        player = state.players[seat]
        if not features.has_turns(state, seat):
            return float(features.points(player))
        left = features.cubes_left(state)
        if seat != state.turn:
            return self._waiting(player, state, left)
        row = self.row(len(state.players), left)
        purse, dues = features.purse_and_dues(state, seat)
        worth: float = self._held(player, state, row) + sum(map(mul, row[PURSE], purse))
        return worth if dues is features.NOTHING_DUE else worth + sum(map(mul, row[DUES], dues))

    def _waiting(self, player: Player, state: State, left: float) -> float:
        """Return the value for a waiting seat, cached: a move seldom changes the holdings of two seats."""
        players = len(state.players)
        key = (player, state.open_claims, state.options.smooth_lots, players, left)
        found = self._values.get(key)
        if found is None:
            if len(self._values) > CACHE_SIZE:
                self._values.clear()
            row = self.row(players, left)
            purse = features.waiting_purse(player, left < 0)
            found = self._held(player, state, row) + sum(map(mul, row[PURSE], purse))
            self._values[key] = found
        return found

    def _held(self, player: Player, state: State, row: Sequence[float]) -> float:
        """Return the points that the player has, and expects from holdings other than gold."""
        held = features.holdings(player, state.open_claims, state.options.smooth_lots)
        growth: float = sum(map(mul, row, held))
        return features.points(player) + growth
