"""The lobby, filled in by mouse and keyboard."""

from collections.abc import Sequence
from itertools import cycle

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.games import FIRST_GAME as GAME
from raccoon.app.games import game_named
from raccoon.app.opponents import Opponents, chooser
from raccoon.app.seats import CHARACTERS, COLOURS, EMBLEMS, PERSON, Seat
from raccoon.app.session.session import Session
from raccoon.bots.registry import GAME_BOTS
from raccoon.engine.table_options import Value
from scenes.raccoon_tycoon.presentation import PRESENTATION
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.scene import LobbyScene, Offered
from scenes.widgets.fields import DropDown
from scenes.widgets.widget import Widget
from scenes.window.window import render
from tests.scenes.driving import ENGLISH, SIZES, Player, assert_apart, at, ring_rects

ROSTER = Opponents(GAME)
RULES, LOOK = game_named(GAME), PRESENTATION.lobby
OPTIONS = ("beginners", "mixed_opening", "longer_game", "sudden_death", "open_money")
"""The table's options in the order of the lobby."""
Started = list[tuple[list[Seat], dict[str, Value], str | None]]


def invited(level: str = "", seed: str = "astoria") -> Invitations:
    return Invitations(ROSTER, RULES.seats, chooser(seed), ENGLISH.say, level)


def lobby(
    started: Started,
    seats: Sequence[Seat] = (),
    options: dict[str, Value] | None = None,
    invitations: Invitations | None = None,
) -> LobbyScene:
    def start(seats: list[Seat], options: dict[str, Value], seed: str | None) -> None:
        started.append((seats, options, seed))

    offered = Offered(seats, options or {})
    return LobbyScene(ENGLISH, RULES, LOOK, invitations or invited(), offered, start, lambda: None)


def people(count: int) -> list[Seat]:
    return [Seat(f"Person {n}", PERSON, COLOURS[n], EMBLEMS[n]) for n in range(count)]


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


def walk_to(player: Player, scene: LobbyScene, widget: Widget) -> None:
    """Press Tab until the control has the focus."""
    for _ in range(60):
        if widget.focused:
            return
        player.key(pygame.K_TAB)
    raise AssertionError("the control cannot be reached by Tab")


def choose(player: Player, field: DropDown, value: str) -> None:
    """Open the list and click on an entry, rolling the list where it is too long."""
    player.click(field)
    player.wait(8)
    assert field.busy
    place = [value for _, value in field.options].index(value)
    below = player.window.surface.get_rect().bottom
    row = field.element.menu_states["expanded"].options_selection_list
    for _ in range(80):
        entry = row.item_list[place].get("button_element")
        if entry is not None and entry.rect.bottom < min(below, row.rect.bottom + 1):
            break
        row.scroll_bar.scroll_position += 12
        row.scroll_bar.has_moved_recently = True
        player.wait(2)
    player.click(entry.rect.center)
    player.wait(8)
    assert field.value == value


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
    [(seats, options, seed)] = started
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
    [(seats, options, seed)] = started
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
        walk_to(player, scene, first.face_button)
        player.key(pygame.K_RETURN)
        walk_to(player, scene, second.who_field)
        before = second.who
        player.key(pygame.K_RIGHT)
        assert second.who != before
        walk_to(player, scene, second.level_field)
        player.key(pygame.K_RIGHT)
        walk_to(player, scene, scene.choices.controls["beginners"])
        player.key(pygame.K_SPACE)
        walk_to(player, scene, scene.start_button)
        player.key(pygame.K_RETURN)
    [(seats, options, _)] = started
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
            (scene.rows[0].face_button, pygame.CONTROLLER_BUTTON_A),
            (scene.rows[1].level_field, right),
            (scene.start_button, pygame.CONTROLLER_BUTTON_A),
        ):
            while not widget.focused:
                player.pad(down)
            player.pad(press)
    [(seats, _, _)] = started
    assert seats[0].character
    assert seats[1].controller.startswith("canny:")


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
        [(seats, _, _)] = started
        assert seats[1].is_person
        assert seats[1].name
        assert seats[1].name != seats[0].name

    @pytest.mark.parametrize(("bot", "name"), [("random", "Tumbleweed"), ("greedy", "Shopkeeper")])
    def test_the_plain_bots_are_there_and_numbered(self, bot: str, name: str) -> None:
        started: Started = []
        scene = lobby(started, people(3))
        with at(scene) as player:
            for row in scene.rows[1:]:
                choose(player, row.who_field, bot)
                assert not row.level_field.visible
            player.click(scene.start_button)
        [(seats, options, seed)] = started
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
                player.click(scene.rows[0].face_button)
                shown = ROSTER.faces(scene.seats)
                assert shown[0] == scene.seats[0].character
                assert shown[1:] == others
                seen.add(shown[0])
        assert seen == set(CHARACTERS) - set(others)

    def test_another_face_for_a_character_is_another_character(self) -> None:
        scene = lobby([], [*people(1), Seat("", "shrewd:vixen", "sky", "cane")])
        with at(scene) as player:
            for _ in range(3):
                player.click(scene.rows[1].face_button)
                who, level = ROSTER.choice(scene.seats[1].controller)
                assert level == "shrewd"
                assert ROSTER.faces(scene.seats)[1] == GAME_BOTS[GAME].roster.personalities[who]
                assert scene.seats[1].name == ENGLISH.say(f"bot.{who}")
        assert who != "vixen"

    def test_the_face_is_seen_on_its_button(self) -> None:
        scene = lobby([], people(2))
        before = render(scene, (1920, 1080)).subsurface(scene.rows[0].face_button.rect).copy()
        scene.rows[0].face_button.press()
        after = render(scene, (1920, 1080)).subsurface(scene.rows[0].face_button.rect)
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


def test_colour_and_emblem_are_swapped_with_whoever_has_the_next_one() -> None:
    scene = lobby([])
    with at(scene) as player:
        player.click(scene.rows[0].colour_button)
        player.click(scene.rows[0].emblem_button)
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
    scene = LobbyScene(ENGLISH, RULES, LOOK, invited(), Offered(), lambda *_: None, lambda: left.append(True))
    with at(scene) as player:
        player.key(pygame.K_ESCAPE)
    assert left == [True]


def test_escape_closes_an_open_list_first() -> None:
    left: list[bool] = []
    scene = LobbyScene(ENGLISH, RULES, LOOK, invited(), Offered(), lambda *_: None, lambda: left.append(True))
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


def test_a_hint_lies_over_the_fields_and_gives_way_to_an_open_list() -> None:
    """The hint of a level reaches over the name of the seat above it."""
    scene = lobby([])
    with at(scene) as player:
        name, level = scene.rows[0].name_field, scene.rows[1].level_field

        def paper() -> bool:
            """Whether the hint is seen where the name would be."""
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
