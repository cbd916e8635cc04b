"""One of two programs that play the same save: ``python -m tests.long.rival FILE MOVES``.

It locks the save whenever the other has released it, makes a move and releases it; it prints each accepted
move, and how often it was refused because the other one held the lock.
"""

from __future__ import annotations

import sys
from pathlib import Path

from raccoon.app.saves.format import SaveError
from raccoon.app.session.session import Session
from tests.games.everything import everything


def main(path: Path, moves: int) -> None:
    """Play until both have made that many moves together, or the game is over."""
    refused, over = 0, False
    print("ready", flush=True)
    sys.stdin.readline()
    while not over:
        try:
            session = Session.load(path)
        except SaveError as error:
            if error.key != "save.in_use":
                raise
            refused += 1
            continue
        over = session.over or len(session.match.entries) >= moves
        if not over:
            entry = session.submit(session.think())
            print("made", entry.number, repr(entry.command), flush=True)
        session.close()
    print("refused", refused, flush=True)


if __name__ == "__main__":
    with everything():
        main(Path(sys.argv[1]), int(sys.argv[2]))
