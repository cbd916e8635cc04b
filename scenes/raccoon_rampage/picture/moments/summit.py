"""The final evaluation, called the summit: lamps over the last policies, and the tracker's end expected."""

import pygame

from raccoon.app.wording import signed
from raccoon.games.raccoon_rampage.pending import Over
from raccoon.games.raccoon_rampage.view import View
from scenes.art.surface_cache import surface_cache
from scenes.raccoon_rampage.art.colours import (
    BRASS,
    BRASS_DEEP,
    BRASS_LIGHT,
    CREAM,
    DEEP,
    INK,
    RELIEF_LIGHT,
    Pen,
)
from scenes.raccoon_rampage.holdings import policy_at, to_evaluate
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.outlook import verdicts
from scenes.raccoon_rampage.picture.ink import Ink, italic, poster, slab
from scenes.table.picture.zones import PaintContext, Parts

Rect = pygame.Rect
LOST = "#ff8f70"
"""The colour of figures on the side on which all lose, on a dark ground."""


def beams(layout: RampageLayout, view: View, context: PaintContext) -> Parts:
    """The dark behind the queue, with a beam on each policy that is still to be evaluated."""
    lit = [
        rect
        for space, rect in layout.spaces.items()
        if (policy := policy_at(view, space)) is not None and policy.face_up
    ]
    lit += [layout.evaluated] if view.evaluated else []
    spots = ((rect.centerx - layout.beams.left, rect.width) for rect in lit)
    yield Ink.zone("beams", layout.beams, context, _beams, *spots)


def _beams(ink: Ink, *spots: tuple[int, int]) -> None:
    ink.tint(ink.rect, 190, DEEP)
    for middle, wide in spots:
        beam = _beam((round(wide * 1.36), ink.rect.height))
        ink.surface.blit(beam, beam.get_rect(midtop=(ink.rect.left + middle, ink.rect.top)))


@surface_cache(8)
def _beam(size: tuple[int, int]) -> pygame.Surface:
    """A lamp and its light down to the floor."""
    pen = Pen(200, 200 * size[1] / size[0], 1.2)
    high = pen.height
    light = pen.down(0, high, (0, "#fff3c4", 0.95), (0.5, "#ffe2a0", 0.7), (1, "#ffd98a", 0.5))
    pen.path(f"M64 6H136L197 {high - 14:.0f}H4Z", light)
    floor = pen.radial((100, high - 12), 96, (0, "#ffe7a8", 0.75), (1, "#ffd98a", 0))
    pen.begin(f"translate(0 {(high - 12) * 0.84:.1f}) scale(1 0.16)")
    pen.circle((100, high - 12), 96, floor)
    pen.end()
    brass = pen.across(74, 126, (0, BRASS_LIGHT), (0.5, BRASS), (1, BRASS_DEEP))
    pen.path("M82 0H118L126 12H74Z", brass, INK, 1.4)
    return pen.surface(size)


def parts(layout: RampageLayout, view: View, context: PaintContext) -> Parts:
    """In place of the piles the number of verdicts to come, the tracker now and at the end."""
    ahead = None if isinstance(view.pending, Over) else verdicts.span(verdicts.in_the_end(view))
    inputs = (len(to_evaluate(view)), view.impact, ahead)
    yield Ink.zone("outlook", layout.outlook, context, _outlook, *inputs)


def _outlook(ink: Ink, left: int, now: int, ahead: tuple[int, int, int] | None) -> None:
    rect, say = ink.rect, ink.say
    row, style, large = rect.height / 10, italic(18, CREAM), ink.frame.is_large
    left_, first, high = (1.2, 2.6, 6.2) if large else (2.1, 3.2, 4.4)
    if not large:  # in large text the newspaper and the row of voters say it
        at = (rect.centerx, round(rect.top + row))
        ink.line(say("rampage.summit"), at, poster(30, BRASS_LIGHT), rect.width, "centre")
    figures = Rect(rect.left, round(rect.top + first * row), rect.width, round(high * row))
    if ahead is None:
        _figure(ink.at(figures), say("rampage.summit.then"), now)
        return
    at = (rect.centerx, round(rect.top + left_ * row))
    ink.line(say("rampage.summit.left", n=left), at, style, rect.width, "centre")
    least, likely, most = ahead
    figures.width //= 2
    _figure(ink.at(figures), say("rampage.summit.now"), now)
    _figure(ink.at(figures.move(figures.width, 0)), say("rampage.summit.then"), likely)
    _arrow(ink.surface, (rect.centerx, figures.centery + round(0.2 * row)), ink.px(15))
    if large:
        return
    range_ = say("rampage.summit.range", least=signed(least), most=signed(most))
    words = say("rampage.summit.sure") if least == most else range_
    foot = Rect(rect.left, round(rect.top + 7.9 * row), rect.width, round(2.1 * row))
    ink.paragraph(words, foot, style)


def _figure(ink: Ink, head: str, impact: int) -> None:
    """Draw an impact as large as fits, its heading and, but in large text, who wins there."""
    box, colour = ink.rect, RELIEF_LIGHT if impact < 0 else LOST
    ink.line(head, (box.centerx, box.top + ink.px(9)), italic(18, CREAM), box.width, "centre")
    ink.line(signed(impact), box.center, poster(58, colour), box.width, "centre", 1.3)
    words = "" if ink.frame.is_large else ink.say("rampage.we_win" if impact < 0 else "rampage.all_lose")
    ink.line(words, (box.centerx, box.bottom - ink.px(10)), slab(19, colour), box.width, "centre")


def _arrow(surface: pygame.Surface, at: tuple[int, int], half: int) -> None:
    x, y = at
    points = [(x - half, y - half // 3), (x, y - half // 3), (x, y - half), (x + half, y)]
    points += [(x, y + half), (x, y + half // 3), (x - half, y + half // 3)]
    pygame.draw.polygon(surface, BRASS_LIGHT, points)
    pygame.draw.polygon(surface, INK, points, 1)
