"""`Prices`: the change of the prices, at the foot of a recap."""

from dataclasses import dataclass

import pygame

from raccoon.app.text import Say
from raccoon.engine.counts import Counts
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art import SMALLEST_TYPE, Frame, Typeface, palette as pal, pictograms, shapes, text

TOKEN, ROW = 34, 24
"""A token's side and the height of a row of figures, in design units."""
MORE, SAME = "#175423", "#6b5636"


@dataclass(frozen=True)
class Prices:
    """Draws the six prices after the recapped moves, with their changes."""

    before: Counts
    after: Counts

    def height(self, frame: Frame) -> int:
        return frame.type(TOKEN) + 2 * _row(frame) + self._heading(frame)

    @staticmethod
    def _heading(frame: Frame) -> int:
        return round(1.5 * _least(frame))

    def draw(self, surface: pygame.Surface, box: pygame.Rect, frame: Frame, say: Say) -> None:
        style = text.Style(Typeface.BOOK_ITALIC, _least(frame), pal.INK)
        at = (box.centerx, box.top + style.pixels // 2)
        text.draw(surface, say("recap.prices"), at, style, "centre", box.width, frame.floor, middle=True)
        top = box.top + self._heading(frame)
        step = box.width / len(COMMODITIES)
        rows = zip(COMMODITIES, self.before, self.after, strict=True)
        for number, (name, before, after) in enumerate(rows):
            side = frame.type(TOKEN)
            token = pygame.Rect(0, top, side, side)
            token.centerx = box.left + round((number + 0.5) * step)
            pictograms.draw(surface, token, name)
            price = text.Style(Typeface.POSTER, max(style.pixels, frame.type(20)), pal.INK)
            at = (token.centerx, token.bottom + _row(frame) // 2)
            text.draw(surface, say("table.money", n=after), at, price, "centre", round(step), middle=True)
            _draw_change(surface, (token.centerx, token.bottom + 3 * _row(frame) // 2), after - before, frame)


def _least(frame: Frame) -> int:
    """The type size of heading and changes."""
    return max(frame.floor, frame.type(SMALLEST_TYPE))


def _row(frame: Frame) -> int:
    """The height of a row of figures in pixels, in small windows that of the least type."""
    return max(frame.type(ROW), round(1.2 * _least(frame)))


def _draw_change(surface: pygame.Surface, middle: tuple[int, int], change: int, frame: Frame) -> None:
    if not change:
        text.draw(
            surface, "–", middle, text.Style(Typeface.BOOK_ITALIC, _least(frame), SAME), "centre", middle=True
        )
        return
    up = change > 0
    arrow = pygame.Rect(0, 0, frame.type(14), frame.type(14))
    arrow.midright = middle
    shapes.arrow(surface, arrow, up, MORE if up else pal.OXBLOOD)
    style = text.Style(Typeface.SLAB_BOLD, _least(frame), MORE if up else pal.OXBLOOD)
    text.draw(surface, str(abs(change)), (middle[0] + frame.px(3), middle[1]), style, middle=True)
