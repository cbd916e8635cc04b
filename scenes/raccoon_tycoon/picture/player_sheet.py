"""What one player's panel shows, and how its room is shared out."""

from dataclasses import dataclass

import pygame

from raccoon.app.seats import Seat
from raccoon.engine.counts import Counts
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.text import Style
from scenes.table.picture.zones import Brush

Rect = pygame.Rect
_LOW, _PLAIN, _TALL = 130.0, 165.0, 200.0
"""A panel's height in design units with five players, with four, and from which on rows stand apart."""
LARGEST = 1.4
"""How far type grows on a tall panel with the player's text scale."""
_MANY_SETS = 4
"""From so many railroads on their plates need all the room there is."""


@dataclass(frozen=True)
class Calling:
    """What one panel shows; `money` is None where it is secret; `note` is what is kept count of instead.

    It has many fields because the panel shows everything public about a seat.
    """

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

    def __init__(self, surface: pygame.Surface, rect: Rect, calling: Calling, brush: Brush) -> None:
        self.surface, self.rect, self.calling, self.brush = surface, rect, calling, brush
        self.high = rect.height / brush.frame.scale
        self.tall = self.high >= _TALL
        most = LARGEST if self.tall else 1.15 if self.high >= _PLAIN - 1 else 1.0
        self.frame: Frame = brush.snug(most)
        self.foot: Frame = brush.snug(most if len(calling.railroads) < _MANY_SETS else 1.0)
        self.px = self.frame.px

    def between(self, low: float, plain: float, tall: float) -> int:
        """A length for this panel's height: measured at the lowest, the plain and the tallest panel."""
        if self.high <= _PLAIN:
            share = max(0.0, (self.high - _LOW) / (_PLAIN - _LOW))
            return self.px(low + (plain - low) * share)
        share = min(1.0, (self.high - _PLAIN) / (224 - _PLAIN))
        return self.px(plain + (tall - plain) * share)

    def style(self, face: Face, units: float, colour: str = pal.CREAM) -> Style:
        return Style(face, self.frame.type(units), colour)
