"""Bots against each other without a window: whole games, rotated seats, results that repeat exactly."""

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import takewhile
from typing import Any, NamedTuple

import msgspec

from raccoon.bots.bot import AnytimeBot, Bot
from raccoon.bots.game_bots import remember
from raccoon.bots.pool import processes
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Command, Event, Option
from raccoon.engine.game import Game
from raccoon.engine.playout import next_seat
from raccoon.engine.table_options import OptionValue
from raccoon.games.registry import GAMES

Clock = Callable[[], float]
"""The seconds that have passed, of whatever time is counted."""
Z95 = 1.959964
"""The normal distribution's two-sided 95 % point."""


class Tournament(msgspec.Struct, frozen=True):
    """The plan of a run of games: `bots` by name take the seats in turn; `options` are the table's by name.

    With `seconds` a move of a bot that can be cut off is the best it found in so much time of the processor:
    such games depend on the machine and do not repeat.
    """

    game: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, OptionValue] = {}
    most_rounds: int | None = None
    seconds: float | None = None

    @property
    def rounds_cap(self) -> int:
        """After so many rounds a game is given up: as many as asked for, else the game's own number."""
        return self.most_rounds or GAME_BOTS[self.game].most_rounds

    def seating(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat: each game they move one seat on."""
        return tuple(self.bots[(number + seat) % len(self.bots)] for seat in range(self.players))

    def deal(self, number: int) -> str:
        """The seed of a game's deal: the same one until every bot had every seat."""
        return f"{self.seed}/{number // len(self.bots)}"


class Result(msgspec.Struct, frozen=True):
    """The result of one game, seat by seat.

    A game given up (`capped`) has no points and no winner, one that all have lost has points only. `rounds`
    is how far it came, by what the game counts its progress in.
    """

    number: int
    deal: str
    bots: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    rounds: int
    moves: int
    capped: bool


class Standing(msgspec.Struct, frozen=True):
    """One bot's record: `played` counts seats; a shared win counts as its part of one.

    `share` is wins per seat played, between `low` and `high` with 95 % confidence (Wilson); `even` is
    what it would be if all played alike. `points` is the mean of the games that ended.
    """

    bot: str
    played: int
    wins: float
    share: float
    low: float
    high: float
    even: float
    points: float | None


def play_game(tournament: Tournament, number: int, clock: Clock | None = None) -> Result:
    """Play the tournament's game of that number; `clock` counts the seconds of a move where they are few."""
    ((count, last),) = deque(enumerate(moves(tournament, number, clock), 1), maxlen=1)
    outcome = GAMES[tournament.game].outcome(last.after) or ()
    return Result(
        number=number,
        deal=tournament.deal(number),
        bots=tournament.seating(number),
        points=tuple(seat.points for seat in outcome),
        winners=tuple(seat for seat, how in enumerate(outcome) if how.won),
        rounds=last.rounds if outcome else tournament.rounds_cap,
        moves=count,
        capped=not outcome,
    )


class Hurried:
    """A bot that is cut off: it plays the best it has found when its time is up."""

    def __init__(self, bot: AnytimeBot, seconds: float, clock: Clock) -> None:
        self.name = bot.name
        self._bot = bot
        self._seconds = seconds
        self._clock = clock

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        """The best so far when the time is up, or its choice if it is ready before."""
        over = self._clock() + self._seconds
        moves = self._bot.moves(view, options, chance)
        command = next(moves)
        while self._clock() < over:
            further = next(moves, None)
            if further is None:
                break
            command = further
        return command


def _made(tournament: Tournament, name: str, clock: Clock | None) -> Bot:
    bot = GAME_BOTS[tournament.game].make(name)
    if tournament.seconds is not None and clock is not None and isinstance(bot, AnytimeBot):
        return Hurried(bot, tournament.seconds, clock)
    return bot


class Step(NamedTuple):
    """A move of a game: the state before it, how far that is, what is done and happens, the state after."""

    state: Any
    rounds: int
    command: Command
    events: tuple[Event, ...]
    after: Any


def moves(tournament: Tournament, number: int, clock: Clock | None = None) -> Iterator[Step]:
    """Every move of the tournament's game of that number, as far as its cap of rounds."""
    game, deal, seating = GAMES[tournament.game], tournament.deal(number), tournament.seating(number)
    made = {name: _made(tournament, name, clock) for name in set(seating)}
    options: Any = game.options_type(**tournament.options)
    state = game.start(game.setup(tournament.players, options, Chance(deal)))
    course = steps(game, state, [made[name] for name in seating], deal, f"{tournament.seed}/{number}")
    return takewhile(lambda step: step.rounds <= tournament.rounds_cap, course)


def steps(game: Game, state: Any, table: Sequence[Bot], deal: str, thoughts: str) -> Iterator[Step]:
    """Every move of a game from this state, as the bots of the table make them.

    Chance is numbered by the event that follows, as in a match: the same deal shuffles the same way.
    """
    number = 1
    memory = GAME_BOTS[game.name].memory(len(table))
    while seats := game.to_act(state):
        seat = next_seat(seats, Chance(f"{thoughts}/first", number))
        view = game.view(state, seat)
        command = table[seat].choose(
            memory.recall(view), game.options(state, seat), Chance(f"{thoughts}/bot/{seat}", number)
        )
        decision = game.decide(state, command, Chance(deal, number))
        yield Step(state, game.progress(view).number, command, decision.events, decision.state)
        remember(memory, game, state, decision.events)
        state = decision.state
        number += len(decision.events)


def results(
    tournament: Tournament,
    jobs: int = 1,
    numbers: Sequence[int] | None = None,
    clock: Clock | None = None,
) -> Iterator[Result]:
    """The result of every game, or of the games of these numbers, in order, played by so many processes."""
    wanted = range(tournament.games) if numbers is None else numbers
    with processes(min(jobs, max(1, len(wanted)))) as workers:
        yield from workers.map(partial(play_game, tournament, clock=clock), wanted)


def standings(tournament: Tournament, played: Iterable[Result]) -> list[Standing]:
    """Each bot's record, in the order they were named; nobody wins a game given up, or lost by all."""
    found = list(played)
    return [_standing(tournament, name, found) for name in dict.fromkeys(tournament.bots)]


def _standing(tournament: Tournament, name: str, found: Sequence[Result]) -> Standing:
    seats = [(result, seat) for result in found for seat, bot in enumerate(result.bots) if bot == name]
    wins = sum(1 / len(result.winners) for result, seat in seats if seat in result.winners)
    points = [result.points[seat] for result, seat in seats if not result.capped]
    low, high = wilson(wins, len(seats))
    return Standing(
        bot=name,
        played=len(seats),
        wins=wins,
        share=wins / len(seats) if seats else 0.0,
        low=low,
        high=high,
        even=1 / tournament.players,
        points=sum(points) / len(points) if points else None,
    )


def wilson(wins: float, played: int) -> tuple[float, float]:
    """The 95 % interval of a share after so many trials, by Wilson's score; (0, 1) after none."""
    if not played:
        return 0.0, 1.0
    share, square = wins / played, Z95 * Z95
    middle = share + square / (2 * played)
    spread = Z95 * math.sqrt(share * (1 - share) / played + square / (4 * played * played))
    whole = 1 + square / played
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
