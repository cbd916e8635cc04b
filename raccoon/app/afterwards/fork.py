"""Forks: a new game that continues from a point of another one, which stays as it is."""

from collections.abc import Iterable, Sequence
from functools import partial
from pathlib import Path

from msgspec.structs import replace

from raccoon.app.games import check_seats
from raccoon.app.saves.fallback_moves import moves_before
from raccoon.app.saves.format import Parent
from raccoon.app.saves.listing import Listing
from raccoon.app.saves.new_save import named_now
from raccoon.app.saves.reader import Loaded, read
from raccoon.app.saves.seatings import Seating
from raccoon.app.saves.sittings import next_sitting
from raccoon.app.saves.snapshot import SaveSnapshot, all_records, checksummed_lines
from raccoon.app.saves.writer import todays_header, write_new
from raccoon.app.seats import Seat, between_people
from raccoon.app.session.session import Session
from raccoon.engine.codec import Codec


def may_fork(session: Session) -> bool:
    """Return whether the game may be forked: a running one only by a person who plays it alone."""
    return session.file is not None and (session.over or len(session.people) == 1)


def fork(path: Path, moves: int, seats: Sequence[Seat], saves: Path) -> Session:
    """Start a new game, saved in the folder `saves`, from the position after so many moves of another, with
    these seats. Hidden information stays as it was dealt.

    `SaveError` where the file cannot be read or the new one written, `AppError` for impossible seats.
    """
    loaded = read(path)
    check_seats(loaded.game, tuple(seats), known=loaded.seats)
    return Session.load(named_now(saves, partial(_write, loaded, moves, tuple(seats))))


def _write(loaded: Loaded, moves: int, seats: tuple[Seat, ...], path: Path, created: str) -> Path:
    entries = loaded.entries[:moves]
    last = entries[-1].last_number if entries else 0
    header = replace(
        todays_header(loaded),
        created=created,
        sitting=next_sitting(path.parent),
        folded=min(loaded.folded, last),
        seal=None,
        parent=Parent(loaded.path.stem, loaded.header.created, len(entries)),
    )
    contents = SaveSnapshot((Seating(1, seats),), entries, (), moves_before(loaded.fallback_moves, last + 1))
    secret = loaded.secret or between_people(seats)
    write_new(path, b"".join(checksummed_lines(all_records(header, contents, Codec(loaded.game), secret))[0]))
    return path


def parent_of(child: Listing, listings: Iterable[Listing]) -> Listing | None:
    """Return the game a fork came from, also under a new name; None where it is no longer there."""
    parent, found = child.parent, list(listings)
    if parent is None:
        return None
    named = [one for one in found if one.name == parent.name]
    same = [one for one in found if parent.created and one.begun == parent.created and one.game == child.game]
    return next(iter((*named, *same)), None)
