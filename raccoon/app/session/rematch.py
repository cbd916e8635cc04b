"""The same people and opponents once more: at a new deal, or at the very same one."""

from pathlib import Path

import msgspec
from msgspec.structs import replace

from raccoon.app.session.session import Session
from raccoon.bots.registry import GAME_BOTS


def rematch(session: Session, saves: Path | None, same_deal: bool) -> Session:
    """A new game with the seats and options of another, which stays as it is; kept in the folder `saves`. In
    the seat of a bot that is not known any more sits whoever plays on for it.

    `AppError` as `Session.new`.
    """
    match = session.match
    options, bots = msgspec.to_builtins(match.setup.options), GAME_BOTS[match.game.name]
    seats = [
        seat if seat.is_person or bots.knows(seat.controller) else replace(seat, controller=bots.fallback)
        for seat in session.seats
    ]
    seed, rules = (match.seed, match.game.rules_version) if same_deal else (None, None)
    return Session.new(match.game.name, seats, options, seed, saves, rules)
