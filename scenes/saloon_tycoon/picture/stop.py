"""The stage stop: who is still out of town and what brings them; the sun that is the pile; the Courier."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pygame

from raccoon.app.seats import Seat
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS
from raccoon.games.saloon_tycoon.view import View
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.palette import SEAT, rgb
from scenes.art.pieces import emblems
from scenes.art.text import Style
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import CREAM, INK, LAMP, RUST
from scenes.saloon_tycoon.holdings import OUTLAWS, daylight, desk_seat, host_of, progress, tile_name
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture import ink
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect
Meter = tuple[tuple[int, int, int], ...]
"""For everybody, one's own first: whose it is, how near they are, and what is needed."""


def parts(layout: SaloonLayout, view: View, arriving: tuple[str, ...], brush: PaintContext) -> Parts:
    """The board, then a row for everybody."""
    yield PaintedZone("stop", layout.stop, None, partial(_board, brush))
    for who, rect in layout.rows.items():
        host = host_of(view, who)
        meter: Meter = ()
        if who in OUTLAWS and host is None:
            meter = tuple((seat, *progress(view.players[seat], who)) for seat in _first(view))
        gone = host is None and who not in view.away
        row = Row(who, host, meter, _note(who, view, brush), who in arriving, gone)
        yield PaintedZone(f"stop_{who}", rect, (row, brush.seats), partial(_row, brush, row))


def _first(view: View) -> tuple[int, ...]:
    """The seats in the order of their meters: one's own before the others'."""
    me = desk_seat(view)
    return (me, *(seat for seat in range(len(view.players)) if seat != me))


def _note(who: str, view: View, brush: PaintContext) -> str:
    """The note on what brings them, or on their effect once they are in town."""
    found = CHARACTERS[who]
    if who in OUTLAWS:
        here = host_of(view, who) is not None
        return brush.say(f"saloon.burden.{who}" if here else f"saloon.brings.{who}")
    if host_of(view, who) is not None:
        return brush.say("saloon.brief.citizen", n=found.effect.amount)
    return brush.say(tile_name(found.arrives.detail, view, "short"))


def _board(brush: PaintContext, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug()
    ink.board(surface, rect, frame)
    ink.title(surface, brush.say("saloon.stop"), rect, frame)


@dataclass(frozen=True)
class Row:
    """The facts about a character: the host, the progress of all players towards them, a note; whether the
    move that is looked at would bring them, and whether they never come.
    """

    who: str
    host: int | None
    meter: Meter
    note: str
    coming: bool
    gone: bool


def _row(brush: PaintContext, row: Row, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug(1.15)
    outlaw = row.who in OUTLAWS
    top, bottom = ("#8c2a22", "#5a1512") if outlaw else ("#35557c", "#1b2f4c")
    if row.coming:
        shapes.glow(surface, rect, frame.scale)
    shapes.plate(surface, rect, frame.scale, top, bottom, 6)
    side = rect.height - frame.px(6)
    face = Rect(rect.left + frame.px(4), rect.top + frame.px(3), side, side)
    surface.blit(art.character(row.who, "calm", (side, side)), face)
    if row.host is None and not row.coming:
        ink.veil(surface, face, 90)
    room = Rect(face.right + frame.px(6), rect.top, 0, rect.height)
    right = rect.right - frame.px(6)
    if row.host is not None:
        begins = _host(surface, rect, brush.seats[row.host], below=not outlaw) - frame.px(4)
        right = begins if outlaw else right
    room.width = right - room.left
    (_outlaw if outlaw else _citizen)(surface, room, row, brush)


def _outlaw(surface: pygame.Surface, rect: Rect, row: Row, brush: PaintContext) -> None:
    """The name, then the meter of the race to whom they come, or their burden."""
    frame, name = brush.snug(1.15), brush.say(f"saloon.short.{row.who}")
    at = (rect.left, rect.centery)
    drawn = ink.line(surface, name, at, (Typeface.POSTER, 21, CREAM), frame, round(rect.width * 0.52))
    beside = Rect(drawn.right + frame.px(8), rect.top, rect.right - drawn.right - frame.px(8), rect.height)
    if row.meter:
        _meter(surface, beside, row, brush)
        return
    told, least = row.note, Style(Typeface.BOOK_ITALIC, frame.floor)
    if text.width(told, least) > beside.width:
        told = brush.say(f"saloon.brief.{row.who}")
    style = (Typeface.BOOK_ITALIC, 18, "#ffd9c2")
    ink.line(surface, told, beside.midright, style, frame, beside.width, "right")


def _citizen(surface: pygame.Surface, rect: Rect, row: Row, brush: PaintContext) -> None:
    """The name, and below it the tile that brings them: two lines for which there is no more room."""
    frame, name = brush.snug(1.0), brush.say(f"saloon.short.{row.who}")
    upper, lower = rect.top + round(rect.height * 0.3), rect.top + round(rect.height * 0.72)
    ink.line(surface, name, (rect.left, upper), (Typeface.SLAB_BOLD, 19, CREAM), frame, rect.width)
    told = brush.say("saloon.gone") if row.gone else row.note
    wide = rect.width - (rect.height // 2 if row.host is not None else 0)
    ink.line(surface, told, (rect.left, lower), (Typeface.BOOK_ITALIC, 18, "#c9d6ea"), frame, wide)


def _host(surface: pygame.Surface, rect: Rect, seat: Seat, below: bool) -> int:
    """The emblem of whose guest it is, at the right or `below` the name; where it begins."""
    side = round(rect.height * (0.54 if below else 0.62))
    badge = Rect(0, 0, side, side)
    badge.midright = (rect.right - 4, rect.bottom - side // 2 - 2 if below else rect.centery)
    emblems.emblem(surface, badge, seat.emblem, seat.colour)
    return badge.left


def _meter(surface: pygame.Surface, rect: Rect, row: Row, brush: PaintContext) -> None:
    """Draw the progress of all players on one scale: one's own in figures and as a bar, the others by the
    colour of their seat.
    """
    frame = brush.snug(1.15)
    _, have, need = row.meter[0]
    told = brush.say("saloon.meter", have=have, need=need, what=row.note)
    groove = Rect(rect.left, 0, rect.width, frame.px(6))
    groove.bottom = rect.bottom - frame.px(7)
    at = (rect.right, (rect.top + groove.top) // 2 + 1)
    ink.line(surface, told, at, (Typeface.BOOK_ITALIC, 18, "#ffd9c2"), frame, rect.width, "right")
    around = groove.inflate(2, 2)
    pygame.draw.rect(surface, rgb("#d98a78"), around, border_radius=around.height // 2)
    pygame.draw.rect(surface, rgb("#3a0f0d"), groove, border_radius=groove.height // 2)
    filled = Rect(groove.left, groove.top, round(groove.width * have / need), groove.height)
    pygame.draw.rect(surface, rgb(LAMP), filled, border_radius=groove.height // 2)
    _pins(surface, groove, row, brush)


def _pins(surface: pygame.Surface, groove: Rect, row: Row, brush: PaintContext) -> None:
    """The neighbours on the scale; those who are equally near stand side by side."""
    reach = brush.snug(1.15).px(5)
    taken: set[int] = set()
    for seat, have, need in row.meter[1:]:
        x = groove.left + reach + round((groove.width - 2 * reach) * have / need)
        while x in taken:
            x += 2 * reach if 2 * have < need else -2 * reach
        taken.add(x)
        _pin(surface, (x, groove.centery), reach, brush.seats[seat])


def _pin(surface: pygame.Surface, at: tuple[int, int], reach: int, seat: Seat) -> None:
    """Draw a neighbour's point on the scale."""
    for out, colour in ((reach + 1, INK), (reach, SEAT[seat.colour])):
        x, y = at
        pygame.draw.polygon(surface, rgb(colour), [(x - out, y), (x, y - out), (x + out, y), (x, y + out)])


def sun(layout: SaloonLayout, view: View, brush: PaintContext) -> Parts:
    """The pile: it sets as the cubes are taken."""
    night = view.ender is not None
    inputs = (view.pile, night)
    yield PaintedZone("sun", layout.sun(daylight(view)), inputs, partial(_sun, brush, view.pile, night))


CHORD = 0.9
"""The width of the sun below the figure, as a share of its own."""


def _sun(brush: PaintContext, pile: int, night: bool, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug(1.1)
    radius = rect.width // 2
    for grown, alpha in ((1.35, 40), (1.18, 70)):
        halo = pygame.Surface((round(rect.width * grown),) * 2, pygame.SRCALPHA)
        middle = halo.get_width() // 2
        pygame.draw.circle(halo, rgb("#cfd8ff" if night else LAMP, alpha), (middle, middle), middle)
        surface.blit(halo, halo.get_rect(center=rect.center))
    pygame.draw.circle(surface, rgb(RUST if not night else "#8f9cc4"), rect.center, radius)
    pygame.draw.circle(surface, rgb("#fff0c0" if not night else "#e6ecff"), rect.center, radius - frame.px(3))
    at = (rect.centerx, rect.centery - frame.px(8))
    ink.line(surface, str(pile), at, (Typeface.POSTER, 36, "#6e2a12"), frame, rect.width, "centre")
    below = (rect.centerx, rect.centery + frame.px(22))
    word = brush.say("saloon.night") if night else brush.say("saloon.cubes", n=pile)
    room = round(rect.width * CHORD)
    ink.line(surface, word, below, (Typeface.SLAB_BOLD, 18, "#6e2a12"), frame, room, "centre")


def courier(layout: SaloonLayout, view: View, brush: PaintContext) -> Parts:
    """The paper of the log; its lines are laid over it."""
    yield PaintedZone("log_paper", layout.log_paper, view.round, partial(_courier, brush, view.round))


def _courier(brush: PaintContext, number: int, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug(1.0)
    ink.paper(surface, rect, frame, evening=True)
    at = (rect.centerx, rect.top + frame.px(24))
    ink.line(
        surface,
        brush.say("saloon.courier"),
        at,
        (Typeface.POSTER, 24, INK),
        frame,
        rect.width - frame.px(28),
        "centre",
    )
    y = rect.top + frame.px(42)
    pygame.draw.line(
        surface, rgb(INK), (rect.left + frame.px(14), y), (rect.right - frame.px(14), y), frame.px(1.6)
    )
