"""The settings: each changes at once, and all are kept."""

from pathlib import Path

import pygame
import pytest

from raccoon.app import licences
from raccoon.app.settings import Settings, load, save
from scenes.screens.about import AboutScene
from scenes.screens.settings import SettingsScene
from tests.scenes.driving import ENGLISH, SIZES, assert_apart, at, ring_rects


def settings_scene(changes: list[Settings]) -> SettingsScene:
    return SettingsScene(ENGLISH, Settings(), "raccoon_tycoon", changes.append, lambda: None, ["de", "en"])


def test_every_field_changes_the_settings_at_once() -> None:
    changes: list[Settings] = []
    scene = settings_scene(changes)
    with at(scene) as player:
        for _, field in scene.fields:
            scene.ring.shown = True
            scene.ring.focus(field)
            player.key(pygame.K_RIGHT)
        for toggle in scene.toggles:
            player.click(toggle)
    assert len(changes) == len(scene.fields) + len(scene.toggles)
    told = scene.settings
    assert (told.full_screen, told.text_scale, told.speed, told.language) == (True, 1.25, "fast", "de")
    assert (told.music, told.effects, told.crowd) == (0.8, 0.95, 0.85)
    assert (told.reduced_motion, told.curtain, told.captions) == (True, False, True)
    assert (told.high_contrast, told.hint_giver("raccoon_tycoon")) == (True, "shrewd")


def test_changing_the_text_size_while_the_form_is_up() -> None:
    scene = settings_scene([])
    with at(scene) as player:
        scene.on_change = lambda now: player.stack.resize(player.window.size, now.text_scale)
        player.key(pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT)
        assert scene.text_scale == 1.5
        player.key(pygame.K_LEFT)
        assert scene.text_scale == 1.25


def test_what_was_changed_can_be_kept(tmp_path: Path) -> None:
    scene = settings_scene([])
    scene.on_change = lambda now: save(now, tmp_path)
    with at(scene) as player:
        player.click(scene.toggles[0])
    assert load(tmp_path) == (scene.settings, None)
    assert scene.settings.reduced_motion


@pytest.mark.parametrize("size", SIZES)
def test_controls_keep_apart(size: tuple[int, int]) -> None:
    scene = settings_scene([])
    with at(scene, size) as player:
        for scale in (1.0, 2.0):
            player.stack.resize(size, scale)
            assert_apart(ring_rects(scene.ring.widgets), size)


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
    (tmp_path / licences.PACKED).write_text("Everybody’s licences.", "utf-8")
    monkeypatch.setattr(licences, "files", lambda _: tmp_path)
    assert licences.text() == "Everybody’s licences."
