"""A simple bot: all votes for the policy that is evaluated next, and no cards."""

from raccoon.bots.in_order import InOrderBot
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote, VoteOption
from raccoon.games.raccoon_rampage.phases.turn_end import KeepAll
from raccoon.games.raccoon_rampage.phases.windows import Pass


class FrontBencherBot:
    """Votes for the front policy; makes all other moves at random, in a fixed order of kinds."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._otherwise = InOrderBot(name, (Pass, KeepAll, Vote, EndMain))

    def choose(self, view: object, options: tuple[Option, ...], chance: Chance) -> Command:
        """Return a vote for the lowest target, else a command by its order of kinds."""
        votes = [option for option in options if isinstance(option, VoteOption)]
        return (
            votes[0].make(min(votes[0].choices)) if votes else self._otherwise.choose(view, options, chance)
        )
