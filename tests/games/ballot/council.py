"""Councils at hand: a game of Ballot of these players, moved on by its bots in any order."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance

NAMES = ("Ada", "Bo", "Cy", "Di")


def seats(*controllers: str) -> list[Seat]:
    """A seat for each of these controllers."""
    return [Seat(NAMES[n], who, COLOURS[n], EMBLEMS[n]) for n, who in enumerate(controllers)]


def begin(folder: Path | None, *controllers: str, seed: str = "council", **options: Any) -> Session:
    """A new game, kept in the folder if there is one."""
    return Session.new("ballot", seats(*controllers), options, seed, folder)


def answered(session: Session) -> set[int]:
    """The seats that have answered a question that others are still to answer; none between questions."""
    seats = set()
    for entry in reversed(session.match.entries):
        if any(event.seat is None for event in entry.events):
            break
        seats.add(entry.command.seat)
    return seats


def step(session: Session, chance: Chance) -> None:
    """One of those waited for moves, whoever it is, as chance will have it."""
    seat = chance.pick(session.waiting)
    session.submit(chance.pick(session.options(seat)).draw(chance))


def play(session: Session, seed: str = "play", until: Callable[[Session], bool] = lambda _: False) -> Session:
    """Random answers in random order, to the end or until something holds."""
    chance = Chance(seed)
    while not session.over and not until(session):
        step(session, chance)
    return session
