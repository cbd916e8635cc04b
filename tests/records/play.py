"""Games for recordings, played by bots, some of which are headstrong: they never give certain commands."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import Any

from raccoon.bots.bot import Bot
from raccoon.bots.game_bots import remember
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.engine.match import Match
from raccoon.engine.playout import next_seat
from tests.records.recording import Recording

LONGEST = 3000
"""Moves after which a game is given up."""


class Headstrong:
    """A bot that gives none of the commands `never` while another is possible."""

    def __init__(self, bot: Bot, never: Collection[str]) -> None:
        self.name = bot.name
        self._bot, self._never = bot, frozenset(never)

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        """The bot's choice, or any other command where it would be one of `never`."""
        command = self._bot.choose(view, options, chance)
        left = [one for one in options if one.command.__name__ not in self._never]
        return chance.pick(left).draw(chance) if left and type(command).__name__ in self._never else command


@dataclass(frozen=True)
class Minds:
    """The bots that play seats instead of their controllers, the commands that seats never give, and the seed
    of the bots' own chance.
    """

    instead: Mapping[int, str] = field(default_factory=dict)
    never: Mapping[int, Collection[str]] = field(default_factory=dict)
    seed: str = ""


def play(table: Recording, played: Minds) -> Match:
    """Play a game at the table; one that does not end is given up."""
    match, bots = table.dealt(), GAME_BOTS[table.game]
    minds = [
        Headstrong(bots.make(played.instead.get(seat, who)), played.never.get(seat, ()))
        for seat, who in enumerate(table.seats)
    ]
    memory = bots.memory(len(minds))
    while (seats := match.to_act()) and len(match.entries) < LONGEST:
        number = match.next_number
        seat = next_seat(seats, Chance(f"{played.seed}/first", number))
        view = memory.recall(match.view(seat))
        chance = Chance(f"{played.seed}/{table.seed}/{seat}", number)
        state, entry = match.state, match.submit(minds[seat].choose(view, match.options(seat), chance))
        remember(memory, match.game, state, entry.events)
    return match
