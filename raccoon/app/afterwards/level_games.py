"""Bots in a person's place: each level plays the seat again, at the same deal, against the same others."""

from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from msgspec.structs import replace

from raccoon.app.deal_code import deal_sign
from raccoon.app.errors import AppError
from raccoon.app.files import modified
from raccoon.app.opponents import Opponents
from raccoon.app.saves.reader import read
from raccoon.app.saves.seatings import Seating
from raccoon.app.saves.sittings import SAVE_ENDING
from raccoon.app.seats import Seat
from raccoon.app.session.rematch import rematch
from raccoon.app.session.session import Session
from raccoon.app.thinking.process import Process, program
from raccoon.app.version import VERSION
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.match import Match

MOST = 60
"""The most games kept, the latest: some ten deals with all levels."""


class LevelPlayed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A message of the process: the level that has played, or an error key with facts."""

    level: str = ""
    trouble: str = ""
    facts: dict[str, str] = {}


_lines = msgspec.json.Decoder(LevelPlayed)


def levels(game: str) -> tuple[str, ...]:
    """Return the levels that play, the weakest first; the plain bots in a game without levels."""
    roster = GAME_BOTS[game].roster
    return roster.levels or roster.plain


def substituted(game: str, seats: Sequence[Seat], seat: int, level: str) -> tuple[Seat, ...]:
    """Return the seats with a bot of that level in the seat; other people become bots of the usual level."""
    other = Opponents(game).usual_level or GAME_BOTS[game].fallback
    return tuple(
        replace(who, controller=level if place == seat else other) if who.is_person or place == seat else who
        for place, who in enumerate(seats)
    )


def file_of(match: Match, seats: Sequence[Seat], seat: int, level: str, folder: Path) -> Path:
    """Return the file of the game in which that level plays the seat, for this program version."""
    table = [who.controller for who in substituted(match.game.name, seats, seat, level)]
    identity = deal_sign(match), table, seat, VERSION
    return folder / (blake2b(msgspec.json.encode(identity), digest_size=12).hexdigest() + SAVE_ENDING)


def play_levels(save: Path, seat: int, folder: Path) -> Iterator[LevelPlayed]:
    """Let each level play that seat of a saved game; save each game in the folder and yield its level."""
    try:
        loaded = read(save)
        for level in levels(loaded.game.name):
            path = file_of(loaded.played, loaded.seats, seat, level, folder)
            if not path.exists():
                _play(save, seat, level, path)
            yield LevelPlayed(level)
    except AppError as error:
        yield LevelPlayed(trouble=error.key, facts={name: str(fact) for name, fact in error.facts.items()})
    except Exception as error:  # noqa: BLE001 - reported to the window, which shows that no more games follow
        yield LevelPlayed(trouble="duplicate.failed", facts={"why": f"{type(error).__name__}: {error}"})


def _play(save: Path, seat: int, level: str, path: Path) -> None:
    """Play the game to its end and save it only then, as this process may be ended at any moment."""
    session = Session.load(save, keep=False)
    seats = substituted(session.match.game.name, session.seats, seat, level)
    session.seatings = (Seating(1, seats),)
    game = rematch(session, None, same_deal=True)
    while not game.over:
        game.submit(game.think())
    with TemporaryDirectory(dir=path.parent) as folder:
        kept = rematch(session, Path(folder), same_deal=True)
        for entry in game.match.entries:
            kept.submit(entry.command)
        if news := kept.close():
            raise news
        assert kept.path
        kept.path.replace(path)
    for old in sorted(path.parent.glob(f"*{SAVE_ENDING}"), key=modified, reverse=True)[MOST:]:
        old.unlink(missing_ok=True)


class LevelGames:
    """The games of all levels in a seat, played in a process without blocking; `trouble` is its error."""

    def __init__(self, save: Path, seat: int, folder: Path, command: Sequence[str] = ()) -> None:
        self.trouble: AppError | None = None
        self._process: Process | None = None
        try:
            command = command or [*program(), "assess", "--seat", str(seat)]
            self._process = Process([*command, str(save), str(folder)])
        except OSError as error:
            self._give_up("duplicate.failed", why=error.strerror or str(error))

    @property
    def done(self) -> bool:
        """Whether the process has ended."""
        return self._process is None

    def poll(self) -> bool:
        """Read the messages that have arrived; return whether there is something new."""
        if self._process is None:
            return False
        new = False
        try:
            for line in self._process.read_lines():
                message, new = _lines.decode(line), True
                if message.trouble:
                    self._give_up(message.trouble, **message.facts)
                    return True
        except ValueError as error:
            self._give_up("duplicate.failed", why=str(error))
            return True
        if self._process.ended:
            self.close()
            return True
        return new

    def _give_up(self, key: str, **facts: str) -> None:
        self.trouble = AppError(key, **facts)
        self.close()

    def close(self) -> None:
        """End the process at once; finished games are kept."""
        if self._process:
            self._process.end()
        self._process = None
