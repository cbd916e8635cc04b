"""The table before and after an event: sprites, places and flights between them."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import pygame

from raccoon.games.raccoon_rampage.view import View
from scenes.art import Frame, Typeface, text
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.holdings import piece_of, role_of
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import cards
from scenes.raccoon_rampage.picture.ink import MARKS
from scenes.table.motion.flights import Flight, Sprite, between, fading, leaning
from scenes.table.picture.picture import TablePicture
from scenes.table.piece import Piece

Rect = pygame.Rect
STEP, TAKES = 0.2, 0.42
"""Seconds from one event of a chain to the next, and of a flight."""
APART, MOST = 0.07, 6
"""Seconds between alike pieces, and how many of them fly at most."""
TOKEN, BACK = 46, (84, 116)
Flights = Iterator[Flight]


@dataclass(frozen=True)
class Stage:
    """The layout and view before an event, the view after its move with the layout `later`, the time in
    seconds at which its flights begin.
    """

    layout: RampageLayout
    before: View
    after: View
    picture: TablePicture
    begin: float
    later: RampageLayout

    @property
    def frame(self) -> Frame:
        """From design units to pixels."""
        return self.layout.frame

    def sized(self, wide: float, high: float = 0) -> tuple[int, int]:
        """A size in pixels from one in design units; a square from one length."""
        return self.frame.px(wide), self.frame.px(high or wide)

    # Pictures

    def cube(self, seat: int) -> Sprite:
        """A vote of a seat, or a grey one."""
        return Sprite.of(art.cube(role_of(self.before, seat), self.sized(34)))

    def raccoon(self, awake: bool = True) -> Sprite:
        """A raccoon, awake or asleep."""
        return Sprite.of(art.raccoon(self.sized(TOKEN), awake))

    def mark(self, name: str, side: float) -> Sprite:
        """A small mark."""
        return Sprite.of(art.icon(name, self.sized(side), MARKS[name]))

    def back(self, kind: str = "policy") -> Sprite:
        """The back of a card."""
        sheet = pygame.Surface(self.sized(*BACK), pygame.SRCALPHA)
        cards.back(sheet, sheet.get_rect(), self.frame, kind)
        return Sprite.of(sheet)

    def face(self, card: str, wide: float = 120, high: float = 70) -> Sprite:
        """The picture of a card, small."""
        return Sprite.of(art.vignette(card, self.sized(wide, high)))

    # Places

    def place(self, piece: Piece | int) -> Rect:
        """The place of a piece or of a vote's target; the map for a piece without one."""
        key = piece_of(piece) if isinstance(piece, int) else piece
        return next(iter(self.layout.rects_of(key)), self.layout.europe)

    def news(self) -> Rect:
        """The place of the event that turned up last."""
        return self.place(Piece("event", max(1, len(self.after.events))))

    def own(self, seat: int | None, place: Rect, other: Rect | None = None) -> Rect:
        """`place` where the desk is the seat's, else `other` or the seat's panel; the dark for no seat."""
        if seat is None or seat < 0:
            return self.layout.night
        return place if seat == self.layout.places.desk else other or self.layout.panels[seat]

    def home(self, seat: int | None) -> Rect:
        """The place of the cards of a seat."""
        return self.own(seat, self.layout.hand_zone)

    def tray(self, seat: int) -> Rect:
        """The place of the votes of a seat."""
        return self.own(seat, self.layout.tray)

    # Flights

    def flight(self, sprite: Sprite, start: Rect, end: Rect, after: float = 0.0, lift: float = 60) -> Flight:
        """A flight from the middle of one place to that of another."""
        return between(sprite, start, end, self.begin + after, TAKES, self.frame.px(lift))

    def fly(self, sprite: Sprite, start: Rect, end: Rect, count: int, after: float = 0.0) -> Flights:
        """Flights of alike pieces, one after the other."""
        for number in range(min(count, MOST)):
            yield self.flight(sprite, start, end, after + number * APART)

    def figure(self, words: str, place: Rect, colour: str) -> Flight:
        """A figure that rises and fades."""
        style = text.Style(Typeface.POSTER, self.frame.px(40), colour, self.frame.px(2))
        sheet = pygame.Surface((text.width(words, style) + 8, style.leading + 8), pygame.SRCALPHA)
        text.draw(sheet, words, sheet.get_rect().center, style, "centre", middle=True)
        start = sheet.get_rect(center=place.center)
        stops = (start, start.move(0, -self.frame.px(44)))
        return Flight(fading(Sprite.of(sheet)), stops, self.begin + 0.2, 0.9, lingers=True)


def played(event: Any, stage: Stage) -> Flights:
    """A card that is played is shown over the map."""
    face = stage.face(event.card, 200, 140)
    yield replace(stage.flight(face, stage.home(event.seat), stage.layout.europe), look=leaning(face))
