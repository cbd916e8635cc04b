"""The same people and opponents once more: at a new deal, or at the very same one."""

from __future__ import annotations

from pathlib import Path

import msgspec

from raccoon.app.session.session import Session


def rematch(session: Session, saves: Path | None, same_deal: bool) -> Session:
    """A new game with the seats and options of another, which stays as it is; kept in the folder `saves`.

    `AppError` as `Session.new`.
    """
    match = session.match
    options = msgspec.to_builtins(match.setup.options)
    seed = match.seed if same_deal else None
    return Session.new(match.game.name, session.seats, options, seed, saves)
