"""Whole games of a plain sensible player: ``python -m tests.games.raccoon_rampage.balance 300``.

Prints the shares of losses and of the roles for the tables of the rules' section on balance.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from collections.abc import Callable
from typing import Any, NamedTuple

from tqdm import tqdm

from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.phases.evaluation import VerdictGiven
from raccoon.games.raccoon_rampage.phases.final import GameEnded
from raccoon.games.raccoon_rampage.state import TableOptions
from raccoon.games.raccoon_rampage.view import View
from tests.games.raccoon_rampage.heuristic import Player

Choose = Callable[[View, tuple[Option, ...], Chance], Command]


class Result(NamedTuple):
    """The result of a game."""

    roles: tuple[str, ...]
    winners: tuple[int, ...]
    points: tuple[int, ...]
    impact: int
    rounds: int
    passed: int
    evaluated: int


def play(players: int, options: TableOptions, seed: str, choose: Choose) -> Result:
    """One game with the same player on every seat."""
    chance = Chance(seed)
    state: Any = GAME.start(GAME.setup(players, options, chance))
    verdicts = []
    while seats := GAME.to_act(state):
        seen = GAME.view(state, seats[0])
        decision = GAME.decide(state, choose(seen, GAME.options(state, seats[0]), chance), chance)
        verdicts += [event.passed for event in decision.events if isinstance(event, VerdictGiven)]
        state = decision.state
    ended = next(event for event in decision.events if isinstance(event, GameEnded))
    roles = tuple(player.role for player in state.players)
    return Result(roles, ended.winners, ended.points, ended.impact, state.round, sum(verdicts), len(verdicts))


def summary(results: list[Result]) -> str:
    """The shares in one line, as in the rules."""
    won = [result for result in results if result.winners]
    shares: defaultdict[str, float] = defaultdict(float)
    seated: Counter[str] = Counter()
    for result in won:
        seated.update(result.roles)
        for seat in result.winners:
            shares[result.roles[seat]] += 1 / len(result.winners)
    lost = 1 - len(won) / len(results)
    skull = sum(result.impact >= 9 for result in results) / len(results)
    passed = sum(result.passed for result in results) / sum(result.evaluated for result in results)
    rounds = sum(result.rounds for result in results) / len(results)
    roles = "  ".join(f"{role} {100 * shares[role] / max(1, seated[role]):.0f}" for role in GAME.roles(4))
    points = sum(sum(result.points) / len(result.points) for result in won) / max(1, len(won))
    return (
        f"lost {lost:.0%}, skull {skull:.0%}, passed {passed:.0%}, rounds {rounds:.2f}, "
        f"{roles}, points {points:.1f}"
    )


def at_random(seen: View, options: tuple[Option, ...], chance: Chance) -> Command:
    """No sense at all."""
    return chance.pick(options).draw(chance)


TABLES: dict[str, tuple[int, TableOptions, Choose]] = {
    "4 seats, Big Tech": (4, TableOptions(), Player().choose),
    "4 seats, Panacea": (4, TableOptions("techno_panacea"), Player().choose),
    "tutorial": (4, TableOptions(tutorial=True), Player().choose),
    "mixed events": (4, TableOptions("mixed"), Player().choose),
    "selfish seats, team weight 1/4": (4, TableOptions(), Player(0.25).choose),
    "3 seats": (3, TableOptions(), Player().choose),
    "3 seats, level table": (3, TableOptions(level_table=True), Player().choose),
    "3 seats, printed spread deck": (3, TableOptions(printed_spread=True), Player().choose),
    "random seats": (4, TableOptions(), at_random),
}


def main() -> None:
    """Play so many games at each table."""
    parser = argparse.ArgumentParser(description="Balance of Raccoon Rampage with sensible players.")
    parser.add_argument("games", type=int)
    chosen = parser.parse_args()
    for name, (players, options, choose) in TABLES.items():
        games = tqdm(range(chosen.games), desc=name, leave=False)
        results = [play(players, options, f"{name}-{number}", choose) for number in games]
        print(f"{name}: {summary(results)}", flush=True)


if __name__ == "__main__":
    main()
