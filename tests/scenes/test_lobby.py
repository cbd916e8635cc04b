"""The lobby, filled in by mouse, keyboard and controller."""

from itertools import cycle

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.seats import PERSON, Seat
from raccoon.app.session.session import Session
from scenes.screens.lobby.scene import LobbyDefaults, LobbyScene
from scenes.widgets.forms.fields import DropDown
from tests.scenes.driving import ENGLISH, SIZES, assert_apart, at, ring_rects
from tests.scenes.lobbies import (
    LOOK,
    OPTIONS,
    ROSTER,
    RULES,
    Started,
    choose,
    invited,
    lobby,
    people,
    walk_to,
)


def test_a_click_on_what_is_chosen_already_closes_its_list() -> None:
    scene = lobby([])
    with at(scene) as player:
        field = next(field for field in scene.form.fields if isinstance(field, DropDown))
        for _ in range(2):
            choose(player, field, field.value)
            assert not field.busy
            player.hover((5, 5))


def test_a_first_lobby_starts_at_once_with_a_person_against_three_characters() -> None:
    started: Started = []
    scene = lobby(started)
    with at(scene) as player:
        player.click(scene.start_button)
    [(seats, options, seed, _)] = started
    assert seats[0].is_person
    who = [ROSTER.choice(seat.controller) for seat in seats[1:]]
    assert len({name for name, _ in who} & set(ROSTER.personalities)) == 3
    assert {level for _, level in who} == {"sensible"}
    assert [seat.name for seat in seats[1:]] == [ENGLISH.say(f"bot.{name}") for name, _ in who]
    assert len({seat.colour for seat in seats}) == len({seat.emblem for seat in seats}) == 4
    assert len(set(ROSTER.faces(seats))) == 4
    assert options == dict.fromkeys(OPTIONS, False)
    assert seed is None
    Session.new("raccoon_tycoon", seats, options, seed, None)


def test_chance_brings_other_characters_to_another_evening() -> None:
    tables = {
        tuple(seat.name for seat in lobby([], invitations=invited(seed=str(n))).seats) for n in range(12)
    }
    assert len(tables) > 6
    assert {name for table in tables for name in table[1:]} == {
        ENGLISH.say(f"bot.{who}") for who in ROSTER.personalities
    }


def test_names_options_and_seed_by_mouse_and_typing() -> None:
    started: Started = []
    scene = lobby(started)
    with at(scene) as player:
        player.click(scene.rows[0].name_field)
        player.key(*[pygame.K_BACKSPACE] * 12)
        player.type("Clara")
        player.click(scene.choices.controls["open_money"])
        player.click(scene.choices.controls["longer_game"])
        player.click(scene.seed_field)
        player.type("astoria 7")
        player.click(scene.start_button)
    [(seats, options, seed, _)] = started
    assert seats[0].name == "Clara"
    assert [name for name, on in options.items() if on] == ["longer_game", "open_money"]
    assert seed == "astoria 7"


def test_all_by_keyboard() -> None:
    started: Started = []
    scene = lobby(started)
    with at(scene) as player:
        first, second = scene.rows[:2]
        walk_to(player, scene, first.name_field)
        player.type("Ada")
        walk_to(player, scene, first.looks["face"])
        player.key(pygame.K_RETURN)
        walk_to(player, scene, second.who_field)
        before = second.who
        player.key(pygame.K_RIGHT)
        assert second.who != before
        walk_to(player, scene, second.level_field)
        player.key(pygame.K_RIGHT)
        walk_to(player, scene, scene.choices.controls["beginners"])
        player.key(pygame.K_RETURN)
        walk_to(player, scene, scene.start_button)
        player.key(pygame.K_RETURN)
    [(seats, options, *_)] = started
    assert (seats[0].name, seats[0].controller) == ("Ada", PERSON)
    assert seats[0].character
    assert seats[1].controller.startswith("canny:")
    assert options["beginners"]


def test_all_by_controller() -> None:
    started: Started = []
    scene = lobby(started)
    down, right = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, pygame.CONTROLLER_BUTTON_DPAD_RIGHT
    with at(scene) as player:
        for widget, press in (
            (scene.rows[0].looks["face"], pygame.CONTROLLER_BUTTON_A),
            (scene.rows[1].level_field, right),
            (scene.start_button, pygame.CONTROLLER_BUTTON_A),
        ):
            while not widget.focused:
                player.pad(down)
            player.pad(press)
    [(seats, *_)] = started
    assert seats[0].character
    assert seats[1].controller.startswith("canny:")


def test_the_last_lobby_is_offered_again_without_bots_that_are_gone() -> None:
    seats = [
        Seat("Clara", "person", "pink", "cane"),
        Seat("Old", "vanished", "sky", "monocle"),
        Seat("Bea", "random", "green", "bow tie"),
    ]
    scene = lobby([], seats, {"sudden_death": True})
    assert [(seat.name, seat.controller, seat.colour, seat.emblem) for seat in scene.seats] == [
        ("Clara", PERSON, "pink", "cane"),
        ("Tumbleweed", "random", "green", "bow tie"),
    ]
    assert scene.options["sudden_death"]


def test_escape_goes_back() -> None:
    left: list[bool] = []
    scene = LobbyScene(
        ENGLISH, RULES, LOOK, invited(), LobbyDefaults(), lambda *_: None, lambda: left.append(True)
    )
    with at(scene) as player:
        player.key(pygame.K_ESCAPE)
    assert left == [True]


def test_escape_closes_an_open_list_first() -> None:
    left: list[bool] = []
    scene = LobbyScene(
        ENGLISH, RULES, LOOK, invited(), LobbyDefaults(), lambda *_: None, lambda: left.append(True)
    )
    with at(scene) as player:
        level = scene.rows[1].level_field
        before = level.value
        player.click(level)
        player.wait(8)
        assert level.busy
        player.key(pygame.K_ESCAPE)
        player.wait(8)
        assert (level.busy, level.value, left) == (False, before, [])
        player.key(pygame.K_ESCAPE)
    assert left == [True]


@pytest.mark.parametrize("size", SIZES)
def test_an_open_list_is_as_wide_as_its_field(size: tuple[int, int]) -> None:
    scene = lobby([])
    with at(scene, size) as player:
        for field in (scene.rows[1].who_field, scene.rows[1].level_field):
            player.click(field)
            player.wait(2)
            opened = field.element.menu_states["expanded"].options_selection_list
            assert (opened.rect.left, opened.rect.width) == (field.rect.left, field.rect.width)
            entries = [entry["button_element"].rect for entry in opened.item_list if entry["button_element"]]
            assert entries
            assert {rect.width for rect in entries} == {opened.rect.width - 4}, "but for its border"
            player.key(pygame.K_ESCAPE)
            player.wait(8)


def test_a_hint_lies_over_the_fields_and_gives_way_to_an_open_list() -> None:
    """The hint of a level covers the name of the seat above it."""
    scene = lobby([])
    with at(scene) as player:
        name, level = scene.rows[0].name_field, scene.rows[1].level_field

        def paper() -> bool:
            """Return whether the hint is drawn over the name."""
            colour = player.window.surface.get_at(
                (name.rect.centerx, name.rect.bottom - name.rect.height // 5)
            )
            return min(colour.r, colour.g, colour.b) > 150

        player.hover(level.rect.center)
        assert paper()
        player.click(level)
        player.wait(8)
        assert level.busy
        assert not paper()


@pytest.mark.parametrize("size", SIZES)
def test_the_lobby_of_five_keeps_apart(size: tuple[int, int]) -> None:
    who = cycle([PERSON, "shrewd:wilhelmina", "random", "easygoing:dusty"])
    scene = lobby([], [replace(seat, controller=next(who)) for seat in people(5)])
    with at(scene, size) as player:
        for scale in (1.0, 2.0):
            player.stack.resize(size, scale)
            assert_apart(ring_rects(scene.ring.widgets), size)


def test_in_a_wide_window_it_is_wider_and_keeps_apart() -> None:
    scene = lobby([], people(3))
    with at(scene, (1920, 1080)) as player:
        usual = [scene.rows[0].rect.left, scene.start_button.rect.right]
        player.stack.resize((2560, 1080))
        assert [usual[0], 1920 - usual[1]] == [80, 50]
        assert [scene.rows[0].rect.left, 2560 - scene.start_button.rect.right] == [180, 150]
        assert_apart(ring_rects(scene.ring.widgets), (2560, 1080))


def test_the_fewer_sit_down_the_larger_are_their_portraits() -> None:
    def heights(count: int) -> list[int]:
        scene = lobby([], people(count))
        with at(scene):
            return [row.looks["face"].rect.height for row in scene.rows]

    two, four, five = heights(2), heights(4), heights(5)
    assert two[0] > four[0] > five[0]
