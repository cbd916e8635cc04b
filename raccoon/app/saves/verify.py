"""Checking a save from end to end: every checksum, every decision made again, every law of the game."""

from dataclasses import dataclass
from pathlib import Path

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import read


@dataclass(frozen=True)
class Report:
    """A save in which everything is right: how many commands and events, whether the game is over."""

    path: Path
    moves: int
    events: int
    over: bool


def verify(path: Path) -> Report:
    """Check a save; raises `SaveError` with the first line that is wrong and why.

    Reading decides every command again, but for those of older rules; here the laws are looked after wherever
    the game waits: between the events of one command things are in the air.
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
