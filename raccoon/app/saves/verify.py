"""Checking a save from end to end: every checksum, every decision made again, every law of the game."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

from raccoon.app.saves.format import SaveError
from raccoon.app.saves.reader import IMPOSSIBLE, Loaded
from raccoon.app.saves.writer import read
from raccoon.engine.chance import Chance
from raccoon.engine.events import Refusal
from raccoon.engine.game import Decision
from raccoon.engine.match import Entry


@dataclass(frozen=True)
class Report:
    """A save in which everything is right: how many commands and events, whether the game is over."""

    path: Path
    moves: int
    events: int
    over: bool


def verify(path: Path) -> Report:
    """Check a save; raises `SaveError` with the first line that is wrong and why.

    Commands are decided again only under the rules they were played by: a save of an older rules version
    is folded and its states are checked.
    """
    loaded = read(path)
    if loaded.torn:
        raise SaveError("save.torn", path=path.name, line=_first_torn(loaded, path))
    state = loaded.game.start(loaded.setup)
    _check_laws(loaded, state, 1)
    for entry, line in zip(loaded.entries, loaded.lines, strict=True):
        decision = _decided(loaded, state, entry, line)
        state = _folded(loaded, state, entry, line)
        if decision and decision.state != state:
            raise _wrong("save.other_events", loaded, line)
        _check_laws(loaded, state, line + len(entry.events) - 1)
    events = sum(len(entry.events) for entry in loaded.entries)
    return Report(path, len(loaded.entries), events, not loaded.game.to_act(state))


def _decided(loaded: Loaded, state: Any, entry: Entry, line: int) -> Decision | None:
    """What comes of the command now; it has to be what the save tells."""
    game = loaded.game
    if loaded.header.rules_version != game.rules_version:
        return None
    try:
        decision = game.decide(state, entry.command, Chance(loaded.header.seed, entry.number))
    except Refusal as refusal:
        raise _wrong("save.refused", loaded, line, why=refusal.code) from refusal
    except IMPOSSIBLE as error:
        raise _wrong("save.impossible", loaded, line) from error
    for place, (told, event) in enumerate(zip(entry.events, decision.events, strict=False)):
        if told != event:
            raise _wrong("save.other_events", loaded, line + place)
    if len(entry.events) != len(decision.events):
        raise _wrong("save.other_events", loaded, line + min(len(entry.events), len(decision.events)) - 1)
    return decision


def _folded(loaded: Loaded, state: Any, entry: Entry, line: int) -> Any:
    """The state after the entry's events."""
    for place, event in enumerate(entry.events):
        try:
            state = loaded.game.evolve(state, event)
        except IMPOSSIBLE as error:
            raise _wrong("save.impossible", loaded, line + place) from error
    return state


def _check_laws(loaded: Loaded, state: Any, line: int) -> None:
    """The laws hold wherever the game waits; between the events of one command things are in the air."""
    for fault in loaded.game.faults(state):
        raise _wrong("save.law", loaded, line, why=fault)


def _first_torn(loaded: Loaded, path: Path) -> int:
    """The first line after the last whole command."""
    return path.read_bytes()[: loaded.mark.length].count(b"\n") + 1


def _wrong(key: str, loaded: Loaded, line: int, **facts: object) -> SaveError:
    return SaveError(key, path=loaded.path.name, line=line, **facts)
