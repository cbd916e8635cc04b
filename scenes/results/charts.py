"""The course of the game: everybody's money, and the six prices on the market's tape."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame

from scenes.art import chart, text
from scenes.art import palette as pal
from scenes.art.fonts import Face
from scenes.art.frame import Frame
from scenes.art.geometry import Line
from scenes.art.text import Style
from scenes.art.vector import Drawing, open_line
from scenes.raccoon_tycoon.art import tokens
from scenes.raccoon_tycoon.art.colours import COMMODITY_FIELD
from scenes.results.sheet import seat_curves
from scenes.results.story import SeatResult, Story

Say = Callable[..., str]
LEFT, MIDDLE, RIGHT = 136.0, 960.0, 1780.0
TOP, BOTTOM = 262.0, 874.0
HEADING = 44.0
HIGHEST = 0.7
"""How much of a strip's height the highest of all prices takes: above it there is room for its figure."""


def draw(
    surface: pygame.Surface, frame: Frame, results: Sequence[SeatResult], story: Story, say: Say
) -> None:
    """The money on the left, the prices on the right."""

    def dollars(value: int) -> str:
        return say("money.amount", amount=value)

    heading = Style(Face.BOOK_BOLD, frame.type(26, 1.25), pal.INK)
    for x, key in (((LEFT + MIDDLE) / 2, "money"), ((MIDDLE + RIGHT) / 2 + 16, "prices")):
        words = say(f"results.chart.{key}")
        text.draw(surface, words, frame.point(x, TOP + 22), heading, "centre", frame.px(780), frame.floor)
    box = frame.rect(LEFT, TOP + HEADING, MIDDLE - LEFT - 32, BOTTOM - TOP - HEADING)
    chart.chart(surface, box, frame, story.rounds, seat_curves(results, story.money), dollars)
    _prices(surface, frame, story, dollars)


def _prices(surface: pygame.Surface, frame: Frame, story: Story, dollars: Callable[[int], str]) -> None:
    """A strip for each commodity, all to one scale: its token, its prices, the highest and the last."""
    top, step = TOP + HEADING + 8, (BOTTOM - TOP - HEADING - 16) / max(1, len(story.prices))
    most = max((max(prices) for _, prices in story.prices), default=1)
    last = Style(Face.POSTER, frame.type(28, 1.25), pal.INK)
    for row, (name, prices) in enumerate(story.prices):
        y = top + row * step
        tokens.token(surface, frame.rect(MIDDLE + 24, y + step / 2 - 32, 64, 64), name)
        strip = frame.rect(MIDDLE + 108, y + 6, RIGHT - MIDDLE - 208, step - 16)
        surface.blit(_strip(strip.size, frame.scale, story.rounds, prices, most, name), strip)
        at = (frame.x(RIGHT - 52), strip.centery)
        text.draw(surface, dollars(prices[-1]), at, last, "centre", frame.px(92), frame.floor, middle=True)
        _highest(surface, strip, frame, story.rounds, prices, most, dollars)


def _highest(
    surface: pygame.Surface,
    strip: pygame.Rect,
    frame: Frame,
    rounds: Sequence[float],
    prices: Sequence[int],
    most: int,
    dollars: Callable[[int], str],
) -> None:
    """The highest price over the step on which it was reached."""
    best = max(prices)
    x = strip.left + round(strip.width * rounds[prices.index(best)] / (rounds[-1] or 1))
    y = strip.bottom - round(strip.height * HIGHEST * best / most)
    style = Style(Face.SLAB_BOLD, frame.type(20, 1.2), pal.INK)
    words = dollars(best)
    x = min(x + frame.px(2), strip.right - text.width(words, style))
    text.draw(surface, words, (x, y - frame.px(5)), style)


@lru_cache(maxsize=12)
def _strip(
    size: tuple[int, int], k: float, rounds: tuple[float, ...], prices: tuple[int, ...], most: int, name: str
) -> pygame.Surface:
    """Prices as steps, the room beneath them filled in the commodity's colour and hatched."""
    sheet = Drawing(size[0] / k, size[1] / k)
    width, height = sheet.width, sheet.height
    sheet.inset(0, 2, "#fff8e2", opacity=0.5)
    line: Line = []
    for number, (time, price) in enumerate(zip(rounds, prices, strict=True)):
        x, y = width * time / (rounds[-1] or 1), height * (1 - HIGHEST * price / most)
        if number:
            line.append((x, line[-1][1]))
        line.append((x, y))
    light, middle, deep = COMMODITY_FIELD[name]
    fill = sheet.down(0, height, (0, light), (1, middle))
    sheet.path([(0, height), *line, (width, height)], fill, opacity=0.85)
    sheet.path(open_line(line), "none", deep, 3.2)
    sheet.path(f"M0 {height - 1:.2f}H{width:.2f}", "none", "#5d4a2c", 2)
    return sheet.surface(size)
