"""Charts: rules, curves, their ends and the rounds below them."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pygame
import pytest

from raccoon.app.session.session import Session
from raccoon.engine.chance import Chance
from scenes.art import text
from scenes.art.frame import Frame
from scenes.art.pieces import chart, curve_ends
from scenes.art.pieces.chart import uncrowded
from scenes.registry import PRESENTATIONS
from scenes.results import charts
from scenes.table.presentation.result_data import ChartsPage, Curves, Painted
from scenes.window.window import render
from tests.scenes.driving import ENGLISH
from tests.scenes.ending import certificate, pixels
from tests.scenes.finished import finished
from tests.scenes.person import seats


@pytest.mark.parametrize(
    ("places", "kept"),
    [
        ([(12, 200), (13, 240), (14, 250)], [12, 14]),
        ([(12, 200), (13, 240), (14, 280)], [12, 13, 14]),
        ([(1, 9)], [1]),
    ],
)
def test_a_round_cut_short_does_not_stand_in_the_one_before(
    places: list[tuple[int, int]], kept: list[int]
) -> None:
    assert [number for number, _ in uncrowded(places, 30)] == kept


class TestChart:
    @pytest.mark.parametrize(
        ("least", "most", "ruled"),
        [
            (0, 53, [0, 20, 40, 60]),
            (0, 4, [0, 1, 2, 3, 4]),
            (3, 100, [0, 20, 40, 60, 80, 100]),
            (0, 0, [0, 1]),
        ],
    )
    def test_values_are_ruled_at_round_numbers(self, least: int, most: int, ruled: list[int]) -> None:
        assert list(chart.Scale.of(least, most).ruled) == ruled

    def test_ends_keep_their_order_and_apart(self) -> None:
        places = curve_ends.spread([100, 96, 300, 98, 101], 30, 50, 310)
        assert sorted(range(5), key=lambda n: places[n]) == [1, 3, 0, 4, 2]
        ordered = sorted(places)
        assert all(b - a >= 30 for a, b in pairwise(ordered))
        assert max(places) <= 310

    def test_a_curve_has_a_point_a_round_and_the_winners_is_thick_once_it_is_told(self) -> None:
        results = finished(winners=(1,))
        assert results.course
        assert charts.round_ends(results) == (0.0, 1.0, 2.0)
        curves = charts.seat_curves(results, results.course)
        assert [curve.values for curve in curves] == [tuple(row[::2]) for row in results.course.samples]
        assert [curve.name for curve in curves] == ["Clara", "Vixen", "Barnaby"]
        assert [curve.thick for curve in curves] == [False, True, False]
        untold = charts.seat_curves(results, results.course, told=False)
        assert not any(curve.thick for curve in untold)

    def test_curves_of_the_same_value_run_beside_each_other_in_one_order(self) -> None:
        scale = chart.Scale.of(0, 10)
        first, second, third = chart.apart([(5, 5, 0), (5, 6, 0), (5, 5, 10)], scale, 400)
        assert sorted((first[0], second[0], third[0])) == [200 - chart.APART, 200, 200 + chart.APART]
        assert second[1] == 160
        assert third[2] == 0
        assert second[2] == first[2] - chart.APART
        assert first[2] == 400
        assert (first[0] < third[0]) == (first[1] < third[1])

    def test_no_curve_falls_or_rises_but_with_its_value(self) -> None:
        """A curve does not move when another comes to the same value, or leaves it."""
        scale, chance = chart.Scale.of(0, 40), Chance("curves")
        for count in (2, 3, 4, 5):
            rows = [[0] for _ in range(count)]
            for _ in range(40):
                for row in rows:
                    row.append(max(0, min(40, row[-1] + (0, 0, 1, 3, -1)[chance.below(5)])))
            for row, levels in zip(rows, chart.apart(rows, scale, 400), strict=True):
                for (before, after), (upper, lower) in zip(pairwise(row), pairwise(levels), strict=True):
                    assert after <= before or lower <= upper
                    assert after >= before or lower >= upper
                    assert after != before or lower == upper
                assert all(
                    abs(level - 400 * (1 - scale.share(value))) <= 1.5 * count * chart.APART
                    for value, level in zip(row, levels, strict=True)
                )

    def test_a_curve_in_a_crowd_stays_near_its_value(self) -> None:
        """No room is sought beside a curve far away when there is none beside the crowd."""
        rows = [(98, 99, 100, 99), (0, 1, 0, 0), (1, 0, 0, 1), (1, 0, 0, 0)]
        for row, levels in zip(rows, chart.apart(rows, chart.Scale(0, 100, 20), 360), strict=True):
            for value, level in zip(row, levels, strict=True):
                assert abs(level - 3.6 * (100 - value)) <= 6 * chart.APART

    @pytest.mark.parametrize("bot", ["greedy", "random"])
    def test_in_astoria_points_never_fall_on_the_certificate(self, bot: str) -> None:
        """The rules take none away, so neither the samples nor what is drawn of them may."""
        session = Session.new("raccoon_tycoon", seats(*[bot] * 4), {}, "never falls", None)
        while not session.over:
            session.submit(session.think())
        told = PRESENTATIONS["raccoon_tycoon"].results.results_of(session, ENGLISH)
        assert isinstance(told.course, Curves)
        curves = charts.seat_curves(told, told.course)
        rows = [curve.values for curve in curves]
        assert all(before <= after for row in rows for before, after in pairwise(row))
        drawn = chart.apart(rows, chart.Scale.of(0, max(map(max, rows))), 400)
        assert all(before >= after for row in drawn for before, after in pairwise(row))

    @pytest.mark.parametrize(("high", "in_line"), [(400, False), (130, True)])
    def test_no_end_of_a_curve_covers_another_or_is_wider_than_its_room(
        self, high: int, in_line: bool
    ) -> None:
        frame, plot = Frame.of((1920, 1080)), pygame.Rect(20, 20, 300, high)
        longest = "Wilhelmina Bartholomew-Montgomery of the"
        ends = [curve_ends.End("coin", longest, f"{n}", n / 50) for n in range(3)]
        places = sorted(curve_ends.places(ends, plot, frame), key=lambda place: place.top)
        step = min(b.top - a.top for a, b in pairwise(places))
        assert step >= min(places[0].height, high // 3)
        wide = curve_ends.room(ends, frame, high)
        picture = pygame.Surface((plot.right + wide + 200, 600))
        curve_ends.draw(picture, ends, plot, frame)
        beyond = pygame.Rect(plot.right + wide + 1, 0, 199, 600)
        assert not any(pixels(picture.subsurface(beyond))), "nothing is written beyond the room"
        assert (places[0].height < 40) == in_line

    @pytest.mark.parametrize(
        ("longest", "named"),
        [("Maximilian von R.", True), ("Wolfeschlegelsteinhausenbergerdorffsson " * 3, False)],
    )
    def test_names_stand_at_the_ends_only_where_all_of_them_are_whole(
        self, monkeypatch: pytest.MonkeyPatch, longest: str, named: bool
    ) -> None:
        written, drawn = set(), text.draw
        monkeypatch.setattr(
            "scenes.art.pieces.curve_ends.text.draw",
            lambda to, words, *more, **how: (written.add(words), drawn(to, words, *more, **how))[1],
        )
        names = ("Otis", "Ann", longest)
        ends = [curve_ends.End("coin", name, f"{n}", n / 50) for n, name in enumerate(names)]
        frame, plot = Frame.of((1920, 1080)), pygame.Rect(20, 20, 300, 400)
        curve_ends.draw(pygame.Surface((900, 600)), ends, plot, frame)
        assert ("Otis" in written) == named
        assert {"0", "1", "2"} <= written

    def test_curves_are_told_apart_by_their_marks(self) -> None:
        assert len({len(chart.mark(number, (0, 0))) for number in (0, 3, 4, 5)}) == 4
        assert chart.mark(1, (0, 0)) != chart.mark(2, (0, 0))


def test_a_chart_that_a_game_draws_itself_gets_its_box() -> None:
    boxes: list[pygame.Rect] = []
    chart_of_its_own = Painted("Ours", lambda surface, box, frame: boxes.append(box))
    scene = certificate(replace(finished(), charts=ChartsPage("Charts", "", (chart_of_its_own,))))
    scene.turn_to("charts")
    render(scene, (1280, 720))
    assert boxes[0].width > 900
    assert boxes[0].height > 300
