"""A program that is killed: ``python -m tests.long.victim FOLDER GAME SEED``; a monkey plays at its table.

It prints each command before it is made and after it is accepted, at once; it continues the save of the
folder if there is one.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")  # before anything imports pygame
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from raccoon.app.paths import saves_dir
from raccoon.app.session.session import Session
from tests.games.everything import everything
from tests.long.evening import Evening


def witnessed(name: str) -> None:
    """Print every change of the log before and after."""
    whole: Callable[..., Any] = getattr(Session, name)

    def instead(self: Session, *given: Any) -> Any:
        if self.path is None:  # a lesson is not saved
            return whole(self, *given)
        os.write(1, b"about\n")
        try:
            return whole(self, *given)
        finally:
            entries = self.match.entries
            last = f"{entries[-1].number} {entries[-1].command!r}" if entries else "0"
            os.write(1, f"now {self.path.name} {len(entries)} {last}\n".encode())

    setattr(Session, name, instead)


def main(folder: Path, game: str, seed: str) -> None:
    """Play until killed."""
    for name in ("submit", "undo", "redo", "go_back", "take_back"):
        witnessed(name)
    with everything() as games, Evening(folder, games, seed) as evening:
        saves = sorted(saves_dir(folder).glob("*.raccoon"))

        def begin() -> None:
            if saves:
                evening.program.saves.resume(saves[0])
            else:
                evening.table(game)

        evening.play(100_000, begin)


if __name__ == "__main__":
    main(Path(sys.argv[1]), *sys.argv[2:])
