"""The results of a finished game: points by source, money, prices, every purchase."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from scenes.raccoon_tycoon.art import paintings, signs, tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY_FIELD
from scenes.raccoon_tycoon.results_story import Kind, Purchase, Story, read_story, spent, verdict
from scenes.raccoon_tycoon.words.names import named
from scenes.raccoon_tycoon.words.points import SOURCES
from scenes.raccoon_tycoon.words.post_mortem import post_mortem
from scenes.results.numbering import certificate_number
from scenes.table import presentation
from scenes.table.piece import Piece
from scenes.table.presentation import result_data
from scenes.table.presentation.results import seat_results

if TYPE_CHECKING:
    from scenes.printing.claims import Edition

OFFICERS = ("registrar", "gazette")
"""The two people who sign the certificate."""
PAINT: dict[Kind, Callable[..., None]] = {
    "railroad": paintings.medallion,
    "town": paintings.town,
    "building": signs.tile,
}


class RaccoonTycoonResults(presentation.ResultsPresenter):
    """Makes the certificate, charts and ledger of a finished game, and its front page."""

    post_mortem = staticmethod(post_mortem)

    def results_of(self, session: Session, catalogue: Catalogue) -> result_data.Results:
        say, view, story = catalogue.say, session.view(None), read_story(session, catalogue)
        seats = _seats(session)

        def dollars(value: int) -> str:
            return say("money.amount", amount=value)

        return result_data.Results(
            seats=seats,
            verdict=verdict(session, seats, story, say),
            heading=say("results.heading.certificate"),
            table=result_data.PointsTableWords(
                heading=say("results.from"),
                sources=tuple(say(f"results.source.{source}") for source in SOURCES),
                total=say("results.total"),
                figures=(result_data.ResultRow(say("results.money"), dollars),),
                note=say("results.ties") if result_data.tied(seats) else "",
            ),
            signatures=tuple(
                (say(f"results.signed.{who}"), say(f"results.office.{who}")) for who in OFFICERS
            ),
            times=story.rounds,
            course=result_data.Curves(say("results.chart.points"), story.points),
            charts=_charts(story, view.round, say, dollars),
            ledger=_ledger(story, view.round, say),
            number=certificate_number(session, say),
            measure=say(
                "results.measure",
                players=say("results.tycoons", n=len(seats)),
                rounds=say("results.rounds", n=view.round),
            ),
        )

    def front_page(self, session: Session, catalogue: Catalogue) -> Edition:
        from scenes.raccoon_tycoon.newspaper.page import edition

        return edition(session, catalogue)


def _seats(session: Session) -> tuple[result_data.SeatResult, ...]:
    scores = [player.score for player in session.view(None).players]
    return seat_results(
        session,
        lambda seat: tuple(getattr(scores[seat], source) for source in SOURCES),
        lambda seat: (scores[seat].money,),
    )


def _charts(story: Story, rounds: int, say: Say, dollars: Callable[[int], str]) -> result_data.ChartsPage:
    strips = tuple(
        result_data.StepChart(
            say("results.strip", token=f"[{name}]", name=say(f"commodity.{name}.title")),
            partial(tokens.token, commodity=name),
            COMMODITY_FIELD[name],
            prices,
            Piece("market", name),
        )
        for name, prices in story.prices
    )
    return result_data.ChartsPage(
        heading=say("results.heading.charts"),
        sentence=say("results.beneath.charts", n=rounds),
        charts=(
            result_data.Curves(say("results.chart.money"), story.money, dollars),
            result_data.StepCharts(
                say("results.chart.prices"), strips, dollars, say("results.chart.prices.short")
            ),
        ),
    )


def _ledger(story: Story, rounds: int, say: Say) -> result_data.LedgerPage:
    return result_data.LedgerPage(
        heading=say("results.heading.ledger"),
        sentence=say("results.beneath.ledger", n=rounds),
        rows=tuple(_row(purchase, say) for purchase in story.purchases),
        nothing=say("results.nothing"),
        columns=(say("results.ledger.round"), say("results.ledger.paid")),
        total=say("results.total"),
        totals=tuple(say("money.amount", amount=paid) for paid in spent(story)),
    )


def _row(bought: Purchase, say: Say) -> result_data.LedgerRow:
    picture = partial(PAINT[bought.kind], name=bought.name)
    piece = Piece("named", bought.kind, bought.name)
    framed = bought.kind == "town"
    return result_data.LedgerRow(
        bought.seat, picture, named(bought.name, say), bought.round, bought.price, framed=framed, piece=piece
    )
