"""The end of a game of Raccoon Tycoon: its course, its ledger, the certificate made of them."""

from __future__ import annotations

from copy import copy
from functools import cache
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.saves.seatings import Seating
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.games.raccoon_tycoon.actions.auction import AuctionWon
from raccoon.games.raccoon_tycoon.actions.end_turn import TurnEnded
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art import text
from scenes.program import Program
from scenes.raccoon_tycoon import GAME
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.raccoon_tycoon.results import RaccoonTycoonResults
from scenes.raccoon_tycoon.results_story import Story, read_story, turning_point
from scenes.results.inspectable import results_scene
from scenes.results.numbering import certificate_number
from scenes.results.scene import PAGES, ResultsActions, ResultsScene
from scenes.screens.loading import LoadingScene
from scenes.table.presentation.result_data import Curves, StepCharts
from scenes.window.window import Window, render
from tests.app.thinkers import until
from tests.scenes.driving import ENGLISH, SIZES
from tests.scenes.raccoon_tycoon.stills import demonstration
from tests.scenes.test_results import figures

results = RaccoonTycoonResults().results_of


@cache
def played(players: int = 3) -> Session:
    return demonstration(players, 100_000)


def told() -> Story:
    return read_story(played(), ENGLISH)


def certificate(session: Session) -> ResultsScene:
    return results_scene(session, PRESENTATION, ENGLISH, ResultsActions(lambda: None, lambda: None))


class TestStory:
    def test_it_begins_with_the_first_deal_and_ends_with_the_final_count(self) -> None:
        session, seats = played(), results(played(), ENGLISH).seats
        story, view = told(), session.view(None)
        for seat, result in enumerate(seats):
            assert story.points[seat][0] == 0
            assert story.points[seat][-1] == result.total == view.players[seat].score.total
            assert story.money[seat][0] == session.view(seat, 0).players[seat].money
            assert story.money[seat][-1] == result.figures[0]
        assert {name: prices[-1] for name, prices in story.prices} == dict(
            zip(COMMODITIES, view.prices, strict=True)
        )

    def test_every_row_has_a_sample_for_every_turn(self) -> None:
        story = told()
        turns = sum(
            isinstance(event, TurnEnded) for entry in played().match.entries for event in entry.events
        )
        assert len(story.rounds) - 1 in (turns, turns + 1)
        rows = [*story.points, *story.money, *(prices for _, prices in story.prices)]
        assert {len(row) for row in rows} == {len(story.rounds)}
        assert story.rounds[-1] == pytest.approx(played().view(None).round, abs=1)

    def test_the_ledger_is_what_the_players_hold_at_the_end(self) -> None:
        """Every railroad and town is in it once; a building as often as it was bought or upgraded."""
        bought = told().purchases
        for seat, player in enumerate(played().view(None).players):
            own = [purchase for purchase in bought if purchase.seat == seat]
            for kind, held in (("railroad", player.railroads), ("town", player.towns)):
                assert sorted(p.name for p in own if p.kind == kind) == sorted(held)
            assert set(player.buildings) <= {p.name for p in own if p.kind == "building"}

    def test_purchases_are_told_with_round_and_price(self) -> None:
        session, bought = played(), told().purchases
        won = [
            (session.view(None, number).round, event.seat, event.railroad, f"${event.price}")
            for number, entry in enumerate(session.match.entries)
            for event in entry.events
            if isinstance(event, AuctionWon)
        ]
        assert won
        assert [(p.round, p.seat, p.name, p.price) for p in bought if p.kind == "railroad"] == won
        assert [p.round for p in bought] == sorted(p.round for p in bought)


def test_what_is_shown_is_the_story() -> None:
    shown, course = results(played(), ENGLISH), told()
    assert shown.times == course.rounds
    assert shown.course
    assert shown.course.samples == course.points
    money, prices = shown.charts.charts if shown.charts else ()
    assert isinstance(money, Curves)
    assert isinstance(prices, StepCharts)
    assert money.samples == course.money
    assert [strip.samples for strip in prices.strips] == [samples for _, samples in course.prices]
    assert shown.ledger
    rows = [(row.seat, row.name) for row in shown.ledger.rows]
    assert rows == [(bought.seat, bought.name) for bought in course.purchases]
    first = course.purchases[0]
    row = shown.ledger.rows[0]
    assert (row.round, row.value) == (first.round, first.price)


def test_the_ledger_adds_up_what_everybody_paid() -> None:
    shown = results(played(), ENGLISH)
    assert shown.ledger
    for seat, total in enumerate(shown.ledger.totals):
        paid = [row.value for row in shown.ledger.rows if row.seat == seat and row.value.startswith("$")]
        assert total == f"${sum(int(value[1:]) for value in paid)}"


def test_the_turning_point_is_a_purchase_after_which_nobody_caught_up() -> None:
    course, seats = told(), results(played(), ENGLISH).seats
    winner = next(number for number, seat in enumerate(seats) if seat.won)
    found = turning_point(course, winner)
    assert found
    assert found.seat == winner

    def ahead(sample: int) -> bool:
        others = [row[sample] for seat, row in enumerate(course.points) if seat != winner]
        return course.points[winner][sample] > max(others)

    assert not ahead(found.sample - 1)
    assert all(ahead(sample) for sample in range(found.sample, len(course.rounds)))
    loser = next(number for number, seat in enumerate(seats) if not seat.won)
    assert turning_point(course, loser) is None


def test_the_same_deal_bears_the_same_number_and_another_one_another() -> None:
    def number(seed: str) -> str:
        return certificate_number(Session.new(GAME, played().seats, {}, seed, None), ENGLISH.say)

    assert number("ember") == number("ember") != number("frost")
    shown = results(played(), ENGLISH)
    assert shown.number == number(played().match.seed)
    assert shown.measure == f"3 tycoons · {played().view(None).round} rounds"


def test_how_clearly_it_was_won_is_said_and_sealed() -> None:
    shown = results(played(), ENGLISH)
    [winner] = shown.winners
    others = [seat.total for seat in shown.seats if not seat.won]
    ahead = winner.total - max(others)
    assert ahead > 0
    assert shown.verdict.sentence == ENGLISH.say("results.ahead", n=winner.total, ahead=ahead)
    assert shown.verdict.seal == str(winner.total)
    certifies = ENGLISH.say("results.certifies", n=played().view(None).round)
    assert shown.verdict.headline.endswith(f" {certifies}")


def test_the_certificate_is_engraved_behind_an_opening_and_the_count_begins_after_it(tmp_path: Path) -> None:
    with Window(SIZES[0]) as window:
        program = Program(tmp_path, Settings(speed="calm"))
        program.shell.window = window
        program.stack.resize(window.size)
        program.ended(played())
        assert type(program.stack.top) is LoadingScene
        until(lambda: window.step(program.stack, 1 / 60) or isinstance(program.stack.top, ResultsScene))
        top = program.stack.top
        assert isinstance(top, ResultsScene)
        assert top.page == PAGES[0]
        assert figures(top)[0] == ["0"] * 3
        for _ in range(600):
            window.step(program.stack, 1 / 60)
        assert top.count.done
        assert figures(top) == figures(certificate(played()))
        program.stack.clear()


NAMES = ("Wilhelmina the Third", "Bartholomew Quick", "Otis", "Maximilian von R.", "Prudence")


class TestType:
    @pytest.fixture
    def lines(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int]]:
        """The words to be written, those that were, and their size."""
        seen: list[tuple[str, str, int]] = []
        draw = text.draw

        def watching(
            surface: pygame.Surface,
            words: str,
            at: tuple[int, int],
            style: text.Style,
            align: text.Align = "left",
            limit: int | None = None,
            floor: int | None = None,
            middle: bool = False,
        ) -> pygame.Rect:
            shown, used = text._whole(words, style, limit, floor) if limit is not None else (words, style)
            seen.append((words, shown, used.pixels))
            return draw(surface, words, at, style, align, limit, floor, middle)

        monkeypatch.setattr(text, "draw", watching)
        return seen

    @pytest.mark.parametrize("scale", [1.0, 2.0])
    @pytest.mark.parametrize(("size", "least"), [((1920, 1080), 18), ((1280, 720), 12), ((1024, 768), 12)])
    @pytest.mark.parametrize("page", PAGES)
    def test_long_names_are_whole_and_nothing_is_too_small(
        self, lines: list[tuple[str, str, int]], page: str, size: tuple[int, int], least: int, scale: float
    ) -> None:
        session = copy(played(5))
        named = (replace(seat, name=name) for seat, name in zip(session.seats, NAMES, strict=True))
        session.seatings = (Seating(1, tuple(named)),)
        scene = certificate(session)
        scene.turn_to(page)
        render(scene, size, scale)
        assert [asked for asked, shown, _ in lines if asked != shown] == []
        assert [(shown, pixels) for _, shown, pixels in lines if pixels < least] == []
        if page != "charts":
            written = "".join(shown for _, shown, _ in lines).replace(" ", "")
            assert all(name.replace(" ", "") in written for name in NAMES)
