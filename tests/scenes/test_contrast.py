"""Every line of type on every screen stands out from what it really lies on, in both themes."""

from __future__ import annotations

import json
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pygame
import pytest

from raccoon.app import settings as keeping
from raccoon.app.settings import Settings
from scenes.art import palette as pal, shapes, text, theme
from scenes.art.fonts import Typeface
from scenes.art.frame import Frame
from scenes.art.pieces import chart
from scenes.program import Program
from scenes.screens.preferences.scene import SettingsScene
from scenes.table.choosing.preview_lines import MORE
from scenes.window.window import Window
from tests.scenes.contrast import SIZE, Line, draw_screen, pale, watched
from tests.scenes.driving import Player, setting
from tests.scenes.raccoon_tycoon.stills import SHOTS

GAME = "raccoon_tycoon"
SAMPLE = [
    ("raccoon_tycoon", "auction", "de", 2.0),
    ("raccoon_tycoon", "results", "fr", 1.5),
    ("saloon_tycoon", "table", "es", 2.0),
    ("saloon_tycoon", "build", "de", 1.0),
    ("saloon_tycoon", "results", "fr", 2.0),
    ("raccoon_rampage", "table", "fr", 2.0),
    ("raccoon_rampage", "summit", "de", 1.5),
    ("raccoon_rampage", "results", "es", 1.0),
    ("raccoon_rampage", "first-start", "es", 2.0),
]


@pytest.fixture(autouse=True)
def usual_theme() -> Iterator[None]:
    theme.choose(False)
    yield
    theme.choose(False)


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Line]:
    """Every line drawn, with the ground that was there before it."""
    return watched(monkeypatch)


@pytest.mark.parametrize("shot", SHOTS)
@pytest.mark.parametrize("high", [False, True])
def test_type_on_every_screen(shot: str, high: bool, lines: list[Line]) -> None:
    """4.5 : 1, large type 3 : 1; in the theme of high contrast 7 : 1, large or small."""
    draw_screen(GAME, shot, "en", 1.0, high)
    assert len(lines) > 2
    assert pale(lines, high) == []


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize(("game", "shot", "language", "scale"), SAMPLE)
def test_type_in_other_games_languages_and_sizes(
    game: str, shot: str, language: str, scale: float, high: bool, lines: list[Line]
) -> None:
    """A few of the screens that ``python -m tests.long contrast`` draws."""
    draw_screen(game, shot, language, scale, high)
    assert len(lines) > 2
    assert pale(lines, high) == []


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
    heading = surface.subsurface((88, 30, 200, 50))
    return max(sum(heading.get_at((x, y))[:3]) for x in range(200) for y in range(50))


@pytest.mark.parametrize("high", [False, True])
@pytest.mark.parametrize("ground", [pal.WOOD_TOP, pal.WOOD_BOTTOM, pal.CREAM, pal.TEAL_LIGHT, pal.OXBLOOD])
def test_the_line_of_the_focus_stands_out_from_every_ground(ground: str, high: bool) -> None:
    """3 : 1, on the pixels drawn."""
    theme.choose(high)
    surface = pygame.Surface((200, 100))
    surface.fill(theme.ground(ground))
    shapes.focus_line(surface, pygame.Rect(40, 30, 120, 40), 2 / 3)
    crossed = [surface.get_at((x, 50)) for x in range(20, 60)]
    plain = surface.get_at((100, 50))
    assert max(_contrast(pixel, plain) for pixel in crossed) >= 3


@pytest.mark.parametrize("colour", pal.SEAT.values())
def test_a_curve_stands_out_from_its_paper(colour: str) -> None:
    """3 : 1, its edge on the pixels drawn, however pale its own colour is."""
    paper = pygame.Surface((400, 300))
    paper.fill(pal.CREAM)
    curves = (chart.Curve((3, 3, 5), colour, "cross", "Clara"),)
    box, frame = pygame.Rect(0, 0, 400, 300), Frame.of(SIZE)
    chart.chart(paper, box, frame, (0.0, 1.0, 2.0), curves, str)
    plot = chart.plot(box, frame, curves, str)
    column = [paper.get_at((plot.left + plot.width // 4, y)) for y in range(plot.top, plot.bottom - 4)]
    assert max(_contrast(pixel, pygame.Color(pal.CREAM)) for pixel in column) >= 3


def _contrast(one: pygame.Color, other: pygame.Color) -> float:
    dark, light = sorted(pal.luminance(f"#{c.r:02x}{c.g:02x}{c.b:02x}") for c in (one, other))
    return (light + 0.05) / (dark + 0.05)
