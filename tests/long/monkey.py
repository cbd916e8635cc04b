"""Random actions on all screens of all games, with hostile names: nothing breaks, every save verifies."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.games.everything import everything
from tests.long.evening import Evening, wrong_saves
from tests.long.run import Trial
from tests.long.warmth import warm

EVENTS = 1000
"""The events of an evening; the last action is completed."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Run an evening a trial; every second one begins at a table, each time of the next game."""
    with everything() as games:
        for number in range(count):
            game = [*games][number // 2 % len(games)]
            with TemporaryDirectory() as folder, warm(number):
                yield _evening(Path(folder), games, f"{seed} {number}", game if number % 2 else "")


def _evening(folder: Path, games: dict, seed: str, game: str) -> Trial:  # type: ignore[type-arg]
    with Evening(folder, games, seed) as evening:
        evening.play(EVENTS, (lambda: evening.table(game)) if game else None)
        wrong = [report.read_text(encoding="utf-8")[:3000] for report in evening.reports]
    wrong += wrong_saves(folder)
    return Trial(f"evenings from {game or 'the title'}", "\n".join(wrong))
