"""Measure the time of counting the statistics of 500 saved games."""

from pathlib import Path
from tempfile import TemporaryDirectory

from bench.figures import Measurement, seconds, whole_processor_seconds
from raccoon.app.afterwards.names import Names
from raccoon.app.afterwards.people import people_statistics
from raccoon.app.saves.format import SUMMARY
from raccoon.app.saves.library import Library
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance
from raccoon.games.registry import GAMES

SAVES, DEALS = 500, 10


def measure(game: str) -> list[Measurement]:
    """The processor seconds to read all saves for the first time, facts included, with and without their
    summaries; then the seconds to scan the folder again, and to count ratings, medals and records from the
    cache.
    """
    with TemporaryDirectory() as place:
        folder, memory = Path(place) / "saves", Path(place) / "library.json"
        folder.mkdir()
        deals = [_played(game, number, Path(place)) for number in range(DEALS)]
        replayed = _first(folder, memory, [deal[: deal.rfind(SUMMARY)] for deal in deals])
        first = _first(folder, memory, deals)
        again = seconds(lambda: _read(folder, memory))
        listings = _read(folder, memory).listings
        counted = seconds(lambda: list(people_statistics(listings, Names())))
    figures = {"read": first, "replayed": replayed, "again": again, "counted": counted}
    return [Measurement(f"people_{name}", "", value, "s") for name, value in figures.items()]


def _first(folder: Path, memory: Path, deals: list[bytes]) -> float:
    """The processor seconds to read that many saves without a cache."""
    memory.unlink(missing_ok=True)
    for number in range(SAVES):
        (folder / f"{number}.raccoon").write_bytes(deals[number % DEALS])
    begun = whole_processor_seconds()
    _read(folder, memory)
    return whole_processor_seconds() - begun


def _read(folder: Path, memory: Path) -> Library:
    library = Library(folder, memory)
    library.open()
    library.wait()
    return library


def _played(game: str, number: int, folder: Path) -> bytes:
    """The save of a game of one person, whose moves a bot makes, against bots."""
    bots = GAME_BOTS[game]
    name = next(iter(bots.hint_givers), bots.fallback)
    player, players = bots.make(name), GAMES[game].seats[-1]
    seats = [Seat("1", PERSON), *(Seat(str(seat), name) for seat in range(2, players + 1))]
    session = Session.new(game, seats, {}, f"{number}", folder)
    while not session.over:
        seat = session.match.to_act()[0]
        chance = Chance(f"{number}", session.match.next_number)
        session.submit(player.choose(session.view(seat), session.options(seat), chance))
    session.close()
    assert session.path
    return session.path.read_bytes()
