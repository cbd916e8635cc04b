"""The group of a finished game's results."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import TYPE_CHECKING, Any

from raccoon.app.opponents import Opponents
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.engine.events import Event
from scenes.table.presentation import result_data
from scenes.table.presentation.post_mortem_data import PostMortem

if TYPE_CHECKING:
    from scenes.printing.claims import Edition

Counted = Callable[[int], tuple[int, ...]]
"""Returns the figures of a seat."""


class ResultsPresenter:
    """The results of a finished game: points, curves, ledger, verdict.

    By default they are a certificate: everybody's points, their course over the game if its rules have a
    standing, and the winners. The catalogue has ``game.<game>.certificate``, its heading,
    ``game.<game>.certifies`` (the progress: `n`) and ``game.<game>.source``, the source of points; if all may
    lose, also ``game.<game>.lost`` and ``game.<game>.lost.why``.
    """

    post_mortem: Callable[[Session, Catalogue], PostMortem] | None = None
    """Makes the page ``results.page.post_mortem``, which rates the game's deeds; None for none."""

    def results_of(self, session: Session, catalogue: Catalogue) -> result_data.Results:
        """All results of a finished session, in the language of the catalogue."""
        say, game = catalogue.say, session.match.game
        ends = session.match.outcome
        assert ends
        standings = [game.standing(view) for view in stations_of(session)]
        curves = tuple(zip(*standings, strict=True))
        return result_data.Results(
            seat_results(session, lambda seat: (ends[seat].points,)),
            self.verdict(session, say),
            say(f"game.{game.name}.certificate"),
            result_data.PointsTableWords(
                say("results.from"), (say(f"game.{game.name}.source"),), say("results.total")
            ),
            times=tuple(map(float, range(len(standings)))),
            course=result_data.Curves(say("results.chart.points"), curves) if curves else None,
        )

    def front_page(self, session: Session, catalogue: Catalogue) -> Edition | None:
        """The front page of the game's newspaper about a finished session; None for none."""
        return None

    def verdict(self, session: Session, say: Say) -> result_data.Verdict:
        """The verdict: the winning points, or that all have lost."""
        game, words = session.match.game, f"game.{session.match.game.name}"
        certifies = say(f"{words}.certifies", n=game.progress(session.view(None)).number)
        won = [end.points for end in session.match.outcome or () if end.won]
        if not won:
            return result_data.Verdict(certifies, say(f"{words}.lost.why"), defeat=say(f"{words}.lost"))
        return result_data.Verdict(certifies, say("results.points", n=max(won)), seal=str(max(won)))


def seat_results(
    session: Session, points: Counted, figures: Counted = lambda _: ()
) -> tuple[result_data.SeatResult, ...]:
    """The results of all seats of a finished session, with points by source and further figures."""
    seats, ends = session.seats, session.match.outcome
    faces = Opponents(session.match.game.name).faces(seats)
    assert ends
    return tuple(
        result_data.SeatResult(seat, faces[n], ends[n].won, points(n), figures(n))
        for n, seat in enumerate(seats)
    )


def stations_of(session: Session) -> list[Any]:
    """The public views at the start, after each step of the game (`Game.progress`), and at the end."""
    views = [session.view(None, number) for number in range(len(session.match.entries) + 1)]
    stations = [next(seen) for _, seen in groupby(views, session.match.game.progress)]
    return stations if stations[-1] is views[-1] else [*stations, views[-1]]


def ends_of(session: Session, kind: type[Event]) -> list[int]:
    """The numbers of log entries at the start, after each one with an event of that kind, and at the end."""
    entries = session.match.entries
    has_event = (any(isinstance(event, kind) for event in entry.events) for entry in entries)
    ends = [0, *(number for number, ended in enumerate(has_event, 1) if ended)]
    return ends if ends[-1] == len(entries) else [*ends, len(entries)]
