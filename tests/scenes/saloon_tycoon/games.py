"""Games of Saloon Tycoon for tests, played by chance."""

from __future__ import annotations

from functools import cache
from typing import Any

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from raccoon.games.saloon_tycoon.game import GAME
from raccoon.games.saloon_tycoon.pending import Turn
from scenes.art import pictograms
from scenes.saloon_tycoon.presentation import PRESENTATION
from tests.scenes.person import seats

pictograms.add(PRESENTATION.words.pictograms)


def begin(*controllers: str, seed: str = "street", **options: Any) -> Session:
    """A new game that is not saved."""
    return Session.new(GAME.name, seats(*controllers), options, seed, None)


@cache
def played(players: int = 4, seed: str = "street") -> Session:
    """A whole game played by chance; tests share it and must not change it."""
    session, chance = begin(*["random"] * players, seed=seed, short_game=True), Chance(seed)
    while not session.over:
        seat = session.waiting[0]
        session.submit(chance.pick(session.options(seat)).draw(chance))
    return session


def midgame(*controllers: str, moves: int = 60, seed: str = "street", **options: Any) -> Session:
    """A game played by chance for at least so many moves, up to a turn of the first seat."""
    session, chance = begin(*controllers, seed=seed, **options), Chance(seed)
    while len(session.match.entries) < moves or not _whole_turn(session):
        seat = session.waiting[0]
        session.submit(chance.pick(session.options(seat)).draw(chance))
    return session


def _whole_turn(session: Session) -> bool:
    pending = session.view(None).pending
    return session.waiting == (0,) and isinstance(pending, Turn) and not pending.action_used
