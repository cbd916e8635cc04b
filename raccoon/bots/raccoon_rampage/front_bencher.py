"""A player of simple habits: all votes for what is evaluated next, and no cards."""

from raccoon.bots.in_order import InOrderBot
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.games.raccoon_rampage.phases.main import EndMain, Vote, VoteOption
from raccoon.games.raccoon_rampage.phases.turn_end import KeepAll
from raccoon.games.raccoon_rampage.phases.windows import Pass


class FrontBencherBot:
    """Votes for the policy in front while anybody may vote for it; does everything else by chance."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._otherwise = InOrderBot(name, (Pass, KeepAll, Vote, EndMain))

    def choose(self, view: object, options: tuple[Option, ...], chance: Chance) -> Command:
        """A vote for the first place that is open, else a command by its habits."""
        votes = [option for option in options if isinstance(option, VoteOption)]
        return (
            votes[0].make(min(votes[0].choices)) if votes else self._otherwise.choose(view, options, chance)
        )
