"""Tournaments between bots without a window: whole games, rotated seats, reproducible results."""

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
"""A function that returns the seconds passed."""
Z95 = 1.959964
"""The normal distribution's two-sided 95 % point."""


class Tournament(msgspec.Struct, frozen=True):
    """The plan of a run of games: `bots` by name take the seats in rotation; `options` are table options.

    With `seconds` an `AnytimeBot` plays the best move found in that time: such games depend on the
    machine and are not reproducible.
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
        """The number of rounds after which a game is given up: `most_rounds`, else the game's own number."""
        return self.most_rounds or GAME_BOTS[self.game].most_rounds

    def seating(self, number: int) -> tuple[str, ...]:
        """Return the bots of a game by seat; with each game they move one seat on."""
        return tuple(self.bots[(number + seat) % len(self.bots)] for seat in range(self.players))

    def deal(self, number: int) -> str:
        """Return the seed of a game's deal: the same until every bot has had every seat."""
        return f"{self.seed}/{number // len(self.bots)}"


class Result(msgspec.Struct, frozen=True):
    """The result of one game, by seat.

    A game given up (`capped`) has no points and no winners, one that all have lost has points only. `rounds`
    is the number reached, in the game's unit of progress.
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
    """One bot's record: `played` counts seats; a shared win counts as a fraction.

    `share` is wins per seat played, between `low` and `high` with 95 % confidence (Wilson); `even` is the
    share among equal players. `points` is the mean of the games that ended.
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
    """Play the tournament's game of that number; `clock` measures moves limited by `seconds`."""
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


class TimeLimited:
    """A bot with limited time: it plays the best move found when its time is up."""

    def __init__(self, bot: AnytimeBot, seconds: float, clock: Clock) -> None:
        self.name = bot.name
        self._bot = bot
        self._seconds = seconds
        self._clock = clock

    def choose(self, view: Any, options: tuple[Option, ...], chance: Chance) -> Command:
        """Return the best move when the time is up, or its choice if it is ready before."""
        over = self._clock() + self._seconds
        moves = self._bot.moves(view, options, chance)
        command = next(moves)
        while self._clock() < over:
            further = next(moves, None)
            if further is None:
                break
            command = further
        return command


def _make_bot(tournament: Tournament, name: str, clock: Clock | None) -> Bot:
    bot = GAME_BOTS[tournament.game].make(name)
    if tournament.seconds is not None and clock is not None and isinstance(bot, AnytimeBot):
        return TimeLimited(bot, tournament.seconds, clock)
    return bot


class Step(NamedTuple):
    """A move of a game: the state before it, its round, the command, the events, and the state after."""

    state: Any
    rounds: int
    command: Command
    events: tuple[Event, ...]
    after: Any


def moves(tournament: Tournament, number: int, clock: Clock | None = None) -> Iterator[Step]:
    """Yield every move of the tournament's game of that number, up to its cap of rounds."""
    game, deal, seating = GAMES[tournament.game], tournament.deal(number), tournament.seating(number)
    made = {name: _make_bot(tournament, name, clock) for name in set(seating)}
    options: Any = game.options_type(**tournament.options)
    state = game.start(game.setup(tournament.players, options, Chance(deal)))
    course = steps(game, state, [made[name] for name in seating], deal, f"{tournament.seed}/{number}")
    return takewhile(lambda step: step.rounds <= tournament.rounds_cap, course)


def steps(game: Game, state: Any, table: Sequence[Bot], deal: str, thoughts: str) -> Iterator[Step]:
    """Yield every move of a game from this state on, made by the bots by seat.

    Chance is numbered by events, as in a match, so that the same deal shuffles the same way.
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
    """Yield the results of all games, or of those with these numbers, in order, by `jobs` processes."""
    wanted = range(tournament.games) if numbers is None else numbers
    with processes(min(jobs, max(1, len(wanted)))) as workers:
        yield from workers.map(partial(play_game, tournament, clock=clock), wanted)


def standings(tournament: Tournament, played: Iterable[Result]) -> list[Standing]:
    """Return each bot's record in the order named; a game given up, or lost by all, has no winner."""
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
    """Return the 95 % interval of a share after that many trials, by Wilson's score; (0, 1) after none."""
    if not played:
        return 0.0, 1.0
    share, square = wins / played, Z95 * Z95
    middle = share + square / (2 * played)
    spread = Z95 * math.sqrt(share * (1 - share) / played + square / (4 * played * played))
    whole = 1 + square / played
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)
