"""The stage stop: who is still out of town and what brings them; the sun that is the pile; the Courier."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.app.seats import Seat
from raccoon.games.saloon_tycoon.catalogue import CHARACTERS
from raccoon.games.saloon_tycoon.characters import THRESHOLDS
from raccoon.games.saloon_tycoon.view import PlayerView, View
from scenes.art import shapes
from scenes.art.fonts import Face
from scenes.art.palette import rgb
from scenes.art.pieces import emblems
from scenes.saloon_tycoon import art
from scenes.saloon_tycoon.art.colours import CREAM, INK, LAMP, RUST
from scenes.saloon_tycoon.holdings import OUTLAWS, daylight, host_of, own, tile_name
from scenes.saloon_tycoon.layout import SaloonLayout
from scenes.saloon_tycoon.picture import ink
from scenes.table.picture.zones import Brush, Part, Parts

Rect = pygame.Rect


def progress(player: PlayerView, outlaw: str) -> tuple[int, int]:
    """How near a player is to an outlaw: what there is, and what brings them."""
    kind, need = CHARACTERS[outlaw].arrives.kind, THRESHOLDS[outlaw][1]
    have = {
        "gold_on_turn": player.gold,
        "tiles_on_board": player.income_level,
        "cubes_on_board": player.cubes,
        "claim_scored": len(player.claims),
    }[kind]
    return min(have, need), need


def parts(layout: SaloonLayout, view: View, arriving: tuple[str, ...], brush: Brush) -> Parts:
    """The board, then a row for everybody."""
    yield Part("stop", layout.stop, None, partial(_board, brush))
    for who, rect in layout.rows.items():
        host, meter = host_of(view, who), ()
        if who in OUTLAWS and host is None:
            meter = tuple(progress(player, who) for player in _first(view))
        note = _note(who, view, brush)
        coming = who in arriving
        gone = host is None and who not in view.away
        inputs = (who, host, meter, note, coming, gone, brush.seats)
        yield Part(f"stop_{who}", rect, inputs, partial(_row, brush, *inputs[:6]))


def _first(view: View) -> tuple[PlayerView, ...]:
    """Whose meter is shown: one's own before the others'."""
    me = own(view)
    return (me, *(player for player in view.players if player is not me))


def _note(who: str, view: View, brush: Brush) -> str:
    """What brings them, or what they do once they are in town."""
    found = CHARACTERS[who]
    if who in OUTLAWS:
        here = host_of(view, who) is not None
        return brush.say(f"saloon.burden.{who}" if here else f"saloon.brings.{who}")
    if host_of(view, who) is not None:
        return brush.say("saloon.worth", n=found.effect.amount)
    return brush.say(tile_name(found.arrives.detail, view))


def _board(brush: Brush, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug()
    ink.board(surface, rect, frame)
    ink.title(surface, brush.say("saloon.stop"), rect, frame)


def _row(
    brush: Brush,
    who: str,
    host: int | None,
    meter: tuple[tuple[int, int], ...],
    note: str,
    coming: bool,
    gone: bool,
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    frame = brush.snug(1.15)
    outlaw = who in OUTLAWS
    top, bottom = ("#8c2a22", "#5a1512") if outlaw else ("#35557c", "#1b2f4c")
    if coming:
        shapes.glow(surface, rect, frame.scale)
    shapes.plate(surface, rect, frame.scale, top, bottom, 6)
    side = rect.height - frame.px(6)
    face = Rect(rect.left + frame.px(4), rect.top + frame.px(3), side, side)
    surface.blit(art.character(who, "calm", (side, side)), face)
    if host is None and not coming:
        ink.veil(surface, face, 90)
    left, right = face.right + frame.px(6), rect.right - frame.px(6)
    if host is not None:
        right = _host(surface, rect, brush.seats[host]) - frame.px(4)
    name = brush.say(f"saloon.short.{who}")
    if outlaw:
        at = (left, rect.centery)
        drawn = ink.line(surface, name, at, (Face.POSTER, 21, CREAM), frame, round((right - left) * 0.52))
        if meter:
            _meter(
                surface,
                Rect(drawn.right + frame.px(8), rect.top, right - drawn.right - frame.px(8), rect.height),
                meter,
                note,
                brush,
            )
        else:
            ink.line(
                surface,
                note,
                (right, rect.centery),
                (Face.BOOK_ITALIC, 18, "#ffd9c2"),
                frame,
                right - drawn.right - frame.px(6),
                "right",
            )
        return
    upper, lower = rect.top + round(rect.height * 0.3), rect.top + round(rect.height * 0.72)
    ink.line(surface, name, (left, upper), (Face.SLAB_BOLD, 19, CREAM), frame, right - left)
    told = brush.say("saloon.gone") if gone else note
    ink.line(surface, told, (left, lower), (Face.BOOK_ITALIC, 18, "#c9d6ea"), frame, right - left)


def _host(surface: pygame.Surface, rect: Rect, seat: Seat) -> int:
    """The emblem of whose guest it is; where it begins."""
    side = round(rect.height * 0.62)
    badge = Rect(0, 0, side, side)
    badge.midright = (rect.right - 5, rect.centery)
    emblems.emblem(surface, badge, seat.emblem, seat.colour)
    return badge.left


def _meter(
    surface: pygame.Surface, rect: Rect, meter: tuple[tuple[int, int], ...], note: str, brush: Brush
) -> None:
    """How near everybody is, one's own bar first and thickest; the figures are one's own."""
    frame = brush.snug(1.15)
    have, need = meter[0]
    told = brush.say("saloon.meter", have=have, need=need, what=note)
    ink.line(
        surface,
        told,
        (rect.right, rect.top + round(rect.height * 0.32)),
        (Face.SLAB_BOLD, 18, CREAM),
        frame,
        rect.width,
        "right",
    )
    top = rect.top + round(rect.height * 0.6)
    for number, (got, of) in enumerate(meter):
        high = frame.px(5 if number == 0 else 2.5)
        groove = Rect(rect.left, top, rect.width, high)
        pygame.draw.rect(surface, rgb("#3a0f0d"), groove)
        filled = groove.copy()
        filled.width = round(groove.width * got / of)
        pygame.draw.rect(surface, rgb(LAMP if number == 0 else "#e0906f"), filled)
        top += high + max(1, frame.px(1.5))


def sun(layout: SaloonLayout, view: View, brush: Brush) -> Parts:
    """The pile: it sets as the cubes are taken."""
    night = view.ender is not None
    inputs = (view.pile, night)
    yield Part("sun", layout.sun(daylight(view)), inputs, partial(_sun, brush, view.pile, night))


def _sun(brush: Brush, pile: int, night: bool, surface: pygame.Surface, rect: Rect) -> None:
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
    ink.line(surface, str(pile), at, (Face.POSTER, 36, "#6e2a12"), frame, rect.width, "centre")
    below = (rect.centerx, rect.centery + frame.px(22))
    word = brush.say("saloon.night") if night else brush.say("saloon.cubes", n=pile)
    ink.line(surface, word, below, (Face.SLAB_BOLD, 18, "#6e2a12"), frame, rect.width - frame.px(6), "centre")


def courier(layout: SaloonLayout, view: View, brush: Brush) -> Parts:
    """The paper of the log; its lines are laid over it."""
    yield Part("log_paper", layout.log_paper, view.round, partial(_courier, brush, view.round))


def _courier(brush: Brush, number: int, surface: pygame.Surface, rect: Rect) -> None:
    frame = brush.snug(1.0)
    ink.paper(surface, rect, frame, evening=True)
    at = (rect.centerx, rect.top + frame.px(24))
    ink.line(
        surface,
        brush.say("saloon.courier"),
        at,
        (Face.POSTER, 24, INK),
        frame,
        rect.width - frame.px(28),
        "centre",
    )
    y = rect.top + frame.px(42)
    pygame.draw.line(
        surface, rgb(INK), (rect.left + frame.px(14), y), (rect.right - frame.px(14), y), frame.px(1.6)
    )
