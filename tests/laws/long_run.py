"""Thousands of random games under all laws: ``python -m tests.laws.long_run --games 10000``.

Goes round every game, number of players and set of options; every second game of a table starts near
what chance alone would not show. A failure names the seed with which it comes again:
``--games 1 --first <number>``.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from collections.abc import Iterator
from multiprocessing import get_context

from tqdm import tqdm

from tests.laws.laws import random_game
from tests.laws.tables import TABLES

Result = tuple[int, int, str]
"""The number of the game, its moves, and the failure if there was one."""


def run(number: int) -> Result:
    """Play one game by its number."""
    table = TABLES[number % len(TABLES)]
    rare = number // len(TABLES) % 2 == 1
    seed = f"long-{number}"
    try:
        state = table.first_state(seed, rare)
        return number, random_game(table.game, state, seed, thorough_every=10), ""
    except Exception:  # noqa: BLE001 - whatever went wrong is told with the number of the game
        return number, 0, f"game {number} ({table.name}):\n{traceback.format_exc()}"


def results(numbers: range, jobs: int) -> Iterator[Result]:
    """The games' results as they come."""
    if jobs == 1:
        yield from map(run, numbers)
        return
    with get_context("spawn").Pool(jobs) as pool:
        yield from pool.imap_unordered(run, numbers, chunksize=8)


def main() -> int:
    """Play, show progress, print a summary; 1 if a law was broken."""
    parser = argparse.ArgumentParser(description="Random games of every table under all laws.")
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    chosen = parser.parse_args()
    numbers = range(chosen.first, chosen.first + chosen.games)
    moves: Counter[str] = Counter()
    games: Counter[str] = Counter()
    failures = []
    for number, made, failure in tqdm(results(numbers, chosen.jobs), total=len(numbers), unit="game"):
        table = TABLES[number % len(TABLES)]
        kind = f"{table.game.name}, {table.players} players"
        games[kind] += 1
        moves[kind] += made
        if failure:
            failures.append(failure)
    for kind in sorted(games):
        print(f"{kind}: {games[kind]} games, {moves[kind]} moves")
    print(f"{sum(games.values())} games over {len(TABLES)} tables, {sum(moves.values())} moves, ", end="")
    print(f"{len(failures)} failures")
    print("\n".join(failures[:5]))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
