"""Game controllers: whole games, pages, text and settings by posted controller events alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest
from pygame._sdl2 import controller

from scenes.dialogs.dialog import DialogScene
from scenes.registry import PRESENTATIONS
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.preferences.greeting import greet
from scenes.screens.preferences.press_key import PressKeyScene
from scenes.screens.preferences.scene import SettingsScene
from scenes.screens.title.scene import TitleScene
from scenes.table.piece import Piece
from scenes.table.scene import TableScene
from scenes.window.keys import EVERYWHERE, IN_HAND, KEYS, PADS
from scenes.window.pad_buttons import ACTIONS, SIGNS_OF, kind_of, pad_action, sign
from scenes.window.rebinding import every_action, exchanged
from tests.scenes.driving import ENGLISH, Player, setting
from tests.scenes.lesson import settle, walk
from tests.scenes.padding import BEFORE, FAR, LEFT, NEXT, RIGHT, START, UP, B, PadSitting, axis, button
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.dragging import rich
from tests.scenes.raccoon_tycoon.hands_keys import Pad
from tests.scenes.raccoon_tycoon.staging import stage
from tests.scenes.test_remapped import HANDS


@pytest.mark.parametrize("game", PRESENTATIONS)
def test_a_whole_game_is_played_by_a_controller_alone(game: str, tmp_path: Path) -> None:
    """Two people who hand it on, and two bots; the curtain is lifted by its button."""
    sitting = PadSitting(tmp_path)
    sitting.watch(False)
    session = sitting.begin(seats("person", "random", "person", "random"), "pad", game=game)
    sitting.play(HANDS[game](7))
    assert session.over
    assert IN_HAND.kind == "xbox"
    sitting.program.stack.clear()


def test_a_course_is_followed_by_a_controller_alone_and_its_steps_are_skipped(tmp_path: Path) -> None:
    """The first two lessons by hand; the right trigger has the next step done, the left one goes back."""
    sitting = PadSitting(tmp_path)
    sitting.watch(False)
    sitting.program.lessons.open("raccoon_tycoon")
    sitting.frame()
    assert len(walk(sitting, Pad(sitting), 2, 0)) >= 5
    found = settle(sitting)
    assert found is not None
    here = found.guide.progress.number
    for key, there in ((pygame.K_PAGEDOWN, here + 1), (pygame.K_PAGEUP, here)):
        sitting.look()
        sitting.press(key)
        found = settle(sitting)
        assert found is not None
        assert found.guide.progress.number == there
    sitting.program.stack.clear()


def test_the_first_start_is_answered_and_a_game_begun_by_a_controller_alone(tmp_path: Path) -> None:
    """Language, large text, Go on; then from the title to a table, and from its menu back."""
    sitting = PadSitting(tmp_path)
    program = sitting.program
    program.settings.welcomed = program.settings.greeted = True
    program.title()
    greet(program.shell)
    sitting.frame(3)
    for key in (pygame.K_DOWN, pygame.K_RIGHT, pygame.K_RETURN):
        sitting.press(key)
    assert isinstance(sitting.stack.top, TitleScene)
    assert program.settings.text_scale == 1.25
    for kind in (LobbyScene, TableScene):
        for _ in range(FAR):
            if isinstance(sitting.stack.top, kind):
                break
            top: Any = sitting.stack.top
            if kind is TableScene and not top.start_button.focused:
                sitting.press(pygame.K_TAB)
            else:
                sitting.press(pygame.K_RETURN)
        assert isinstance(sitting.stack.top, kind)
    sitting.look()
    button(START)
    sitting.frame()
    assert isinstance(sitting.stack.top, DialogScene)
    sitting.stack.clear()


class Plugged:
    """A controller as SDL reports it, by the number of its socket."""

    TOLD = (
        ("Xbox Series X Controller", "030000005e0400001200000000000000"),
        ("DualSense Wireless Controller", "030000004c050000e60c000000000000"),
    )

    def __init__(self, device: int) -> None:
        if device >= len(self.TOLD):
            raise pygame.error("no such device")
        self.id = device
        self.name, self._guid = self.TOLD[device]

    def as_joystick(self) -> Plugged:
        return self

    def get_guid(self) -> str:
        return self._guid


@pytest.fixture
def sitting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[PadSitting]:
    """Somebody at a table of Raccoon Tycoon, with sockets for two controllers."""
    monkeypatch.setattr(controller, "Controller", Plugged)
    sitting = PadSitting(tmp_path)
    stage(sitting, rich())
    sitting.frame(90)
    sitting.look()
    yield sitting
    sitting.stack.clear()
    IN_HAND.plugged = ()


def plug(sitting: Sitting, device: int) -> None:
    """Plug a controller in."""
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=device))
    sitting.frame()


def unplug(sitting: Sitting, instance: int) -> None:
    """Pull a controller out."""
    pygame.event.post(pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=instance))
    sitting.frame()


def test_one_pulled_out_in_the_middle_of_a_move_is_told_and_the_move_goes_on_later(
    sitting: PadSitting,
) -> None:
    plug(sitting, 0)
    assert sitting.program.captions.keys == ["pad.ready"]
    sitting.press(pygame.K_p)
    table = sitting.table
    panel = table.parts.panel_host.panel
    assert panel is not None
    axis(pygame.CONTROLLER_AXIS_LEFTX, 32_000)
    sitting.frame()
    unplug(sitting, 0)
    told = sitting.stack.top
    assert isinstance(told, DialogScene)
    assert "Xbox Series X Controller is no longer there: the game waits." in told.sentence
    sitting.frame(300)
    assert sitting.stack.top is told, "a stick that was held moves nothing any more"
    plug(sitting, 0)
    assert sitting.stack.top is table
    assert table.parts.panel_host.panel is panel
    sitting.press(pygame.K_ESCAPE)
    assert table.parts.panel_host.panel is None


def test_a_piece_in_the_hand_is_let_go_when_the_controller_goes(sitting: PadSitting) -> None:
    """Somebody drags with the mouse while another has pressed a button of the controller."""
    plug(sitting, 0)
    layout = sitting.table.context.shown.layout
    start = layout.rects_of(Piece("slot", "wood"))[0].center
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1))
    sitting.frame()
    for step in (24, 48):
        pos = start[0] + step, start[1]
        pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(1, 0, 0)))
        sitting.frame()
    table = sitting.table
    assert table.parts.drag.held
    button(UP)
    sitting.frame()
    unplug(sitting, 0)
    assert isinstance(sitting.stack.top, DialogScene)
    assert table.parts.drag.held is None
    sitting.press(pygame.K_RETURN)
    assert sitting.stack.top is table


def test_one_that_nobody_uses_goes_quietly_and_one_that_went_at_once_is_nothing(sitting: PadSitting) -> None:
    plug(sitting, 7)
    plug(sitting, 1)
    unplug(sitting, 1)
    unplug(sitting, 5)
    assert isinstance(sitting.stack.top, TableScene)


def test_both_of_two_steer_each_with_its_signs_and_are_named(sitting: PadSitting) -> None:
    plug(sitting, 0)
    plug(sitting, 1)
    menu = sitting.table.parts.controls.menu
    for instance, back in ((0, "Ⓑ"), (1, "○"), (0, "Ⓑ")):
        sitting.look()
        button(START, instance)
        sitting.frame()
        assert isinstance(sitting.stack.top, DialogScene)
        assert (menu.cap, KEYS.cap("back")) == ("≡", back)
        button(B, instance)
        sitting.frame()
        assert isinstance(sitting.stack.top, TableScene)
    sitting.program.shell.open_settings("raccoon_tycoon")
    sitting.stack.top.open("hands")
    sitting.frame()
    headings = [row.label for row, _ in sitting.stack.top.places]
    assert "On a controller: Xbox Series X Controller and DualSense Wireless Controller" in headings


def test_the_signs_are_those_of_what_is_in_hand(sitting: PadSitting) -> None:
    parts = sitting.table.parts
    verb, undo, hint = parts.controls.verbs["sell"], parts.controls.undo, parts.hints.button
    assert (verb.cap, undo.cap, hint.cap) == ("S", "Z", "H")
    button(RIGHT, 1)
    sitting.frame()
    assert (verb.cap, undo.cap, hint.cap) == ("", "LS", "Ⓨ"), "of an unknown kind"
    assert ENGLISH.say("greeting.note").startswith("↑ and ↓: question. ← and →: answer. A: go on.")
    Sitting.press(sitting, pygame.K_RIGHT)
    assert (verb.cap, undo.cap, hint.cap) == ("S", "Z", "H")
    button(LEFT)
    sitting.click_at_once((5, 5))
    assert hint.cap == "H"
    sitting.program.settings.pad_signs = "playstation"
    sitting.program.shell.apply_settings(sitting.program.settings)
    button(LEFT)
    sitting.frame()
    assert (undo.cap, hint.cap, KEYS.word(KEYS.key("pad.back"))) == ("L3", "△", "Circle")
    pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=(9, 9), rel=(2, 1), buttons=(0, 0, 0)))
    sitting.frame()
    assert hint.cap == "△", "a table that shakes is no hand at the mouse"


@pytest.mark.parametrize(
    ("guid", "name", "kind"),
    [
        ("030000004c050000cc09000000000000", "Wireless Controller", "playstation"),
        ("050000007e0500000920000000000000", "Pro Controller", "nintendo"),
        ("03000000de2800000512000000000000", "Steam Deck", "deck"),
        ("03000000de280000ff11000000000000", "Steam Virtual Gamepad", "xbox"),
        ("00000000000000000000000000000000", "PS4 Controller", "playstation"),
        ("", "", "xbox"),
    ],
)
def test_a_kind_is_known_by_its_maker_or_its_name(guid: str, name: str, kind: str) -> None:
    assert kind_of(guid, name) == kind


def test_a_held_stick_walks_slowly_at_first_and_stops(sitting: PadSitting) -> None:
    ring = sitting.table.parts.controls.ring
    button(RIGHT)
    sitting.frame()
    walked = []
    for value in (9_000, 15_000, 25_000):
        axis(pygame.CONTROLLER_AXIS_LEFTX, value)
        sitting.frame()
        walked.append(ring.index)
    assert walked == [walked[0], walked[0], walked[0] + 1], "a push counts once, a touch does not"
    sitting.frame(25)
    assert ring.index == walked[-1]
    sitting.frame(10)
    assert ring.index == walked[-1] + 1
    axis(pygame.CONTROLLER_AXIS_LEFTX, 14_000)
    sitting.frame(20)
    assert ring.index == walked[-1] + 2, "held until it is let go nearly to the middle"
    axis(pygame.CONTROLLER_AXIS_LEFTX, 3_000)
    sitting.frame(60)
    assert ring.index == walked[-1] + 2
    axis(pygame.CONTROLLER_AXIS_LEFTY, 32_000)
    axis(pygame.CONTROLLER_AXIS_RIGHTX, 32_000)
    axis(pygame.CONTROLLER_AXIS_LEFTY, 0)
    sitting.frame(60)
    assert isinstance(sitting.stack.top, TableScene)


def test_the_shoulders_turn_tabs_and_the_triggers_turn_pages(sitting: PadSitting) -> None:
    sitting.program.shell.open_settings("raccoon_tycoon")
    scene = sitting.stack.top
    assert isinstance(scene, SettingsScene)
    opened = []
    for shoulder in (NEXT, NEXT, NEXT, BEFORE, NEXT):
        sitting.look()
        button(shoulder)
        sitting.frame()
        opened.append(scene.page)
    assert opened == ["see", "hear", "hands", "hear", "hands"]
    sitting.look()
    sitting.press(pygame.K_PAGEDOWN)
    assert scene.leaf == 1
    sitting.look()
    axis(pygame.CONTROLLER_AXIS_RIGHTY, -32_000)
    axis(pygame.CONTROLLER_AXIS_RIGHTY, 0)
    sitting.frame()
    assert scene.leaf == 0


def test_a_button_is_set_exchanged_and_reset_by_the_controller(sitting: PadSitting) -> None:
    shell = sitting.program.shell
    shell.open_settings("raccoon_tycoon")
    scene: Any = sitting.stack.top
    player = Player(sitting.window, sitting.stack)

    def ask(name: str, pressed: int) -> None:
        control = setting(player, name)
        scene.ring.shown = True
        scene.ring.focus(control)
        sitting.press(pygame.K_RETURN)
        assert isinstance(sitting.stack.top, PressKeyScene)
        sitting.frame(40)
        button(pressed)
        sitting.frame()

    button(UP)
    ask("pad.hint", pygame.CONTROLLER_BUTTON_RIGHTSTICK)
    told = sitting.stack.top
    assert isinstance(told, DialogScene)
    assert told.sentence.startswith("RS means “Walk through the log")
    sitting.press(pygame.K_RETURN)
    assert sitting.program.settings.keys == {"pad.hint": "pad_8", "pad.log": "pad_3"}
    assert setting(player, "pad.hint").cap == "RS"
    assert setting(player, "hint").cap == "H", "the keyboard keeps its own"
    ask("pad.hint", pygame.CONTROLLER_BUTTON_GUIDE)
    assert sitting.stack.top.sentence == ENGLISH.say("settings.key.unfit")
    Sitting.press(sitting, pygame.K_g)
    assert (sitting.stack.top, len(sitting.program.settings.keys)) == (scene, 2), "a key is no button"
    scene._reset()
    assert sitting.program.settings.keys == {}
    assert KEYS.key("pad.hint") == KEYS.actions["pad.hint"].usual


@pytest.mark.parametrize("number", range(20))
def test_an_exchange_never_leaves_a_button_with_two_meanings(number: int) -> None:
    """Fifteen buttons set by chance one after the other, each exchanged with whatever has it."""
    random, kept = Random(number), dict[str, str]()
    every_action()
    for _ in range(15):
        name, other = random.choice(ACTIONS).name, random.choice(ACTIONS).name
        button = KEYS.key(other)
        kept |= exchanged(name, button)
        KEYS.use(kept)
        assert KEYS.key(name) == button
        assert all(KEYS.clashing(one.name, KEYS.key(one.name)) == [] for one in ACTIONS)


def test_a_file_in_which_keys_are_buttons_and_buttons_keys_is_read_quietly() -> None:
    every_action()
    KEYS.use({"pad.confirm": "a", "confirm": "pad_0", "pad.back": "pad_5", "pad.hint": "pad_99", "pad.x": 1})
    for name in ("pad.confirm", "confirm", "pad.back", "pad.hint"):
        assert KEYS.key(name) == KEYS.actions[name].usual


def test_every_button_has_one_meaning_on_every_screen() -> None:
    """That of the screen's own place, or that of everywhere; and every button of the house's is used once."""
    places = {action.place for action in ACTIONS}
    for place in places - {EVERYWHERE}:
        for action in ACTIONS:
            if action.place in (place, EVERYWHERE):
                held = [one for one in ACTIONS if one.usual == action.usual and one.place == action.place]
                assert held == [action]
                meant = pad_action(action.usual, (place,))
                assert meant in {one.name.removeprefix(PADS) for one in ACTIONS if one.place == place} or (
                    meant == action.name.removeprefix(PADS)
                )
    for action in ACTIONS:
        assert KEYS.clashing(action.name, action.usual) == []
        for IN_HAND.kind in SIGNS_OF:
            assert sign(action.usual)
