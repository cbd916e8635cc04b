"""The save of a new game, under a name that tells when it was begun."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.naming import stems_at
from raccoon.app.saves.sittings import SAVE_ENDING
from raccoon.app.saves.writer import Save
from raccoon.app.seats import Seat
from raccoon.engine.game import Game


def begun(folder: Path, game: Game, setup: Any, seed: str, seats: tuple[Seat, ...]) -> Save:
    """The save begun now in the folder; `SaveError` where that cannot be written."""
    now = datetime.now(UTC)
    options, created = msgspec.to_builtins(setup.options), now.isoformat(timespec="seconds")
    for stem in stems_at(now.astimezone()):
        try:
            return Save.create(folder / (stem + SAVE_ENDING), game, setup, seed, seats, options, created)
        except SaveError as error:
            if error.key != "save.exists":
                raise
    raise AssertionError
