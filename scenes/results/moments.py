"""The inspection of the charts: the standing of all seats after a round."""

import math
from collections.abc import Iterator, Sequence
from functools import partial

import pygame

from raccoon.app.text import Say
from scenes.art import Frame, palette as pal, shapes
from scenes.art.pieces import chart
from scenes.art.rich import escape
from scenes.results.charts import round_ends, seat_curves
from scenes.table.inspection.inspectables import PiecePlace
from scenes.table.inspection.page import Large, Now, Page, SidePage, TableRow
from scenes.table.piece import Piece
from scenes.table.presentation.result_data import Curves, Results, StepCharts

KIND = "round"
"""The kind of the pieces: ``round:7``."""
SHEET = (444.0, 612.0)


def places(results: Results, plot: pygame.Rect) -> Iterator[PiecePlace]:
    """Each round's column on a chart whose curves fill this rectangle; none without curves."""
    last = results.times[-1] if results.times and _curves(results) else 0
    for number in range(1, math.ceil(last) + 1):
        left, right = (plot.left + round(plot.width * min(n, last) / last) for n in (number - 1, number))
        yield Piece(KIND, number), pygame.Rect(left, plot.top, right - left, plot.height)


def page(results: Results, piece: Piece, frame: Frame, say: Say) -> Page:
    """The page about the standing after the round of a piece."""
    number = piece.number
    curves = _curves(results)
    return Page(
        title=say("results.moment", n=number),
        kind=say("results.moment.kind"),
        rules=(say("results.moment.curves"), say("results.moment.walk")),
        picture=Large(partial(_paint, results, curves[0], number, frame), SHEET),
        now=Now(say("results.moment.now"), tuple(_standing(results, curves, number, say))),
        beside=_beside(results, number),
    )


def _curves(results: Results) -> tuple[Curves, ...]:
    """All charts of curves, that of the certificate first."""
    charts = results.charts.charts if results.charts else ()
    return tuple(found for found in (results.course, *charts) if isinstance(found, Curves))


def _sample(results: Results, number: int) -> int:
    """The index of the last sample of that round."""
    return max(place for place, time in enumerate(results.times) if time <= number)


def _standing(results: Results, curves: tuple[Curves, ...], number: int, say: Say) -> Iterator[TableRow]:
    """A table for each chart: the values of all seats before and after the round, the best first."""
    before, after = _sample(results, number - 1), _sample(results, number)
    for shown in curves:
        yield TableRow(shown.title, head=True)
        order = sorted(range(len(results.seats)), key=lambda seat: -shown.samples[seat][after])
        for seat in order:
            who, row = results.seats[seat].seat, shown.samples[seat]
            words = f"[emblem {who.emblem} {who.colour}] {escape(who.name)}"
            yield TableRow(words, (_change(shown, row, before, after),))


def _beside(results: Results, number: int) -> SidePage | None:
    """The side page with the samples of the strips before and after the round; None without strips."""
    before, after = _sample(results, number - 1), _sample(results, number)
    charts = results.charts.charts if results.charts else ()
    for shown in charts:
        if isinstance(shown, StepCharts):
            rows = (
                TableRow(strip.name, (_change(shown, strip.samples, before, after),))
                for strip in shown.strips
            )
            return SidePage(shown.short or shown.title, tuple(rows))
    return None


def _change(shown: Curves | StepCharts, samples: Sequence[int], before: int, after: int) -> str:
    """The sample after the round, with that before it if they differ."""
    old, new = samples[before], samples[after]
    return shown.tell(new) if old == new else f"{shown.tell(old)}→{shown.tell(new)}"


def _paint(
    results: Results,
    shown: Curves,
    number: int,
    frame: Frame,
    surface: pygame.Surface,
    rect: pygame.Rect,
    scale: float,
) -> None:
    """Draw the chart on paper, with a line at the end of the round."""
    shapes.paper_panel(surface, rect, frame.scale)
    box = rect.inflate(-frame.px(36), -frame.px(48))
    curves = seat_curves(results, shown)
    chart.chart(surface, box, frame, round_ends(results), curves, shown.tell)
    plot = chart.plot(box, frame, curves, shown.tell)
    x = plot.left + round(plot.width * min(number, results.times[-1]) / (results.times[-1] or 1))
    pygame.draw.line(surface, pal.rgb(pal.OXBLOOD), (x, plot.top), (x, plot.bottom), frame.px(3))
