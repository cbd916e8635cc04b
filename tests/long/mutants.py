"""Saves with a change, half of them with corrected checksums, as a forger would make them.

Every operation on one ends soon and without a traceback, changes no file and accepts nothing impossible.
"""

from __future__ import annotations

import json
import time
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from raccoon.app.games import dealt
from raccoon.app.process_memory import resident_bytes, tidy
from raccoon.app.saves.fallback_moves import REASONS, BotTrouble
from raccoon.app.saves.format import SaveError
from raccoon.app.saves.listing import listing
from raccoon.app.saves.reader import Loaded, read
from raccoon.app.saves.verify import verify
from raccoon.app.saves.writer import Save
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.bots.game_bots import GameBots
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.engine.events import Refusal
from raccoon.engine.game import Game
from raccoon.engine.match import Match
from raccoon.games.registry import GAMES
from scenes.registry import SHOWCASES
from scenes.tools.still import Still
from scenes.window.window import render
from tests.app.tables import reseal
from tests.games.registry import SUBJECTS
from tests.long.run import Trial

SECONDS = 1.0
"""The processor seconds for one operation on one save."""
MEGABYTES = 200
"""The most additional memory after any number of them."""
DRAWN = 50
"""One accepted save in this many is drawn at its table, if its game can be shown."""
LENGTHS = (6, 20, 45, 90)
"""The moves in the games that are changed; unfinished games are stopped there."""


def attack(seed: int, count: int) -> Iterator[Trial]:
    """Read one changed save a trial. All games of the tests are registered in the program from then on."""
    for name, subject in SUBJECTS.items():
        GAMES.setdefault(name, subject.game)
        GAME_BOTS.setdefault(name, GameBots())
    with TemporaryDirectory() as folder:
        yield from changed_saves(Path(folder), seed, count)


def changed_saves(folder: Path, seed: int, count: int) -> Iterator[Trial]:
    """The trials, with their files in this folder."""
    bases = [lines(path) for path in originals(folder)]
    path, used, accepted = folder / "changed.raccoon", resident_bytes(), 0
    for number in range(count):
        chance = Chance(f"mutants {seed}", number)
        change(chance, path, chance.pick(bases), chance.pick(bases))
        kind, wrong = judged(path)
        accepted += kind == "accepted"
        if kind == "accepted" and accepted % DRAWN == 1:
            wrong = wrong or drawn(path)
        if (resident_bytes() - used) / 2**20 > MEGABYTES:
            wrong = wrong or f"{(resident_bytes() - used) >> 20} MB of memory"
        yield Trial(kind, wrong)


def originals(folder: Path) -> list[Path]:
    """Good saves of every game: of people and of bots, with every kind of line that a save can have."""
    found = []
    for game in (subject.game for subject in SUBJECTS.values()):
        for people, length in enumerate(LENGTHS):
            path = folder / f"{game.name}-{length}.raccoon"
            kept(game, path, length, people)
            found.append(path)
    return found


def kept(game: Game, path: Path, moves: int, people: int) -> None:
    """Write a random game with undone moves, takebacks and changed seats."""
    chance, players = Chance(str(path.stem)), game.seats[-1 if people % 2 else 0]
    seats = tuple(Seat(f"Seat {n}", PERSON if n < people else "random") for n in range(players))
    options = game.options_type()
    setup = dealt(game, players, options, path.stem, [""] * players)
    save = Save.create(path, game, setup, path.stem, seats, msgspec.to_builtins(options))
    match = Match(game, setup, path.stem, save)
    session = Session(seats, match, save)
    for number in range(moves):
        if not match.to_act():
            break
        seat = chance.pick(match.to_act())
        command = chance.pick(match.options(seat)).draw(chance)
        why = BotTrouble(REASONS[0], seats[seat].name, "it lost the thread")
        with save.falling_back(why if number % 7 == 3 else None):
            entry = match.submit(command)
        if number % 5 == 2 and session.seats[seat].is_person and not entry.reveals:
            session.undo(seat)
            session.redo()
        if number % 20 == 18 and session.people:
            session.take_back(len(match.entries) - 2)
    session.change_seat(0, Seat("Somebody else", PERSON))
    session.close()


def lines(path: Path) -> list[dict[str, Any]]:
    """The records of a save, without their checksums."""
    found = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for record in found:
        del record["checksum"]
    return found


def change(chance: Chance, path: Path, records: list[dict[str, Any]], others: list[dict[str, Any]]) -> None:
    """Write the save with one to three changes."""
    changed = copied(records)
    forged = chance.below(10) < 6
    for _ in range(1 + chance.below(3) if forged else 0):
        chance.pick(FORGERIES)(chance, changed, others)
    reseal(path, changed)
    if not forged:
        data = bytearray(path.read_bytes())
        for _ in range(1 + chance.below(2)):
            chance.pick(CHANGES)(chance, data)
        path.write_bytes(data)


def flip(chance: Chance, data: bytearray) -> None:
    if data:
        data[chance.below(len(data))] ^= 1 << chance.below(8)


def cut(chance: Chance, data: bytearray) -> None:
    del data[chance.below(len(data) + 1) :]


def lose(chance: Chance, data: bytearray) -> None:
    start = chance.below(len(data) + 1)
    del data[start : start + chance.below(300)]


def repeat(chance: Chance, data: bytearray) -> None:
    start = chance.below(len(data) + 1)
    data[start:start] = data[start : start + chance.below(300)]


def blank(chance: Chance, data: bytearray) -> None:
    start = chance.below(len(data) + 1)
    end = min(len(data), start + chance.below(5000))
    data[start:end] = bytes(end - start)


def zeros(chance: Chance, data: bytearray) -> None:
    data += bytes(chance.below(100_000))


def rubbish(chance: Chance, data: bytearray) -> None:
    start = chance.below(len(data) + 1)
    data[start:start] = bytes(chance.below(256) for _ in range(chance.below(40)))


CHANGES: tuple[Callable[[Chance, bytearray], None], ...] = (flip, cut, lose, repeat, blank, zeros, rubbish)
"""The mutations of bytes."""

VALUES: tuple[Any, ...] = (
    0, 1, -1, 2, 7, 99, 10**6, 10**12, 10**30, -(10**9), 0.5, 1e300, True, False, None, "", "x", "\x1b[31m",
    "x" * 3000, [], {}, [[[[]]]], [0] * 500, {"type": "x"}, "\ud7ff", "person", "random",
)  # fmt: skip

Records = list[dict[str, Any]]


def copied(found: Any) -> Any:
    """A deep copy of the data."""
    return json.loads(json.dumps(found))


def places(found: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a record: its container, and its key or index there."""
    for key in (
        list(found) if isinstance(found, dict) else range(len(found)) if isinstance(found, list) else ()
    ):
        yield found, key
        yield from places(found[key])


def value(chance: Chance, records: Records, others: Records) -> None:
    """Replace a value: by one near the old one, of another type, or from elsewhere in a save."""
    spots = [*places(chance.pick(records))]
    if not spots:
        return
    holder, key = chance.pick(spots)
    old = holder[key]
    how = chance.below(4)
    if how == 0 and isinstance(old, int):
        holder[key] = int(old) + chance.pick((-1, 1, 2, -2))
    elif how == 1:
        there = [*places(chance.pick(others))]
        if there:
            other, place = chance.pick(there)
            holder[key] = copied(other[place])
    elif how == 2 and isinstance(old, list) and old:
        place = chance.below(len(old))
        old[place:place] = copied(chance.pick(([], [old[place]], [old[-1]])))
        holder[key] = list(chance.shuffled(old)) if chance.below(2) else old[1:]
    else:
        holder[key] = copied(chance.pick(VALUES))


def field(chance: Chance, records: Records, others: Records) -> None:
    """Add or remove a field."""
    spots = [holder for holder, _ in places(chance.pick(records)) if isinstance(holder, dict)]
    if not spots:
        return
    holder = chance.pick(spots)
    if chance.below(2) and holder:
        del holder[chance.pick(list(holder))]
    else:
        holder[chance.pick(("x", "seat", "type", "number", "role"))] = copied(chance.pick(VALUES))


def order(chance: Chance, records: Records, others: Records) -> None:
    """Remove, duplicate or swap lines."""
    one, other = chance.below(len(records)), chance.below(len(records))
    how = chance.below(3)
    if how == 0:
        del records[one : one + 1 + chance.below(3)]
    elif how == 1:
        records.insert(other, copied(records[one]))
    else:
        records[one], records[other] = records[other], records[one]
    if not records:
        records.append({})


def line(chance: Chance, records: Records, others: Records) -> None:
    """Insert a line."""
    number = chance.below(len(records) + 2)
    agreed = chance.pick(([0], [0, 1], [], [1], [0, 1, 2], [9], [-1], [0, 0]))
    made: dict[str, Any] = chance.pick(
        (
            {"undone": number},
            {"taken_back": number, "agreed": agreed, "moves": chance.pick((0, 1, 2, 3, 10**12, -1))},
            {"stand_in": number, "seat": chance.below(4), "why": chance.pick(REASONS), "said": "x" * 900},
            {"sitting": chance.pick((0, 1, 2, 99, 2**53, 2**60))},
            {"rules_version": chance.pick((0, 1, 2)), "version": "1"},
            {"seats": [{"name": "\n\x1b" * 99}] * chance.below(6)},
            copied(chance.pick(others)),
        )
    )
    records.insert(chance.below(len(records) + 1), made)


FORGERIES: tuple[Callable[[Chance, Records, Records], None], ...] = (value, value, value, field, order, line)
"""A forger's changes to lines before the checksums are corrected."""


def judged(path: Path) -> tuple[str, str]:
    """The result of reading the save, in a word, and the error in that, "" for none."""
    before = path.read_bytes(), path.stat().st_mtime_ns
    try:
        loaded, loading = timed(lambda: read(path))
        listed, listing_it = timed(lambda: listing(path))
        verified, verifying = timed(lambda: verify(path))
    except Exception:  # noqa: BLE001 - any error is reported
        return "error", traceback.format_exc()
    kind = loaded.key if isinstance(loaded, SaveError) else "torn" if loaded.torn else "accepted"
    slow = max(loading, listing_it, verifying)
    if slow > SECONDS:
        return kind, f"{slow:.2f} s"
    if (path.read_bytes(), path.stat().st_mtime_ns) != before:
        return kind, "the file was touched"
    if isinstance(listed, SaveError) or isinstance(loaded, SaveError) != (listed.trouble is not None):
        return kind, f"the list says {listed}, loading {loaded}"
    if (kind == "accepted") == isinstance(verified, SaveError):
        return kind, f"verify says {verified}, loading {loaded}"
    return kind, "" if isinstance(loaded, SaveError) else impossible(loaded)


def timed(work: Callable[[], Any]) -> tuple[Any, float]:
    """The outcome, a `SaveError` included, and the processor seconds of the work."""
    start = time.process_time()
    try:
        found = work()
    except SaveError as error:
        found = error
    return found, time.process_time() - start


def impossible(loaded: Loaded) -> str:
    """The impossible part of an accepted save, found by dealing and playing it again; "" for none."""
    game, header = loaded.game, loaded.header
    options = msgspec.convert(header.options, game.options_type)
    setup = dealt(game, len(header.seats), options, header.seed, [seat.role for seat in header.seats])
    if setup != loaded.setup:
        return "the seed deals something else"
    match = Match(game, setup, header.seed)
    try:
        others = [entry.number for entry in loaded.entries if match.submit(entry.command) != entry]
    except Refusal as refusal:
        return f"the rules refuse a move: {refusal}"
    if others:
        return f"move {others[0]} gives something else"
    if match.state != loaded.played.state:
        return "another state"
    faults = [fault for _, state in match.states() for fault in game.faults(state)]
    return faults[0] if faults else ""


def drawn(path: Path) -> str:
    """The error in drawing the table; "" for none, and for a game that cannot be shown."""
    showcase = SHOWCASES.get(read(path).game.name)
    if showcase is None:
        return ""
    try:
        render(Still(showcase, path).table(), (1280, 720))
    except Exception:  # noqa: BLE001 - any error is reported
        return traceback.format_exc()
    finally:
        tidy()  # as the program does where a table is left
    return ""
