"""Exports of a game as JSON lines for other programs, and their import; `README.md` describes the format.

An export is a save without what was undone, with the seats as they are now. Every state of the game can be
recomputed from it; nothing has to be drawn or decided again. The export of a running game has only what some
seat may know (`export_known`), unless everything is asked for; between people only what everybody may know.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import msgspec
from msgspec.structs import replace

from raccoon.app.saves.format import Header, KnownHeader, SeenLine
from raccoon.app.saves.naming import stem_of, tidied
from raccoon.app.saves.reader import Loaded, read
from raccoon.app.saves.seal import with_plain_salt
from raccoon.app.saves.seatings import Seating
from raccoon.app.saves.sittings import SAVE_ENDING
from raccoon.app.saves.snapshot import (
    SaveSnapshot,
    all_records,
    checksummed_lines,
    known_encoder,
    move_records,
    public_encoder,
    with_seats,
)
from raccoon.app.saves.writer import todays_header, write_new
from raccoon.engine.codec import Codec


def export(loaded: Loaded) -> Iterator[bytes]:
    """Yield the game's lines, each with its line feed."""
    header = todays_header(loaded)
    if header.seal and not loaded.played.to_act():
        header = replace(header, seal=with_plain_salt(header.seal))
    yield from _whole(loaded, header, secret=False)


def export_known(loaded: Loaded) -> Iterator[bytes]:
    """Yield the lines of a running game without what some player may not know; of a finished one all."""
    if not loaded.played.to_act():
        yield from export(loaded)
        return
    lines, _ = checksummed_lines(_known(loaded))
    yield from lines


def _known(loaded: Loaded) -> Iterator[msgspec.Struct]:
    header, codec, players = todays_header(loaded), Codec(loaded.game), len(loaded.seats)
    fields = {name: getattr(header, name) for name in KnownHeader.__struct_fields__ if name != "left_out"}
    fields["seats"] = with_seats(header, loaded.seats).seats
    fields["seal"] = header.seal.digest if header.seal else ""
    yield KnownHeader(**fields, left_out=("seed", "setup"))
    first = loaded.game.start(loaded.setup)
    for seat in (None,) if loaded.secret else range(players):
        yield SeenLine(seat, msgspec.to_builtins(loaded.game.view(first, seat)))
    encoder = public_encoder(codec) if loaded.secret else known_encoder(codec, players)
    yield from move_records(_contents(loaded), encoder)


def _whole(loaded: Loaded, header: Header, secret: bool) -> list[bytes]:
    return checksummed_lines(all_records(header, _contents(loaded), Codec(loaded.game), secret))[0]


def _contents(loaded: Loaded) -> SaveSnapshot:
    return SaveSnapshot((Seating(1, loaded.seats),), loaded.entries, loaded.takebacks, loaded.fallback_moves)


def imported(path: Path, saves: Path) -> Path:
    """Import an export into the folder of saves, under its own name; return the new path."""
    stem = stem_of(tidied(path.stem) or "export")
    names = (saves / f"{stem}{f' {number}' if number > 1 else ''}{SAVE_ENDING}" for number in count(1))
    out = next(name for name in names if not name.exists())
    import_save(read(path), out)
    return out


def import_save(loaded: Loaded, out: Path) -> None:
    """Write an export, or any save, as a new save, sealed if secret; `SaveError` if refused."""
    write_new(out, b"".join(_whole(loaded, todays_header(loaded), loaded.secret)))
