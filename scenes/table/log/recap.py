"""The recap of the others' turns since a seat's last turn: its content, and when it is due."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import chain
from typing import Any

from raccoon.app.session.auto_answers import only_command
from raccoon.app.session.session import Session
from raccoon.app.text import Say
from raccoon.app.wording import listed, seat_mark
from raccoon.engine.events import Event
from scenes.table.described.event_spec import RecapPart
from scenes.table.presentation import Narration, RecapFoot


@dataclass(frozen=True)
class RecapTurn:
    """A turn of another seat: the things done in it, and all of it in one sentence."""

    seat: int
    parts: tuple[RecapPart, ...]
    sentence: str


@dataclass(frozen=True)
class Recap:
    """The turns of the others, and the foot with changes on the table; `first`: no own turn came before."""

    first: bool
    turns: tuple[RecapTurn, ...]
    foot: RecapFoot | None


def turn_start(session: Session, words: Narration, view: Any, seat: int | None) -> tuple[int, int] | None:
    """The seat and the number of moves before its turn, if it is its turn and not the game's first one."""
    entries = session.match.entries
    if seat is None or words.turn(view) != seat:
        return None
    over = (any(map(words.events.ends_turn, entry.events)) for entry in reversed(entries))
    since = next((number for number, ends in enumerate(over) if ends), None)
    return None if since is None else (seat, len(entries) - since)


def has_decided(session: Session, seat: int, since: int) -> bool:
    """Whether the seat has made a move after the first `since` that was not its only possible one."""
    match = session.match
    own = (at for at, entry in enumerate(match.entries[since:], since) if entry.command.seat == seat)
    return any(only_command(match, seat, at) is None for at in own)


def recap(session: Session, seat: int, words: Narration, say: Say) -> Recap | None:
    """The recap of the others' turns since the seat's last one, from public events; None for none."""
    events_of_moves = [session.visible_events(entry, None) for entry in session.match.entries]
    ends = [
        (moves, event.seat)
        for moves, events in enumerate(events_of_moves, 1)
        for event in events
        if event.seat is not None and words.events.ends_turn(event)
    ]
    own = [moves for moves, who in ends if who == seat]
    since = own[-1] if own else 0
    later = [(moves, who) for moves, who in ends if moves > since]
    if not later:
        return None
    begins = [since, *(moves for moves, _ in later)]
    turns = [
        _turn(who, chain.from_iterable(events_of_moves[begin:end]), words, say)
        for begin, (end, who) in zip(begins, later, strict=False)
    ]
    foot = words.recap_foot(session.view(None, since), session.view(None, ends[-1][0]))
    return Recap(not own, tuple(turns), foot)


def _turn(seat: int, events: Iterable[Event], words: Narration, say: Say) -> RecapTurn:
    done = words.recap(seat, tuple(events), say) or [RecapPart(say("recap.nothing"), "hourglass")]
    parts = tuple(RecapPart(part, words.kinds.get(picture, picture)) for part, picture in done)
    together = listed([part.words for part in parts], say)
    return RecapTurn(seat, parts, say("recap.turn", seat=seat_mark(seat), parts=together))
