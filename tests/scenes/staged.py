"""A position of any game on the table of a window."""

from __future__ import annotations

from typing import Any

from raccoon.app.session.session import Session
from tests.scenes.person import Sitting, seats


def stage(sitting: Sitting, game: str, state: Any, person: int = 0) -> Session:
    """Put the position on the table: one seat is a person, the others play at random."""
    controllers = ["random"] * len(state.players)
    controllers[person] = "person"
    session = Session.new(game, seats(*controllers), {}, "staged", None)
    session.match._states = [state]
    sitting.program.table(session)
    sitting.frame(2)
    return session
