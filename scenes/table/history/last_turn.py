"""The beginning of a person's last turn: the limit of a step back once others have moved."""

from dataclasses import dataclass

from raccoon.app.session.auto_answers import only_command
from raccoon.app.session.session import Session
from scenes.table.presentation import Narration


@dataclass(frozen=True)
class WayBack:
    """A step back of `seat` to the point after so many `moves`.

    `marked`: something has come to light, so that it stays in the log. `agreed`: somebody else has looked or
    acted, so that all people have to agree.
    """

    seat: int
    moves: int
    marked: bool
    agreed: bool


def way_back(session: Session, words: Narration, holder: int | None) -> WayBack | None:
    """The step back that can be made now, or None; `holder` is the person still at the screen, if any."""
    seat = holder if holder is not None else _last_person(session)
    moves = None if seat is None else _begin(session, words, seat)
    if seat is None or moves is None:
        return None
    entries, people = session.match.entries[moves:], session.people
    marked = any(entry.reveals for entry in entries)
    others = any(entry.command.seat in people and entry.command.seat != seat for entry in entries)
    shared = len(people) > 1
    agreed = shared and (holder is None or others or marked)
    return WayBack(seat, moves, marked, agreed)


def _last_person(session: Session) -> int | None:
    movers = (entry.command.seat for entry in reversed(session.match.entries))
    return next((seat for seat in movers if seat in session.people), None)


def _set_up(session: Session, words: Narration, seat: int) -> int:
    """The moves of the set-up that no step back leads into: all once it is over, but for the seat's choice
    that has just ended it and turned nothing up.
    """
    match = session.match
    moves = range(len(match.entries) + 1)
    over = next((i for i in moves if not words.prepares(match.view(None, i))), 0)
    since = match.entries[max(0, over - 1) :]
    turned_up = any(event.reveals or words.begins_round(event) for entry in since for event in entry.events)
    return 0 if len(since) == 1 and since[0].command.seat == seat and not turned_up else over


def _begin(session: Session, words: Narration, seat: int) -> int | None:
    """Before the last thing the seat decided; once that turn of theirs is over, before all of the turn. A
    turn begins after the set-up.

    What was answered for a person alone because nothing else was allowed is no decision. Between people
    nobody may learn from a step back what somebody could have done.
    """
    match, alone = session.match, len(session.people) == 1
    entries = match.entries
    set_up = _set_up(session, words, seat)
    own = [i for i, entry in enumerate(entries) if i >= set_up and entry.command.seat == seat]
    last = next((i for i in reversed(own) if not alone or only_command(match, seat, i) is None), None)
    if last is None:
        return None
    over = [i for i, entry in enumerate(entries) if any(map(words.events.ends_turn, entry.events))]
    if (not over or over[-1] < last) or words.turn(match.view(None, last)) != seat:
        return last
    begun = max((i + 1 for i in over if i < last), default=0)
    return next(i for i in own if i >= begun)
