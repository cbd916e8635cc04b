"""Ready games for the tests of saves, sessions and the command line."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from raccoon.app.saves.format import checksum
from raccoon.app.saves.seatings import Seating
from raccoon.app.seats import COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.bots.game_bots import BotMaker, Roster
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.chance import Chance

GAME = "raccoon_tycoon"

NAMES = ("Ann", "Bert", "Cleo", "Dora", "Emil")


def seats(players: int = 3, controller: str = "random") -> tuple[Seat, ...]:
    """Seats that are all played by one bot (or all persons)."""
    return tuple(Seat(NAMES[n], controller, COLOURS[n], EMBLEMS[n]) for n in range(players))


def begin(
    saves: Path | None, players: int = 3, seed: str = "one", bot: str = "random", **options: Any
) -> Session:
    """A new game of bots."""
    return Session.new(GAME, seats(players, bot), options, seed, saves)


def seat_bot(patch: pytest.MonkeyPatch, name: str, make: Callable[[], Any], game: str = GAME) -> None:
    """Register one more plain bot, and remove those with a level."""
    bots = GAME_BOTS[game]
    plain = {known: bots.roster[known] for known in bots.roster.plain} | {name: BotMaker(make)}
    patch.setitem(GAME_BOTS, game, replace(bots, roster=Roster(plain)))


def person(session: Session, seat: int) -> int:
    """Seat a person in that seat, and return its number."""
    who = session.seats[seat]
    session.change_seat(seat, Seat(who.name, PERSON, who.colour, who.emblem))
    return seat


def step_back(session: Session) -> None:
    """Seat a person where a bot has moved last, undo that move and give the seat back to the bot."""
    seat = session.match.entries[-1].command.seat
    bot = session.seats[seat]
    session.undo(person(session, seat))
    session.change_seat(seat, bot)


def play(session: Session, moves: int = 10_000) -> Session:
    """Let the bots play that many moves, or to the end."""
    for _ in range(moves):
        if session.over:
            break
        session.submit(session.think())
    return session


def play_out(session: Session, seed: str = "", moves: int = 10_000) -> Session:
    """Let all seats, people among them, make random moves, as many as given or to the end."""
    chance = Chance(seed)
    for _ in range(moves):
        if session.over:
            break
        session.submit(chance.pick(session.options(session.waiting[0])).draw(chance))
    return session


def as_played_by(session: Session, controllers: dict[int, str]) -> Session:
    """The same file as if seats had been played by others from the beginning."""
    given = [controllers.get(number, seat.controller) for number, seat in enumerate(session.seats)]
    seats = (structs.replace(seat, controller=who) for seat, who in zip(session.seats, given, strict=True))
    session.seatings = (Seating(1, tuple(seats)),)
    saved(session).unlink()
    session.close()
    return Session.load(saved(session))


def play_until(session: Session, arrived: Callable[[Any], bool]) -> Session:
    """Let the bots play until the state is as wanted; fail if the game ends before."""
    while not arrived(session.match.state):
        assert not session.over, "the game never came to the point"
        session.submit(session.think())
    return session


def saved(session: Session) -> Path:
    """The session's file, which it must have."""
    assert session.path is not None
    return session.path


def records(path: Path) -> list[dict[str, Any]]:
    """The file's lines as data, without their checksums."""
    found = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    for record in found:
        del record["checksum"]
    return found


def reseal(path: Path, changed: list[Any]) -> None:
    """Write these records as a save whose checksums are all valid, as a forger would."""
    previous, lines = "", []
    for record in changed:
        body = json.dumps(record, separators=(",", ":"), ensure_ascii=False).encode()[:-1]
        previous = checksum(body, previous)
        lines.append(body + b',"checksum":"%b"}\n' % previous.encode())
    path.write_bytes(b"".join(lines))
