"""Further incidents of an archived game at its point: steps back, changed seats, failures."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from raccoon.app.saves.export import import_save
from raccoon.app.saves.reader import read
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.thinking.client import Thinker
from raccoon.engine.events import Command
from raccoon.games.raccoon_tycoon.highest_bid import HighestBid, auction_number
from tests.archive.scripts import anything, step, walk

TORN_OFF = 40
"""Bytes that a power cut removed from the end."""


def undone(session: Session) -> None:
    """A person undoes a bid, redoes it, undoes it again and bids more; the game continues."""
    seat = next(iter(session.awaited), None)
    assert seat is not None
    first, second = islice(_bids(session, seat), 2)
    session.submit(first)
    session.undo(seat)
    session.match.redo()
    session.undo(seat)
    session.submit(second)
    walk(session, 4)


def thinks_again(session: Session) -> None:
    """A person has just stepped back: that is the last line of the file."""
    seat = next(iter(session.awaited), None)
    assert seat is not None
    session.submit(next(_bids(session, seat)))
    session.undo(seat)


def _bids(session: Session, seat: int) -> Iterator[Command]:
    """All bids that the person may make, the least first."""
    for option in session.options(seat):
        if option.command.__name__ == "Bid":
            yield from option.commands()


def _raising(session: Session, seat: int) -> Command:
    """The least bid, or any other allowed command."""
    return next(_bids(session, seat), None) or anything(session, seat)


def taken_back(session: Session) -> None:
    """All people agree to go back, play on, and go back once more, further."""
    session.take_back(len(session.match.entries) - 9)
    walk(session, 6)
    session.take_back(len(session.match.entries) - 8)
    walk(session, 5)


def just_taken_back(session: Session) -> None:
    """The takeback is the last line of the file."""
    session.take_back(len(session.match.entries) - 7)


def changed(session: Session) -> None:
    """A person leaves, a bot becomes a person with their own face, another bot arrives."""
    leaving = session.people[0]
    session.change_seat(leaving, replace(session.seats[leaving], controller="easygoing:wilhelmina"))
    walk(session, 6)
    coming = next(seat for seat, who in enumerate(session.seats) if not who.is_person and seat != leaving)
    session.change_seat(coming, Seat("Šárka Ní Bhriain", "person", "sky", "top hat", "skunk"))
    walk(session, 6)
    last = next(seat for seat in range(len(session.seats)) if seat not in (leaving, coming))
    session.change_seat(last, replace(session.seats[last], controller="tycoon:otis"))


def stood_in(session: Session) -> None:
    """A bot raises an error, gives an invalid move, and dies: another bot moves for it each time."""
    for how in ("lost", "illegal", "dies"):
        while session.over or session.seats[session.waiting[0]].is_person:
            step(session)
        thinker = Thinker([sys.executable, "-m", "tests.app.unruly", how])
        session.questions.use(thinker, session.seats)
        while (command := session.consider()) is None:
            time.sleep(0.01)
        session.submit(command)
        session.bots.drop()
        session.questions.thinker = None
        thinker.close()
    walk(session, 3)
    assert len(session.fallback_moves) == 3


def resumed(session: Session) -> None:
    """The game is left, and continued in another sitting."""
    assert session.path is not None
    session.close()
    again = Session.load(session.path)
    walk(again, 5)
    again.close()


def torn(session: Session) -> None:
    """The power fails while the last move is written."""
    assert session.path is not None
    found = session.path.read_bytes()
    session.path.write_bytes(found[:-TORN_OFF])


def limited(session: Session) -> None:
    """A person has set a bid limit, which has bid once and is about to bid again: no file contains it."""
    seat = next(iter(session.awaited), None)
    assert seat is not None
    auction, most = auction_number(session.orders.log(seat)), session.view(None).pending.bid + 20
    session.orders.give(seat, HighestBid(auction, most, "ask"))
    session.submit(session.think())
    while session.waiting != (seat,):
        step(session, _raising)
    assert not session.awaited, "the highest bid answers for them"


def imported(session: Session) -> None:
    """The game is an import of its own export, with a takeback on the way."""
    taken_back(session)
    assert session.path is not None
    copy = session.path.with_suffix(".import")
    import_save(read(session.path), copy)
    copy.replace(session.path)
