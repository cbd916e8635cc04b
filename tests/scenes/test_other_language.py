"""Another language: the system's at the first start, and one that is chosen in the middle of a game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.settings import Settings, load, save
from raccoon.app.text import Catalogue, languages
from scenes.program import Program
from scenes.screens.preferences.scene import SettingsScene
from scenes.screens.title.scene import TitleScene
from scenes.table.scene import TableScene
from scenes.window.window import Window
from tests.scenes.driving import Player, setting
from tests.scenes.raccoon_tycoon.stills import demonstration

OTHER = next((language for language in languages() if language != "en"), "")
pytestmark = pytest.mark.skipif(not OTHER, reason="there is no other catalogue")


def test_the_first_start_speaks_the_language_of_the_system(tmp_path: Path) -> None:
    assert load(tmp_path, lambda: ["tlh", OTHER, "en"])[0].language == OTHER
    assert load(tmp_path, lambda: ["tlh"])[0].language == "en"
    save(Settings(speed="fast"), tmp_path)
    assert load(tmp_path, lambda: [OTHER])[0].language == "en", "it was started before"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[tuple[Program, Player]]:
    with Window((1280, 720)) as window:
        program = Program(
            tmp_path, Settings(speed="instant", reduced_motion=True, welcomed=True, curtain=False)
        )
        yield program, Player(window, program.stack)
        program.stack.clear()


def choose(program: Program, player: Player, language: str) -> SettingsScene:
    """Choose a language on the settings that lie on top, with the keys."""
    player.wait()
    while program.settings.language != language:
        scene = program.stack.top
        assert isinstance(scene, SettingsScene)
        scene.ring.shown = True
        scene.ring.focus(setting(player, "language"))
        player.key(pygame.K_RIGHT)
    scene = program.stack.top
    assert isinstance(scene, SettingsScene)
    return scene


def test_the_settings_and_the_title_follow_at_once(house: tuple[Program, Player]) -> None:
    program, player = house
    program.title()
    program.shell.open_settings("raccoon_tycoon")
    scene, say = choose(program, player, OTHER), Catalogue.load(OTHER).say
    assert scene.back_button.label == say("settings.back")
    assert scene.ring.focused is setting(player, "language"), "the focus stays on the list of languages"
    player.key(pygame.K_ESCAPE)
    title = program.stack.top
    assert isinstance(title, TitleScene)
    labels = {getattr(widget, "label", "") for widget in title.controls()}
    assert say("title.quit") in labels
    assert load(program.data)[0].language == OTHER


def test_a_table_tells_its_log_anew(house: tuple[Program, Player]) -> None:
    program, player = house
    program.table(demonstration(3, 30))
    table = program.stack.top
    assert isinstance(table, TableScene)
    before = [item.sentence for item in table.parts.game_log.items]
    program.shell.open_settings("raccoon_tycoon")
    choose(program, player, OTHER)
    player.key(pygame.K_ESCAPE)
    assert program.stack.scenes == (table,)
    after = [item.sentence for item in table.parts.game_log.items]
    assert len(after) == len(before)
    same = [sentence for sentence in after if sentence in before]
    assert len(same) < len(after) / 4
    say = Catalogue.load(OTHER).of("raccoon_tycoon").say
    labels = {getattr(control, "label", "") for control in table.controls()}
    assert say("table.menu") in labels
    player.wait(10)
    program.shell.open_settings("raccoon_tycoon")
    choose(program, player, "en")
    player.key(pygame.K_ESCAPE)
    assert [item.sentence for item in table.parts.game_log.items][: len(before)] == before


def test_every_language_is_called_by_its_own_name_everywhere() -> None:
    for code in languages():
        own = Catalogue.load(code).say(f"language.{code}")
        assert {Catalogue.load(other).say(f"language.{code}") for other in languages()} == {own}
