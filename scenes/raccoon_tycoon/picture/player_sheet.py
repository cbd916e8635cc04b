"""The content of one player's panel, and the division of its room."""

from collections.abc import Callable
from dataclasses import dataclass

import pygame

from raccoon.app.seats import Seat
from raccoon.engine.counts import Counts
from scenes.art import palette as pal
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.text import Style
from scenes.table.picture.zones import PaintContext

Rect = pygame.Rect
_LOW, _PLAIN, _TALL = 130.0, 165.0, 200.0
"""A panel's height in design units with five players, with four, and from which on rows stand apart."""
LARGEST, PLAIN_LARGEST, LOW_LARGEST = 1.4, 1.25, 1.08
"""The largest factors by which words grow with the player's text scale on a tall, a plain and a low panel."""
COUNTS_LARGEST, COUNT_STEP = 1.5, 0.05
"""The largest factor by which counts grow where their row has room, and the steps by which they shrink."""


@dataclass(frozen=True)
class Calling:
    """The content of one panel; `money` is None where it is secret; `note` is the count kept instead."""

    seat: Seat
    face: str
    mood: str
    kind: str
    money: int | None
    points: int
    tokens: Counts
    warehouse: int
    railroads: tuple[tuple[str, int], ...]
    towns: int
    buildings: int
    hand: int
    tab: str
    starts: bool
    gain: str
    note: str


class PanelSheet:
    """One panel; heights between a low and a tall one share their room out evenly."""

    def __init__(self, surface: pygame.Surface, rect: Rect, calling: Calling, brush: PaintContext) -> None:
        self.surface, self.rect, self.calling, self.brush = surface, rect, calling, brush
        self.high = rect.height / brush.frame.scale
        self.tall = self.high >= _TALL
        most = LARGEST if self.tall else PLAIN_LARGEST if self.high >= _PLAIN - 1 else LOW_LARGEST
        self.frame: Frame = brush.snug(most)
        self.px = self.frame.px

    def between(self, low: float, plain: float, tall: float) -> int:
        """A length for this panel's height: measured at the lowest, the plain and the tallest panel."""
        if self.high <= _PLAIN:
            share = max(0.0, (self.high - _LOW) / (_PLAIN - _LOW))
            return self.px(low + (plain - low) * share)
        share = min(1.0, (self.high - _PLAIN) / (224 - _PLAIN))
        return self.px(plain + (tall - plain) * share)

    def grown(self, fits: Callable[[Frame], bool]) -> Frame:
        """The largest type up to the player's in which a row fits; the usual one where none does."""
        for step in range(round((COUNTS_LARGEST - 1) / COUNT_STEP), 0, -1):
            frame = self.brush.snug(1 + step * COUNT_STEP)
            if fits(frame):
                return frame
        return self.brush.snug(1.0)

    def style(self, face: Typeface, units: float, colour: str = pal.CREAM) -> Style:
        return Style(face, self.frame.type(units), colour)
