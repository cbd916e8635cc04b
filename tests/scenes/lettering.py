"""The lines on a picture: how large each is, which module wrote it, and how much of it is seen. Each is drawn
as a block of a colour of its own, and looked for on the finished picture.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import numpy as np
import pygame

from scenes.art import surface_cache, text
from scenes.art.fonts import Typeface, cap_height
from scenes.window.scene import Scene
from scenes.window.window import render

PASSING = (
    "art/text",
    "art/rich",
    "art/names",
    "art/surface_cache",
    "letters/signs",
    "/ink",
    "picture/painter",
    "pieces/card",
)
"""Modules that draw for others."""

HIDDEN, WHOLE = 0.3, 0.9
"""The shares of a line below which it is taken for hidden, and from which on for whole."""
THEATRE = {"replay": 0.875, "why": 0.875}
"""The share of the least type where film and bar leave the table less than the whole window."""
CHOICES = tuple(
    f"{game}/{shot}"
    for game, shots in {
        "raccoon_rampage": "agenda area hint lesson place play protect summit table vote",
        "raccoon_tycoon": "build lesson open-auction produce sell town",
        "saloon_tycoon": "bribe build drag lesson play secrets stake supply",
    }.items()
    for shot in shots.split()
)
"""Pictures with the page of a choice, or with buttons in places that cannot grow."""
SMALLER: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        (
            "art/letters/key_caps",
            "table/choosing/choice_panel",
            "table/choosing/preview_lines",
            "table/controls/banner",
            "widgets/button",
            "widgets/pick",
        ),
        CHOICES,
    ),
    "learning/tutoring/tutor_art": (
        "raccoon_tycoon/lesson",
        "raccoon_rampage/lesson",
    ),
    "raccoon_rampage/picture/card/effects": ("raccoon_rampage/table",),
    "raccoon_rampage/picture/card/sheet": ("raccoon_rampage/table",),
    "raccoon_rampage/picture/cards": ("raccoon_rampage/table",),
    "raccoon_rampage/picture/desk/decks": ("raccoon_rampage/table",),
    "raccoon_rampage/picture/desk/role_board": ("raccoon_rampage/table",),
    "raccoon_rampage/picture/desk/tray": ("raccoon_rampage/table",),
    "raccoon_rampage/picture/europe": ("raccoon_rampage/lesson",),
    "raccoon_rampage/picture/moments/agenda": ("raccoon_rampage/agenda",),
    "raccoon_rampage/picture/moments/call": ("raccoon_rampage/call",),
    "raccoon_rampage/picture/moments/summit": ("raccoon_rampage/summit",),
    "raccoon_rampage/picture/newspaper": ("raccoon_rampage/table",),
    "raccoon_rampage/picture/night": ("raccoon_rampage/protect",),
    "raccoon_rampage/picture/people": ("raccoon_rampage/lesson",),
    "raccoon_rampage/picture/queue": ("raccoon_rampage/lesson",),
    "raccoon_rampage/picture/spread": ("raccoon_rampage/lesson",),
    "raccoon_rampage/picture/storyline": ("raccoon_rampage/lesson",),
    "raccoon_rampage/picture/tracker": ("raccoon_rampage/lesson",),
    "raccoon_tycoon/art/signs": ("raccoon_tycoon/table",),
    "raccoon_tycoon/inspection/drawn/large": ("raccoon_tycoon/inspect",),
    "raccoon_tycoon/picture/estate": ("raccoon_tycoon/table",),
    "raccoon_tycoon/picture/gazette": ("raccoon_tycoon/table",),
    "raccoon_tycoon/picture/player_foot": ("raccoon_tycoon/lesson",),
    "saloon_tycoon/picture/boards": ("saloon_tycoon/lesson",),
    "saloon_tycoon/picture/crate": ("saloon_tycoon/lesson",),
    "saloon_tycoon/picture/guest_board": ("saloon_tycoon/table",),
    "saloon_tycoon/picture/hand": ("saloon_tycoon/table",),
    "saloon_tycoon/picture/house": ("saloon_tycoon/lesson",),
    "saloon_tycoon/picture/people": ("saloon_tycoon/lesson",),
    "saloon_tycoon/picture/stop": ("saloon_tycoon/table",),
    "saloon_tycoon/picture/yard": ("saloon_tycoon/lesson",),
    "table/log/recap_page": ("raccoon_tycoon/recap",),
    "widgets/counters": (
        "raccoon_tycoon/produce",
        "raccoon_tycoon/town",
        "saloon_tycoon/supply",
        "raccoon_rampage/vote",
    ),
    "widgets/pick_some": (
        "saloon_tycoon/lesson",
        "saloon_tycoon/secrets",
        "raccoon_rampage/agenda",
    ),
}
"""Modules that write smaller at 200 % than the rest, and where; one of a game's own may on all its pictures.

The tables of Saloon Tycoon and Raccoon Rampage and the signs of Raccoon Tycoon have places laid out for their
usual type; on the page of a choice type is as small as its controls need to be pressed.
"""
COVERED: dict[str, tuple[str, ...]] = {
    "table/log/log_rows": (
        "raccoon_rampage/call",
        "raccoon_rampage/hint",
        "raccoon_rampage/summit",
        "raccoon_rampage/table",
        "raccoon_tycoon/why",
    ),
    "art/letters/key_caps": (
        "raccoon_tycoon/drag",
        "saloon_tycoon/lesson",
    ),
    "raccoon_rampage/picture/desk/decks": ("raccoon_rampage/area",),
    "raccoon_rampage/picture/europe": ("raccoon_rampage/area",),
    "raccoon_rampage/results/tally": ("raccoon_rampage/results",),
    "raccoon_tycoon/art/cards": ("raccoon_tycoon/replay",),
    "raccoon_tycoon/art/signs": ("raccoon_tycoon/hint",),
    "raccoon_tycoon/picture/estate": ("raccoon_tycoon/table",),
    "raccoon_tycoon/picture/gazette": ("raccoon_tycoon/thinking",),
    "raccoon_tycoon/picture/market": ("raccoon_tycoon/hint",),
    "raccoon_tycoon/picture/offer": ("raccoon_tycoon/table",),
    "raccoon_tycoon/picture/warehouse": ("raccoon_tycoon/hint-auction",),
    "saloon_tycoon/picture/guest_board": ("saloon_tycoon/bribe",),
    "saloon_tycoon/picture/hand": ("saloon_tycoon/build",),
    "saloon_tycoon/picture/people": ("saloon_tycoon/lesson",),
    "saloon_tycoon/picture/yard": ("saloon_tycoon/build",),
    "table/inspection/flow": ("raccoon_tycoon/inspect-player",),
    "widgets/button": (
        "raccoon_tycoon/drag",
        "saloon_tycoon/lesson",
    ),
}
"""Modules whose lines are clipped or covered at 200 %, and where: what is carried or hinted at lies over the
table, a log and a long page end within a line, shadows of neighbours fall on captions.
"""
CUT: dict[str, tuple[str, ...]] = {
    "raccoon_rampage/results/tally": ("raccoon_rampage/results",),
}
"""Modules whose words are cut at 200 %, and where: labels in columns that are as wide as they can be."""


@dataclass(frozen=True)
class Written:
    """One line: its words, its type in pixels, the module that wrote it, and the part of it that is seen: 0.0
    where it is hidden or veiled, less than 1.0 where something lies over it or it is clipped.
    """

    words: str
    pixels: int
    module: str
    seen: float

    @property
    def is_read(self) -> bool:
        """Whether it is to be read: no sign without a letter or figure, nothing under a veil or a page."""
        return self.seen >= HIDDEN and any(map(str.isalnum, self.words))

    @property
    def is_cut(self) -> bool:
        """Whether the end of its words is wanting."""
        return self.words.endswith(text.ELLIPSIS) and bool(self.words.strip(f"{text.ELLIPSIS}. "))

    @property
    def is_covered(self) -> bool:
        """Whether a part of it is clipped, or lies under something else."""
        return self.is_read and self.seen < WHOLE


class _Blocks:
    """Stands for the letters: every line is a block from its baseline to the height of its capitals."""

    def __init__(self) -> None:
        self.lines: dict[int, tuple[str, int, str, int]] = {}
        self._render, self._draw = text._render, text.draw

    def draw(
        self, surface: pygame.Surface, words: str, at: Any, style: text.Style, *how: Any, **more: Any
    ) -> pygame.Rect:
        """Without a shadow."""
        return self._draw(surface, words, at, style._replace(shadow=0), *how, **more)

    def render(self, words: str, face: Typeface, pixels: int, colour: str) -> pygame.Surface:
        """The block, on a picture as large as that of the letters."""
        image = self._render(words, face, pixels, colour)
        ink, baseline = image.get_bounding_rect(), text._ascent(words, face, pixels)
        if any(map(str.isalnum, words)):
            top = max(ink.top, baseline - cap_height(face, pixels))
            ink = pygame.Rect(ink.left, top, ink.width, max(1, min(ink.bottom, baseline) - top))
        if not ink.width:
            return image
        number = len(self.lines)
        code = (170 + number % 80) << 16 | number // 80 % 40 << 8 | 180 + number // 3200
        self.lines[code] = words, pixels, _writer(), ink.width * ink.height
        block = pygame.Surface(image.get_size(), pygame.SRCALPHA)
        block.fill((code >> 16, code >> 8 & 255, code & 255), ink)
        return block

    def found(self, picture: pygame.Surface) -> Iterator[Written]:
        """Every line, as far as its block is on the picture."""
        red, green, blue = np.moveaxis(pygame.surfarray.array3d(picture).astype(int), 2, 0)
        codes, counts = np.unique(red << 16 | green << 8 | blue, return_counts=True)
        there = dict(zip(codes.tolist(), counts.tolist(), strict=True))
        for code, (words, pixels, module, whole) in self.lines.items():
            yield Written(words, pixels, module, there.get(code, 0) / whole)


def _writer() -> str:
    """The module under `scenes` on whose behalf a line is drawn."""
    frame = sys._getframe(1)
    while frame:
        name = frame.f_code.co_filename.rpartition("scenes/")[2].removesuffix(".py")
        if frame.f_globals["__name__"].startswith("scenes.") and not name.endswith(PASSING):
            return name
        assert frame.f_back
        frame = frame.f_back
    return ""


@contextmanager
def _blocks() -> Iterator[_Blocks]:
    blocks = _Blocks()
    text._render, text.draw = blocks.render, blocks.draw
    try:
        yield blocks
    finally:
        text._render, text.draw = blocks._render, blocks._draw
        surface_cache.forget()


def written(scene: Scene, size: tuple[int, int], scale: float) -> list[Written]:
    """Every line on a screen."""
    surface_cache.forget()
    with _blocks() as blocks:
        return list(blocks.found(render(scene, size, scale)))


def faults(lines: Iterable[Written], floor: int, at: str) -> Iterator[str]:
    """The lines too small, cut or covered on the picture `at` ("game/name"), but for those on the lists."""
    floor = round(floor * THEATRE.get(at.rpartition("/")[2], 1))
    for line in lines:
        if line.is_read and line.pixels < floor and not _may(line.module, at, SMALLER):
            yield f"{line.module} writes {line.words!r} in {line.pixels} pixels"
        if line.is_cut and not _may(line.module, at, CUT):
            yield f"{line.module} cuts {line.words!r}"
        if line.is_covered and not _may(line.module, at, COVERED):
            yield f"{line.module} has {line.words!r} covered, {line.seen:.0%} is seen"


def _may(module: str, at: str, listed: Mapping[str, Sequence[str]]) -> bool:
    """Whether a module is excused on a picture: one of a game's own on all of its pictures."""
    return module in listed and (module.startswith(at.partition("/")[0]) or at in listed[module])
