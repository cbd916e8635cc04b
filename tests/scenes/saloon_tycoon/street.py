"""The program with a game of Saloon Tycoon on its table, driven as by a player."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from raccoon.app.session.session import Session
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.state import State
from tests.scenes import staged
from tests.scenes.person import Sitting, seats


class Street(Sitting):
    """The program with a game of Saloon Tycoon on its table."""

    def open(
        self, *controllers: str, seed: str = "street", saves: Path | None = None, **options: Any
    ) -> Session:
        """Begin a new game on the table."""
        session = Session.new(GAME.name, seats(*controllers), options, seed, saves)
        self.program.table(session)
        self.frame()
        return session

    def stage(self, state: State) -> Session:
        """Put a position on the table; the first seat is a person, the others play at random."""
        return staged.stage(self, GAME.name, state)
