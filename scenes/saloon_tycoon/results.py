"""The results of a finished game: verdict, points by source, their course, every room, claim and guest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.engine.events import Event
from raccoon.games.saloon_tycoon.actions.arrivals import CitizenArrived, OutlawArrived
from raccoon.games.saloon_tycoon.actions.finish import RoomFinished
from raccoon.games.saloon_tycoon.actions.stake import ClaimScored
from raccoon.games.saloon_tycoon.catalogue import SPACES
from raccoon.games.saloon_tycoon.view import View
from scenes.art.frame import picture_painter
from scenes.results.numbering import certificate_number
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.holdings import tile_name
from scenes.saloon_tycoon.newspaper.chronicle import Chronicle
from scenes.saloon_tycoon.picture import reckoning
from scenes.saloon_tycoon.words.post_mortem import post_mortem
from scenes.table import presentation
from scenes.table.piece import Piece
from scenes.table.presentation import result_data
from scenes.table.presentation.results import seat_results

if TYPE_CHECKING:
    from scenes.printing.claims import Edition

OFFICERS = ("judge", "courier")
"""The signatories of the certificate."""
SOURCES: dict[str, Callable[[Any], int]] = {
    "tiles": lambda score: score.track.tiles,
    "roofs": lambda score: score.track.roofs,
    "lots": lambda score: score.track.lots,
    "open_claims": lambda score: score.track.open_claims,
    "secret_claims": lambda score: score.track.secret_claims,
    "cards": lambda score: score.track.cards,
    "unfinished": lambda score: score.unfinished,
    "citizens": lambda score: score.citizens,
    "outlaws": lambda score: score.outlaws,
}
"""The sources of points, each with its share in a count (`PlayerView.score`)."""


class SaloonResults(presentation.ResultsPresenter):
    """The results: who won, the sources of the points and their course."""

    post_mortem = staticmethod(post_mortem)

    def results_of(self, session: Session, catalogue: Catalogue) -> result_data.Results:
        say, game, seats = catalogue.say, Chronicle(session), _seats(session)
        view = game.view
        return result_data.Results(
            seats=seats,
            verdict=replace(_verdict(seats, view, say), turning=_turning(game, say)),
            heading=say("saloon.results.heading"),
            table=_table(seats, say),
            signatures=tuple((say(f"saloon.signed.{who}"), say(f"saloon.office.{who}")) for who in OFFICERS),
            times=game.times,
            course=reckoning.street(view, session.seats, say),
            charts=_charts(game, say),
            ledger=_ledger(session, view, say),
            number=certificate_number(session, say),
            measure=say(
                "results.measure",
                players=say("saloon.results.houses", n=len(seats)),
                rounds=say("results.rounds", n=view.round),
            ),
        )

    def front_page(self, session: Session, catalogue: Catalogue) -> Edition:
        from scenes.saloon_tycoon.newspaper.page import edition

        return edition(session, catalogue)


def _table(seats: tuple[result_data.SeatResult, ...], say: Say) -> result_data.PointsTableWords:
    return result_data.PointsTableWords(
        heading=say("results.from"),
        sources=tuple(say(f"saloon.source.{source}") for source in SOURCES),
        total=say("results.total"),
        figures=(
            result_data.ResultRow(say("saloon.source.gold")),
            result_data.ResultRow(say("saloon.source.claims")),
        ),
        note=say("saloon.results.ties") if result_data.tied(seats) else "",
    )


def _seats(session: Session) -> tuple[result_data.SeatResult, ...]:
    players = session.view(None).players
    return seat_results(
        session,
        lambda seat: tuple(count(players[seat].score) for count in SOURCES.values()),
        lambda seat: (players[seat].gold, len(players[seat].claims)),
    )


def _verdict(seats: tuple[result_data.SeatResult, ...], view: View, say: Say) -> result_data.Verdict:
    """The verdict: why the game ended, and whether points, gold or claims decided it, or nothing did."""
    winners = [seat for seat in seats if seat.won]
    total = winners[0].total
    others = [seat for seat in seats if not seat.won]
    level = [seat for seat in others if seat.total == total]
    ahead = total - max((seat.total for seat in others), default=total)
    key = "saloon.results.ahead" if ahead > 0 else "saloon.results.points"
    if level and len(winners) == 1:
        richer = all(seat.figures[0] < winners[0].figures[0] for seat in level)
        key = "saloon.results.richer" if richer else "saloon.results.claims"
    headline = "saloon.results.certifies" if len(winners) < 2 else "saloon.results.share"
    why = f"{say('saloon.results.ended')} {say(headline, n=view.round)}"
    return result_data.Verdict(why, say(key, n=total, ahead=ahead), seal=str(total))


def _turning(game: Chronicle, say: Say) -> tuple[str, str] | None:
    """The words about the sole winner's event that gave the lasting lead; None where there is none."""
    if (event := game.turning) is None:
        return None
    name = say(f"saloon.claim.{event.name}" if event.kind == "claim" else tile_name(event.name, game.view))
    return say("results.turning"), say("saloon.results.turned", round=event.round, name=name)


def _charts(game: Chronicle, say: Say) -> result_data.ChartsPage:
    incomes = zip(*([player.next_income for player in view.players] for view in game.views), strict=True)
    return result_data.ChartsPage(
        heading=say("saloon.results.charts"),
        sentence=say("saloon.results.charts.beneath", n=game.rounds),
        charts=(
            result_data.Curves(say("saloon.results.chart.points"), game.samples),
            result_data.Curves(say("saloon.results.chart.income"), tuple(incomes)),
        ),
    )


def _ledger(session: Session, view: View, say: Say) -> result_data.LedgerPage:
    rows = tuple(_rows(session, say))
    return result_data.LedgerPage(
        heading=say("saloon.results.ledger"),
        sentence=say("saloon.results.ledger.beneath", n=view.round),
        rows=rows,
        nothing=say("results.nothing"),
        columns=(say("results.ledger.round"), say("saloon.results.ledger.points")),
        total=say("results.total"),
        totals=tuple(
            str(sum(int(row.value or 0) for row in rows if row.seat == seat))
            for seat in range(len(session.seats))
        ),
    )


def _rows(session: Session, say: Say) -> Iterator[result_data.LedgerRow]:
    for number, entry in enumerate(session.match.entries):
        for event in session.visible_events(entry, None):
            yield from _row(event, session.view(None, number), session.view(None, number + 1), say)


def _row(event: Event, before: View, after: View, say: Say) -> Iterator[result_data.LedgerRow]:
    """The ledger's row for a finished room, a scored claim or a character who arrived."""
    round_ = before.round
    match event:
        case RoomFinished() if event.seat is not None:
            tile = after.players[event.seat].rooms[event.room].tile
            paint = picture_painter(lambda size: art.room(tile, SPACES[tile], SPACES[tile], size, True))
            piece = Piece("far", event.seat, event.room)
            yield result_data.LedgerRow(
                event.seat,
                paint,
                say(tile_name(tile, after)),
                round_,
                str(event.points),
                framed=True,
                piece=piece,
            )
        case ClaimScored() if event.seat is not None:
            paint = picture_painter(partial(art.poster, event.claim))
            name, piece = say(f"saloon.claim.{event.claim}"), Piece("poster", event.claim)
            points = str(event.points)
            yield result_data.LedgerRow(event.seat, paint, name, round_, points, framed=True, piece=piece)
        case CitizenArrived() | OutlawArrived() if event.seat is not None:
            paint = picture_painter(partial(art.character, event.character, "calm"))
            piece = Piece("person", event.character)
            yield result_data.LedgerRow(
                event.seat, paint, say(f"saloon.person.{event.character}"), round_, piece=piece
            )
