"""Every key is an action that can have another key: it works by the new one, and no longer by the old."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from raccoon.app.settings import Settings, load, save
from raccoon.app.text import Catalogue, languages
from scenes.dialogs.dialog import DialogScene
from scenes.dialogs.key_list import KeysScene
from scenes.registry import PRESENTATIONS
from scenes.screens.preferences.press_key import PressKeyScene
from scenes.screens.preferences.scene import SettingsScene
from scenes.table.scene import TableScene
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget
from scenes.window.keys import EVERYWHERE, KEYS, PAD, SETS, name_of
from scenes.window.rebinding import differing, every_action, exchanged
from scenes.window.scene import Scene
from tests.measures import ROOT
from tests.scenes import person
from tests.scenes.driving import ENGLISH, at, setting
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_rampage import house
from tests.scenes.raccoon_tycoon import bidders

HANDS: dict[str, type[person.Keyboard]] = {
    "raccoon_tycoon": bidders.Keyboard,
    "saloon_tycoon": person.Keyboard,
    "raccoon_rampage": house.Keyboard,
}
"""Hands that play each game by keys alone."""
SPARE = pygame.K_F13
"""A key that no action has at first."""
EVERY = {action.name: action for action in every_action() if not action.usual & PAD}


class Listening(Scene):
    """A screen with one control for an action; it keeps every key that comes through the window."""

    takes_every_key = True

    def __init__(self, action: str) -> None:
        super().__init__()
        self.action = action
        self.pressed: list[str] = []
        self.heard: list[int] = []
        self.meant: list[str] = []
        self.button = Button("Do", lambda: self.pressed.append(action), action=action)
        self.button.rect = pygame.Rect(100, 100, 200, 80)

    def controls(self) -> Iterator[Widget]:
        yield self.button

    def handle(self, event: pygame.event.Event) -> None:
        if event.type == pygame.KEYDOWN:
            self.heard.append(event.key)
            self.meant += [self.action] * KEYS.is_press(event, self.action)
            if event.key in self.button.hotkeys:
                self.button.press()


@pytest.mark.parametrize("action", EVERY)
def test_an_action_works_by_its_new_key_and_not_by_its_old_one(action: str) -> None:
    """Real events through the window: the control of the action, and for those that are meant on every screen
    also the code that screens look for.
    """
    scene, usual = Listening(action), EVERY[action].usual
    with at(scene) as player:
        KEYS.use({action: name_of(SPARE)})
        player.key(usual)
        assert scene.pressed == []
        assert action not in scene.meant
        player.key(SPARE)
        assert scene.pressed == [action]
        assert scene.meant == [action]
        if EVERY[action].place == EVERYWHERE:
            assert [key == usual for key in scene.heard] == [False, True]
        assert scene.button.cap == "F13"


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_what_the_table_is_asked_by_a_key_is_asked_by_the_new_one_only(game: str, tmp_path: Path) -> None:
    """A hint, a piece in question, its rules, the list of keys, the rulebook, the menu."""
    sitting = Sitting(tmp_path)
    sitting.begin(seats("person", "random", "random", "random"), "keys", game=game)
    for action in ("hint", "ask", "keys", "rulebook", "menu"):
        sitting.look()
        before, usual = seen(sitting), EVERY[action].usual
        KEYS.use({action: name_of(SPARE)})
        sitting.press(KEYS.code(usual))
        assert seen(sitting) == before, action
        sitting.press(KEYS.code(SPARE))
        assert seen(sitting) != before, action
        KEYS.use({})
        sitting.press(usual if action == "hint" else pygame.K_ESCAPE)
        assert seen(sitting) == before, action
    sitting.program.stack.clear()


def seen(sitting: Sitting) -> object:
    """The screen on top; of the table whether a hint is given."""
    top = sitting.stack.top
    if not isinstance(top, TableScene):
        return type(top)
    return top.parts.hints.open


@pytest.mark.parametrize("chosen", ["right", "left"])
@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_whole_game_is_played_with_the_keys_for_one_hand(game: str, chosen: Any, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    sitting.watch(False)
    sitting.begin(seats(*["person"] * 2, *["random"] * 2), "one hand", game=game)
    KEYS.use(differing(chosen))
    sitting.play(HANDS[game](3))
    sitting.program.stack.clear()


@pytest.mark.parametrize("chosen", SETS)
def test_no_set_has_a_key_with_two_meanings(chosen: Any) -> None:
    KEYS.use(differing(chosen))
    for name, action in EVERY.items():
        assert KEYS.key(name) == action.key_in(chosen), name
        assert KEYS.clashing(name, KEYS.key(name)) == [], name


def test_the_sets_for_one_hand_are_on_their_side_of_the_keyboard() -> None:
    """All that is pressed at the tables; what scrolls and counts is done by the arrows as well."""
    far = {"left": "yuiophjklnm", "right": "qweasdzx"}
    aside = {"page_up", "page_down", "first", "last", "more", "fewer", "erase"}
    for chosen, letters in far.items():
        for name, action in EVERY.items():
            key = action.key_in(chosen)
            assert name in aside or name_of(key) not in letters, (chosen, name)


def test_a_taken_key_is_told_and_exchanged_when_it_is_wished() -> None:
    """Produce gets Sell's key, and Sell that of Produce; Saloon Tycoon, which has the same keys, keeps its
    own.
    """
    changes: list[Settings] = []
    scene = SettingsScene(ENGLISH, Settings(), "raccoon_tycoon", changes.append, lambda: None)
    scene.on_change = lambda settings: KEYS.use(settings.keys)
    with at(scene) as player:
        for press in (pygame.K_ESCAPE, pygame.K_RETURN):
            player.click(setting(player, "raccoon_tycoon.produce"))
            assert isinstance(player.stack.top, PressKeyScene)
            player.wait(40)
            player.key(pygame.K_s)
            top = player.stack.top
            assert isinstance(top, DialogScene)
            assert top.sentence == (
                "S means “Sell one commodity” already. If they are exchanged, that gets P."
            )
            player.key(press)
            assert player.stack.top is scene
        assert scene.settings.keys == {"raccoon_tycoon.produce": "s", "raccoon_tycoon.sell": "p"}
        assert KEYS.cap("saloon_tycoon.supply") == "S"
        assert setting(player, "raccoon_tycoon.produce").cap == "S"


def test_a_free_key_is_taken_at_once_the_own_one_changes_nothing_and_a_digit_is_refused() -> None:
    scene = SettingsScene(ENGLISH, Settings(), "raccoon_tycoon", lambda _: None, lambda: None)
    scene.on_change = lambda settings: KEYS.use(settings.keys)
    with at(scene) as player:
        player.click(setting(player, "undo"))
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_g, mod=0, unicode="g", scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_g, mod=0, unicode="g", scancode=0))
        player.wait()  # that was too early to be meant
        assert isinstance(player.stack.top, PressKeyScene)
        player.wait(40)
        player.key(pygame.K_4)
        assert player.stack.top.sentence == ENGLISH.say("settings.key.unfit")
        player.key(pygame.K_z)
        assert (player.stack.top, scene.settings.keys) == (scene, {})
        player.click(setting(player, "undo"))
        player.wait(40)
        player.key(pygame.K_F11)
        assert isinstance(player.stack.top, DialogScene), "the window's own key can be given, too"
        player.key(pygame.K_ESCAPE)
        player.click(setting(player, "undo"))
        player.wait(40)
        player.key(pygame.K_g)
        assert scene.settings.keys == {"undo": "g"}
        player.click(setting(player, "undo"))
        player.wait(40)
        player.key(pygame.K_z)
        assert scene.settings.keys == {}, "the usual key needs no note"


@pytest.mark.parametrize("number", range(60))
def test_an_exchange_never_leaves_a_key_with_two_meanings(number: int) -> None:
    """Fifteen keys set by chance one after the other, each exchanged with whatever has it."""
    random = Random(number)
    kept: dict[str, str] = {}
    for _ in range(15):
        name = random.choice(list(EVERY))
        key = KEYS.key(random.choice(list(EVERY)))
        kept |= exchanged(name, key)
        KEYS.use(kept)
        assert KEYS.key(name) == key
        assert all(KEYS.clashing(one, KEYS.key(one)) == [] for one in EVERY)


def test_a_file_with_keys_nobody_knows_is_read_quietly_and_kept_as_it_is(tmp_path: Path) -> None:
    """Unknown actions and keys, keys twice, and what only a newer program could mean."""
    odd = {"undo": "hyperspace", "log": "p", "dance": "q", "hint": ["h", "j"], "redo": "", "skip": "4"}
    (tmp_path / "settings.json").write_text(json.dumps({"keys": odd, "speed": "fast"}), "utf-8")
    settings, warning = load(tmp_path)
    assert (warning, settings.speed) == (None, "fast")
    KEYS.use(settings.keys)
    assert [KEYS.key(name) for name in ("undo", "log", "hint", "redo", "skip")] == [
        EVERY[name].usual for name in ("undo", "log", "hint", "redo", "skip")
    ], "P is Produce at a table: two meanings"
    save(settings, tmp_path)
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["keys"] == odd
    (tmp_path / "settings.json").write_text('{"keys": ["a newer kind"], "speed": "calm"}', "utf-8")
    settings, warning = load(tmp_path)
    assert (warning, settings.speed, settings.keys) == (None, "calm", {})
    save(settings, tmp_path)
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["keys"] == ["a newer kind"]


@pytest.mark.parametrize("language", languages())
def test_sentences_and_lists_name_the_key_that_is_set(language: str) -> None:
    catalogue = Catalogue.load(language)
    KEYS.speak(catalogue)
    KEYS.use({"skip": "f14", "undo": "g", "rulebook": "f13"})
    assert "F14" in catalogue.say("habits.hold_turn.why")
    assert "G" in catalogue.say("keys.undo")
    assert "F13" in catalogue.say("welcome.play.why")
    for game, shown in PRESENTATIONS.items():
        rows = [
            row
            for _, rows in KeysScene(catalogue.of(game).say, shown.words.keys, list).groups
            for row in rows
        ]
        assert {("F14", "skip"), ("G", "undo"), ("F13", "rulebook")} <= {*rows}


def test_letters_are_typed_whatever_they_mean_elsewhere() -> None:
    """In a field the keys for one hand are letters, and the usual keys leave it."""
    scene = SettingsScene(ENGLISH, Settings(), "raccoon_tycoon", lambda _: None, lambda: None)
    with at(scene) as player:
        KEYS.use(differing("left"))
        player.click(scene.search)
        player.type("wasde")
        assert scene.search.value == "wasde"
        player.key(pygame.K_ESCAPE)
        assert scene.search.value == ""


def test_a_letter_is_the_key_of_an_action() -> None:
    """Letters stand in the lists of keys only, or are pressed with Ctrl."""
    homes = [path for path in (ROOT / "scenes").rglob("*.py") if path.name not in ("keys.py", "keyboard.py")]
    lines = [line for path in homes for line in path.read_text("utf-8").splitlines()]
    assert not [line for line in lines if re.search(r"\bK_[a-z]\b", line) and "ctrl" not in line.lower()]
