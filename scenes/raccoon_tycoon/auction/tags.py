"""The state of each bidder on a plate: at the end of the rail behind the name, or at the foot of the arch."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scenes.art import palette as pal
from scenes.art import shapes, text
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.table.choosing.choice import ChoiceContext

FAINT = "#a99a8f"
BEFORE_NAME = 48.0
"""From a rail's beginning to the name behind the emblem, in design units."""
_LOOKS: dict[str, tuple[pal.Colour, pal.Colour, pal.Colour]] = {
    "asked": (pal.GILT_LIGHT, "#b07c2a", pal.INK),
    "leads": (pal.OXBLOOD_LIGHT, pal.OXBLOOD, pal.IVORY),
    "next": ("#4a3540", "#241820", pal.CREAM),
    "waits": ("#4a3540", "#241820", pal.CREAM),
    "out": ("#33292f", "#201a1e", FAINT),
}


@dataclass(frozen=True)
class Tags:
    """The plates of a row of boxes, each `rail` pixels wide; all of them stand in the same way."""

    frame: Frame
    rail: int
    table: ChoiceContext

    @property
    def on_rails(self) -> bool:
        """Whether every rail has room for its name beside the plate."""
        longest = max(text.width(seat.name, name_style(self.frame, out=False)) for seat in self.table.seats)
        return self.frame.px(BEFORE_NAME + 20) + longest + self._width <= self.rail

    @property
    def _width(self) -> int:
        """On rails all are as wide as the widest."""
        words = (text.width(self._words(state), _style(self.frame)) for state in _LOOKS)
        return max(words) + self.frame.px(24)

    def _words(self, state: str) -> str:
        return self.table.say(f"auction.state.{state}")

    def place(self, rail: pygame.Rect, arch: pygame.Rect, state: str) -> pygame.Rect:
        """The place of the plate, by the rail and the arch of its box."""
        frame, style = self.frame, _style(self.frame)
        plate = pygame.Rect(0, 0, self._width, max(frame.px(27), style.pixels + frame.px(6)))
        if self.on_rails:
            plate.midright = (rail.right - frame.px(8), rail.centery)
        else:
            plate.width = min(arch.width, text.width(self._words(state), style) + frame.px(20))
            plate.midbottom = (arch.centerx, rail.top + frame.px(2))
        return plate

    def draw(self, surface: pygame.Surface, plate: pygame.Rect, state: str) -> None:
        """Draw a bidder's state on its plate."""
        frame, (top, bottom, ink) = self.frame, _LOOKS[state]
        shapes.plate(surface, plate, frame.scale, top, bottom, 6)
        style, limit = _style(frame).coloured(ink), plate.width - frame.px(8)
        at, words = plate.center, self._words(state)
        text.draw(surface, words, at, style, "centre", limit, frame.floor, middle=True)


def name_style(frame: Frame, out: bool) -> text.Style:
    """The style of a bidder's name; fainter for one who is out."""
    return text.Style(Typeface.POSTER, frame.type(22, 1.3), FAINT if out else pal.IVORY, frame.px(1))


def _style(frame: Frame) -> text.Style:
    return text.Style(Typeface.SLAB_BOLD, frame.type(19, 1.2))
