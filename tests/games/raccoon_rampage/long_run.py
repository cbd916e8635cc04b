"""Thousands of random games under all laws: ``python -m tests.games.raccoon_rampage.long_run 10000``.

Goes round every table; two of three games start where Europe is well governed, for random seats never
come to the end otherwise. The seats answer in random order. A failure names the game, which comes again
with ``1 --first <number>``.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter

from tqdm import tqdm

from tests.games.raccoon_rampage.tables import TABLES, first_state, name_of, random_game


def main() -> int:
    """Play, show progress, print a summary; 1 if a law was broken."""
    parser = argparse.ArgumentParser(description="Random games of Raccoon Rampage under all laws.")
    parser.add_argument("games", type=int)
    parser.add_argument("--first", type=int, default=0, help="number of the first game")
    chosen = parser.parse_args()
    counted: Counter[str] = Counter()
    for number in tqdm(range(chosen.first, chosen.first + chosen.games), unit="game"):
        where = TABLES[number % len(TABLES)]
        try:
            seed = f"long-{number}"
            state = first_state(where, seed, rare=number // len(TABLES) % 3 > 0)
            counted["moves"] += random_game(state, seed, thorough_every=10)
        except Exception:  # noqa: BLE001 - whatever went wrong is told with the number of the game
            print(f"game {number} ({name_of(where)}):\n{traceback.format_exc()}")
            counted["failures"] += 1
    print(f"{chosen.games} games over {len(TABLES)} tables, {counted['moves']} moves, ", end="")
    print(f"{counted['failures']} failures")
    return 1 if counted["failures"] else 0


if __name__ == "__main__":
    sys.exit(main())
