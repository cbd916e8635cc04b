"""Measure the memory of the process that thinks for the bots, over whole games of all bots of a level."""

from collections.abc import Callable, Iterable
from time import sleep

from bench.figures import Measurement
from raccoon.app.process_memory import resident_bytes
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Thinker
from raccoon.bots.registry import GAME_BOTS

GAMES = 10
PLAYERS = 4
PAUSE = 0.002
"""Seconds between two checks whether the process has answered."""


def measure(
    game: str, games: int = GAMES, level: str = "", watch: Callable[[range], Iterable[int]] = iter
) -> list[Measurement]:
    """The most memory of the process in games of four bots of the level ("" for the highest), with other
    personalities in every game. Nothing for a game whose bots have no level, which do not think there. Raises
    AppError where the system does not report memory.
    """
    levels = GAME_BOTS[game].roster.levels
    if not levels:
        return []
    thinker, most = Thinker(), 0
    try:
        for number in watch(range(games)):
            most = max(most, _game(game, _seats(game, level or levels[-1], number), number, thinker))
    finally:
        thinker.close()
    return [Measurement("memory_thinking", f"{games} games", most / 1e6, "MB")]


def _seats(game: str, level: str, number: int) -> list[Seat]:
    who = [name for name in GAME_BOTS[game].roster.opponents if name.startswith(level)] or [level]
    return [Seat(str(seat), who[(number + seat) % len(who)]) for seat in range(PLAYERS)]


def _game(game: str, seats: list[Seat], number: int, thinker: Thinker) -> int:
    """Play the game; return the most memory after any move."""
    session, most = Session.new(game, seats, {}, f"thinking {number}", None), 0
    session.questions.use(thinker, session.seats)
    while not session.over:
        command = session.consider()
        if command is None:
            sleep(PAUSE)
            continue
        session.submit(command)
        most = max(most, resident_bytes(thinker.pid))
    return most
