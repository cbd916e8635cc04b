"""Thousands of random games under all laws: ``python -m tests.games.saloon_tycoon.long_run 10000``.

A failure names the game's number, with which it comes again: ``… long_run 1 <number>``.
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter

from tqdm import tqdm

from tests.games.saloon_tycoon.laws import TABLES, lawful_game


def main(games: int, first: int = 0) -> int:
    """Play, show progress, print a summary; 1 if a law was broken."""
    moves: Counter[int] = Counter()
    failures = []
    for number in tqdm(range(first, first + games), unit="game"):
        try:
            moves[TABLES[number % len(TABLES)][0]] += lawful_game(number, thorough_every=10)
        except Exception:  # noqa: BLE001 - whatever went wrong is told with the number of the game
            failures.append(f"game {number}:\n{traceback.format_exc()}")
    print(
        f"{games} games over {len(TABLES)} tables, moves by players: {dict(moves)}, {len(failures)} failures"
    )
    print("\n".join(failures[:5]))
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
