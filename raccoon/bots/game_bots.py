"""The bots of a game: its roster by name, their memory, and everything that a game defines about them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

import msgspec

from raccoon.bots.bot import Bot
from raccoon.bots.random import RandomBot
from raccoon.engine.events import Event
from raccoon.engine.game import Game

if TYPE_CHECKING:
    from raccoon.bots.assessor import Assessor


class Memory(Protocol):
    """A bot's memory of public events, to fill in what a view hides."""

    def see(self, event: Event, table: Callable[[], Any]) -> None:
        """Update the memory by an event as an onlooker sees it; `table` gives the view before it."""

    def recall(self, view: Any) -> Any:
        """Return the view with what is remembered filled in."""


class NoMemory:
    """The memory for a game whose view shows all that was ever public."""

    def __init__(self, players: int) -> None:
        """Store nothing."""

    def see(self, event: Event, table: Callable[[], Any]) -> None:
        """Ignore the event."""

    def recall(self, view: Any) -> Any:
        """Return the view unchanged."""
        return view


def remember(memory: Memory, game: Game, state: Any, events: Iterable[Event]) -> None:
    """Update the memory by the events from the state on, as an onlooker sees them."""
    for event in events:
        memory.see(game.hide(event, None), partial(game.view, state, None))
        state = game.evolve(state, event)


@dataclass(frozen=True)
class BotMaker:
    """The maker of a bot.

    `ahead` makes the same bot with another number of imagined deals, to measure the gain by thinking longer;
    None for one that plays nothing ahead.
    """

    make: Callable[[], Bot]
    ahead: Callable[[int], Bot] | None = None


_AHEAD = re.compile(r"(?P<name>[^@]*)@(?P<deals>[1-9]\d{0,3})", re.ASCII)


class Roster(Mapping[str, BotMaker]):
    """A game's bots by name, weakest first: plain ones without a level, then each level, then each level with
    each personality (``level:personality``).

    The catalogue has ``bot.<name>`` and ``bot.<name>.about`` for every plain bot, level and personality.
    """

    def __init__(
        self,
        plain: Mapping[str, BotMaker],
        levels: Mapping[str, Callable[[str], BotMaker]] | None = None,
        personalities: Mapping[str, str] | None = None,
    ) -> None:
        """`levels` make a bot by its personality, "" for none; `personalities` have the animal of each."""
        levels, self.personalities = dict(levels or {}), dict(personalities or {})
        self.plain = tuple(plain)
        self.levels = tuple(levels)
        self.opponents = tuple(f"{level}:{who}" for level in levels for who in self.personalities)
        """All bots with a level and a personality."""
        self._makers = dict(plain)
        self._makers |= {level: make("") for level, make in levels.items()}
        for level, make in levels.items():
            self._makers |= {f"{level}:{who}": make(who) for who in self.personalities}

    def __getitem__(self, name: str) -> BotMaker:
        return self._makers[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._makers)

    def __len__(self) -> int:
        return len(self._makers)


def at_level(level: str, deals: int, make: Callable[..., Bot]) -> Callable[[str], BotMaker]:
    """Return the makers of bots of a level, by personality ("" for none).

    `make` takes the name, the level, the personality, and optionally its own number of deals;
    a level without `deals` has no such option.
    """

    def maker(personality: str) -> BotMaker:
        name = f"{level}:{personality}" if personality else level
        bot = partial(make, name, level, personality)
        return BotMaker(bot, bot if deals else None)

    return maker


@dataclass(frozen=True)
class GameBots:
    """The bots of one game.

    `memory` makes the memory of bots with a level, by the number of players; `fallback` is the plain bot that
    moves for one that fails. `hint_givers` are bots that explain moves, the strongest last; the first also
    explains the moves of bots that cannot. `explanation` is the type of an explanation's facts;
    `worth_paying` returns the most that the view's seat should pay for a named piece. `styles` play only in
    the league, to measure the others. `assessor` makes the assessor of chances to win. `sparring` is the bot
    that the strongest level meets at the end of its ladder, "" for none. A game among bots that does not end
    is given up after `most_rounds`, in the game's unit of progress.
    """

    roster: Roster = field(default_factory=lambda: Roster({RandomBot.name: BotMaker(RandomBot)}))
    memory: Callable[[int], Memory] = NoMemory
    fallback: str = RandomBot.name
    hint_givers: tuple[str, ...] = ()
    explanation: type[msgspec.Struct] | None = None
    worth_paying: Callable[[Any, str], int] | None = None
    assessor: Callable[[], Assessor] | None = None
    sparring: str = ""
    styles: Mapping[str, BotMaker] = field(default_factory=dict)
    most_rounds: int = 200

    def knows(self, name: str) -> bool:
        """Return whether there is a bot of that name."""
        return self._maker(name) is not None

    def has_level(self, name: str) -> bool:
        """Return whether the bot of that name has a level: then it may think for long, and remembers."""
        return self.knows(name) and parts(name)[0] in self.roster.levels

    def make(self, name: str) -> Bot:
        """Return a new bot or style by name, KeyError if unknown; ``@N`` at its end sets the deals."""
        maker = self.styles[name].make if name in self.styles else self._maker(name)
        if maker is None:
            raise KeyError(name)
        return maker()

    def _maker(self, name: str) -> Callable[[], Bot] | None:
        found = _AHEAD.fullmatch(name)
        if found is None:
            return self.roster[name].make if name in self.roster else None
        if found["name"] not in self.roster:
            return None
        ahead = self.roster[found["name"]].ahead
        return partial(ahead, int(found["deals"])) if ahead else None


def parts(name: str) -> tuple[str, str]:
    """Return the level, or the plain bot, and the personality ("" for none) of a name, without ``@N``."""
    level, _, personality = name.partition("@")[0].partition(":")
    return level, personality
