"""The verdict on a finished game of Raccoon Tycoon: why it ended, how clearly it was won, what decided it."""

from __future__ import annotations

from raccoon.app.session.session import Session
from raccoon.app.text import Say
from raccoon.games.raccoon_tycoon import events as ev
from scenes.raccoon_tycoon.results_story import Story, turning_point
from scenes.raccoon_tycoon.words.names import named
from scenes.raccoon_tycoon.words.points import all_owned
from scenes.table.presentation.result_data import SeatResult, Verdict

Ending = ev.FinalRoundBegun | ev.VictoryDeclared


def verdict(session: Session, seats: tuple[SeatResult, ...], told: Story, say: Say) -> Verdict:
    """The words of the certificate next to the table of points, of a session that is over."""
    winners, view = [seat for seat in seats if seat.won], session.view(None)
    headline = "results.certifies" if len(winners) < 2 else "results.share"
    return Verdict(
        f"{ending(session, say)} {say(headline, n=view.round)}",
        _how_clearly(seats, _last(session), say),
        seal=str(winners[0].total),
        turning=_turning(seats, told, say),
    )


def ending(session: Session, say: Say) -> str:
    """Why the game ended, in a sentence that does not tell who has won."""
    last = _last(session)
    if isinstance(last, ev.VictoryDeclared):
        return say("results.declared", money=last.money)
    return all_owned(last, session.view(None), say)


def _last(session: Session) -> Ending:
    """The ending: the last piece of a kind was bought, or a victory was declared, before that or after."""
    found = (event for entry in session.match.entries for event in entry.events)
    return [event for event in found if isinstance(event, Ending)][-1]


def _how_clearly(seats: tuple[SeatResult, ...], last: Ending, say: Say) -> str:
    """By a declaration, by points, by the fuller purse, or by nobody alone."""
    winners = [seat for seat in seats if seat.won]
    total = winners[0].total
    others = [seat.total for seat in seats if not seat.won]
    ahead = total - max(others, default=total)
    key = "results.ahead" if ahead > 0 else "results.points"
    if isinstance(last, ev.VictoryDeclared):
        key = "results.declarer"
    elif ahead == 0 and others and len(winners) == 1:
        key = "results.richer"
    return say(key, n=total, ahead=ahead)


def _turning(seats: tuple[SeatResult, ...], told: Story, say: Say) -> tuple[str, str] | None:
    """The purchase that gave the one winner the lead that held; None where there was none."""
    winners = [number for number, seat in enumerate(seats) if seat.won]
    decisive = turning_point(told, winners[0]) if len(winners) == 1 < len(seats) else None
    if decisive is None:
        return None
    return say("results.turning"), say("results.turned", round=decisive.round, name=named(decisive.name, say))
