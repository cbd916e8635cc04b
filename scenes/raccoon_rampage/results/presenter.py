"""The presenter of a finished game: verdict, front page, charts, ledger."""

from collections.abc import Iterator
from functools import partial

from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue, Say
from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.catalogue import ROLES, ROUNDS
from raccoon.games.raccoon_rampage.pending import Over
from raccoon.games.raccoon_rampage.phases.turn_end import TurnEnded
from raccoon.games.raccoon_rampage.view import View
from scenes.art.frame import picture_painter
from scenes.printing import claims as printing
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.results import curve
from scenes.raccoon_rampage.results.course import Break, Course, Evaluation, course
from scenes.raccoon_rampage.results.front_page import FrontPage
from scenes.raccoon_rampage.results.stories import house_figures, stories
from scenes.raccoon_rampage.results.tally import Edition, seat_results_of
from scenes.raccoon_rampage.words import names
from scenes.raccoon_rampage.words.advice import post_mortem
from scenes.table import presentation
from scenes.table.piece import Piece
from scenes.table.presentation import result_data
from scenes.table.presentation.results import ends_of


class RampageResults(presentation.ResultsPresenter):
    """The results of a group that has lost together, or has won and is counted role by role."""

    post_mortem = staticmethod(post_mortem)

    def results_of(self, session: Session, catalogue: Catalogue) -> result_data.Results:
        say, view, record = catalogue.say, session.view(None), course(session)
        ends = ends_of(session, TurnEnded)
        views = [session.view(None, end) for end in ends]
        seats, impacts = seat_results_of(session, view), tuple(view.impact for view in views)
        edition = Edition(seats, view, impacts, stories(record, view, say), house_figures(record, view, say))
        return result_data.Results(
            seats=seats,
            verdict=_verdict(seats, view, say),
            heading=say("rampage.paper"),
            times=tuple(min(number / len(session.seats), ROUNDS) for number in range(len(ends))),
            charts=_charts(views, impacts, say),
            ledger=_ledger(record, say),
            front=result_data.Front(say("rampage.results.front"), partial(FrontPage, edition, say)),
        )

    def front_page(self, session: Session, catalogue: Catalogue) -> printing.Edition:
        from scenes.raccoon_rampage.results.printed_page import edition

        return edition(session, catalogue)


def _verdict(seats: tuple[result_data.SeatResult, ...], view: View, say: Say) -> result_data.Verdict:
    winners = [seat for seat in seats if seat.won]
    stands = say("rampage.results.stands", impact=signed(view.impact))
    if not winners:
        return result_data.Verdict(say("rampage.paper"), stands, defeat=say("rampage.results.all_lose"))
    return result_data.Verdict(say("rampage.paper"), stands, seal=str(winners[0].total))


def _charts(views: list[View], impacts: tuple[int, ...], say: Say) -> result_data.ChartsPage:
    """The tracker's curve, and next to it everybody's points if the group has won."""
    played = min((len(impacts) - 1) / len(views[0].players), ROUNDS)  # the end is no turn
    charts: list[result_data.Curves | result_data.Painted] = [
        result_data.Painted(
            say("rampage.results.chart.impact"), partial(curve.paint_by_round, impacts, played)
        )
    ]
    last, beneath = views[-1].pending, "rampage.results.charts.lost"
    if isinstance(last, Over) and last.winners:
        beneath = "rampage.results.charts.beneath"
        points = tuple(
            tuple(view.score(seat).total for view in views) for seat in range(len(views[0].players))
        )
        charts.append(result_data.Curves(say("rampage.results.chart.points"), points))
    rounds = views[-1].round
    return result_data.ChartsPage(say("rampage.results.charts"), say(beneath, n=rounds), tuple(charts))


def _ledger(course: Course, say: Say) -> result_data.LedgerPage:
    """The ledger of each seat: the policies with its majority, and where it broke ranks."""
    rows = [row for evaluation in course.evaluations for row in _chosen(evaluation, say)]
    carried = [sum(row.seat == seat for row in rows) for seat in range(len(ROLES))]
    rows += [_broke(found, say) for found in course.breaks]
    return result_data.LedgerPage(
        say("rampage.results.ledger"),
        say("rampage.results.ledger.beneath"),
        tuple(sorted(rows, key=lambda row: row.seat)),
        say("rampage.results.ledger.none"),
        (say("results.ledger.round"), say("rampage.results.ledger.votes")),
        say("results.total"),
        tuple(say("rampage.results.ledger.carried", n=count) for count in carried),
    )


def _chosen(evaluation: Evaluation, say: Say) -> Iterator[result_data.LedgerRow]:
    """The row of the majority of a policy that passed, if there was one."""
    if evaluation.majority is not None:
        votes = say("rampage.results.row.majority", votes=evaluation.votes, cost=evaluation.cost)
        yield _row(evaluation.majority, evaluation, votes, "", say)


def _broke(found: Break, say: Say) -> result_data.LedgerRow:
    how = say(f"rampage.results.row.{found.how}", n=found.n)
    return _row(found.seat, found.evaluation, "[skull]", how, say)


def _row(seat: int, evaluation: Evaluation, value: str, note: str, say: Say) -> result_data.LedgerRow:
    policy, round_ = evaluation.card[0], evaluation.round
    name, picture = names.policy(policy, say), picture_painter(partial(art.vignette, policy))
    return result_data.LedgerRow(
        seat, picture, name, round_, value, note, framed=True, piece=Piece("named", policy)
    )
