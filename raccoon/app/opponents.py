"""The opponents as people meet them: a personality with a temper, at a level; and everybody's face.

A bot's name is ``level:personality`` ("hard:fox"), that of a level, or that of a plain bot.
"""

from collections.abc import Sequence
from typing import Any

from raccoon.app.seats import CHARACTERS, PERSON, Seat
from raccoon.app.text import Say, in_every_language
from raccoon.bots.game_bots import parts
from raccoon.bots.registry import GAME_BOTS


class Opponents:
    """The players that can be chosen for a seat: a person, personalities with a level, and plain bots.

    Levels come weakest first; plain bots have none, and play as themselves in games without personalities.
    """

    def __init__(self, game: str) -> None:
        self._game, self._bots = game, GAME_BOTS[game]
        roster = self._bots.roster
        self.personalities = tuple(roster.personalities)
        self.levels = roster.levels if self.personalities else ()
        self.plain = roster.plain if self.personalities else (*roster.plain, *roster.levels)

    @property
    def usual_level(self) -> str:
        """The level offered first: a third of the way up; "" for none."""
        return self.levels[(len(self.levels) + 1) // 3] if self.levels else ""

    @property
    def strongest(self) -> str:
        """The highest level; "" for none."""
        return next(reversed(self._bots.roster.levels), "")

    @property
    def everyone(self) -> tuple[str, ...]:
        """Everybody who may take a seat: a person first, then the personalities, then the plain bots."""
        return (PERSON, *self.personalities, *self.plain)

    @property
    def hint_givers(self) -> tuple[str, ...]:
        """The bots that give hints, the most careful last."""
        return self._bots.hint_givers

    @property
    def judge(self) -> bool:
        """Whether they can tell how likely each seat was to win a finished game."""
        return self._bots.assessor is not None

    def worth_paying(self, view: Any, thing: str) -> int | None:
        """The most that the viewing seat should pay for the thing; None where nobody can tell."""
        return self._bots.worth_paying(view, thing) if self._bots.worth_paying else None

    def controller(self, who: str, level: str) -> str:
        """The controller of a seat with this choice."""
        return f"{level}:{who}" if who in self.personalities else who

    def choice(self, controller: str) -> tuple[str, str]:
        """Split a controller into who it is and the level; "" where it has none, or is only a level."""
        level, personality = parts(controller)
        if level in self.levels:
            return (personality if personality in self.personalities else ""), level
        return (level if level in self.everyone else ""), ""

    def last_level(self, seats: Sequence[Seat]) -> str:
        """The level of the last seat that has one; "" when none has."""
        chosen = [level for who, level in (self.choice(seat.controller) for seat in seats) if who and level]
        return chosen[-1] if chosen else ""

    def title(self, controller: str, say: Say) -> str:
        """The title of a bot: "Fox, Hard"; one that is gone (an old save) has no name any more."""
        if not self._bots.knows(controller):
            return say("bot.gone")
        level, personality = parts(controller)
        if not personality:
            return say(f"bot.{level}")
        return say("bot.both", name=say(f"bot.{personality}"), level=say(f"bot.{level}"))

    def temper(self, controller: str, say: Say) -> str:
        """One line about how a bot plays."""
        if not self._bots.knows(controller):
            return say("bot.gone.about")
        level, personality = parts(controller)
        return say(f"bot.{personality or level}.about")

    def short_name(self, seat: Seat, say: Say) -> str:
        """The title of a bot next to its seat's name: only its level where the name is the personality's."""
        if self._bots.knows(seat.controller) and self.is_called_as_itself(seat):
            return say(f"bot.{parts(seat.controller)[0]}")
        return self.title(seat.controller, say)

    def is_called_as_itself(self, seat: Seat) -> bool:
        """Whether a bot's name is its personality's, in the language in which the game was begun."""
        personality = parts(seat.controller)[1]
        return bool(personality) and seat.name in in_every_language(f"bot.{personality}", self._game)

    def faces(self, seats: Sequence[Seat]) -> tuple[str, ...]:
        """The animal each seat is seen as, told apart as far as can be: a personality's own, a person's
        chosen one unless somebody has it already, and for the rest the first that are free.
        """
        animals = self._bots.roster.personalities
        shown = [animals.get(parts(seat.controller)[1], "") for seat in seats]
        for place, seat in enumerate(seats):
            if not shown[place] and seat.character not in shown:
                shown[place] = seat.character
        free = [animal for animal in CHARACTERS if animal not in shown]
        return tuple(face or (free.pop(0) if free else CHARACTERS[0]) for face in shown)
