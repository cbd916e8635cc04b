"""Planted blunders of each kind: each has to be the worst mistake found near its position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from tests.bots.blunders import BLUNDERS, positions, worst
from tests.long.run import Trial


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Attack one position a trial, of each game in turn."""
    found = {kind: positions(kind, seed) for kind in BLUNDERS}
    games = sorted({blunder.game for blunder in BLUNDERS.values()})
    kinds = [cycle([kind for kind in BLUNDERS if BLUNDERS[kind].game == game]) for game in games]
    for number in range(count):
        kind = next(kinds[number % len(games)])
        match, made = next(found[kind])
        named = worst(match, made)
        wrong = "" if named == made else f"{match.seed}: after {made} moves, but {named} is named"
        yield Trial(kind, wrong)
