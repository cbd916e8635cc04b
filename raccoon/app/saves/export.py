"""A whole game as JSON lines, for other programs; and back.

An export is a save without what was undone, with the seats as they are now: UTF-8, one JSON object a
line. It is enough to recompute every state of the game; nothing has to be drawn or decided again.

**Every line** ends with ``"checksum"``: 32 hexadecimal digits of BLAKE2b (digest size 16 bytes) over the
previous line's digits (nothing before the first line) followed by the bytes of this line up to, not
including, ``,"checksum"``.

**Line 1, the header**: ``format`` (1), ``program``, ``version`` (of the program), ``game`` (its name),
``rules_version``, ``seed``, ``created`` (UTC, ISO 8601, or null), ``options`` (by name), ``seats`` (in seat
order: ``name``, ``controller`` — ``"person"`` or a bot's name —, ``colour``, ``emblem``, ``character``, and
``role`` where the game deals one), ``setup``, everything that chance fixed before the first move, and
``seal`` (`raccoon.app.saves.seal`), with its salt where the game is over.

**A line that begins with** ``taken_back`` **is no event**: here the people in the seats ``agreed`` took
``moves`` commands back and played on from the event numbered ``taken_back``. An export leaves out what was
taken back, so nothing changes; in a save every event from that number on is void. Nor is **one that begins
with** ``stand_in``: the command before it, from the event of that number on, was made for the bot in
``seat``; ``why`` and ``said`` tell why.

**Every other line, an event**: ``number`` (from 1, without gaps), ``command`` (what the player asked for, on
the first event that came of it, else null), ``event``, ``last`` (true on the last event of a command). An
event has its ``type``, its ``seat`` (null for one of the table itself) and its results.

**Of a running game** an export tells only what somebody at the table may know (`export_known`), unless
all is asked for: the header has no ``seed`` and no ``setup`` and names both in ``left_out``; behind it
stands, for every seat, ``seat`` and what it saw of the deal, ``seen``; an event has what the seat knows whose
it is. Between people one such line tells what an onlooker saw (``seat`` is null), an event has what everybody
may know, and a command that led to more only its ``type`` and ``seat``. Such an export can be read, but not
played on.

What set-up and events of a game hold, and what each event changes, is written in its folder
(``raccoon/games/<game>``).
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
from msgspec.structs import replace

from raccoon.app.saves.format import Header, KnownHeader, SeenLine
from raccoon.app.saves.naming import stem_of, tidied
from raccoon.app.saves.reader import Loaded
from raccoon.app.saves.seal import opened
from raccoon.app.saves.seatings import Seating
from raccoon.app.saves.sittings import SAVE_ENDING
from raccoon.app.saves.snapshot import SaveSnapshot, knowing, moves, publicly, sealed_lines, whole, with_seats
from raccoon.app.saves.writer import read, todays_header, write_new
from raccoon.engine.codec import Codec


def export(loaded: Loaded) -> Iterator[bytes]:
    """The game's lines, each with its line feed."""
    header = todays_header(loaded)
    if header.seal and not loaded.played.to_act():
        header = replace(header, seal=opened(header.seal))
    yield from _whole(loaded, header, secret=False)


def export_known(loaded: Loaded) -> Iterator[bytes]:
    """The lines of a running game, without what not all at the screen may know; of a finished one all."""
    if not loaded.played.to_act():
        yield from export(loaded)
        return
    lines, _ = sealed_lines(_known(loaded))
    yield from lines


def _known(loaded: Loaded) -> Iterator[msgspec.Struct]:
    header, codec, players = todays_header(loaded), Codec(loaded.game), len(loaded.seats)
    told = {name: getattr(header, name) for name in KnownHeader.__struct_fields__ if name != "left_out"}
    told["seats"] = with_seats(header, loaded.seats).seats
    told["seal"] = header.seal.digest if header.seal else ""
    yield KnownHeader(**told, left_out=("seed", "setup"))
    first = loaded.game.start(loaded.setup)
    for seat in (None,) if loaded.secret else range(players):
        yield SeenLine(seat, msgspec.to_builtins(loaded.game.view(first, seat)))
    yield from moves(_contents(loaded), publicly(codec) if loaded.secret else knowing(codec, players))


def _whole(loaded: Loaded, header: Header, secret: bool) -> list[bytes]:
    return sealed_lines(whole(header, _contents(loaded), Codec(loaded.game), secret))[0]


def _contents(loaded: Loaded) -> SaveSnapshot:
    return SaveSnapshot((Seating(1, loaded.seats),), loaded.entries, loaded.takebacks, loaded.fallback_moves)


def imported(path: Path, saves: Path) -> Path:
    """Make a save of an export, called as that is, in the folder of saves; where it is then."""
    stem = stem_of(tidied(path.stem) or "export")
    names = (saves / f"{stem}{f' {number}' if number > 1 else ''}{SAVE_ENDING}" for number in count(1))
    out = next(name for name in names if not name.exists())
    import_save(read(path), out)
    return out


def import_save(loaded: Loaded, out: Path) -> None:
    """Write an export, or any save, as a new save, sealed as its kind is; `SaveError` if refused."""
    write_new(out, b"".join(_whole(loaded, todays_header(loaded), loaded.secret)))
