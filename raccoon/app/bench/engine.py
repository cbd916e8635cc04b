"""How fast the rules are: whole random games, one event, one long log, one view, one imagined state."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from raccoon.app.bench.figures import Figure, best_seconds, clock_cost, median, nanoseconds, seconds
from raccoon.app.errors import AppError
from raccoon.app.saves.writer import Save, read
from raccoon.app.seats import Seat
from raccoon.engine.chance import Chance
from raccoon.engine.events import Event
from raccoon.engine.game import Game
from raccoon.engine.match import Entry, Match
from raccoon.engine.playout import play_out
from raccoon.games.registry import GAMES

GAME: Game = GAMES["raccoon_tycoon"]
PLAYERS = (2, 4, 5)
GAMES_EACH = 200
LOG = 600
"""The number of events in the long log."""

Recorded = tuple[Any, tuple[Entry, ...]]
"""A first state and what was played from it."""


def measure(games: int = GAMES_EACH, against: str | None = None) -> list[Figure]:
    """Every figure of the engine, in one process; `against` names another engine to measure beside it."""
    other = _other_engine(against) if against else None
    figures = [figure for players in PLAYERS for figure in _games(players, games)]
    recorded = [record(players, f"bench/{players}/{n}") for players in PLAYERS for n in range(5)]
    figures += _events(recorded)
    figures += _log()
    figures += _views(recorded)
    if against and other:
        figures += _against(against, other, max(2, games // 10))
    return figures


def random_game(players: int, seed: str) -> int:
    """Deal and play a random game; the number of moves."""
    chance = Chance(seed)
    state = GAME.start(GAME.setup(players, GAME.options_type(), chance))
    return play_out(GAME, state, chance)[1]


def record(players: int, seed: str) -> Recorded:
    """A random game with its log."""
    chance = Chance(seed)
    match = Match(GAME, GAME.setup(players, GAME.options_type(), chance), seed)
    first = match.state
    while seats := match.to_act():
        match.submit(chance.pick(match.options(seats[0])).draw(chance))
    return first, tuple(match.entries)


def _games(players: int, games: int) -> list[Figure]:
    random_game(players, "warm")
    moves = 0

    def play() -> None:
        nonlocal moves
        moves = sum(random_game(players, f"bench/{players}/{number}") for number in range(games))

    taken = seconds(play)
    case = str(players)
    return [
        Figure("games", case, games / taken, "1/s"),
        Figure("moves", case, moves / taken, "1/s"),
        Figure("length", case, moves / games, "moves"),
    ]


def _events(recorded: list[Recorded]) -> list[Figure]:
    """The median over all events of recorded games; each is folded three times, the quickest counts."""
    clock, taken = clock_cost(), []
    for first, entries in recorded:
        state = first
        for event in _flat(entries):
            taken.append(min(_evolve_time(state, event) for _ in range(3)) - clock)
            state = GAME.evolve(state, event)
    return [Figure("event", "", median(taken) / 1000, "µs")]


def _evolve_time(state: Any, event: Event) -> int:
    evolve = GAME.evolve
    return nanoseconds(lambda: evolve(state, event))


def _flat(entries: tuple[Entry, ...]) -> Iterator[Event]:
    for entry in entries:
        yield from entry.events


def _log() -> list[Figure]:
    """Folding the first 600 events of a game that long, and opening a save of them from the disk."""
    seed, first, entries = _long_game()
    events = list(islice(_flat(entries), LOG))

    def fold() -> Any:
        state, evolve = first, GAME.evolve
        for event in events:
            state = evolve(state, event)
        return state

    whole = tuple(entry for entry in entries if entry.last_number <= LOG)
    with TemporaryDirectory() as folder:
        path = _saved(Path(folder) / "long.raccoon", seed, whole)
        opening = best_seconds(lambda: read(path).match(), 20)
    return [
        Figure("fold", str(len(events)), best_seconds(fold, 20) * 1000, "ms"),
        Figure("open", str(whole[-1].last_number), opening * 1000, "ms"),
    ]


def _long_game() -> tuple[str, Any, tuple[Entry, ...]]:
    """The first random game of five players with at least so many events."""
    for number in count():
        seed = f"bench/long/{number}"
        first, entries = record(5, seed)
        if entries[-1].last_number >= LOG:
            return seed, first, entries
    raise AssertionError("counting never ends")


def _saved(path: Path, seed: str, entries: tuple[Entry, ...]) -> Path:
    setup = GAME.setup(5, GAME.options_type(), Chance(seed))
    options = dict.fromkeys(GAME.options_type.__struct_fields__, False)
    save = Save.create(path, GAME, setup, seed, [Seat(str(seat)) for seat in range(5)], options)
    for entry in entries:
        save.append(entry)
    return path


def _views(recorded: list[Recorded]) -> list[Figure]:
    """What one look at the table costs, in the middle of every recorded game."""
    clock = clock_cost()
    looking: list[float] = []
    imagining: list[float] = []
    for first, entries in recorded:
        state = first
        for event in _flat(entries[: len(entries) // 2]):
            state = GAME.evolve(state, event)
        seen = GAME.view(state, 0)
        looking += _times(partial(GAME.view, state, 0), clock)
        imagining += _times(partial(_imagined, seen), clock)
    return [
        Figure("view", "", median(looking) / 1000, "µs"),
        Figure("imagine", "", median(imagining) / 1000, "µs"),
    ]


def _imagined(seen: Any) -> Any:
    return GAME.imagine(seen, Chance("bench"))


def _times(work: Callable[[], object], clock: int) -> list[float]:
    return [nanoseconds(work) - clock for _ in range(100)]


def _against(engine: str, other_game: Callable[[int], int], rounds: int) -> list[Figure]:
    """Four random players each, the two engines by turns in one run: both meet the same noise."""
    other_game(0)
    ours = theirs = 0.0
    our_moves = their_moves = 0

    def our_games(number: int) -> None:
        nonlocal our_moves
        our_moves += sum(random_game(4, f"against/{number}/{n}") for n in range(8))

    def their_game(number: int) -> None:
        nonlocal their_moves
        their_moves += other_game(number + 1)

    for number in range(rounds):
        ours += seconds(partial(our_games, number))
        theirs += seconds(partial(their_game, number))
    mine, other = our_moves / ours, their_moves / theirs
    return [
        Figure("moves", "raccoon, interleaved", mine, "1/s"),
        Figure("moves", engine, other, "1/s"),
        Figure("ratio", engine, mine / other, "×"),
    ]


def _other_engine(name: str) -> Callable[[int], int]:
    """Deals and plays a game of that engine with four random players; gives the number of moves."""
    if name != "catanatron":
        raise AppError("cli.bench.unknown_engine", name=name)
    try:
        from catanatron import Color, RandomPlayer
        from catanatron import Game as Catan
    except ImportError as error:
        raise AppError("error.no_engine", name=name) from error

    def game(number: int) -> int:
        catan = Catan([RandomPlayer(colour) for colour in Color], seed=number + 1)
        catan.play()
        return len(catan.state.actions)

    return game
