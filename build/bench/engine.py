"""Measure the speed of the rules: random games, one event, one long log, one view, one imagined state."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from bench.figures import Measurement, best_seconds, clock_cost, median, nanoseconds, seconds
from raccoon.app.errors import AppError
from raccoon.app.saves.reader import read
from raccoon.app.saves.writer import Save
from raccoon.app.seats import Seat
from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.engine.game import Game
from raccoon.engine.match import Entry, Match
from raccoon.engine.playout import next_seat, play_out

GAMES_EACH = 200
LOG = 600
"""The number of events in the long log, or as many as a game has."""
TRIES = 100
"""The number of games tried to find one as long as that."""

Recorded = tuple[Any, tuple[Entry, ...]]
"""A first state and the entries played from it."""


def measure(game: Game, games: int = GAMES_EACH, against: str | None = None) -> list[Measurement]:
    """Measure every figure of the engine in one process; `against` names another engine to compare with."""
    other = _other_engine(against) if against else None
    least, most = game.seats[0], game.seats[-1]
    tables = tuple(dict.fromkeys((least, max(least, most - 1), most)))
    figures = [figure for players in tables for figure in _games(game, players, games)]
    recorded = [record(game, players, f"bench/{players}/{n}") for players in tables for n in range(5)]
    figures += _events(game, recorded)
    figures += _log(game)
    figures += _views(game, recorded)
    if against and other:
        figures += _against(partial(random_game, game, 4), against, other, max(2, games // 10))
    return figures


def random_game(game: Game, players: int, seed: str) -> int:
    """Deal and play a random game; return the number of moves."""
    chance = Chance(seed)
    state = game.start(game.setup(players, game.options_type(), chance))
    return play_out(game, state, chance)[1]


def record(game: Game, players: int, seed: str) -> Recorded:
    """A random game with its log."""
    chance = Chance(seed)
    match = Match(game, game.setup(players, game.options_type(), chance), seed)
    first = match.state
    while seats := match.to_act():
        match.submit(chance.pick(match.options(next_seat(seats, chance))).draw(chance))
    return first, tuple(match.entries)


def _games(game: Game, players: int, games: int) -> list[Measurement]:
    random_game(game, players, "warm")
    moves = 0

    def play() -> None:
        nonlocal moves
        moves = sum(random_game(game, players, f"bench/{players}/{number}") for number in range(games))

    taken = seconds(play)
    case = str(players)
    return [
        Measurement("games", case, games / taken, "1/s"),
        Measurement("moves", case, moves / taken, "1/s"),
        Measurement("length", case, moves / games, "moves"),
    ]


def _events(game: Game, recorded: list[Recorded]) -> list[Measurement]:
    """The median over all events of recorded games; each is folded three times, the quickest run counts."""
    clock, taken = clock_cost(), []
    for first, entries in recorded:
        state = first
        for event in _flat(entries):
            taken.append(min(_evolve_time(game, state, event) for _ in range(3)) - clock)
            state = game.evolve(state, event)
    return [Measurement("event", "", median(taken) / 1000, "µs")]


def _evolve_time(game: Game, state: Any, event: Event) -> int:
    evolve = game.evolve
    return nanoseconds(lambda: evolve(state, event))


def _flat(entries: tuple[Entry, ...]) -> Iterator[Event]:
    for entry in entries:
        yield from entry.events


def _log(game: Game) -> list[Measurement]:
    """The time of folding the first 600 events of a game that long, and of opening a save of them."""
    seed, first, entries = _long_game(game)
    events = list(islice(_flat(entries), LOG))

    def fold() -> Any:
        state, evolve = first, game.evolve
        for event in events:
            state = evolve(state, event)
        return state

    whole = tuple(entry for entry in entries if entry.last_number <= LOG)
    with TemporaryDirectory() as folder:
        path = _saved(game, Path(folder) / "long.raccoon", seed, whole)
        opening = best_seconds(lambda: read(path).match(), 20)
    return [
        Measurement("fold", str(len(events)), best_seconds(fold, 20) * 1000, "ms"),
        Measurement("open", str(whole[-1].last_number), opening * 1000, "ms"),
    ]


def _long_game(game: Game) -> tuple[str, Any, tuple[Entry, ...]]:
    """The first random game at a full table with at least that many events; the longest where there
    is none.
    """
    longest: tuple[str, Any, tuple[Entry, ...]] | None = None
    for number in range(TRIES):
        seed = f"bench/long/{number}"
        first, entries = record(game, game.seats[-1], seed)
        if longest is None or entries[-1].last_number > longest[2][-1].last_number:
            longest = seed, first, entries
        if longest[2][-1].last_number >= LOG:
            break
    assert longest
    return longest


def _saved(game: Game, path: Path, seed: str, entries: tuple[Entry, ...]) -> Path:
    players, options = game.seats[-1], game.options_type()
    setup = game.setup(players, options, Chance(seed))
    seats = [Seat(str(seat)) for seat in range(players)]
    save = Save.create(path, game, setup, seed, seats, msgspec.to_builtins(options))
    for entry in entries:
        save.append(entry)
    return path


def _views(game: Game, recorded: list[Recorded]) -> list[Measurement]:
    """The time of one view and of one imagined state, in the middle of every recorded game."""
    clock = clock_cost()
    looking: list[float] = []
    imagining: list[float] = []
    for first, entries in recorded:
        state = first
        for event in _flat(entries[: len(entries) // 2]):
            state = game.evolve(state, event)
        seen = game.view(state, 0)
        looking += _times(partial(game.view, state, 0), clock)
        imagining += _times(partial(_imagined, game, seen), clock)
    return [
        Measurement("view", "", median(looking) / 1000, "µs"),
        Measurement("imagine", "", median(imagining) / 1000, "µs"),
    ]


def _imagined(game: Game, seen: Any) -> Any:
    return game.imagine(seen, Chance("bench"))


def _times(work: Callable[[], object], clock: int) -> list[float]:
    return [nanoseconds(work) - clock for _ in range(100)]


def _against(
    our_game: Callable[[str], int], engine: str, other_game: Callable[[int], int], rounds: int
) -> list[Measurement]:
    """The moves per second of four random players in either engine, alternating in one run, so that both meet
    the same noise.
    """
    other_game(0)
    ours = theirs = 0.0
    our_moves = their_moves = 0

    def our_games(number: int) -> None:
        nonlocal our_moves
        our_moves += sum(our_game(f"against/{number}/{n}") for n in range(8))

    def their_game(number: int) -> None:
        nonlocal their_moves
        their_moves += other_game(number + 1)

    for number in range(rounds):
        ours += seconds(partial(our_games, number))
        theirs += seconds(partial(their_game, number))
    mine, other = our_moves / ours, their_moves / theirs
    return [
        Measurement("moves", "raccoon, interleaved", mine, "1/s"),
        Measurement("moves", engine, other, "1/s"),
        Measurement("ratio", engine, mine / other, "×"),
    ]


def _other_engine(name: str) -> Callable[[int], int]:
    """A function that deals and plays a game of that engine with four random players and returns the number
    of moves.
    """
    if name != "catanatron":
        raise AppError("cli.bench.unknown_engine", name=name)
    try:
        from catanatron import Color, Game as Catan, RandomPlayer
    except ImportError as error:
        raise AppError("error.no_engine", name=name) from error

    def game(number: int) -> int:
        catan = Catan([RandomPlayer(colour) for colour in Color], seed=number + 1)
        catan.play()
        return len(catan.state.actions)

    return game
