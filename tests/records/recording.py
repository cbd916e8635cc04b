"""A recorded game: the deal, the seats and every command; a file holds many games, compressed."""

from __future__ import annotations

import lzma
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import msgspec

from raccoon.app.seats import Seat
from raccoon.engine.chance import Chance
from raccoon.engine.codec import Codec
from raccoon.engine.match import Match
from raccoon.engine.table_options import OptionValue
from raccoon.games.registry import by_rules

FOLDER = Path(__file__).parent


class Recording(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game; `seats` are the controllers, `commands` as a save has them."""

    game: str
    rules: int
    seed: str
    seats: tuple[str, ...]
    commands: tuple[Any, ...] = ()
    options: dict[str, OptionValue] = {}
    roles: tuple[str, ...] = ()

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats as a game knows them."""
        return tuple(Seat(str(number), who) for number, who in enumerate(self.seats, 1))

    def dealt(self) -> Match:
        """The game before its first move."""
        game = by_rules(self.game, self.rules)
        options = game.options_type(**self.options)
        return Match(game, game.setup(len(self.seats), options, Chance(self.seed), self.roles), self.seed)

    def played(self) -> Match:
        """The game after its last move; every command is decided again."""
        match = self.dealt()
        codec = Codec(match.game)
        for command in self.commands:
            match.submit(codec.command(command))
        return match


def recorded(table: Recording, match: Match) -> Recording:
    """The table with the commands of the match played at it."""
    commands = tuple(msgspec.to_builtins(entry.command) for entry in match.entries)
    return msgspec.structs.replace(table, commands=commands)


def path_of(game: str, purpose: str) -> Path:
    """The file of a game's recordings for that purpose."""
    return FOLDER / f"{game}.{purpose}.xz"


def load(path: Path) -> list[Recording]:
    """The recordings in a file; none if there is no file."""
    if not path.exists():
        return []
    found: list[Recording] = msgspec.json.decode(lzma.decompress(path.read_bytes()), type=list[Recording])
    return found


def save(path: Path, recordings: Iterable[Recording]) -> None:
    """Write the file."""
    path.write_bytes(lzma.compress(msgspec.json.encode(list(recordings)), preset=9 | lzma.PRESET_EXTREME))
