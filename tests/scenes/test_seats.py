"""Changing seats in a running game, and the settings remembered, by real events."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app import settings as keeping
from raccoon.app.games import FIRST_GAME as GAME
from raccoon.app.opponents import Opponents
from raccoon.app.paths import saves_dir
from raccoon.app.seats import Seat
from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from scenes.program import Program
from scenes.registry import PRESENTATIONS
from scenes.screens.handover import HandoverScene
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.preferences.scene import SettingsScene
from scenes.screens.seats import SeatsScene
from scenes.screens.title.scene import TitleScene
from scenes.table.motion.pace import PAUSES
from scenes.table.scene import TableScene
from tests.scenes.driving import ENGLISH, assert_apart, at, ring_rects
from tests.scenes.person import Sitting, seats
from tests.scenes.raccoon_tycoon.midgame import choice_named, lift, sit_down, turn_of


def open_seats(sitting: Sitting) -> SeatsScene:
    sitting.press(pygame.K_F10)
    sitting.click(choice_named(sitting.stack.top, ENGLISH.say("menu.seats")))
    scene = sitting.stack.top
    assert isinstance(scene, SeatsScene)
    return scene


def walk_to(sitting: Sitting, scene: SeatsScene, seat: int) -> None:
    for _ in range(20):
        if scene.fields[seat].focused:
            return
        sitting.press(pygame.K_TAB)
    raise AssertionError("the list cannot be reached")


def test_a_person_rests_and_comes_back(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(0), saves=saves_dir(tmp_path))
    sitting.press(pygame.K_RETURN)
    scene = open_seats(sitting)
    walk_to(sitting, scene, 0)
    while scene.seats[0].is_person:
        sitting.press(pygame.K_RIGHT)
    sitting.click(scene.done_button.rect.center)
    table = sitting.table
    assert session.seats[0].controller == scene.seats[0].controller != "person"
    assert session.seats[0].name == "Clara"
    assert table.context.shown.viewer is None, "nobody's private things are shown"
    moves = len(session.match.entries)
    for _ in range(1000):
        if len(session.match.entries) > moves:
            break
        sitting.frame()
    assert len(session.match.entries) > moves, "a bot plays on for her"
    assert session.path is not None
    assert Session.load(session.path).seats == session.seats
    scene = open_seats(sitting)
    walk_to(sitting, scene, 0)
    while not scene.seats[0].is_person:
        sitting.press(pygame.K_LEFT)
    sitting.click(scene.done_button.rect.center)
    assert session.seats[0].is_person
    assert Session.load(session.path).seats == session.seats


def test_escape_changes_nothing(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(0))
    before = session.seats
    scene = open_seats(sitting)
    walk_to(sitting, scene, 1)
    sitting.press(pygame.K_RIGHT)
    assert scene.seats != list(before)
    sitting.press(pygame.K_ESCAPE)
    assert isinstance(sitting.stack.top, TableScene)
    assert session.seats == before


def test_the_one_who_stays_comes_to_the_screen_behind_the_curtain(tmp_path: Path) -> None:
    """Clara gives her seat to a bot: nothing of Vixen, the only person left, is shown at once."""
    sitting = Sitting(tmp_path, speed="instant")
    session = sit_down(sitting, ["person", "person", "greedy"], turn_of(0))
    lift(sitting)
    assert sitting.table.context.shown.viewer == 0
    scene = open_seats(sitting)
    walk_to(sitting, scene, 0)
    while scene.seats[0].is_person:
        sitting.press(pygame.K_RIGHT)
    sitting.click(scene.done_button.rect.center)
    for _ in range(3000):
        top = sitting.stack.top
        if isinstance(top, HandoverScene):
            break
        assert sitting.table.context.shown.view.seat is None
        sitting.frame()
    top = sitting.stack.top
    assert isinstance(top, HandoverScene)
    assert top.seat.name == "Vixen"
    assert top.face == Opponents(GAME).faces(session.seats)[1], "the face it has at the table"
    sitting.press(pygame.K_u, "u")
    assert sitting.table.context.shown.viewer == 1
    assert session.awaited == (1,)


def test_a_bot_makes_room_for_a_person_who_gets_a_curtain(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="instant")
    sit_down(sitting, ["person", "greedy", "greedy"], turn_of(0))
    sitting.press(pygame.K_RETURN)
    scene = open_seats(sitting)
    walk_to(sitting, scene, 1)
    while not scene.seats[1].is_person:
        sitting.press(pygame.K_LEFT)
    sitting.click(scene.done_button.rect.center)
    sitting.frame(3)
    assert sitting.table.context.shown.viewer == 0, "who is at the screen stays there"
    assert len(sitting.table.context.session.people) > 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1024, 768)])
def test_five_seats_have_room(size: tuple[int, int]) -> None:
    who = seats("person", "shrewd:vixen", "greedy", "easygoing:otis", "tycoon:mabel")
    scene = changing(who)
    with at(scene, size) as player:
        for scale in (1.0, 2.0):
            player.stack.resize(size, scale)
            assert_apart(ring_rects(scene.ring.widgets), size)
        assert len(scene.ring.widgets) == 5 + 3 + 2, "a level only where it applies"


def changing(who: list[Seat]) -> SeatsScene:
    return SeatsScene(ENGLISH, who, Opponents(GAME), lambda _: None, lambda: None)


def test_left_alone_nobody_changes_not_even_who_is_gone() -> None:
    who = seats("person", "shrewd", "a bot of long ago", "tycoon:mabel")
    scene = changing(who)
    with at(scene):
        assert scene.seats == who


def test_a_bots_own_name_goes_with_it_and_a_persons_stays() -> None:
    who = [Seat("Clara", "person"), Seat("Otis", "sensible:otis", "sky", "cane")]
    scene = changing(who)
    with at(scene):
        scene.fields[0].set("vixen")
        scene.fields[1].set("mabel")
        assert [seat.name for seat in scene.seats] == ["Clara", "Mabel"]
        assert [seat.controller for seat in scene.seats] == ["sensible:vixen", "sensible:mabel"]


def test_who_sits_there_already_is_not_offered_to_another_seat() -> None:
    scene = changing([Seat("Clara", "person"), Seat("Otis", "sensible:otis", "sky", "cane")])
    with at(scene) as player:
        offered = [value for _, value in scene.fields[0].options]
        assert "otis" not in offered
        scene.fields[1].set("mabel")
        player.wait()
        offered = [value for _, value in scene.fields[0].options]
        assert "otis" in offered
        assert "mabel" not in offered


def test_the_strength_of_an_opponent_changes_in_the_middle_of_a_game(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    session = sit_down(sitting, ["person", "sensible:otis", "greedy"], turn_of(0), saves=saves_dir(tmp_path))
    sitting.press(pygame.K_RETURN)
    scene = open_seats(sitting)
    for _ in range(20):
        if scene.levels[1].focused:
            break
        sitting.press(pygame.K_TAB)
    sitting.press(pygame.K_RIGHT)
    sitting.click(scene.done_button.rect.center)
    assert session.path is not None
    assert Session.load(session.path).seats[1].controller == "canny:otis"


# What is remembered.


def program(data: Path) -> Sitting:
    """The program as it starts: settings from the disk, the title on the screen."""
    sitting = Sitting(data)
    settings, _ = keeping.load(data)
    sitting.program = Program(data, settings)
    sitting.program.shell.window = sitting.window
    sitting.stack = sitting.program.stack
    sitting.stack.resize(sitting.window.size)
    sitting.program.title()
    sitting.frame(3)
    return sitting


def test_a_new_game_in_two_clicks_with_everything_as_last_time(tmp_path: Path) -> None:
    chosen = [
        Seat("Zoë", "person", "pink", "cane", "skunk"),
        Seat("Mabel", "easygoing:mabel", "green", "cravat"),
    ]
    settings = Settings(speed="fast")
    settings.keep_table(GAME, seats=tuple(chosen), options={"open_money": True})
    keeping.save(settings, tmp_path)
    sitting = program(tmp_path)
    title = sitting.stack.top
    assert isinstance(title, TitleScene)
    sitting.click(title.tiles[[*PRESENTATIONS].index(GAME)].rect.center)
    sitting.frame(3)
    lobby = sitting.stack.top
    assert isinstance(lobby, LobbyScene)
    sitting.click(lobby.start_button.rect.center)
    sitting.frame(3)
    session = sitting.program.session
    assert session is not None
    assert list(session.seats) == chosen
    assert session.view(None).options.open_money
    assert sitting.program.settings.speed == "fast"
    kept = keeping.load(tmp_path)[0].table(GAME)
    assert list(kept.seats) == chosen
    assert kept.level == "easygoing"


def test_continue_in_one_click(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(0), saves=saves_dir(tmp_path))
    state, path = session.match.state, session.path
    sitting = program(tmp_path)
    title = sitting.stack.top
    assert isinstance(title, TitleScene)
    sitting.click(title.menu.resume.rect.center)
    again = sitting.program.session
    assert again is not None
    assert again.path == path
    assert again.match.state == state
    assert [(who.name, who.colour, who.emblem) for who in again.seats] == [
        (who.name, who.colour, who.emblem) for who in session.seats
    ]


def test_a_speed_changed_during_a_game_holds_at_once_and_for_good(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, speed="calm")
    session = sit_down(sitting, ["person", "greedy", "greedy"], turn_of(1))
    table = sitting.table
    assert table.parts.turns.wait > PAUSES["fast"]
    sitting.press(pygame.K_F10)
    sitting.click(choice_named(sitting.stack.top, ENGLISH.say("title.settings")))
    scene = sitting.stack.top
    assert isinstance(scene, SettingsScene)
    field = next(row.widget for row in scene.rows if row.name == "speed")
    for _ in range(30):
        if field.focused:
            break
        sitting.press(pygame.K_TAB)
    for _ in range(2):
        sitting.press(pygame.K_RIGHT)
    assert sitting.program.settings.speed == "fast"
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is table
    moves = len(session.match.entries)
    sitting.frame(round(60 * (PAUSES["fast"] + 0.1)))
    assert len(session.match.entries) > moves
    assert keeping.load(tmp_path)[0].speed == "fast"
