"""Creates the save of a new game, named after the time."""

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.naming import stems_at
from raccoon.app.saves.sittings import SAVE_ENDING
from raccoon.app.saves.writer import Save
from raccoon.app.seats import Seat
from raccoon.engine.game import Game

T = TypeVar("T")


def create_save(folder: Path, game: Game, setup: Any, seed: str, seats: tuple[Seat, ...]) -> Save:
    """Create the save in the folder; `SaveError` where it cannot be written."""
    options = msgspec.to_builtins(setup.options)
    return named_now(
        folder, lambda path, created: Save.create(path, game, setup, seed, seats, options, created)
    )


def named_now(folder: Path, begin: Callable[[Path, str], T]) -> T:
    """Call `begin` with a free name in the folder and the time now (UTC, ISO 8601); return its result."""
    now = datetime.now(UTC)
    for stem in stems_at(now.astimezone()):
        try:
            return begin(folder / (stem + SAVE_ENDING), now.isoformat(timespec="milliseconds"))
        except SaveError as error:
            if error.key != "save.exists":
                raise
    raise AssertionError
