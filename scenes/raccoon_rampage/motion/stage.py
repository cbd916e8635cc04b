"""The table between two positions, on which pieces fly."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pygame

from raccoon.games.raccoon_rampage.view import View
from scenes.art import text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.raccoon_rampage import art
from scenes.raccoon_rampage.holdings import role_of
from scenes.raccoon_rampage.layout import RampageLayout
from scenes.raccoon_rampage.picture import cards
from scenes.table.motion.flights import Flight, Sprite, between, fading
from scenes.table.picture.picture import TablePicture

Rect = pygame.Rect
STEP, TAKES = 0.2, 0.42
"""Seconds from one event of a chain to the next, and on the way."""
APART, MOST = 0.07, 6
"""Between alike ones, of which no more than these are told apart."""
TOKEN, BACK = 46, (84, 116)
DIE_TURNS = 10
Flights = Iterator[Flight]


@dataclass(frozen=True)
class Stage:
    """The table as it was, the view that it becomes and its layout `later`, when the event sets out."""

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

    def sized(self, units: float) -> tuple[int, int]:
        """A square of design units."""
        return self.frame.px(units), self.frame.px(units)

    def cube(self, seat: int) -> Sprite:
        """A vote of a seat, or of nobody."""
        return Sprite.of(art.cube(role_of(self.before, seat), self.sized(34)))

    def raccoon(self, awake: bool = True) -> Sprite:
        """A raccoon, awake or asleep."""
        return Sprite.of(art.raccoon(self.sized(TOKEN), awake))

    def back(self, kind: str = "policy") -> Sprite:
        """The back of a card."""
        size = self.frame.px(BACK[0]), self.frame.px(BACK[1])
        sheet = pygame.Surface(size, pygame.SRCALPHA)
        cards.back(sheet, sheet.get_rect(), self.frame, kind)
        return Sprite.of(sheet)

    def face(self, card: str, size: tuple[int, int]) -> Sprite:
        """The picture of a card, small."""
        return Sprite.of(art.vignette(card, size))

    def place(self, piece: str) -> Rect:
        """The place of a piece; the middle of the map where it has none."""
        return next(iter(self.layout.rects_of(piece)), self.layout.europe)

    def home(self, seat: int | None) -> Rect:
        """The place where the cards of a seat come from and go to."""
        if seat is None or seat < 0:
            return self.layout.night
        return self.layout.hand_zone if seat == self.layout.places.desk else self.layout.panels[seat]

    def tray(self, seat: int) -> Rect:
        """The place where the votes of a seat come from."""
        if seat < 0:
            return self.layout.night
        return self.layout.tray if seat == self.layout.places.desk else self.layout.panels[seat]

    def flight(self, sprite: Sprite, start: Rect, end: Rect, after: float = 0.0, lift: float = 60) -> Flight:
        """From the middle of one place to that of another."""
        return between(sprite, start, end, self.begin + after, TAKES, self.frame.px(lift))

    def many(self, sprite: Sprite, count: int, start: Rect, end: Rect) -> Flights:
        """Several alike, one after the other."""
        for number in range(min(count, MOST)):
            yield self.flight(sprite, start, end, number * APART)

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
    sprite = stage.face(event.card, (stage.frame.px(200), stage.frame.px(140)))
    yield stage.flight(sprite, stage.home(event.seat), stage.layout.europe)
