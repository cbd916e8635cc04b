"""The lobby of a game with an option of three values, with roles, and with a number of seats of its own."""

from __future__ import annotations

import pygame
import pytest

from raccoon.app.seats import Seat
from scenes.screens.lobby.options import ListedOption
from scenes.screens.lobby.scene import LobbyDefaults, LobbyScene
from scenes.widgets.toggle import Toggle
from scenes.window.window import render
from tests.scenes.driving import SIZES, Player, assert_apart, at, ring_rects
from tests.scenes.test_lobby import choose, walk_to
from tests.scenes.tiny_game import CATALOGUE, lantern_lobby

Started = list[tuple[list[Seat], dict[str, object], str | None]]


def lobby(started: Started, offered: LobbyDefaults | None = None) -> LobbyScene:
    return lantern_lobby(lambda *given: started.append(given), offered)


def add_seats(player: Player, scene: LobbyScene, upto: int) -> None:
    while len(scene.rows) < upto:
        player.click(scene.add_button)


class TestOptions:
    def test_a_flag_is_a_switch_and_a_choice_of_values_a_list(self) -> None:
        scene = lobby([])
        kinds = {name: type(control) for name, control in scene.choices.controls.items()}
        assert kinds == {"night": ListedOption, "fog": Toggle}
        assert list(kinds) == ["night", "fog"], "as the presentation orders them"
        assert scene.options == {"night": "long", "fog": False}, "as the rules have them"

    def test_the_value_is_chosen_by_mouse_and_by_keyboard(self) -> None:
        started: Started = []
        scene = lobby(started)
        with at(scene) as player:
            night = scene.choices.controls["night"]
            choose(player, night, "endless")
            player.click(scene.start_button)
            walk_to(player, scene, night)
            player.key(pygame.K_RIGHT)
            player.click(scene.start_button)
        assert [options["night"] for _, options, *_ in started] == ["endless", "short"]

    def test_the_last_tables_value_is_offered_if_there_still_is_one(self) -> None:
        assert lobby([], LobbyDefaults(options={"night": "short", "fog": True})).options == {
            "night": "short",
            "fog": True,
        }
        gone = LobbyDefaults(options={"night": "eternal", "storm": True})
        assert lobby([], gone).options == {"night": "long", "fog": False}

    @pytest.mark.parametrize("size", SIZES)
    def test_its_words_are_seen_beside_the_list(self, size: tuple[int, int]) -> None:
        scene = lobby([])
        picture = render(scene, size)
        night = scene.choices.controls["night"]
        words = night.whole.clip(pygame.Rect(0, 0, night.rect.left, size[1]))
        assert len({tuple(picture.get_at((x, words.centery))) for x in range(words.left, words.right)}) > 8
        assert_apart(ring_rects(scene.ring.widgets), size)


class TestSeats:
    def test_as_many_as_the_game_allows(self) -> None:
        scene = lobby([])
        with at(scene) as player:
            assert len(scene.rows) == 3
            assert not scene.add_button.visible
            for _ in range(2):
                player.click(scene.rows[-1].remove_button)
            assert len(scene.rows) == 1
            assert scene.rows[0].remove_button.hint == CATALOGUE.say("lobby.refuse.few", n=1)

    def test_a_game_without_characters_invites_its_plain_bots(self) -> None:
        scene = lobby([])
        assert [seat.controller for seat in scene.seats] == ["person", "random", "random"]
        assert len({seat.name for seat in scene.seats}) == 3


class TestRoles:
    def test_each_seat_asks_for_a_role_or_leaves_it_to_chance(self) -> None:
        started: Started = []
        scene = lobby(started)
        with at(scene) as player:
            choose(player, scene.rows[0].role_field, "keeper")
            player.click(scene.start_button)
        [(seats, *_)] = started
        assert [seat.role for seat in seats] == ["keeper", "", ""]

    def test_a_role_asked_for_twice_is_said_in_one_sentence_and_led_to(self) -> None:
        started: Started = []
        scene = lobby(started)
        with at(scene) as player:
            for row in scene.rows[:2]:
                choose(player, row.role_field, "lighter")
            player.click(scene.start_button)
            assert started == []
            assert scene.refusal == CATALOGUE.say("lobby.refuse.role", role="Lighter")
            assert scene.ring.focused is scene.rows[1].role_field
            player.key(pygame.K_RIGHT)
            assert scene.refusal == ""
            player.click(scene.start_button)
        assert len(started) == 1

    def test_the_roles_are_those_for_so_many(self) -> None:
        scene = lobby([])
        with at(scene) as player:
            roles = [value for _, value in scene.rows[0].role_field.options]
            assert roles == ["", "lighter", "keeper", "watcher"]
            choose(player, scene.rows[0].role_field, "watcher")
            player.click(scene.rows[2].remove_button)
            assert [value for _, value in scene.rows[0].role_field.options] == ["", "lighter", "keeper"]
            player.click(scene.rows[1].remove_button)
            assert not scene.rows[0].role_field.visible
            assert scene.seats[0].role == ""

    def test_the_last_tables_roles_are_offered_again(self) -> None:
        seats = [Seat("Ada", "person", "sky", "cane", role="keeper"), Seat("Bo", "random", "pink", "monocle")]
        assert [seat.role for seat in lobby([], LobbyDefaults(seats)).seats] == ["keeper", ""]

    @pytest.mark.parametrize("size", SIZES)
    def test_three_lists_in_a_row_keep_apart(self, size: tuple[int, int]) -> None:
        scene = lobby([])
        with at(scene, size) as player:
            for scale in (1.0, 2.0):
                player.stack.resize(size, scale)
                assert_apart(ring_rects(scene.ring.widgets), size)
