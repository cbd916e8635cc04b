"""Games of Raccoon Rampage for tests, played by sensible bots or at random."""

from __future__ import annotations

from functools import cache
from typing import Any

from raccoon.app.session.session import Session
from raccoon.bots.raccoon_rampage.bot import RampageBot
from raccoon.bots.raccoon_rampage.personalities import LEVELS, PLAIN
from raccoon.engine.chance import Chance
from raccoon.games.raccoon_rampage.game import GAME
from scenes.art import pictograms
from scenes.raccoon_rampage.look import RampageLook
from scenes.raccoon_rampage.words.telling import RampageWords
from tests.scenes.person import seats

pictograms.add(RampageWords().pictograms)
pictograms.wear(RampageLook().emblems)


def begin(players: int = 4, seed: str = "europe", **options: Any) -> Session:
    """A new game that is not saved."""
    return Session.new(GAME.name, seats(*["random"] * players), options, seed, None)


@cache
def won(players: int = 4, seed: str = "b", **options: Any) -> Session:
    """A whole game of sensible bots, cached: do not change it."""
    session, chance = begin(players, seed, **options), Chance("x")
    bot = RampageBot("sensible", LEVELS["rapporteur"], PLAIN)
    while not session.over:
        seat = session.waiting[0]
        session.submit(bot.choose(session.view(seat), session.options(seat), chance))
    return session


@cache
def lost(players: int = 4, seed: str = "europe", **options: Any) -> Session:
    """A whole random game that is lost, cached: do not change it."""
    session, chance = begin(players, seed, **options), Chance(seed)
    while not session.over:
        seat = session.waiting[0]
        session.submit(chance.pick(session.options(seat)).draw(chance))
    return session
