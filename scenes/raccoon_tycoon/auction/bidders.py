"""The bidders' row of the auction: a card for each seat from the starter on: face, name, what it does."""

from __future__ import annotations

import pygame

from raccoon.app import opponents
from raccoon.games.raccoon_tycoon.pending import AwaitBid
from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.names import broken_name
from scenes.art.pieces.characters import CALM, portrait
from scenes.raccoon_tycoon import GAME
from scenes.table.choosing.choice import Table

LEFT, TOP, WIDE, HIGH = 342.0, 340.0, 168.0, 130.0
"""Where the row begins on the auction's sheet, and the size of each card."""
GAP = 10.0
FAINT = "#a99a8f"


def place_of(place: int) -> tuple[float, float, float, float]:
    """Where the card of the bidder at that place stands on the auction's sheet."""
    return LEFT + place * (WIDE + GAP), TOP, WIDE, HIGH


def draw(surface: pygame.Surface, frame: Frame, table: Table, pending: AwaitBid) -> None:
    """Draw the row on the auction's sheet."""
    seats = len(table.seats)
    faces = opponents.Opponents(GAME).faces(table.seats)
    for place in range(seats):
        seat = (pending.starter + place) % seats
        card = frame.rect(*place_of(place))
        _draw_card(surface, frame, card, table, pending, seat, faces[seat])


def _draw_card(
    surface: pygame.Surface,
    frame: Frame,
    rect: pygame.Rect,
    table: Table,
    pending: AwaitBid,
    seat: int,
    face: str,
) -> None:
    out, who = seat not in pending.active, table.seats[seat]
    if seat == pending.seat:
        shapes.glow(surface, rect, frame.scale)
    shapes.plate(surface, rect, frame.scale, "#2b2227" if out else "#4a3540", "#1c1519", 8)
    style = text.Style(Face.SLAB_BOLD, frame.type(19, 1.2), FAINT if out else pal.IVORY)
    room = rect.width - 4
    names, style = _fitted(who.name, style, room, frame)
    side = frame.px(66 if len(names) == 1 else 50)
    badge = pygame.Rect(rect.centerx - side // 2, rect.top + frame.px(5), side, side)
    mood = table.moods[seat] if table.moods else CALM
    portrait(surface, badge, face, mood, who.colour, who.emblem)
    for line, baseline in zip(names, (94,) if len(names) == 1 else (74, 97), strict=True):
        text.draw(
            surface, line, (rect.centerx, rect.top + frame.px(baseline)), style, "centre", room, frame.floor
        )
    state = text.Style(Face.BOOK_ITALIC, frame.type(18, 1.5), style.colour)
    at = (rect.centerx, rect.top + frame.px(119))
    text.draw(surface, _state_of(seat, table, pending), at, state, "centre", room, frame.floor)


def _fitted(name: str, style: text.Style, room: int, frame: Frame) -> tuple[list[str], text.Style]:
    """The name on one line, or, where it would be cut, on two at the smallest type."""
    whole, fitted = text.fit(name, style, room, frame.floor)
    if whole == name:
        return [name], fitted
    small = style.sized(min(style.pixels, frame.floor))
    return broken_name(name, small, room, 2), small


def _state_of(seat: int, table: Table, pending: AwaitBid) -> str:
    if seat == pending.leader:
        return f"${pending.bid}"
    if seat not in pending.active:
        return table.say("auction.passed")
    return table.say("auction.to_bid") if seat == pending.seat else table.say("auction.waits")
