"""The opponents as people meet them: a character with a temper, at a level; and everybody's face.

A bot's name is ``level:personality`` ("shrewd:vixen"), that of a level, or that of a plain bot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from raccoon.app.seats import CHARACTERS, Seat
from raccoon.bots.registry import BOTS, LADDER, opponents

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
    """Who can be chosen: personalities, levels (weakest first), and plain bots, which have no level."""

    personalities: tuple[str, ...]
    levels: tuple[str, ...]
    plain: tuple[str, ...]

    @property
    def usual_level(self) -> str:
        """The level offered first: of middling strength, rather easier than harder."""
        return self.levels[(len(self.levels) - 1) // 2]


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
    """The level and the personality of a bot's name; "" for the personality of one that has none."""
    level, _, personality = controller.partition(":")
    return level, personality


def known(controller: str) -> bool:
    """Whether there is such a bot."""
    return any(controller in bots for bots in BOTS.values())


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
