"""Each level against the one below: at every table, under every option; kept in a journal as it grows."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import msgspec

from raccoon.bots.arena import Clock, Result, Tournament, results
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.game import Game
from raccoon.engine.table_options import OptionValue, single_options

PLAYERS_WITH_OPTION = 2
"""At how many players every option is tried: where a game is soonest over."""
PLAYERS_OF_CURVE = (2, 4)
"""At which tables it is measured what thinking longer brings."""
SECONDS = (0.1, 0.5, 2.0)
"""The times, in seconds, that a move may take in the timed rungs."""
ENDLESS = 9999
"""More deals than anybody plays ahead in a few seconds: nothing but the time ends such a thought."""
PLAYERS_SPARRING = 4
"""At how many players, if so many can play, the highest level meets its sparring partners."""


class JournalLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the journal: one game of one rung."""

    rung: str
    result: Result


def rungs(game: Game, games: int, seed: str, deals: int | None = None) -> tuple[Tournament, ...]:
    """One seat of each level against seats of the level below, from the lowest rung up; at last one of the
    highest among its sparring partners. `deals` is how many the highest plays ahead, instead of its own
    number.
    """
    bots = GAME_BOTS[game.name]
    *lower, highest = bots.roster.levels
    if deals is not None:
        highest = f"{highest}@{deals}"
    tables: list[tuple[int, dict[str, OptionValue]]] = [(players, {}) for players in game.seats]
    tables += [(PLAYERS_WITH_OPTION, option) for option in single_options(game)]
    pairs = [*pairwise((*lower, highest))]
    meetings = [(level, below, players, option) for below, level in pairs for players, option in tables]
    if bots.sparring:
        meetings.append((highest, bots.sparring, min(PLAYERS_SPARRING, game.seats[-1]), {}))
    return tuple(
        Tournament(game.name, players, (level, *[below] * (players - 1)), games, seed, option)
        for level, below, players, option in meetings
    )


def curve(game: Game, games: int, seed: str) -> tuple[Tournament, ...]:
    """One seat of the highest level against the level below, by how long it may think."""
    *_, below, highest = GAME_BOTS[game.name].roster.levels
    return tuple(
        Tournament(
            game.name,
            players,
            (f"{highest}@{ENDLESS}", *[below] * (players - 1)),
            games,
            seed,
            seconds=seconds,
        )
        for players in PLAYERS_OF_CURVE
        if players in game.seats
        for seconds in SECONDS
    )


def name(rung: Tournament) -> str:
    """The name of a rung in the journal: everything but the number of games, which may grow."""
    limit = () if rung.seconds is None else (f"{rung.seconds} s",)
    seats = () if len(rung.bots) == rung.players else (f"{rung.players} seats",)
    return "/".join((*rung.bots, *seats, *option_names(rung), *limit, rung.seed))


def option_names(rung: Tournament) -> Iterator[str]:
    """The options of a rung as the command line takes them."""
    return (name if value is True else f"{name}={value}" for name, value in rung.options.items())


def read(journal: Path) -> dict[str, dict[int, Result]]:
    """The games that a journal holds, by rung and number, without a torn last line; ValueError for others."""
    found: dict[str, dict[int, Result]] = {}
    lines = journal.read_bytes().split(b"\n") if journal.exists() else [b""]
    for text in lines[:-1]:
        line = msgspec.json.decode(text, type=JournalLine)
        found.setdefault(line.rung, {})[line.result.number] = line.result
    return found


def play(
    rung: Tournament,
    known: dict[int, Result],
    jobs: int,
    journal: Path | None,
    clock: Clock | None = None,
) -> Iterator[Result]:
    """Every game of the rung in order, those that are known without playing them again."""
    missing = [number for number in range(rung.games) if number not in known]
    yield from (known[number] for number in range(rung.games) if number in known)
    if journal and missing:
        _mend(journal)
    for result in results(rung, jobs, missing, clock):
        if journal:
            _keep(journal, JournalLine(name(rung), result))
        yield result


def _keep(journal: Path, line: JournalLine) -> None:
    with journal.open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")


def _mend(journal: Path) -> None:
    """Cut off a line that was torn when the run was stopped."""
    if journal.exists():
        data = journal.read_bytes()
        journal.write_bytes(data[: data.rfind(b"\n") + 1])
