"""The opponents by name: an explicit table for each game, safe when the program is frozen.

A name is that of a level, or ``level:personality``; either may end in ``@N`` where the level plays ahead:
with N imagined deals instead of its own number, to measure what thinking longer brings.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Protocol

from msgspec.structs import replace

from raccoon.bots.bot import Bot
from raccoon.bots.greedy import GreedyBot
from raccoon.bots.raccoon_tycoon.bot import LearnedBot
from raccoon.bots.raccoon_tycoon.candidates import candidates
from raccoon.bots.raccoon_tycoon.evaluation import Worth
from raccoon.bots.raccoon_tycoon.heuristic import value
from raccoon.bots.raccoon_tycoon.memory import Memory as RaccoonMemory
from raccoon.bots.raccoon_tycoon.personalities import LEVELS, PERSONALITIES, PLAIN, Level, Style
from raccoon.bots.raccoon_tycoon.weights import general, learned
from raccoon.bots.random import RandomBot
from raccoon.engine.events import Event
from raccoon.games.raccoon_tycoon.game import GAME as RACCOON_TYCOON

Maker = Callable[[], Bot]


class Memory(Protocol):
    """What can be remembered from public events, filled into a view where the view hides it."""

    def see(self, event: Event) -> None:
        """Take in an event as everybody may see it (`game.hide(event, None)`)."""

    def recall(self, view: Any) -> Any:
        """The view with what is remembered."""


class Roster(dict[str, Maker]):
    """Makers of a game's bots by name, weakest first. Going through it names each level once; every
    ``level:personality`` and ``@N`` is there as well.
    """

    def __contains__(self, name: object) -> bool:
        """Whether there is such a bot."""
        return super().__contains__(name) or (isinstance(name, str) and _parted(name) is not None)

    def __missing__(self, name: str) -> Maker:
        """The maker of a level with a personality or a number of deals."""
        if _parted(name) is None:
            raise KeyError(name)
        return lambda: _learned_bot(name)


def _parted(name: str) -> tuple[Level, Style] | None:
    """The level and the personality that a name means."""
    found = re.fullmatch(r"(?P<level>\w+)(?::(?P<style>\w+))?(?:@(?P<deals>[1-9]\d{0,3}))?", name, re.ASCII)
    if not found or found["level"] not in LEVELS or found["style"] not in (None, *PERSONALITIES):
        return None
    level = LEVELS[found["level"]]
    if found["deals"]:
        if not level.deals:
            return None
        level = replace(level, deals=int(found["deals"]))
    return level, PERSONALITIES[found["style"]] if found["style"] else PLAIN


def _learned_bot(name: str) -> Bot:
    parted = _parted(name)
    assert parted is not None
    level, style = parted
    record = learned() if level.seasoned else general(learned())
    return LearnedBot(name, Worth(record), level, style)


def _level(name: str) -> Maker:
    return lambda: _learned_bot(name)


BOTS: dict[str, dict[str, Maker]] = {
    RACCOON_TYCOON.name: Roster(
        {
            RandomBot.name: RandomBot,
            GreedyBot.name: lambda: GreedyBot(RACCOON_TYCOON, value, candidates),
            **{name: _level(name) for name in LEVELS},
        }
    )
}
"""Makers of bots by game and bot name."""

LADDER: dict[str, tuple[str, ...]] = {RACCOON_TYCOON.name: tuple(LEVELS)}
"""The levels by game, weakest first: each is meant to beat the one before."""

MEMORIES: dict[str, Callable[[int], Memory]] = {RACCOON_TYCOON.name: RaccoonMemory}
"""Makers of memories by game, for so many players."""


def make_bot(game: str, name: str) -> Bot:
    """A new bot; KeyError for an unknown name."""
    return BOTS[game][name]()


def opponents(game: str) -> tuple[str, ...]:
    """Every opponent a person may choose: each personality at each level, weakest level first.

    The catalogue has ``bot.<level>``, ``bot.<personality>`` and, for both, ``….about``.
    """
    return tuple(f"{level}:{personality}" for level in LADDER[game] for personality in PERSONALITIES)
