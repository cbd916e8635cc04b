"""The opponents as people meet them: a character with a temper, at a level; and everybody's face.

A bot's name is ``level:personality`` ("shrewd:vixen"), that of a level, or that of a plain bot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from raccoon.app.seats import CHARACTERS, PERSON, Seat
from raccoon.bots.registry import BOTS, LADDER, opponents
from raccoon.engine.chance import Chance, fresh_seed

FACES = {
    "barnaby": "bear",
    "vixen": "fox",
    "otis": "dog",
    "mabel": "cat",
    "dusty": "badger",
    "wilhelmina": "hare",
}
"""The character each personality is seen as, always."""


@dataclass(frozen=True)
class Roster:
    """Who can be chosen: personalities, levels (weakest first), and plain bots, which have no level.

    A choice is *who* (a person, a personality or a plain bot) and, for a personality, a level.
    """

    personalities: tuple[str, ...]
    levels: tuple[str, ...]
    plain: tuple[str, ...]

    @property
    def usual_level(self) -> str:
        """The level offered first: of middling strength, rather easier than harder."""
        return self.levels[(len(self.levels) - 1) // 2]

    @property
    def everyone(self) -> tuple[str, ...]:
        """Everybody who may take a seat: a person first, then the personalities, then the plain bots."""
        return (PERSON, *self.personalities, *self.plain)

    def controller(self, who: str, level: str) -> str:
        """The controller of a seat with this choice."""
        return f"{level}:{who}" if who in self.personalities else who

    def choice(self, controller: str) -> tuple[str, str]:
        """Who a controller is, and the level; "" where it has none, or is a level without a personality."""
        level, personality = parts(controller)
        if level in self.levels:
            return (personality if personality in self.personalities else ""), level
        return (level if level in self.everyone else ""), ""


def chooser(seed: str = "") -> Callable[[Sequence[str]], str]:
    """Draws one of several names by chance; from another seed each time unless one is given."""
    return Chance(seed or fresh_seed()).pick


def roster(game: str) -> Roster:
    """Everybody who plays the game."""
    parted = [parts(name) for name in opponents(game)]
    levels = LADDER[game]
    return Roster(
        personalities=tuple(dict.fromkeys(personality for _, personality in parted)),
        levels=levels,
        plain=tuple(name for name in BOTS[game] if name not in levels),
    )


def parts(controller: str) -> tuple[str, str]:
    """The level and the personality of a bot's name; "" for the personality of one that has none.

    How many deals a name asks for, to measure them (`registry`), makes nobody else of it.
    """
    level, _, personality = controller.partition("@")[0].partition(":")
    return level, personality


def known(controller: str) -> bool:
    """Whether there is such a bot."""
    return any(controller in bots for bots in BOTS.values())


def last_level(seats: Sequence[Seat]) -> str:
    """The level of the last seat that has one; "" when none has."""
    levels = [level for level, personality in map(parts, (seat.controller for seat in seats)) if personality]
    return levels[-1] if levels else ""


def title(controller: str, say: Callable[..., str]) -> str:
    """What a bot is called: "Vixen, Shrewd"; one that is gone (an old save) has no name any more."""
    if not known(controller):
        return say("bot.gone")
    level, personality = parts(controller)
    if not personality:
        return say(f"bot.{level}")
    return say("bot.both", name=say(f"bot.{personality}"), level=say(f"bot.{level}"))


def temper(controller: str, say: Callable[..., str]) -> str:
    """One line about how a bot plays."""
    if not known(controller):
        return say("bot.gone.about")
    level, personality = parts(controller)
    return say(f"bot.{personality or level}.about")


def faces(seats: Sequence[Seat]) -> tuple[str, ...]:
    """The character each seat is seen as, told apart as far as can be: a personality's own, a person's chosen
    one unless somebody has it already, and for the rest the first that are free.
    """
    shown = [FACES.get(parts(seat.controller)[1], "") for seat in seats]
    for place, seat in enumerate(seats):
        if not shown[place] and seat.character not in shown:
            shown[place] = seat.character
    free = [character for character in CHARACTERS if character not in shown]
    return tuple(face or (free.pop(0) if free else CHARACTERS[0]) for face in shown)
