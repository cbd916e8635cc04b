"""A program that plays and is killed: ``python -m tests.app.player FOLDER PENDING``.

It plays until the game waits for PENDING (one of the game's pending points), then prints where and waits to
be killed; with ``-`` it plays without end and prints every move.
"""

import sys
import time
from pathlib import Path

import msgspec

from tests.app.tables import begin, saved


def arrive(folder: Path, pending: str) -> None:
    """Play game after game until one waits at the wanted point."""
    for number in range(1000):
        session = begin(folder, players=3, seed=str(number))
        while not session.over:
            if type(session.match.state.pending).__name__ == pending:
                print(saved(session), msgspec.json.encode(session.match.state).decode(), sep="\t", flush=True)
                time.sleep(600)
            session.submit(session.think())


def rush(folder: Path) -> None:
    """Play as fast as the disk allows, printing a line a move."""
    for number in range(1000):
        session = begin(folder, players=4, seed=str(number))
        while not session.over:
            entry = session.submit(session.think())
            print(saved(session), entry.number, sep="\t", flush=True)


if __name__ == "__main__":
    if sys.argv[2] == "-":
        rush(Path(sys.argv[1]))
    else:
        arrive(Path(sys.argv[1]), sys.argv[2])
