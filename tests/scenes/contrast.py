"""The contrast of every line of type, between its ink and what was really drawn beneath it."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from scenes.art import palette as pal, text, theme
from scenes.art.fonts import Typeface, cap_height
from scenes.art.moving.stamp import Stamp
from scenes.registry import showcase_of
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.window.window import render

SIZE = (1280, 720)
BOLD = (Typeface.POSTER, Typeface.BOOK_BOLD, Typeface.SLAB_BOLD)
LARGE, LARGE_BOLD = 24, 18.66
"""WCAG's large type, in pixels at 1080p."""
CHANNEL = [
    value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4 for value in range(256)
]


@dataclass(frozen=True)
class Line:
    """A line as it was drawn: its ink and the ground it came to lie on, both as luminance."""

    words: str
    drawer: str
    ink: float
    ground: float
    large: bool

    @property
    def contrast(self) -> float:
        """The ratio of WCAG 2, 1 to 21."""
        low, high = sorted((self.ink, self.ground))
        return (high + 0.05) / (low + 0.05)


def watched(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """Every line drawn from now on, with the ground that was there before it."""
    seen: list[Line] = []
    draw = text.draw

    def watching(
        surface: pygame.Surface,
        words: str,
        at: tuple[int, int],
        style: text.Style,
        align: text.Align = "left",
        limit: int | None = None,
        floor: int | None = None,
        middle: bool = False,
    ) -> pygame.Rect:
        shown, used = text.fit(words, style, limit, floor) if limit is not None else (words, style)
        whole = place(shown, used, at, align, middle)
        box = whole.clip(surface.get_clip())
        ink = pal.luminance(theme.ink(used.colour))
        ground = ground_under(surface, box, ink)
        if (
            ground is not None and 2 * box.height >= whole.height
        ):  # else at the edge of a page that is scrolled
            large = used.pixels >= (LARGE_BOLD if used.face in BOLD else LARGE) * SIZE[1] / 1080
            seen.append(Line(shown, drawer(), ink, ground, large))
        return draw(surface, words, at, style, align, limit, floor, middle)

    monkeypatch.setattr(text, "draw", watching)
    monkeypatch.setattr(Stamp, "draw", lambda stamp, surface, of, paint: paint(surface))
    return seen


def place(words: str, style: text.Style, at: tuple[int, int], align: str, middle: bool) -> pygame.Rect:
    """The capitals' box."""
    wide, caps = text.width(words, style), cap_height(style.face, style.pixels)
    left = at[0] - {"left": 0, "centre": wide // 2, "right": wide}[align]
    return pygame.Rect(left, at[1] + (caps // 2 if middle else 0) - caps, wide, caps)


def ground_under(surface: pygame.Surface, box: pygame.Rect, ink: float) -> float | None:
    """The ground there: of its lighter and darker spots those nearer to the ink; None for nothing at all."""
    if not box.width or not box.height:
        return None
    columns = range(box.left, box.right, max(1, box.width // 24))
    rows = range(box.top, box.bottom, max(1, box.height // 6))
    spots = [surface.get_at((x, y)) for x in columns for y in rows]
    solid = sorted(luminance(spot) for spot in spots if spot.a > 200)
    if len(solid) < 0.8 * len(spots):
        return None
    lighter = ink > solid[len(solid) // 2]
    return solid[int(len(solid) * (0.85 if lighter else 0.15))]


def luminance(colour: pygame.Color) -> float:
    return 0.2126 * CHANNEL[colour.r] + 0.7152 * CHANNEL[colour.g] + 0.0722 * CHANNEL[colour.b]


def drawer() -> str:
    """The caller who asked for the line."""
    frame = sys._getframe(2)
    while frame.f_code.co_filename == text.__file__ and frame.f_back:
        frame = frame.f_back
    return f"{Path(frame.f_code.co_filename).name}:{frame.f_code.co_name}"


def pale(lines: list[Line], high: bool = False) -> list[str]:
    """The lines below 4.5 : 1, large type below 3 : 1; in high contrast below 7 : 1."""
    return told([line for line in lines if line.contrast < (7 if high else 3 if line.large else 4.5)])


def told(lines: list[Line]) -> list[str]:
    """The lines in words."""
    return sorted({f"{line.drawer} {line.words!r} {line.contrast:.2f}" for line in lines})


def draw_screen(game: str, shot: str, language: str, scale: float, high: bool) -> None:
    """Draw a screen of a game in a language, a size of text and a theme."""
    showcase = showcase_of(game)
    still = Still(showcase, None, language)
    still.settings.high_contrast, still.settings.text_scale = high, scale
    theme.choose(high)
    render(shots_of(showcase)[shot](still), SIZE, scale)
