"""The tray on the desk: the votes still to be placed, protection, the pin for a wish."""

from __future__ import annotations

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.pending import AwaitVotes
from raccoon.games.raccoon_rampage.view import View
from scenes.art import shapes
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.palette import rgb
from scenes.raccoon_rampage.art.colours import BRASS_DEEP, BRASS_LIGHT, CREAM
from scenes.raccoon_rampage.holdings import desk_seat, own, summit
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture import ink, wishes
from scenes.table.picture.zones import PaintContext, PaintedZone, Parts

Rect = pygame.Rect


def parts(layout: RampageLayout, view: View, told: RampageMarks, brush: PaintContext) -> Parts:
    """The tray."""
    tray = _tray_of(view, told)
    yield PaintedZone("tray", layout.tray, tray, partial(_tray, brush, layout, *tray))


def _tray_of(view: View, told: RampageMarks) -> tuple[str, int, int, int]:
    """The role, votes still to be placed, those that events take, protection."""
    player, seat = own(view), desk_seat(view)
    each = view.votes_each_turn(seat)
    if isinstance(view.pending, AwaitVotes) and seat in view.pending.asked:
        left = view.pending.left
    elif seat == view.turn and view.round:
        left = view.votes_left
    else:
        left = each
    if summit(view):
        return player.role, 0, 0, player.protection
    return player.role, max(0, left - told.spent), max(0, player.influence - each), player.protection


def _tray(
    brush: PaintContext,
    layout: RampageLayout,
    role: str,
    left: int,
    lost: int,
    protection: int,
    surface: pygame.Surface,
    rect: Rect,
) -> None:
    frame = brush.snug(1.35)
    ink.board(surface, rect, frame)
    shift = (rect.left - layout.tray.left, rect.top - layout.tray.top)
    inset = frame.px(20)
    at = (rect.left + inset, rect.top + frame.px(28))
    ink.line(
        surface,
        brush.say("rampage.votes"),
        at,
        (Typeface.POSTER, 22, CREAM),
        frame,
        rect.width // 2,
        most=1.3,
    )
    at = (rect.right - inset, rect.top + frame.px(28))
    words = brush.say("rampage.votes.left", n=left)
    ink.line(surface, words, at, (Typeface.SLAB_BOLD, 20, BRASS_LIGHT), frame, rect.width // 2, "right", 1.35)
    for number, cell in enumerate(layout.cubes):
        place = cell.move(shift)
        shapes.inset(surface, place, frame.scale, 8)
        inner = place.inflate(-place.width // 5, -place.height // 5)
        if number < left:
            ink.cube(surface, inner, role)
        elif number < left + lost:
            _lost(surface, place, frame)
    y = rect.top + round(rect.height * 0.62)
    pygame.draw.line(
        surface, rgb(BRASS_DEEP), (rect.left + inset, y), (rect.right - inset, y), max(1, frame.px(1))
    )
    mark = Rect(rect.left + inset, 0, frame.px(48), frame.px(48))
    mark.centery = rect.top + round(rect.height * 0.8)
    ink.mark(surface, mark, "shield")
    style = (Typeface.POSTER, 32, CREAM)
    ink.line(surface, str(protection), (mark.right + frame.px(12), mark.centery), style, frame, frame.px(50))
    head = layout.pin.move(shift)
    surface.blit(wishes.pin(head.size, role), head)
    if not lost:
        return
    low = max(place.bottom for place in layout.cubes) + shift[1]
    at, room = (rect.left + inset, (low + y) // 2), rect.width - 2 * inset
    words = brush.say("rampage.tray.lost", n=lost)
    ink.line(surface, words, at, (Typeface.BOOK_ITALIC, 18, "#ffb98a"), frame, room, most=1.35)


def _lost(surface: pygame.Surface, place: Rect, frame: Frame) -> None:
    """A vote that an event takes."""
    for ends in ((place.topleft, place.bottomright), (place.topright, place.bottomleft)):
        middle = place.center
        inner = [((x * 2 + middle[0]) // 3, (y * 2 + middle[1]) // 3) for x, y in ends]
        pygame.draw.line(surface, rgb("#c8402f"), inner[0], inner[1], max(2, frame.px(4)))
