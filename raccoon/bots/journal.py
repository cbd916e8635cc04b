"""A journal of games between bots, by which a long run can be stopped and continued."""

from collections.abc import Iterator
from pathlib import Path

import msgspec

from raccoon.bots.arena import Clock, Result, Tournament, results


class JournalLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A line of the journal: one game of one rung."""

    rung: str
    result: Result


def name(rung: Tournament) -> str:
    """Return the name of a rung in the journal: everything but the number of games, which may grow."""
    limit = () if rung.seconds is None else (f"{rung.seconds} s",)
    seats = () if len(rung.bots) == rung.players else (f"{rung.players} seats",)
    return "/".join((*rung.bots, *seats, *option_names(rung), *limit, rung.seed))


def option_names(rung: Tournament) -> Iterator[str]:
    """Return the options of a rung as the command line takes them."""
    return (name if value is True else f"{name}={value}" for name, value in rung.options.items())


def read(journal: Path) -> dict[str, dict[int, Result]]:
    """Return the games of a journal by rung and number, without an incomplete last line; or ValueError."""
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
    """Yield the result of every game of the rung in order: known ones first, others by playing them."""
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
    """Remove an incomplete last line, left when the run was stopped."""
    if journal.exists():
        data = journal.read_bytes()
        journal.write_bytes(data[: data.rfind(b"\n") + 1])
