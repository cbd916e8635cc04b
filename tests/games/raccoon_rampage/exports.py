"""Games at hand for the tests of exports, kept in memory: only the empty game is written and read."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Protocol

import msgspec

from raccoon.app.saves.reader import Loaded, read
from raccoon.app.saves.writer import Save
from raccoon.app.seats import Seat
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Option
from raccoon.engine.match import Match
from raccoon.engine.playout import next_seat
from raccoon.games.raccoon_rampage.game import GAME
from raccoon.games.raccoon_rampage.phases.wishes import Wish, WishOption
from raccoon.games.raccoon_rampage.setup import Setup
from raccoon.games.raccoon_rampage.state import TableOptions
from raccoon.games.raccoon_rampage.view import View
from tests.games.raccoon_rampage.heuristic import Player


class Chooser(Protocol):
    """The player of a seat: a bot, or the plain player."""

    def choose(self, view: View, options: tuple[Option, ...], chance: Chance) -> Command:
        """A command out of the options."""


class Muddled(Player):
    """The plain sensible player, but one move in seven is any: every kind of event but wishes happens."""

    def choose(self, seen: View, options: tuple[Option, ...], chance: Chance) -> Command:
        options = tuple(option for option in options if not isinstance(option, WishOption))
        at_random = not chance.below(7)
        return chance.pick(options).draw(chance) if at_random else super().choose(seen, options, chance)


class Outspoken(Player):
    """The plain sensible player, but it has a wish standing wherever it may, with a small promise."""

    def choose(self, seen: View, options: tuple[Option, ...], chance: Chance) -> Command:
        wishes = [option for option in options if isinstance(option, WishOption)]
        pins = [pin for policy in (*seen.queue, seen.evaluated) if policy for pin in policy.pins]
        if not wishes or (any(pin.seat == seen.seat for pin in pins) and chance.below(4)):
            return super().choose(seen, options, chance)
        asked = list(wishes[0].commands())
        small = [wish for wish in asked if isinstance(wish, Wish) and wish.mine == 1]
        return chance.pick(small or asked)


def loaded(match: Match) -> Loaded:
    """The game as it would be read from its save."""
    players = match.setup.players
    seats = [Seat(str(number)) for number in range(players)]
    options = msgspec.to_builtins(match.setup.options)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "game.raccoon"
        Save.create(path, GAME, match.setup, match.seed, seats, options).close()
        return replace(read(path), played=match)


def dealt(players: int, options: TableOptions, seed: str) -> Match:
    """A game before its first move."""
    return Match(GAME, GAME.setup(players, options, Chance(seed)), seed)


def played(match: Match, seats: Sequence[Chooser], until: Callable[[Any], bool] | None = None) -> Match:
    """The game played by these to its end, or until the state is as wanted."""
    chance = Chance(f"{match.seed} moves")
    while (waiting := match.to_act()) and not (until and until(match.state)):
        seat = next_seat(waiting, chance)
        match.submit(seats[seat].choose(match.view(seat), match.options(seat), chance))
    return match


def replayed(match: Match, setup: Setup) -> Match:
    """The same moves after another deal."""
    again = Match(GAME, setup, match.seed)
    for entry in match.entries:
        again.submit(entry.command)
    return again
