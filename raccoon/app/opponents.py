"""The opponents of a game: personalities, each at a level; and the face of each seat.

A bot's name is ``level:personality`` ("hard:fox"), that of a level, or that of a plain bot.
"""

from collections.abc import Sequence
from typing import Any

from raccoon.app.assets import SHARED
from raccoon.app.seats import CHARACTERS, PERSON, Seat
from raccoon.app.text import Say, in_every_language
from raccoon.bots.game_bots import parts
from raccoon.bots.registry import GAME_BOTS


class Opponents:
    """The choices for a seat: a person, personalities with a level, and plain bots.

    Levels come weakest first; plain bots have none. In games without personalities the levels are plain bots.
    """

    def __init__(self, game: str) -> None:
        self._game, self._bots = game, GAME_BOTS[game]
        roster = self._bots.roster
        self.personalities = tuple(roster.personalities)
        self.levels = roster.levels if self.personalities else ()
        self.plain = roster.plain if self.personalities else (*roster.plain, *roster.levels)

    @property
    def usual_level(self) -> str:
        """The default level, a third of the way up; "" for none."""
        return self.levels[(len(self.levels) + 1) // 3] if self.levels else ""

    @property
    def strongest(self) -> str:
        """The highest level; "" for none."""
        return next(reversed(self._bots.roster.levels), "")

    @property
    def everyone(self) -> tuple[str, ...]:
        """All choices for a seat: a person first, then the personalities, then the plain bots."""
        return (PERSON, *self.personalities, *self.plain)

    @property
    def hint_givers(self) -> tuple[str, ...]:
        """The bots that give hints, the strongest last."""
        return self._bots.hint_givers

    @property
    def has_assessor(self) -> bool:
        """Whether the game has an assessor, which estimates each seat's chances in a finished game."""
        return self._bots.assessor is not None

    def worth_paying(self, view: Any, thing: str) -> int | None:
        """Return the most the viewing seat should pay for the thing; None where no bot can say."""
        return self._bots.worth_paying(view, thing) if self._bots.worth_paying else None

    def controller(self, who: str, level: str) -> str:
        """Return the controller name of a choice and a level."""
        return f"{level}:{who}" if who in self.personalities else who

    def choice(self, controller: str) -> tuple[str, str]:
        """Split a controller into choice and level; "" for a missing one."""
        level, personality = parts(controller)
        if level in self.levels:
            return (personality if personality in self.personalities else ""), level
        return (level if level in self.everyone else ""), ""

    def last_level(self, seats: Sequence[Seat]) -> str:
        """Return the level of the last seat that has one; "" when none has."""
        chosen = [level for who, level in (self.choice(seat.controller) for seat in seats) if who and level]
        return chosen[-1] if chosen else ""

    def title(self, controller: str, say: Say) -> str:
        """Return the title of a bot: "Fox, Hard"; for an unknown bot of an old save a general one."""
        if not self._bots.knows(controller):
            return say("bot.gone")
        level, personality = parts(controller)
        if not personality:
            return say(f"bot.{level}")
        return say("bot.both", name=say(f"bot.{personality}"), level=say(f"bot.{level}"))

    def temper(self, controller: str, say: Say) -> str:
        """Return one line about how a bot plays."""
        if not self._bots.knows(controller):
            return say("bot.gone.about")
        level, personality = parts(controller)
        return say(f"bot.{personality or level}.about")

    def short_name(self, seat: Seat, say: Say) -> str:
        """Return a bot's title next to its seat's name: if that is its own, only the level, "" for none."""
        if self._bots.knows(seat.controller) and self.has_own_name(seat):
            level, personality = parts(seat.controller)
            return say(f"bot.{level}") if personality else ""
        return self.title(seat.controller, say)

    def has_own_name(self, seat: Seat) -> bool:
        """Return whether a bot's seat has the bot's own name, in any language."""
        level, personality = parts(seat.controller)
        key = f"bot.{personality or level}"
        return any(seat.name in in_every_language(key, owner) for owner in (self._game, SHARED))

    def faces(self, seats: Sequence[Seat]) -> tuple[str, ...]:
        """Return the animal of each seat, distinct as far as possible: a personality's own, a person's chosen
        one if free, and for the rest the first free ones.
        """
        animals = self._bots.roster.personalities
        shown = [animals.get(parts(seat.controller)[1], "") for seat in seats]
        for place, seat in enumerate(seats):
            if not shown[place] and seat.character not in shown:
                shown[place] = seat.character
        free = [animal for animal in CHARACTERS if animal not in shown]
        return tuple(face or (free.pop(0) if free else CHARACTERS[0]) for face in shown)
