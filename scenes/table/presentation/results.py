"""How a finished game is told."""

from __future__ import annotations

from collections.abc import Callable

from raccoon.app.opponents import Opponents
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.engine.events import Event
from scenes.results import data

Counted = Callable[[int], tuple[int, ...]]
"""The figures of a seat."""


class Results:
    """How a finished game is told: sources of points, columns, curves, ledger, verdict."""

    def told(self, session: Session, catalogue: Catalogue) -> data.Results:
        """Everything that the end of a session shows, in the words of the catalogue."""
        raise NotImplementedError


def seat_results(
    session: Session, points: Counted, figures: Counted = lambda _: ()
) -> tuple[data.SeatResult, ...]:
    """Everybody as they are seen, with their points by source and other figures; who has won say the rules.

    The session is over.
    """
    game, seats = session.match.game, session.seats
    faces, ends = Opponents(game.name).faces(seats), game.outcome(session.match.state)
    assert ends
    return tuple(
        data.SeatResult(seat, faces[n], ends[n].won, points(n), figures(n)) for n, seat in enumerate(seats)
    )


def ends_of(session: Session, kind: type[Event]) -> list[int]:
    """How many entries of the log there were at the start and after each with an event of that kind (the end
    of a turn, or of a round); the last is all of them.
    """
    entries = session.match.entries
    told = (any(isinstance(event, kind) for event in entry.events) for entry in entries)
    ends = [0, *(number for number, ended in enumerate(told, 1) if ended)]
    return ends if ends[-1] == len(entries) else [*ends, len(entries)]
