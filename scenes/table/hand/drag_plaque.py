"""The plaque beside the target while a piece is held: what dropping it there would change, and for whom."""

from __future__ import annotations

import pygame

from raccoon.app.seats import Seat
from scenes.art import palette as pal
from scenes.art import rich, shapes, text
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.sprite_layer import Aloft
from scenes.table.choosing.preview_lines import Ledger
from scenes.table.hand.drag_reach import Foreseen

WIDTH, PADDING, MARGIN, ASIDE = 300, 16, 26, 18
"""In design units: the plaque, the space round its lines, room for its shadow, from the target to it."""
MOST = 420
"""It is no higher."""


class Plaque:
    """Drawn once for what is foreseen, with `foot` below it; put beside the target, on the side with room."""

    def __init__(self, foreseen: Foreseen, seats: tuple[Seat, ...], frame: Frame, foot: str = "") -> None:
        self._frame = frame
        self._width = frame.px(WIDTH)
        room = self._width - 2 * frame.px(PADDING)
        ledger = Ledger()
        ledger.lines = foreseen.lines
        high = ledger.fit(frame, frame.px(MOST), room) if foreseen.lines else 0
        others = _others(foreseen, seats)
        style = text.Style(Face.BOOK_SEMIBOLD, frame.type(20, 1.5), pal.INK)
        below = rich.height(others, style, room) if others else 0
        small = text.Style(Face.BOOK_ITALIC, frame.type(18, 1.5), pal.INK)
        beneath = text.height(foot, small, room) if foot else 0
        self.size = self._width, high + below + beneath + 2 * frame.px(PADDING)
        margin = frame.px(MARGIN)
        self._image = pygame.Surface((self.size[0] + 2 * margin, self.size[1] + 2 * margin), pygame.SRCALPHA)
        paper = pygame.Rect((margin, margin), self.size)
        shapes.paper_panel(self._image, paper, frame.scale)
        left, ledger.top = paper.left + frame.px(PADDING), paper.top + frame.px(PADDING)
        ledger.draw(self._image, left, room)
        if others:
            box = pygame.Rect(left, ledger.top + high, room, below)
            rich.paragraph(self._image, others, box, style)
        if foot:
            text.paragraph(
                self._image, foot, pygame.Rect(left, ledger.top + high + below, room, beneath), small
            )

    def beside(self, target: pygame.Rect, held: pygame.Rect, bounds: pygame.Rect) -> Aloft:
        """Beside the target, where it hides least of it and of the held piece."""
        aside, wide = self._frame.px(ASIDE), self.size[0]
        places = []
        for left in (target.right + aside, target.left - aside - wide):
            place = pygame.Rect((left, target.centery - self.size[1] // 2), self.size).clamp(bounds)
            hidden = place.clip(target).width + place.clip(held).width
            places.append((hidden, place))
        place = min(places, key=lambda found: found[0])[1]
        margin = self._frame.px(MARGIN)
        return self._image, place.inflate(2 * margin, 2 * margin)


def _others(foreseen: Foreseen, seats: tuple[Seat, ...]) -> str:
    """What others gain by it, each with their emblem."""
    rows = (
        f"[emblem {seats[seat].emblem} {seats[seat].colour}] {rich.escape(seats[seat].name)} {gain}"
        for seat, gain in sorted(foreseen.gains.items())
    )
    return " · ".join(rows)
