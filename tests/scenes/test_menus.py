"""Menus, lists and sliders: arrows go round, letters lead to entries, words and values are seen."""

from __future__ import annotations

from pathlib import Path

import pygame

from raccoon.app.settings import Settings
from scenes.art import pictograms
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.program import Program
from scenes.raccoon_tycoon.art.pictograms import PICTOGRAMS
from scenes.screens.title.scene import TitleScene
from scenes.widgets.forms.fields import DropDown, Slider
from scenes.widgets.forms.form import Form
from scenes.window.scene import Scene
from tests.scenes.driving import at
from tests.scenes.lobbies import Started, choose, lobby, people

pictograms.add(PICTOGRAMS)


def menu() -> DialogScene:
    words = ("Go on", "Rules", "Settings", "Seats", "Leave")
    return DialogScene("Menu", "", [DialogAnswer(word) for word in words], long=True)


def at_entry(scene: DialogScene) -> str:
    focused = scene.ring.focused
    return next(button.label for button in scene.buttons if button is focused)


def test_up_from_the_first_entry_leads_to_the_last() -> None:
    scene = menu()
    with at(scene) as player:
        player.key(pygame.K_UP)
        assert at_entry(scene) == "Leave"
        player.key(pygame.K_DOWN)
        assert at_entry(scene) == "Go on"


def test_a_letter_leads_to_the_next_entry_that_begins_with_it() -> None:
    scene = menu()
    with at(scene) as player:
        for expected in ("Settings", "Seats", "Settings"):
            player.key(pygame.K_s, unicode="s")
            assert at_entry(scene) == expected
        player.key(pygame.K_q, unicode="q")
        assert at_entry(scene) == "Settings"
        assert player.stack.top is scene, "nothing is pressed by it"


def test_the_columns_of_the_title_go_round(tmp_path: Path) -> None:
    program = Program(tmp_path, Settings(welcomed=True))
    program.title()
    title = program.stack.top
    assert isinstance(title, TitleScene)
    program.stack.clear()
    with at(title):
        for _ in range(12):
            before = title.ring.focused
            title.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DOWN, mod=0, unicode=""))
            assert title.ring.focused is not before
        up = [title.ring.focused]
        for _ in range(12):
            title.handle(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_UP, mod=0, unicode=""))
            assert title.ring.focused is not up[-1]
            up.append(title.ring.focused)


class Listing(Scene):
    """A screen with one list."""

    def __init__(self, labels: list[str], wide: int) -> None:
        super().__init__()
        self.list = DropDown([(label, label) for label in labels], labels[0], lambda _: None)
        self.list.rect = pygame.Rect(20, 20, wide, 44)
        self.form = Form([self.list])

    def layout(self) -> None:
        self.form.build(self.size, self.frame)

    def leave(self) -> None:
        self.form.close()


def shown(labels: list[str], wide: int) -> str:
    """The words on the closed list."""
    scene = Listing(labels, wide)
    with at(scene):
        label: str = scene.list.element.selected_option[0]
    return label


def test_long_words_of_a_list_are_cut_behind_a_word() -> None:
    long = "Technological (Pseudo-)Solutions of Everything"
    assert shown([long, "Short"], 1000) == long
    assert shown([long, "Short"], 260) == "Technological…"
    assert shown([long, f"{long} more"], 260) == long, "or else both would be called the same"
    assert shown(["Short", long], 260) == "Short"


def test_a_letter_chooses_in_a_list_and_enter_starts_nothing() -> None:
    started: Started = []
    scene = lobby(started, people(2))
    who = scene.rows[0].who_field
    with at(scene) as player:
        choose(player, who, "random")
        for _ in range(3):
            player.key(pygame.K_RETURN)
        assert not started
        label = next(label for label, value in who.options if value == "person")
        chosen = {who.value}
        for _ in who.options:
            player.key(ord(label[0].lower()), unicode=label[0].lower())
            chosen.add(who.value)
        assert not started
        assert "person" in chosen


def test_sliders_show_their_values(drawn: list[tuple[str, int]]) -> None:
    scene, slider = Listing(["one"], 100), Slider(35, lambda _: None)
    slider.rect = pygame.Rect(20, 100, 260, 44)
    scene.form = Form([slider])
    with at(scene) as player:
        slider.draw(player.window.surface, scene.frame)
        slider.key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
        slider.draw(player.window.surface, scene.frame)
    assert [words for words, _ in drawn if words.isdecimal()] == ["35", "40"]
