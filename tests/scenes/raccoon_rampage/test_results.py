"""The results: a lost game without ranks, the count role by role, who broke ranks."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import permutations

import pygame
import pytest
from msgspec.structs import replace as changed

from raccoon.app.session.session import Session
from raccoon.app.wording import plain
from raccoon.games.raccoon_rampage.pending import Over
from raccoon.games.raccoon_rampage.phases.evaluation import MajorityFound, VerdictGiven
from raccoon.games.raccoon_rampage.phases.main import VotePlaced
from raccoon.games.raccoon_rampage.state import Queued
from raccoon.games.raccoon_rampage.view import view
from scenes.art.moving.count_up import LINE, WAIT, WRITING
from scenes.raccoon_rampage.holdings import year
from scenes.raccoon_rampage.presentation import PRESENTATION
from scenes.raccoon_rampage.results.course import Break, Course, course
from scenes.raccoon_rampage.results.front_page import FrontPage
from scenes.raccoon_rampage.results.presenter import RampageResults
from scenes.raccoon_rampage.results.stories import stories
from scenes.results.inspectable import results_scene
from scenes.results.scene import ResultsActions, ResultsScene
from scenes.table.presentation.result_data import Curves, LedgerPage, Painted, Results
from scenes.window.window import render
from tests.games.raccoon_rampage.table import AR, DE, FR, HU, Table, votes
from tests.scenes.driving import ENGLISH
from tests.scenes.raccoon_rampage.games import lost, won

SAY, SIZE = ENGLISH.say, (1280, 720)


def told(session: Session) -> Results:
    return RampageResults().results_of(session, ENGLISH)


def scene(session: Session, pace: float = 0.0) -> ResultsScene:
    return results_scene(session, PRESENTATION, ENGLISH, ResultsActions(lambda: None, lambda: None), pace)


def front(session: Session) -> FrontPage:
    page = scene(session).front
    assert isinstance(page, FrontPage)
    return page


class TestLost:
    def test_all_lose_under_one_headline_and_nobody_has_points_or_a_place(self) -> None:
        results = told(lost())
        assert not results.winners
        assert all(not seat.points and seat.total == 0 for seat in results.seats)
        assert results.table is None
        assert results.course is None
        assert front(lost()).headline == "RACCOONS TAKE EUROPE"
        end = lost().view(None)
        assert not end.final
        assert year(end) == 5 * (end.round - 1), "as on the last newspaper"
        assert year(won().view(None)) == 25
        assert not results.verdict.seal

    def test_no_chart_compares_the_seats(self) -> None:
        page = told(lost()).charts
        assert page
        assert [type(chart) for chart in page.charts] == [Painted]

    def test_the_page_is_the_same_whoever_would_have_had_most_points(self) -> None:
        """A lost game's page has no scores: with other scores no figure changes."""
        page = front(lost())
        house = dict(page.edition.house)
        assert set(house) == {
            "Policies passed",
            "Policies failed",
            "Raccoons that came by night",
            "Protection spent",
            "Raccoons at large",
        }
        pictures = set()
        for seats in permutations(page.edition.seats[:2]):
            turned = replace(page.edition, seats=(*seats, *page.edition.seats[2:]), reports=())
            shown = scene(lost())
            shown.front = FrontPage(turned, SAY, "")
            pictures.add(pygame.image.tobytes(render(shown, SIZE), "RGB"))
        assert len(pictures) == 1


class TestWon:
    def test_the_count_is_that_of_the_rules(self) -> None:
        session = won()
        results, pending = told(session), session.view(None).pending
        assert isinstance(pending, Over)
        assert tuple(seat.total for seat in results.seats) == pending.points
        assert tuple(n for n, seat in enumerate(results.seats) if seat.won) == pending.winners
        for seat, result in enumerate(results.seats):
            assert sum(points for _, points in front(session).tally.sources(seat)) == result.total

    def test_whoever_wins_is_not_known_before_the_last_line(self) -> None:
        """Before the last role is counted the page shows the same with any other winner."""
        pictures = set()
        for winner in range(4):
            session = won()
            shown = scene(session, pace=1.0)
            page = shown.front
            assert isinstance(page, FrontPage)
            seats = tuple(
                replace(seat, won=number == winner) for number, seat in enumerate(page.edition.seats)
            )
            shown.front = FrontPage(replace(page.edition, seats=seats), SAY, "")
            shown.update(WAIT + (page.lines - 1) * LINE + WRITING / 2)
            pictures.add(pygame.image.tobytes(render(shown, SIZE), "RGB"))
        assert len(pictures) == 1

    def test_at_the_end_the_winners_are_lit(self) -> None:
        shown = scene(won(), pace=1.0)
        before = render(shown, SIZE)
        shown.count.finish()
        after = render(shown, SIZE)
        for seat, result in enumerate(shown.results.seats):
            page = shown.front
            assert isinstance(page, FrontPage)
            row = page.tally.row(pygame.Rect(753, 184, 303, 451), seat, shown.frame)
            at = row.right - 6, row.bottom - 6
            assert (before.get_at(at) != after.get_at(at)) == result.won

    def test_charts_show_the_tracker_and_everybodys_points_turn_by_turn(self) -> None:
        results = told(won())
        assert results.charts
        impact, points = results.charts.charts
        assert isinstance(impact, Painted)
        assert isinstance(points, Curves)
        assert [row[-1] for row in points.samples] == [seat.total for seat in results.seats]
        assert len(results.times) == len(points.samples[0])
        assert list(results.times) == sorted(results.times)
        assert isinstance(impact.paint, partial)
        assert impact.paint.args[1] == results.times[-1]  # both have their rounds in the same places

    def test_the_ledger_has_every_majority(self) -> None:
        session = won()
        page = told(session).ledger
        assert isinstance(page, LedgerPage)
        majorities = [
            event.seat
            for entry in session.match.entries
            for event in entry.events
            if isinstance(event, MajorityFound)
        ]
        breaks = course(session).breaks
        assert sorted(row.seat for row in page.rows) == sorted([*majorities, *(one.seat for one in breaks)])


@pytest.mark.parametrize("text_scale", [1.0, 2.0])
@pytest.mark.parametrize("finished", [won, lost])
def test_every_page_is_drawn_at_every_size(finished: object, text_scale: float) -> None:
    session = won() if finished is won else lost()
    shown = scene(session)
    for size in ((1920, 1080), (1024, 768)):
        for page in ("certificate", "charts", "ledger"):
            shown.turn_to(page)
            assert render(shown, size, text_scale).get_size() == size


class TestRanks:
    """The seats that alone could have saved a policy that failed."""

    def test_votes_where_none_was_needed_break_ranks_when_they_were_missing_elsewhere(self) -> None:
        session = _with_breaks()
        for found in course(session).breaks:
            assert not found.evaluation.passed
            assert not found.evaluation.final
            assert found.n >= found.evaluation.missing or found.how == "felled"

    def test_a_break_is_reported_by_name(self) -> None:
        session = _with_breaks()
        found = course(session).breaks[-1]
        head, report = stories(course(session), session.view(None), SAY)[0]
        assert head == "Out of step"
        told = plain(report, session.seats, SAY)
        assert session.seats[found.seat].name in told
        assert SAY(f"rampage.policy.{found.evaluation.card[0]}") in told

    def test_a_house_without_breaks_is_in_step(self) -> None:
        assert stories(Course(4), won().view(None), SAY)[0][0] == "In step"


def _with_breaks() -> Session:
    """A random game in which a seat broke ranks."""
    return next(game for seed in "abcdefghij" if course(game := lost(seed=seed)).breaks)


def test_a_seat_that_could_not_have_helped_did_not_break_ranks() -> None:
    verdict = _failed(missing=3)
    assert not [found for found in _judged(verdict, spare=2) if found.how == "surplus"]
    assert [found.seat for found in _judged(verdict, spare=3)] == [HU]


def _failed(missing: int) -> VerdictGiven:
    return VerdictGiven(None, "virus", False, 7 - missing, 7, "", False)


def _judged(verdict: VerdictGiven, spare: int) -> list[Break]:
    """The Hunter places so many votes on a policy that has enough, while the other one lacks some."""
    table = Table()
    state = table.state
    queue = list(state.queue)
    queue[0] = Queued("virus", DE, face_up=True, votes=votes("2/2/0/0")[: verdict.votes])
    queue[1] = Queued("hobby", HU, face_up=True, votes=votes("0/0/3/0"))
    seen = view(changed(state, queue=tuple(queue)), None)
    found = Course(4)
    for _ in range(spare):
        found.record(VotePlaced(HU, 2), 0, seen)
    found.record(VotePlaced(FR, 1), 0, seen)
    found.record(VotePlaced(AR, 1), 0, seen)
    found.record(verdict, 1, seen)
    return found.breaks
