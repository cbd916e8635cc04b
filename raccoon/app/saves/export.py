"""A whole game as JSON lines, for other programs; and back.

An export is a save without what was undone, with the seats as they are now: UTF-8, one JSON object a
line. It is enough to recompute every state of the game; nothing has to be drawn or decided again.

**Every line** ends with ``"checksum"``: 32 hexadecimal digits of BLAKE2b (digest size 16 bytes) over the
previous line's digits (nothing before the first line) followed by the bytes of this line up to, not
including, ``,"checksum"``.

**Line 1, the header**: ``format`` (1), ``program``, ``version`` (of the program), ``game`` (its name),
``rules_version``, ``seed``, ``created`` (UTC, ISO 8601, or null), ``options`` (by name), ``seats`` (in seat
order: ``name``, ``controller`` — ``"person"`` or a bot's name —, ``colour``, ``emblem``, ``character``, and
``role`` where the game deals one) and ``setup``, everything that chance fixed before the first move.

**A line that begins with** ``taken_back`` **is no event**: here the people in the seats ``agreed`` took
``moves`` commands back and played on from the event numbered ``taken_back``. An export leaves out what was
taken back, so nothing changes; in a save every event from that number on is void. Nor is **one that begins
with** ``stand_in``: the command before it, from the event of that number on, was made for the bot in
``seat``; ``why`` and ``said`` tell why.

**Every other line, an event**: ``number`` (from 1, without gaps), ``command`` (what the player asked for, on
the first event that came of it, else null), ``event``, ``last`` (true on the last event of a command). An
event has its ``type``, its ``seat`` (null for one of the table itself) and its results.

What set-up and events of a game hold, and what each event changes, its own folder tells
(``raccoon/games/<game>/events.py``).
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from raccoon.app.saves.format import SaveError, sealed
from raccoon.app.saves.reader import Loaded
from raccoon.app.saves.writer import event_lines, fallback_line, new_header, taken_back_line, write_whole
from raccoon.engine.codec import Codec


def export(loaded: Loaded) -> Iterator[bytes]:
    """The game's lines, each with its line feed."""
    checksum = ""
    for record in _records(loaded):
        line, checksum = sealed(record, checksum)
        yield line


def _records(loaded: Loaded) -> Iterator[msgspec.Struct]:
    old = loaded.header
    yield new_header(loaded.game, loaded.setup, old.seed, loaded.seats, old.options, old.created)
    codec = Codec(loaded.game)
    marks = sorted(loaded.takebacks, key=lambda back: back.number)
    for entry in loaded.entries:
        while marks and marks[0].number <= entry.number:
            yield taken_back_line(marks.pop(0))
        yield from event_lines(codec, entry)
        yield from (fallback_line(told) for told in loaded.fallback_moves if told.number == entry.number)
    yield from map(taken_back_line, marks)


def import_save(loaded: Loaded, out: Path) -> None:
    """Write an export, or any save, as a new save.

    Raises `SaveError` when the game cannot have happened, when `out` exists already, or when the disk
    refuses it.
    """
    if out.exists():
        raise SaveError("save.exists", path=out.name)
    write_whole(out, b"".join(export(loaded)))
