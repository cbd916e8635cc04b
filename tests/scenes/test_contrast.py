"""Every line of type on every screen stands out from what it really lies on, in both themes."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

import pygame
import pytest

from raccoon.app import settings as keeping
from raccoon.app.settings import Settings
from scenes.art import palette as pal
from scenes.art import shapes, text, theme
from scenes.art.fonts import Typeface, cap_height
from scenes.art.moving.stamp import Stamp
from scenes.program import Program
from scenes.screens.preferences.scene import SettingsScene
from scenes.table.choosing.preview_lines import MORE
from scenes.window.window import Window, render
from tests.scenes.driving import Player, setting
from tests.scenes.raccoon_tycoon.stills import SHOTS, Still

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


@pytest.fixture(autouse=True)
def usual_theme() -> Iterator[None]:
    theme.choose(False)
    yield
    theme.choose(False)


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """Every line drawn, with the ground that was there before it."""
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
        box = place(shown, used, at, align, middle).clip(surface.get_clip())
        ink = pal.luminance(theme.ink(used.colour))
        ground = ground_under(surface, box, ink)
        if ground is not None:
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


def told(lines: list[Line]) -> list[str]:
    return sorted({f"{line.drawer} {line.words!r} {line.contrast:.2f}" for line in lines})


@pytest.mark.parametrize("shot", SHOTS)
def test_type_on_every_screen(shot: str, lines: list[Line]) -> None:
    """4.5:1, large type 3:1."""
    scene = SHOTS[shot](Still(None, "en"))
    lines.clear()
    render(scene, SIZE)
    assert len(lines) > 2
    assert told([line for line in lines if line.contrast < (3 if line.large else 4.5)]) == []


@pytest.mark.parametrize("shot", SHOTS)
def test_type_on_every_screen_in_the_theme_of_high_contrast(shot: str, lines: list[Line]) -> None:
    """7:1, large or small."""
    still = Still(None, "en")
    still.settings.high_contrast = True
    theme.choose(True)
    scene = SHOTS[shot](still)
    lines.clear()
    render(scene, SIZE)
    assert len(lines) > 2
    assert told([line for line in lines if line.contrast < 7]) == []


def test_the_measure_finds_pale_type(lines: list[Line]) -> None:
    surface = pygame.Surface((200, 60))
    surface.fill(pal.CREAM)
    text.draw(surface, "pale", (10, 40), text.Style(Typeface.BOOK, 20, pal.DIM))
    text.draw(surface, "dark", (100, 40), text.Style(Typeface.BOOK, 20, pal.INK))
    assert [line.contrast < 4.5 for line in lines] == [True, False]
    assert lines[1].contrast == pytest.approx(pal.contrast(pal.INK, pal.CREAM), abs=0.01)


INKS = [pal.IVORY, pal.CREAM, pal.DIM, pal.GILT_LIGHT, pal.UP, pal.DOWN]
DARK = [pal.INK, pal.NIGHT, pal.OXBLOOD_DEEP]


@pytest.mark.parametrize("high", [False, True])
def test_tokens_of_the_palette(high: bool) -> None:
    """Every light ink on wood, every dark one on paper."""
    theme.choose(high)
    least = 7 if high else 4.5
    for ink in INKS:
        for ground in theme.grounds((pal.WOOD_TOP, pal.WOOD_BOTTOM)):
            assert pal.contrast(theme.ink(ink), ground) >= least, (ink, ground)
    for ink in DARK:
        for tones in ((pal.CREAM_TOP, pal.CREAM_BOTTOM), (pal.EVENING_TOP, pal.EVENING_BOTTOM)):
            for ground in theme.grounds(tones):
                assert pal.contrast(theme.ink(ink), ground) >= least, (ink, ground)


def test_what_cannot_be_used_stays_greyer() -> None:
    theme.choose(True)
    assert pal.luminance(theme.ink("#a99a8f")) < pal.luminance(theme.ink(pal.IVORY)) - 0.3


@pytest.mark.parametrize(("kind", "grounds"), [
    ("normal", ["normal_bg", "dark_bg"]),
    ("hovered", ["hovered_bg"]),
    ("active", ["active_bg"]),
    ("selected", ["selected_bg"]),
    ("disabled", ["disabled_bg"]),
])  # fmt: skip
def test_forms_of_pygame_gui(kind: str, grounds: list[str]) -> None:
    blocks = json.loads((files("assets") / "theme" / "forms.json").read_text(encoding="utf-8"))
    whole = blocks["defaults"]["colours"]
    written = [block for name, block in blocks.items() if not name.startswith("horizontal_slider")]
    assert len(written) >= 3
    for block in written:
        colours = whole | block.get("colours", {})
        for ground in grounds:
            assert pal.contrast(colours[f"{kind}_text"], colours[ground]) >= (
                4.5 if kind == "disabled" else 7
            )


def test_the_player_switches_the_theme_and_it_is_remembered(tmp_path: Path) -> None:
    """At once, on the screen that is seen; after a new start too."""
    with Window(SIZE) as window:
        program = Program(tmp_path, Settings())
        program.shell.window = window
        program.stack.resize(window.size)
        program.title()
        program.shell.open_settings("raccoon_tycoon")
        player = Player(window, program.stack)
        player.wait()
        scene = program.stack.top
        assert isinstance(scene, SettingsScene)
        before = window.surface.copy()
        switch = setting(player, "high_contrast")
        player.click((switch.rect.left + 30, switch.rect.top + 20))
        assert theme.high_contrast()
        assert lightest(window.surface) > lightest(before)
        program.stack.clear()
    kept, _ = keeping.load(tmp_path)
    assert kept.high_contrast
    theme.choose(False)
    Program(tmp_path, kept)
    assert theme.high_contrast()


def test_an_arrow_that_was_drawn_in_one_theme_is_another_in_the_other() -> None:
    """Its ink is the ink of the words beside it, whatever was chosen when it was drawn first."""
    seen = []
    for high in (False, True):
        theme.choose(high)
        paper = pygame.Surface((48, 28))
        paper.fill("white")
        shapes.becomes(paper, paper.get_rect(), MORE)
        assert paper.get_at((10, 14))[:3] == pal.rgb(theme.ink(MORE))[:3]
        seen.append(pygame.image.tobytes(paper, "RGB"))
    assert seen[0] != seen[1]


def lightest(surface: pygame.Surface) -> int:
    """The lightest pixel where the settings have their heading."""
    heading = surface.subsurface((540, 40, 200, 50))
    return max(sum(heading.get_at((x, y))[:3]) for x in range(200) for y in range(50))
