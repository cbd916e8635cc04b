"""The seats of the lobby: people and characters, names, faces, colours and emblems."""

import pygame
import pytest

from raccoon.app.games import FIRST_GAME as GAME
from raccoon.app.seats import CHARACTERS, COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.bots.registry import GAME_BOTS
from scenes.window.window import render
from tests.scenes.driving import ENGLISH, at
from tests.scenes.lobbies import ROSTER, Started, choose, invited, lobby, people, walk_to


@pytest.mark.parametrize("name", ["\u05e9\u05dc\u05d5\u05dd \U0001f99d", "e\u0301%s {0}"])
def test_a_name_in_any_letters_is_typed_into_a_seat(name: str) -> None:
    started: Started = []
    scene = lobby(started, people(2))
    with at(scene) as player:
        field = scene.rows[0].name_field
        player.click(field)
        player.key(*[pygame.K_BACKSPACE] * 12)
        player.type(name)
        assert field.value == name
        player.key(pygame.K_LEFT, pygame.K_RIGHT, pygame.K_BACKSPACE)
        assert field.value == name[:-1]


class TestWhoPlays:
    def test_no_two_seats_are_the_same_character_whoever_is_chosen(self) -> None:
        scene = lobby(
            [],
            [
                *people(1),
                *(
                    Seat(str(n), f"shrewd:{who}", COLOURS[n + 1], EMBLEMS[n + 1])
                    for n, who in enumerate(ROSTER.personalities[:4])
                ),
            ],
        )
        with at(scene) as player:
            field = scene.rows[2].who_field
            walk_to(player, scene, field)
            for _ in range(len(ROSTER.everyone)):
                player.key(pygame.K_RIGHT)
                chosen = [row.who for row in scene.rows if row.has_level]
                assert len(set(chosen)) == len(chosen)
                assert len({seat.name for seat in scene.seats}) == 5
                assert len(set(ROSTER.faces(scene.seats))) == 5

    def test_two_who_change_places_keep_their_levels(self) -> None:
        seats = [Seat("a", "easygoing:otis", "sky", "cane"), Seat("b", "tycoon:mabel", "pink", "monocle")]
        scene = lobby([], seats)
        with at(scene) as player:
            choose(player, scene.rows[0].who_field, "mabel")
            assert [seat.controller for seat in scene.seats] == ["easygoing:mabel", "tycoon:otis"]
            assert [seat.name for seat in scene.seats] == ["Mabel", "Otis"]

    def test_a_person_makes_room_for_a_bot_and_comes_back(self) -> None:
        scene = lobby([], people(2))
        with at(scene) as player:
            row = scene.rows[0]
            assert (row.name_field.visible, row.level_field.visible) == (True, False)
            choose(player, row.who_field, "vixen")
            assert (row.name_field.visible, row.level_field.visible) == (False, True)
            assert scene.seats[0].controller == "sensible:vixen"
            assert scene.seats[0].name == "Vixen"
            choose(player, row.who_field, PERSON)
            assert (scene.seats[0].name, scene.seats[0].controller) == ("Person 0", PERSON)

    def test_a_bots_seat_given_to_a_person_has_a_name_to_begin_with(self) -> None:
        started: Started = []
        scene = lobby(started)
        with at(scene) as player:
            choose(player, scene.rows[1].who_field, PERSON)
            player.click(scene.start_button)
        [(seats, *_)] = started
        assert seats[1].is_person
        assert seats[1].name
        assert seats[1].name != seats[0].name

    @pytest.mark.parametrize("first", ["Somebody", "Clara", "Walter"])
    def test_whoever_has_no_name_yet_is_called_by_their_place_or_the_next_free(self, first: str) -> None:
        """Each has a name that the log can show, and no two have the same."""
        seats = [Seat(first, PERSON, COLOURS[0], EMBLEMS[0])]
        scene = lobby([], [*seats, *invited().again(())[1:3]])
        with at(scene) as player:
            choose(player, scene.rows[1].who_field, PERSON)
            choose(player, scene.rows[2].who_field, PERSON)
        names = [seat.name for seat in scene.seats]
        assert names == [
            first,
            *(["Ada", "Henry"] if first == "Walter" else ["Walter", "Ada"]),
        ]

    @pytest.mark.parametrize(("bot", "name"), [("random", "Tumbleweed"), ("greedy", "Shopkeeper")])
    def test_the_plain_bots_are_there_and_numbered(self, bot: str, name: str) -> None:
        started: Started = []
        scene = lobby(started, people(3))
        with at(scene) as player:
            for row in scene.rows[1:]:
                choose(player, row.who_field, bot)
                assert not row.level_field.visible
            player.click(scene.start_button)
        [(seats, options, seed, _)] = started
        assert [(seat.name, seat.controller) for seat in seats[1:]] == [(name, bot), (f"{name} 2", bot)]
        Session.new("raccoon_tycoon", seats, options, seed, None)

    def test_the_level_chosen_last_is_that_of_the_next_opponent(self) -> None:
        scene = lobby([])
        with at(scene) as player:
            choose(player, scene.rows[3].level_field, "tycoon")
            player.click(scene.add_button)
            assert scene.seats[4].controller.startswith("tycoon:")

    def test_the_level_of_another_evening_is_offered_again(self) -> None:
        scene = lobby([], people(2), invitations=invited("easygoing"))
        with at(scene) as player:
            player.click(scene.add_button)
        assert scene.seats[2].controller.startswith("easygoing:")

    def test_a_level_without_a_character_from_earlier_is_given_one(self) -> None:
        old = [*people(1), Seat("Vixen", "shrewd", "sky", "monocle"), Seat("Old", "shrewd", "pink", "cane")]
        seats = lobby([], old).seats
        assert [seat.colour for seat in seats] == ["orange", "sky", "pink"]
        assert all(seat.controller.startswith("shrewd:") for seat in seats[1:])
        assert seats[1].controller != seats[2].controller

    def test_the_line_beneath_tells_the_temper_and_the_level_its_care(self) -> None:
        scene = lobby([], [*people(1), Seat("", "tycoon:dusty", "sky", "cane")])
        row = scene.rows[1]
        assert row.description == ENGLISH.say("bot.dusty.about")
        assert ENGLISH.say("bot.tycoon.about") in row.level_field.tip
        assert "same rules" in row.level_field.tip


class TestFaces:
    def test_a_person_takes_the_next_face_that_nobody_has(self) -> None:
        scene = lobby([], [*people(2), Seat("", "shrewd:vixen", "sky", "cane")])
        seen = set()
        with at(scene) as player:
            others = ROSTER.faces(scene.seats)[1:]
            for _ in range(len(CHARACTERS)):
                player.click(scene.rows[0].looks["face"])
                shown = ROSTER.faces(scene.seats)
                assert shown[0] == scene.seats[0].character
                assert shown[1:] == others
                seen.add(shown[0])
        assert seen == set(CHARACTERS) - set(others)

    def test_another_face_for_a_character_is_another_character(self) -> None:
        scene = lobby([], [*people(1), Seat("", "shrewd:vixen", "sky", "cane")])
        with at(scene) as player:
            for _ in range(3):
                player.click(scene.rows[1].looks["face"])
                who, level = ROSTER.choice(scene.seats[1].controller)
                assert level == "shrewd"
                assert ROSTER.faces(scene.seats)[1] == GAME_BOTS[GAME].roster.personalities[who]
                assert scene.seats[1].name == ENGLISH.say(f"bot.{who}")
        assert who != "vixen"

    def test_the_face_is_seen_on_its_button(self) -> None:
        scene = lobby([], people(2))
        before = render(scene, (1920, 1080)).subsurface(scene.rows[0].looks["face"].rect).copy()
        scene.rows[0].looks["face"].press()
        after = render(scene, (1920, 1080)).subsurface(scene.rows[0].looks["face"].rect)
        assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(after, "RGB")


def test_seats_are_added_up_to_five_and_taken_away_down_to_two() -> None:
    scene = lobby([])
    with at(scene) as player:
        for _ in range(2):
            player.click(scene.rows[-1].remove_button)
        assert not scene.rows[0].remove_button.enabled
        assert scene.rows[0].remove_button.hint == ENGLISH.say("lobby.refuse.few", n=2)
        for _ in range(3):
            player.click(scene.add_button)
        assert len(scene.seats) == 5
        assert not scene.add_button.visible
        assert len({seat.colour for seat in scene.seats}) == 5
        assert len({seat.emblem for seat in scene.seats}) == 5
        assert len({seat.name for seat in scene.seats}) == 5
        gone = scene.rows[1].seat.name
        player.click(scene.rows[1].remove_button)
        assert gone not in [seat.name for seat in scene.seats]
        assert scene.add_button.visible


def test_the_button_that_takes_a_seat_away_names_it_and_leads_on_to_the_next() -> None:
    scene = lobby([])
    with at(scene) as player:
        gone, following = (row.seat.name for row in scene.rows[1:3])
        assert scene.rows[1].remove_button.tip == ENGLISH.say("lobby.remove", name=gone)
        walk_to(player, scene, scene.rows[1].remove_button)
        player.key(pygame.K_RETURN)
        assert gone not in [seat.name for seat in scene.seats]
        assert scene.rows[1].seat.name == following
        assert scene.ring.focused is scene.rows[1].remove_button
        player.click(scene.rows[0].name_field)
        player.type("Otto")
        assert scene.rows[0].remove_button.tip.endswith(scene.rows[0].name_field.value)


def test_colour_and_emblem_are_swapped_with_whoever_has_the_next_one() -> None:
    scene = lobby([])
    with at(scene) as player:
        player.click(scene.rows[0].looks["colour"])
        player.click(scene.rows[0].looks["emblem"])
        first, second = scene.seats[:2]
        assert (first.colour, second.colour) == (COLOURS[1], COLOURS[0])
        assert (first.emblem, second.emblem) == (EMBLEMS[1], EMBLEMS[0])


@pytest.mark.parametrize(
    ("names", "key"), [(("Clara", "clara "), "lobby.refuse.same"), (("Clara", "  "), "lobby.refuse.empty")]
)
def test_impossible_names_are_refused_with_a_sentence_and_led_to(names: tuple[str, str], key: str) -> None:
    started: Started = []
    seats = [Seat(name, "person", COLOURS[n], EMBLEMS[n]) for n, name in enumerate(names)]
    scene = lobby(started, seats)
    with at(scene) as player:
        player.click(scene.start_button)
        assert started == []
        assert scene.refusal == ENGLISH.say(key, name="clara", number=2)
        assert scene.ring.focused is scene.rows[1].name_field
        player.type("Otis")
        assert scene.refusal == ""
        player.click(scene.start_button)
    assert len(started) == 1
