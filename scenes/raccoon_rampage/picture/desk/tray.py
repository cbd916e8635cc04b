"""The tray on the desk: the votes still to be placed, protection, the pin for a wish."""

from functools import partial

import pygame

from raccoon.games.raccoon_rampage.pending import AwaitVotes
from raccoon.games.raccoon_rampage.view import View
from scenes.art import shapes
from scenes.raccoon_rampage.art.colours import ALARM, BRASS_DEEP, BRASS_LIGHT
from scenes.raccoon_rampage.holdings import desk_seat, own, summit
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.marks import RampageMarks
from scenes.raccoon_rampage.picture import wishes
from scenes.raccoon_rampage.picture.ink import Ink, italic, poster, slab
from scenes.table.picture.zones import PaintContext, Parts

Rect = pygame.Rect


def parts(layout: RampageLayout, view: View, effects: RampageMarks, context: PaintContext) -> Parts:
    """The tray."""
    yield Ink.zone("tray", layout.tray, context, partial(_tray, layout), *_tray_of(view, effects))


def _tray_of(view: View, effects: RampageMarks) -> tuple[str, int, int, int]:
    """The role, the votes still to be placed, those that events take, the protection."""
    player, seat = own(view), desk_seat(view)
    left = each = view.votes_each_turn(seat)
    if summit(view):
        return player.role, 0, 0, player.protection
    if isinstance(view.pending, AwaitVotes) and seat in view.pending.asked:
        left = view.pending.left
    elif seat == view.turn and view.round:
        left = view.votes_left
    return player.role, max(0, left - effects.spent), max(0, player.influence - each), player.protection


def _tray(layout: RampageLayout, ink: Ink, role: str, left: int, lost: int, protection: int) -> None:
    rect = ink.rect
    ink.board(rect)
    large, top = ink.frame.is_large, rect.top + ink.px(28)
    inset, side, beside = map(ink.px, (14, 36, 4) if large else (20, 48, 12))
    half = rect.width // 2 - inset - ink.px(4)
    words, style = ink.say("rampage.votes.left", n=left), slab(20, BRASS_LIGHT)
    edge = ink.line(words, (rect.right - inset, top), style, half, "right").left - ink.px(8)
    at = rect.left + inset, top
    ink.line(ink.say("rampage.votes"), at, poster(22), edge - at[0])
    places = [ink.here(cell, layout.tray) for cell in layout.cubes]
    for number, place in enumerate(places):
        shapes.inset(ink.surface, place, ink.frame.scale, 8)
        if number < left:
            ink.cube(place.inflate(-place.width // 5, -place.height // 5), role)
        elif number < left + lost:
            _lost(ink, place)
    y = rect.top + round(rect.height * 0.62)
    pygame.draw.line(ink.surface, BRASS_DEEP, (rect.left + inset, y), (rect.right - inset, y), ink.px(1))
    mark = Rect(rect.left + inset, 0, side, side)
    mark.centery = rect.top + round(rect.height * 0.8)
    ink.mark(mark, "shield")
    ink.line(str(protection), (mark.right + beside, mark.centery), poster(28 if large else 32), ink.px(50))
    head = ink.here(layout.pin, layout.tray)
    ink.surface.blit(wishes.pin(head.size, role), head)
    if lost:
        at = (rect.left + inset, (max(place.bottom for place in places) + y) // 2)
        words, style = ink.say("rampage.tray.lost", n=lost), italic(18, "#ffb98a")
        ink.line(words, at, style, rect.width - 2 * inset)


def _lost(ink: Ink, place: Rect) -> None:
    """Draw the cross of a vote that an event takes."""
    for ends in ((place.topleft, place.bottomright), (place.topright, place.bottomleft)):
        start, end = (((x * 2 + place.centerx) // 3, (y * 2 + place.centery) // 3) for x, y in ends)
        pygame.draw.line(ink.surface, ALARM, start, end, max(2, ink.px(4)))
