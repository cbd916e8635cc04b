"""A rematch: the same people and opponents again, with a new deal or the same one."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from raccoon.app.session.session import Session
from raccoon.bots.registry import GAME_BOTS


def rematch(session: Session, saves: Path | None, same_deal: bool) -> Session:
    """Start a new game with the seats and options of another, saved in the folder `saves`.

    Unknown bots are replaced by the fallback bot. `AppError` as `Session.new`.
    """
    match = session.match
    options, bots = msgspec.to_builtins(match.setup.options), GAME_BOTS[match.game.name]
    seats = [
        seat if seat.is_person or bots.knows(seat.controller) else replace(seat, controller=bots.fallback)
        for seat in session.seats
    ]
    seed, rules = (match.seed, match.game.rules_version) if same_deal else (None, None)
    return Session.new(match.game.name, seats, options, seed, saves, rules)
