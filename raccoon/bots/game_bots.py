"""The protocol of a game's bots: the twin of `raccoon/engine/game.py`."""

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
    """A bot's memory of public events, filled into a view where the view hides them."""

    def see(self, event: Event, table: Callable[[], Any]) -> None:
        """Take in an event as everybody may see it; `table` is nobody's view of the table before it."""

    def recall(self, view: Any) -> Any:
        """The view with what is remembered."""


class NoMemory:
    """Of a game in which nothing public is hidden again."""

    def __init__(self, players: int) -> None:
        """It needs no place for anybody."""

    def see(self, event: Event, table: Callable[[], Any]) -> None:
        """Ignore the event."""

    def recall(self, view: Any) -> Any:
        """The view as it is."""
        return view


def remember(memory: Memory, game: Game, state: Any, events: Iterable[Event]) -> None:
    """Show the memory the events that happened in the state, as everybody may see them."""
    for event in events:
        memory.see(game.hide(event, None), partial(game.view, state, None))
        state = game.evolve(state, event)


@dataclass(frozen=True)
class BotMaker:
    """The maker of a bot.

    `ahead` makes the same one playing so many imagined deals ahead instead of its own number, to measure what
    thinking longer brings; None for one that plays nothing ahead.
    """

    make: Callable[[], Bot]
    ahead: Callable[[int], Bot] | None = None


_AHEAD = re.compile(r"(?P<name>[^@]*)@(?P<deals>[1-9]\d{0,3})", re.ASCII)


class Roster(Mapping[str, BotMaker]):
    """A game's bots by name, weakest first: the plain ones, which have no level, then each level, then each
    level in each personality (``level:personality``). Without personalities each level sits down as itself.

    The catalogue has ``bot.<name>`` and ``bot.<name>.about`` for every plain bot, level and personality.
    """

    def __init__(
        self,
        plain: Mapping[str, BotMaker],
        levels: Mapping[str, Callable[[str], BotMaker]] | None = None,
        personalities: Mapping[str, str] | None = None,
    ) -> None:
        """`levels` make a bot of a personality, "" for none; `personalities` name the animal of each."""
        levels, self.personalities = dict(levels or {}), dict(personalities or {})
        self.plain = tuple(plain)
        self.levels = tuple(levels)
        self.opponents = tuple(f"{level}:{who}" for level in levels for who in self.personalities)
        """Everybody with a level and a personality."""
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
    """Return the makers of bots of a level by personality, "" for none; without `deals` they play none ahead.

    `make` takes the name, the level, the personality, and perhaps a number of deals instead of the level's.
    """

    def maker(personality: str) -> BotMaker:
        name = f"{level}:{personality}" if personality else level
        bot = partial(make, name, level, personality)
        return BotMaker(bot, bot if deals else None)

    return maker


@dataclass(frozen=True)
class GameBots:
    """One game's opponents.

    `memory` makes what the bots with a level remember, for so many players; `fallback` is the plain bot
    that moves for one that cannot. `hint_givers` are bots that give reasons, the most careful last; the
    first also explains the moves of those who have none. `explanation` is the type of the figures in a
    reason; `worth_paying` tells from a view up to how much its seat should pay for what is named. `styles`
    never sit down with people: the league measures everybody against them. `assessor` makes who tells each
    seat's chance to win. The strongest bot meets `sparring` partners at the end of its ladder, "" for none. A
    game among bots alone that does not end is given up after `most_rounds`, or whatever the game counts its
    progress by.
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
        """Whether there is a bot of that name."""
        return self._maker(name) is not None

    def has_level(self, name: str) -> bool:
        """Whether the bot of that name has a level: it may think for long, and remembers."""
        return self.knows(name) and parts(name)[0] in self.roster.levels

    def make(self, name: str) -> Bot:
        """A new bot or style by name, KeyError if unknown; ``@N`` at its end sets the deals played ahead."""
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
    """The level, or the plain bot, and the personality of a bot's name; "" for the personality of none.

    How many deals a name asks for makes nobody else of it.
    """
    level, _, personality = name.partition("@")[0].partition(":")
    return level, personality
