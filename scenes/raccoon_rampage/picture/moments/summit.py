"""The summit: lamps over the last policies, and beside the map what their verdicts will come to."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.pending import Over
from raccoon.games.raccoon_rampage.view import View
from scenes.art.fonts import Typeface
from scenes.art.palette import rgb
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage.art.colours import BRASS, BRASS_DEEP, BRASS_LIGHT, CREAM, DEEP, INK, RELIEF_LIGHT
from scenes.raccoon_rampage.art.pen import Pen
from scenes.raccoon_rampage.holdings import policy_at, to_evaluate
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.outlook import verdicts
from scenes.raccoon_rampage.picture import ink
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
LOST = "#ff8f70"
"""The figure of a side on which all lose, on a dark ground."""


def beams(layout: RampageLayout, view: View) -> Parts:
    """The dark of the Chamber, with a beam on each policy that waits for its verdict."""
    lit = [
        rect
        for space, rect in layout.spaces.items()
        if (policy := policy_at(view, space)) is not None and policy.face_up
    ]
    lit += [layout.evaluated] if view.evaluated else []
    spots = tuple((rect.centerx - layout.beams.left, rect.width) for rect in lit)
    yield PaintedZone("beams", layout.beams, spots, partial(_beams, spots))


def _beams(spots: tuple[tuple[int, int], ...], surface: pygame.Surface, rect: Rect) -> None:
    ink.veil(surface, rect, 190, DEEP)
    for middle, wide in spots:
        beam = _beam((round(wide * 1.36), rect.height))
        surface.blit(beam, beam.get_rect(midtop=(rect.left + middle, rect.top)))


@surface_cache(8)
def _beam(size: tuple[int, int]) -> pygame.Surface:
    """A lamp and its light, that falls on the floor."""
    pen = Pen(200, 200 * size[1] / size[0], 1.2)
    high = pen.height
    light = pen.down(0, high, (0, "#fff3c4", 0.95), (0.5, "#ffe2a0", 0.7), (1, "#ffd98a", 0.5))
    pen.path(f"M64 6H136L197 {high - 14:.0f}H4Z", light)
    floor = pen.radial((100, high - 12), 96, (0, "#ffe7a8", 0.75), (1, "#ffd98a", 0))
    pen.begin(f"translate(0 {(high - 12) * 0.84:.1f}) scale(1 0.16)")
    pen.circle((100, high - 12), 96, floor)
    pen.end()
    pen.path(
        "M82 0H118L126 12H74Z", pen.across(74, 126, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DEEP)), INK, 1.4
    )
    return pen.surface(size)


def parts(layout: RampageLayout, view: View, brush: PaintContext) -> Parts:
    """In place of the piles: the verdicts to come, where the scale is and will be; when over, its end."""
    ahead = None if isinstance(view.pending, Over) else verdicts.span(verdicts.in_the_end(view))
    told = (len(to_evaluate(view)), view.impact, ahead)
    yield PaintedZone("outlook", layout.outlook, told, partial(_outlook, brush, told))


def _outlook(
    brush: PaintContext,
    told: tuple[int, int, tuple[int, int, int] | None],
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    left, now, ahead = told
    frame, say = brush.snug(1.1), brush.say
    rows, style = rect.height / 10, (Typeface.BOOK_ITALIC, 18, CREAM)
    at = (rect.centerx, round(rect.top + rows))
    ink.line(
        surface,
        say("rampage.summit"),
        at,
        (Typeface.POSTER, 30, BRASS_LIGHT),
        frame,
        rect.width,
        "centre",
        1.1,
    )
    figures = Rect(rect.left, round(rect.top + 3.2 * rows), rect.width, round(4.4 * rows))
    if ahead is None:
        _figure(surface, figures, say("rampage.summit.then"), now, brush)
        return
    at = (rect.centerx, round(rect.top + 2.1 * rows))
    ink.line(surface, say("rampage.summit.left", n=left), at, style, frame, rect.width, "centre", 1.0)
    least, likely, most = ahead
    figures.width //= 2
    _figure(surface, figures, say("rampage.summit.now"), now, brush)
    _figure(surface, figures.move(figures.width, 0), say("rampage.summit.then"), likely, brush)
    _arrow(surface, (rect.centerx, round(rect.top + 5.6 * rows)), frame.px(15))
    range_ = say("rampage.summit.range", least=signed(least), most=signed(most))
    words = say("rampage.summit.sure") if least == most else range_
    foot = Rect(rect.left, round(rect.top + 7.9 * rows), rect.width, round(2.1 * rows))
    ink.narrowed(surface, words, foot, style, frame, most=1.0)


def _figure(surface: pygame.Surface, box: Rect, head: str, impact: int, brush: PaintContext) -> None:
    """An impact as large as there is room for, and what it means."""
    frame, colour = brush.snug(1.0), RELIEF_LIGHT if impact < 0 else LOST
    style = (Typeface.BOOK_ITALIC, 18, CREAM)
    ink.line(surface, head, (box.centerx, box.top + frame.px(9)), style, frame, box.width, "centre", 1.0)
    at = (box.centerx, box.centery)
    ink.line(surface, signed(impact), at, (Typeface.POSTER, 58, colour), frame, box.width, "centre", 1.0)
    words = brush.say("rampage.we_win" if impact < 0 else "rampage.all_lose")
    at = (box.centerx, box.bottom - frame.px(10))
    ink.line(surface, words, at, (Typeface.SLAB_BOLD, 19, colour), frame, box.width, "centre", 1.0)


def _arrow(surface: pygame.Surface, at: tuple[int, int], half: int) -> None:
    x, y = at
    points = [(x - half, y - half // 3), (x, y - half // 3), (x, y - half), (x + half, y)]
    points += [(x, y + half), (x, y + half // 3), (x - half, y + half // 3)]
    pygame.draw.polygon(surface, rgb(BRASS_LIGHT), points)
    pygame.draw.polygon(surface, rgb(INK), points, 1)
