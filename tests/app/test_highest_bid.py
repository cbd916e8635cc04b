"""Bid limits: they raise for a person, and no other seat ever learns of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from raccoon.app.saves.export import export
from raccoon.app.saves.reader import read
from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.games.raccoon_tycoon.actions.auction import Bid, Pass
from raccoon.games.raccoon_tycoon.highest_bid import Beyond, HighestBid, auction_number
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.raccoon_tycoon.events import EVENTS
from tests.app.tables import begin, saved

PEOPLE = (1, 2)
"""The seats of people in these auctions; seat 0 is a bot."""


def at_auction(folder: Path | None, seed: str = "h3") -> Session:
    """The first auction in which a person is asked while all three are in and the purses are full."""
    session = begin(folder, seed=seed, bot="greedy")
    while not _ready(session):
        assert not session.over
        session.submit(session.think())
    for seat in PEOPLE:
        session.change_seat(seat, Seat(session.seats[seat].name, PERSON))
    return session


def _ready(session: Session) -> bool:
    pending = session.view(None).pending
    return (
        isinstance(pending, AwaitBid)
        and pending.seat in PEOPLE
        and len(pending.active) == 3
        and min(session.view(seat).players[seat].money for seat in PEOPLE) >= pending.bid + 12
    )


def raise_for(session: Session, seat: int, most: int, beyond: Beyond) -> None:
    session.orders.give(seat, HighestBid(auction_number(session.orders.log(seat)), most, beyond))


def bidding(session: Session) -> AwaitBid | None:
    pending = session.view(None).pending
    return pending if isinstance(pending, AwaitBid) else None


def until_asked(session: Session, others_raise: bool) -> list[Any]:
    """Let bid limits bid; people who are asked raise by one or pass. Stop at the auction's end."""
    made = []
    while pending := bidding(session):
        if not session.awaited:
            command = session.think()
        elif others_raise and session.orders.of(pending.seat) is None:
            command = Bid(pending.seat, pending.bid + 1)
        else:
            command = Pass(pending.seat)
        made.append(command)
        session.submit(command)
    return made


def test_it_bids_the_least_raise_up_to_the_sum_then_passes() -> None:
    session = at_auction(None)
    owner = session.waiting[0]
    start = bidding(session)
    assert start is not None
    session.change_seat(0, Seat("Bot", "random"))
    raise_for(session, owner, start.bid + 5, "pass")
    assert not session.awaited
    made = until_asked(session, others_raise=True)
    mine = [command for command in made if command.seat == owner]
    standing = start.bid
    for command in made:
        if command.seat == owner:
            assert command == Bid(owner, standing + 1) or (
                isinstance(command, Pass) and standing >= start.bid + 5
            )
        standing = command.amount if isinstance(command, Bid) else standing
    assert isinstance(mine[0], Bid)
    assert max(command.amount for command in mine if isinstance(command, Bid)) <= start.bid + 5


@pytest.mark.parametrize("beyond", ["pass", "ask"])
def test_beyond_the_sum_it_passes_or_asks(beyond: Beyond) -> None:
    session = at_auction(None)
    owner, start = session.waiting[0], bidding(session)
    assert start is not None
    raise_for(session, owner, start.bid, beyond)
    if beyond == "ask":
        assert session.awaited == (owner,)
    else:
        assert not session.awaited
        assert session.think() == Pass(owner)


def test_it_never_bids_beyond_the_purse() -> None:
    session = at_auction(None)
    owner, start = session.waiting[0], bidding(session)
    assert start is not None
    money = session.view(owner).players[owner].money
    raise_for(session, owner, money + 500, "pass")
    made = until_asked(session, others_raise=False)
    assert all(command.amount <= money for command in made if isinstance(command, Bid))


def test_it_ends_with_its_auction_and_with_a_step_back() -> None:
    session = at_auction(None)
    owner, start = session.waiting[0], bidding(session)
    assert start is not None
    raise_for(session, owner, start.bid + 3, "ask")
    entry = session.submit(session.think())
    assert session.orders.of(owner) is not None
    assert not entry.reveals
    session.undo(owner)
    assert session.orders.of(owner) is None
    assert session.awaited == (owner,)
    raise_for(session, owner, start.bid + 3, "ask")
    until_asked(session, others_raise=False)
    for seat in PEOPLE:
        session.change_seat(seat, Seat(session.seats[seat].name, "random"))
    while not session.over and not bidding(session):
        session.submit(session.think())
    session.change_seat(owner, Seat(session.seats[owner].name, PERSON))
    assert session.orders.of(owner) is None


def test_nothing_but_the_bids_can_be_told_apart(tmp_path: Path) -> None:
    """The same auction by hand, and with two different limits that the others never reach: the save, the
    export, every seat's view and events, and the sentences of the log are the same.
    """

    def told(how: int | None, folder: Path) -> tuple[object, ...]:
        folder.mkdir()
        session = at_auction(folder)
        owner, start = session.waiting[0], bidding(session)
        assert start is not None
        views = []
        if how is not None:
            raise_for(session, owner, start.bid + how, "ask")
        while pending := bidding(session):
            if pending.seat == owner and how is None:
                command: Any = Bid(owner, pending.bid + 1)
            elif not session.awaited:
                command = session.think()
            elif pending.bid < start.bid + 4:
                command = Bid(pending.seat, pending.bid + 1)
            else:
                command = Pass(pending.seat)
            entry = session.submit(command)
            for seat in (None, *(other for other in range(3) if other != owner)):
                views.append(msgspec.json.encode(session.view(seat)))
                views.append(msgspec.json.encode(session.visible_events(entry, seat)))
            views.append(str([EVENTS.sentence(e, Catalogue.load().say) for e in entry.events]).encode())
        path = saved(session)
        loaded = read(path)
        lines = [bytes(line).rpartition(b',"checksum"')[0] for line in export(loaded)][1:]
        kept = [line.rpartition(b',"checksum"')[0] for line in path.read_bytes().splitlines()][1:]
        assert [file.name for file in folder.iterdir()] == [path.name]
        return lines, kept, views, session.match.state

    by_hand = told(None, tmp_path / "hand")
    assert told(14, tmp_path / "exact") == by_hand
    assert told(31, tmp_path / "ample") == by_hand


def test_a_loaded_game_knows_of_none(tmp_path: Path) -> None:
    session = at_auction(tmp_path)
    owner, start = session.waiting[0], bidding(session)
    assert start is not None
    raise_for(session, owner, start.bid + 9, "pass")
    loaded = Session.load(saved(session))
    assert loaded.orders.of(owner) is None
    assert loaded.awaited == (owner,)
