"""The settings: each change takes effect at once, and all are saved."""

import zlib
from pathlib import Path

import pygame
import pytest

from raccoon.app import licences
from raccoon.app.settings import Settings, load, save
from raccoon.app.text import Catalogue, languages
from scenes.art.text import ELLIPSIS
from scenes.main import begun
from scenes.program import Program
from scenes.screens.about import AboutScene
from scenes.screens.preferences.greeting import ASKED, GreetingScene, greet
from scenes.screens.preferences.rows import PAGES
from scenes.screens.preferences.scene import SettingsScene
from scenes.widgets.toggle import Toggle
from scenes.window.keys import KEYS
from scenes.window.on_desktop import pointer
from scenes.window.window import Window
from tests.scenes.driving import ENGLISH, Player, assert_apart, at, ring_rects, setting

pytestmark = pytest.mark.usefixtures("blank_pictures")

GAME = "raccoon_tycoon"


ALL = ((960, 540), (1280, 720), (1920, 1080))


def settings_scene(changes: list[Settings], language: str = "en") -> SettingsScene:
    catalogue = Catalogue.load(language)
    return SettingsScene(catalogue, Settings(language=language), GAME, changes.append, lambda: None)


def test_every_setting_changes_at_once() -> None:
    changes: list[Settings] = []
    scene = settings_scene(changes)
    with at(scene) as player:
        rows = [row.name for row in scene.rows if row.widget and row.name not in KEYS.actions]
        for name in rows:
            control = setting(player, name)
            scene.ring.shown = True
            scene.ring.focus(control)
            player.click(control) if isinstance(control, Toggle) else player.key(pygame.K_RIGHT)
    assert len(changes) == len(rows)
    told = scene.settings
    assert (told.window, told.text_scale, told.speed, told.language) == ("borderless", 1.25, "fast", "es")
    assert (told.music, told.effects, told.crowd, told.interface) == (0.8, 0.95, 0.85, 0.95)
    assert (told.reduced_motion, told.curtain, told.captions) == (True, False, True)
    assert (told.large_pointer, told.mono, told.patterns) == (True, True, True)
    assert (told.high_contrast, told.hint_giver(GAME)) == (True, "shrewd")
    assert (told.answer_forced, told.hold_turn, told.every_call) == (False, True, True)
    assert (told.confirmations, told.ledger, told.keys["pass"]) == (False, True, "k")


def test_the_large_pointer_is_shown_at_once_and_at_the_next_start(tmp_path: Path) -> None:
    with Window(ALL[1]) as window:
        program = Program(tmp_path, Settings(welcomed=True, large_pointer=True))
        program.shell.window = window
        begun(program, window, program.title)
        assert pygame.mouse.get_cursor().type == "color"
        program.settings.large_pointer = False
        program.shell.apply_settings(program.settings)
        assert pointer().type == "system", "the display without a screen has none to show"


def test_a_page_is_reset_when_it_is_wished_once_more_and_no_other() -> None:
    scene = settings_scene([])
    scene.settings.music, scene.settings.captions, scene.settings.speed = 0.1, True, "calm"
    with at(scene) as player:
        setting(player, "music")
        player.click(scene.reset_button)
        player.key(pygame.K_ESCAPE)
        assert scene.settings.music == 0.1
        player.click(scene.reset_button)
        player.key(pygame.K_LEFT, pygame.K_RETURN)
        assert (scene.settings.music, scene.settings.captions) == (0.75, False)
        assert setting(player, "music").value == 75
    assert scene.settings.speed == "calm"


@pytest.mark.parametrize("language", languages())
def test_the_search_finds_every_setting_and_every_key(language: str) -> None:
    scene = settings_scene([], language)
    with at(scene) as player:
        player.click(scene.search)
        for row in scene.rows:
            if row.widget:
                scene.search.value = row.label.upper()
                assert row in scene.rows_shown()
        scene.search.value = ""
        heard = scene.say("settings.captions")
        player.type(heard)
        assert scene.search.value == heard
        shown = [row.name for row, _ in scene.places]
        assert "captions" in shown
        assert len(shown) < 8
        scene.search.focused = False
        player.key(pygame.K_ESCAPE)
        assert scene.search.value == ""
        assert "captions" not in [row.name for row, _ in scene.places]


def test_changing_the_text_size_while_the_form_is_up() -> None:
    scene = settings_scene([])
    with at(scene) as player:
        scene.on_change = lambda now: player.stack.resize(player.window.size, now.text_scale)
        scene.ring.focus(setting(player, "text_scale"))
        player.key(pygame.K_RIGHT, pygame.K_RIGHT)
        assert scene.text_scale == 1.5
        player.key(pygame.K_LEFT)
        assert scene.text_scale == 1.25


def test_what_was_changed_can_be_kept(tmp_path: Path) -> None:
    scene = settings_scene([])
    scene.on_change = lambda now: save(now, tmp_path)
    with at(scene) as player:
        player.click(setting(player, "reduced_motion"))
    assert load(tmp_path) == (scene.settings, None)
    assert scene.settings.reduced_motion


@pytest.mark.parametrize("scale", [1.0, 2.0])
@pytest.mark.parametrize("size", ALL)
@pytest.mark.parametrize("language", languages())
def test_every_page_is_whole(
    drawn: list[tuple[str, int]], language: str, size: tuple[int, int], scale: float
) -> None:
    """No control overlaps another or leaves the panel, no word is cut, and every row is on a page."""
    scene = settings_scene([], language)
    seen: list[str] = []
    with at(scene, size) as player:
        player.stack.resize(size, scale)
        for page in PAGES:
            scene.open(page)
            player.wait(1)
            for _ in range(scene.leaves):
                assert_apart(ring_rects(scene.ring.widgets), size)
                panel = scene.frame.rect(*scene.panel)
                assert all(panel.contains(place) for _, place in scene.places)
                seen += [row.name for row, _ in scene.places if row.widget]
                scene.turn(1)
                player.wait(1)
        assert seen == [row.name for row in scene.rows if row.widget]
    assert [words for words, _ in drawn if words.endswith(ELLIPSIS)] == []


@pytest.mark.parametrize("language", languages())
def test_the_first_start_is_answered_unseen_and_on_one_screen(language: str, tmp_path: Path) -> None:
    """Down for the next question, Right for the next answer, Enter to continue: without the mouse."""
    with Window((1280, 720)) as window:
        program = Program(tmp_path, Settings(language=language))
        program.title()
        greet(program.shell)
        scene, player = program.stack.top, Player(window, program.stack)
        player.wait()
        assert isinstance(scene, GreetingScene)
        for scale in (2.0, 1.0):
            program.stack.resize(window.size, scale)
            assert [row.name for row, _ in scene.places] == list(ASKED)
        player.key(
            pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_RIGHT
        )
        player.key(pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RIGHT, pygame.K_RETURN)
        assert program.stack.top is not scene
        program.stack.clear()
        program.library.close()
    kept = load(tmp_path)[0]
    assert kept.greeted
    assert (kept.text_scale, kept.high_contrast, kept.captions) == (1.25, True, True)
    assert kept.keys["confirm"] == "e"


def test_the_first_start_asks_once_and_only_who_is_new(tmp_path: Path) -> None:
    asked = []
    for settings in (Settings(), Settings(greeted=True), Settings(introduced=("saloon_tycoon",))):
        with Window((1280, 720)) as window:
            program = Program(tmp_path, settings)
            program.shell.window = window
            begun(program, window, program.title)
            asked.append(isinstance(program.stack.top, GreetingScene))
            program.stack.clear()
            program.library.close()
    assert asked == [True, False, False]


def test_a_language_that_is_gone_is_told_and_english_is_shown(tmp_path: Path) -> None:
    save(Settings(language="tlh", speed="fast"), tmp_path)
    found, warning = load(tmp_path)
    assert (found.language, found.speed) == ("en", "fast")
    assert warning is not None
    assert "tlh" in ENGLISH.say(warning.key, **warning.facts)


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_licences_can_be_read_to_their_end(scale: float) -> None:
    """By button from the settings; the wheel and the keys go through the text, Escape back."""
    scene = settings_scene([])
    with at(scene) as player:
        player.stack.resize(player.window.size, scale)
        player.click(scene.about_button)
        about = player.stack.top
        assert isinstance(about, AboutScene)
        player.key(pygame.K_PAGEDOWN)
        assert 0 < about.first < about.shown
        player.key(pygame.K_END)
        end = about.first
        player.key(pygame.K_DOWN)
        assert about.first == end > about.shown
        player.key(pygame.K_HOME)
        assert about.first == 0
        player.key(pygame.K_ESCAPE)
        assert player.stack.top is scene


def test_the_licences_are_those_of_the_program_and_of_its_libraries() -> None:
    """From source: our own, and the texts that each library brings that the program cannot do without."""
    told = licences.text()
    assert told.startswith("Raccoon Tycoon")
    assert "Permission is hereby granted" in told
    assert all(name in told for name in ("pygame-ce", "pygame-gui", "msgspec", "SIL OPEN FONT LICENSE"))


def test_a_packaged_program_shows_the_file_that_it_was_packed_with(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / licences.PACKED).write_bytes(zlib.compress("Everybody’s licences.".encode()))
    monkeypatch.setattr(licences, "files", lambda _: tmp_path)
    assert licences.text() == "Everybody’s licences."
