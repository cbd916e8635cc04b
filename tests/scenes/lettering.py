"""Measure the lines on a picture: the size of each, the function that wrote it, and how much of it is seen.
Each is drawn as a block of a colour of its own, and looked for on the finished picture.

``python -m tests.scenes.lettering`` prints what grows least, ``--keep`` writes the list of it anew.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import pygame

from scenes.art import shapes, text
from scenes.art.fonts import Typeface, cap_height
from scenes.art.frame import Frame, Size
from scenes.registry import showcase_of
from scenes.table.scene import TableScene
from scenes.tools.shots import shots_of
from scenes.tools.still import Still
from scenes.window.scene import Scene
from scenes.window.window import render
from tests.scenes.wordless import wordless_kept

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

SHADOW = 48
"""The pixels round a line within which a page is beside it."""
RED, REDS, GREENS, BLUE = 170, 80, 40, 180
"""The colours of blocks: so many reds from that on, so many greens, and blues from that on."""
HIDDEN, WHOLE = 0.3, 0.9
"""The shares of a line below which it is taken for hidden, and from which on for whole."""
GROWN, LARGE = 1.75, 3
"""The factor by which type has to grow at 200 %, and how many times the least type need not grow at all."""
SIZE = (1280, 720)
OFTEN = [
    (game, shot)
    for game, shots in {
        "raccoon_tycoon": "table auction build inspect-railroad results results-charts results-ledger luck"
        " post-mortem settings lobby library lesson first-start",
        "saloon_tycoon": "table play build recap menu secrets inspect-person results results-ledger"
        " luck post-mortem",
        "raccoon_rampage": "table summit vote call protect agenda inspect results results-ledger luck"
        " post-mortem lobby lesson",
    }.items()
    for shot in shots.split()
]
FURTHER = [
    (game, shot)
    for game, shots in {
        "raccoon_tycoon": "greeting handover seal daily challenges duplicate chances people keys rulebook"
        " newspaper moment thinking produce sell open-auction town limit drag title settings-see",
        "saloon_tycoon": "inspect library bribe stake",
        "raccoon_rampage": "area place play title",
    }.items()
    for shot in shots.split()
]
LANGUAGES = ("de", "fr", "es", "en")
SCREENS = [
    *((*screen, "en") for screen in OFTEN),
    *((*screen, LANGUAGES[number % 3]) for number, screen in enumerate(OFTEN)),
    *((*screen, LANGUAGES[number % 4]) for number, screen in enumerate(FURTHER)),
]
"""The screens measured with every change: those seen often in English and in one more language, further ones
in a language each; all others, and all languages, by ``python -m tests.long letters``.
"""
LEFT_OUT = {
    "saloon_tycoon/picture/stop:_courier",
    "learning/tutoring/tutor_art:teacher",
    "learning/tutoring/tutor_desk:_paper",
    "learning/tutoring/tutor_desk:_side",
    "learning/book_blocks:Tip.draw",
    "table/inspection/sheet:_draw_badges",
    "table/log/log_rows:heading_picture",
    "table/log/log_filter:LogFilter._draw_face",
    "table/log/log_rows:picture",
    "raccoon_tycoon/words/recap_text:Prices.draw",
    "replay/timeline:_cell",
}
"""Text left out at a large scale, or on the next page: the heading of a paper whose lines say what it
is; in a lesson the plate of the teacher, whose name is at the lesson's number, and the headings where
sentences need their room; a tip of the rulebook; figures below a piece, which are rows of its page then;
the headings of a log, further up; the log itself where a choice's page stands on it, not beside its piece;
prices below a recap, which the table shows; the film of a replay, whose moments are marked on its bar.
"""
LIST = Path(__file__).with_name("lettering.json")
"""The factors of the text that grows less than `GROWN` on these screens, or is less than twice the least type
at 200 %, where there is any. It may only become shorter.
"""


@dataclass(frozen=True)
class Written:
    """One line: its words, its type in pixels, the function that wrote it, and the part of it that is seen:
    0.0 where it is hidden or veiled, less than 1.0 where something lies over it or it is clipped.
    """

    words: str
    pixels: int
    kind: str
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
        self.lines: list[tuple[str, int, str, int]] = []
        self._render, self._draw, self._slimmed = text._render, text.draw, text._slimmed
        self._glow = shapes.glow

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
        self.lines.append((words, pixels, _writer(), ink.width * ink.height))
        block = pygame.Surface(image.get_size(), pygame.SRCALPHA)
        block.fill((RED + number % REDS, number // REDS % GREENS, BLUE + number // (REDS * GREENS)), ink)
        return block

    def slimmed(self, words: str, style: text.Style, colour: str, limit: int) -> pygame.Surface:
        """The block of slimmer letters."""
        block = self.render(words, style.face, style.pixels, colour)
        _, pixels, kind, whole = self.lines[-1]
        self.lines[-1] = words, pixels, kind, round(whole * limit / block.get_width())
        return pygame.transform.scale(block, (limit, block.get_height()))

    def found(self, picture: pygame.Surface, pages: Sequence[pygame.Rect]) -> Iterator[Written]:
        """Every line, as far as its block is on the picture; hidden where it goes on under a page."""
        red, green, blue = np.moveaxis(pygame.surfarray.array3d(picture), 2, 0)
        places = np.nonzero((red >= RED) & (red < RED + REDS) & (green < GREENS) & (blue >= BLUE))
        red, green, blue = (part[places].astype(int) for part in (red, green, blue))
        numbers = red - RED + REDS * (green + GREENS * (blue - BLUE))
        counts = np.bincount(numbers, minlength=len(self.lines)).tolist()
        for number, (words, pixels, kind, whole) in enumerate(self.lines):
            seen = counts[number] / whole
            if pages and HIDDEN <= seen < WHOLE:
                here = numbers == number
                if _bounds(*(axis[here] for axis in places)).collidelist(pages) >= 0:
                    seen = 0.0
            yield Written(words, pixels, kind, seen)


def _bounds(across: np.ndarray, down: np.ndarray) -> pygame.Rect:
    """The rectangle of what is seen of a line, and the shadow of a page beside it."""
    left, top = int(across.min()), int(down.min())
    return pygame.Rect(left, top, across.max() - left + 1, down.max() - top + 1).inflate(SHADOW, SHADOW)


def _pages(scene: Scene) -> list[pygame.Rect]:
    """The pages and pieces that lie over a table for a while, the desk of who teaches among them."""
    found = [rect for _, rect in scene.sprites()]
    if isinstance(scene, TableScene):
        panel, recap, hints = scene.parts.panel_host.panel, scene.parts.log.page, scene.parts.hints
        found += [page.rect for page in (panel, recap) if page] + [hints.paper()] * hints.open
        desk = getattr(scene._guest, "places", None)
        found += [desk.whole] if desk else []
    return found


def _writer() -> str:
    """The function under `scenes` on whose behalf a line is drawn."""
    frame = sys._getframe(1)
    while frame:
        name = frame.f_code.co_filename.rpartition("scenes/")[2].removesuffix(".py")
        if frame.f_globals["__name__"].startswith("scenes.") and not name.endswith(PASSING):
            return f"{name}:{frame.f_code.co_qualname.partition('.<')[0]}"
        assert frame.f_back
        frame = frame.f_back
    return ""


@contextmanager
def _blocks() -> Iterator[_Blocks]:
    blocks = _Blocks()
    text._render, text.draw, text._slimmed = blocks.render, blocks.draw, blocks.slimmed
    shapes.glow = lambda *_, **__: None  # light tints what lies in it, and covers nothing
    try:
        yield blocks
    finally:
        text._render, text.draw, text._slimmed = blocks._render, blocks._draw, blocks._slimmed
        shapes.glow = blocks._glow


def written(scene: Scene, size: tuple[int, int], scale: float) -> list[Written]:
    """Every line on a screen."""
    with _blocks() as blocks, wordless_kept(size, scale, lambda: len(blocks.lines)):
        picture = render(scene, size, scale)
        return list(blocks.found(picture, _pages(scene)))


def growth(usual: Iterable[Written], large: Iterable[Written], enough: int) -> dict[str, float]:
    """The smallest factor by which each kind of text has grown: line by line where the words are the same,
    else the smallest line of the kind beside the smallest. Lines of `enough` pixels need not grow.
    """
    least: dict[tuple[str, str], int] = {}
    for line in usual:
        for key in ((line.kind, line.words), *([(line.kind, "")] if line.is_read else [])):
            least[key] = min(least.get(key, line.pixels), line.pixels)
    found: dict[str, float] = {}
    for line in large:
        before = least.get((line.kind, line.words), least.get((line.kind, "")))
        if line.is_read and before and line.pixels < enough:
            found[line.kind] = min(found.get(line.kind, GROWN), line.pixels / before)
    return {kind: round(factor, 2) for kind, factor in found.items() if factor < GROWN}


def small(large: Iterable[Written], least: int) -> dict[str, float]:
    """The kinds of text with a line of less than `least` pixels at 200 %: the smallest of each, as a factor
    of the least type at 100 %.
    """
    found: dict[str, float] = {}
    for line in large:
        if line.is_read and line.pixels < least and line.kind not in LEFT_OUT:
            found[line.kind] = min(found.get(line.kind, 2.0), round(2 * line.pixels / least, 2))
    return found


def spoilt(usual: Iterable[Written], large: Iterable[Written]) -> set[str]:
    """The kinds of text that are cut or covered in large type alone, and those not drawn: what lies further
    down a page that is scrolled is drawn.
    """
    marred = {line.kind for line in usual if line.is_cut or line.is_covered}
    after = [line for line in large if line.is_read]
    kinds, words = {line.kind for line in large}, {line.words for line in large}
    gone = {line.kind for line in usual if line.is_read and line.words not in words} - kinds - LEFT_OUT
    worse = {f"{line.kind} cut: {line.words}" for line in after if line.is_cut and line.kind not in marred}
    worse |= {f"{line.kind} covered" for line in after if line.is_covered and line.kind not in marred}
    return worse | {f"{kind} gone" for kind in gone}


def both(
    game: str, shot: str, language: str, size: Size, scale: float
) -> tuple[list[Written], list[Written]]:
    """The lines of a screen at 100 % and at a larger scale."""
    showcase = showcase_of(game)
    laid = [shots_of(showcase)[shot](Still(showcase, None, language)) for _ in range(2)]
    return written(laid[0], size, 1.0), written(laid[1], size, scale)


def measured(game: str, shot: str, language: str) -> dict[str, float]:
    """The factors of what grows too little on a screen, or is spoilt (0)."""
    usual, large = both(game, shot, language, SIZE, 2.0)
    floor = Frame.of(SIZE).floor
    little = small(large, 2 * floor) | growth(usual, large, LARGE * floor)
    return dict(sorted(little.items())) | dict.fromkeys(sorted(spoilt(usual, large)), 0.0)


def main() -> None:
    """Print every kind of text that grows too little, least first, and keep the list if asked."""
    found = {"/".join(screen): measured(*screen) for screen in SCREENS}
    ranked = sorted((factor, kind, at) for at, kinds in found.items() for kind, factor in kinds.items())
    print(*(f"{factor:.2f}  {at:32}  {kind}" for factor, kind, at in ranked), sep="\n")
    if sys.argv[1:] == ["--keep"]:
        listed = {at: kinds for at, kinds in found.items() if kinds}
        LIST.write_text(json.dumps(listed, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
