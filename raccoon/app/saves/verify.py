"""Verifying a save: every checksum, every decision, every law of the game."""

from dataclasses import dataclass
from pathlib import Path

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read


@dataclass(frozen=True)
class Report:
    """The result for a correct save: the numbers of commands and events, whether the game is over."""

    path: Path
    moves: int
    events: int
    over: bool


def verify(path: Path) -> Report:
    """Verify a save; raises `SaveError` with the first wrong line and the reason.

    Reading decides every command again, except those of older rules; here the laws are checked after every
    command (between its events they need not hold).
    """
    loaded = read(path)
    if loaded.torn:
        raise SaveError("save.torn", path=path.name, line=loaded.mark.lines + 1)
    game, last = loaded.game, (1, *loaded.lines)
    for place, (entry, state) in enumerate(loaded.played.states()):
        for fault in game.faults(state):
            line = last[place] + (len(entry.events) - 1 if entry else 0)
            raise SaveError("save.law", path=path.name, line=line, why=fault)
    entries = loaded.played.entries
    events = sum(len(entry.events) for entry in entries)
    return Report(path, len(entries), events, not loaded.played.to_act())
