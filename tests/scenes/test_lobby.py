"""The lobby and the settings, filled in by mouse and keyboard."""

from pathlib import Path

import pygame
import pytest

from raccoon.app.seats import COLOURS, EMBLEMS, Seat
from raccoon.app.settings import Settings, load, save
from scenes.lobby import OPTIONS, BotChoice, LobbyScene
from scenes.settings import SettingsScene
from scenes.widgets.form import DropDown, Slider
from tests.scenes.driving import ENGLISH, SIZES, assert_apart, at, ring_rects

BOTS = [
    BotChoice("greedy", "Barnaby", "takes what pays now"),
    BotChoice("random", "Harriet", "plays on a whim"),
]
Started = list[tuple[list[Seat], dict[str, bool], str | None]]


def lobby(
    started: Started, seats: list[Seat] | None = None, options: dict[str, bool] | None = None
) -> LobbyScene:
    def start(seats: list[Seat], options: dict[str, bool], seed: str | None) -> None:
        started.append((seats, options, seed))

    return LobbyScene(ENGLISH, BOTS, seats or [], options or {}, start, lambda: None)


def test_a_first_lobby_starts_at_once_with_a_person_against_three_bots() -> None:
    started: Started = []
    scene = lobby(started)
    with at(scene) as player:
        player.click(scene.start_button)
    [(seats, options, seed)] = started
    assert [seat.controller for seat in seats] == ["person"] + [BOTS[len(BOTS) // 2].name] * 3
    assert len({seat.colour for seat in seats}) == len({seat.emblem for seat in seats}) == 4
    assert options == dict.fromkeys(OPTIONS, False)
    assert seed is None


def test_names_options_and_seed_by_mouse_and_typing() -> None:
    started: Started = []
    scene = lobby(started)
    with at(scene) as player:
        player.click(scene.rows[0].name_field)
        player.key(*[pygame.K_BACKSPACE] * 12)
        player.type("Clara")
        player.click(scene.toggles["open_money"])
        player.click(scene.toggles["longer_game"])
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
        player.key(pygame.K_TAB, pygame.K_TAB, pygame.K_TAB)
        assert scene.ring.focused is scene.rows[0].name_field
        player.type("Ada")
        player.key(pygame.K_TAB, pygame.K_RIGHT)
        assert scene.rows[0].seat.controller == "greedy"
        player.key(pygame.K_LEFT)
        while scene.ring.focused is not scene.toggles["beginners"]:
            player.key(pygame.K_TAB)
        player.key(pygame.K_SPACE)
        while scene.ring.focused is not scene.start_button:
            player.key(pygame.K_TAB)
        player.key(pygame.K_RETURN)
    [(seats, options, _)] = started
    assert (seats[0].name, seats[0].controller) == ("Ada", "person")
    assert options["beginners"]


def test_seats_are_added_up_to_five_and_taken_away_down_to_two() -> None:
    scene = lobby([])
    with at(scene) as player:
        for _ in range(2):
            player.click(scene.rows[-1].remove_button)
        assert not scene.rows[0].remove_button.enabled
        assert scene.rows[0].remove_button.hint == ENGLISH.say("lobby.refuse.few")
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


def test_a_bot_is_chosen_from_the_list_by_mouse() -> None:
    scene = lobby([])
    with at(scene) as player:
        field = scene.rows[0].player_field
        player.click(field)
        player.wait(8)
        assert field.busy
        row = field.rect.move(0, round(field.rect.height * 1.35 + 2 * scene.frame.px(48)))
        player.click((row.left + 60, row.centery))
        player.wait(8)
        assert scene.rows[0].seat.controller == "random"


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
    assert scene.seats == [seats[0], seats[2]]
    assert scene.options["sudden_death"]


def test_escape_goes_back() -> None:
    left: list[bool] = []
    scene = LobbyScene(ENGLISH, BOTS, [], {}, lambda *_: None, lambda: left.append(True))
    with at(scene) as player:
        player.key(pygame.K_ESCAPE)
    assert left == [True]


@pytest.mark.parametrize("size", SIZES)
def test_the_lobby_of_five_keeps_apart(size: tuple[int, int]) -> None:
    seats = [Seat(str(n), "person", COLOURS[n], EMBLEMS[n]) for n in range(5)]
    scene = lobby([], seats)
    with at(scene, size) as player:
        for scale in (1.0, 2.0):
            player.stack.resize(size, scale)
            assert_apart(ring_rects(scene.ring.widgets), size)


class TestSettings:
    def scene(self, changes: list[Settings]) -> SettingsScene:
        return SettingsScene(ENGLISH, Settings(), changes.append, lambda: None, ["de", "en"])

    def field(self, scene: SettingsScene, key: str) -> DropDown | Slider:
        found = dict(scene.fields)[ENGLISH.say(key)]
        assert isinstance(found, DropDown | Slider)
        return found

    def test_every_field_changes_the_settings_at_once(self) -> None:
        changes: list[Settings] = []
        scene = self.scene(changes)
        with at(scene) as player:
            for key in ("window", "text", "speed", "language", "music", "effects", "crowd"):
                scene.ring.shown = True
                scene.ring.focus(self.field(scene, f"settings.{key}"))
                player.key(pygame.K_RIGHT)
            for toggle in scene.toggles:
                player.click(toggle)
        assert len(changes) == 9
        told = scene.settings
        assert (told.full_screen, told.text_scale, told.speed, told.language) == (True, 1.25, "fast", "de")
        assert (told.music, told.effects, told.crowd) == (0.55, 0.75, 0.55)
        assert (told.reduced_motion, told.curtain) == (True, False)

    def test_changing_the_text_size_while_the_form_is_up(self) -> None:
        scene = self.scene([])
        with at(scene) as player:
            scene.on_change = lambda now: player.stack.resize(player.window.size, now.text_scale)
            player.key(pygame.K_TAB, pygame.K_TAB, pygame.K_RIGHT, pygame.K_RIGHT)
            assert scene.text_scale == 1.5
            player.key(pygame.K_LEFT)
            assert scene.text_scale == 1.25

    def test_what_was_changed_can_be_kept(self, tmp_path: Path) -> None:
        scene = self.scene([])
        scene.on_change = lambda now: save(now, tmp_path)
        with at(scene) as player:
            player.click(scene.toggles[0])
        assert load(tmp_path) == (scene.settings, None)
        assert scene.settings.reduced_motion

    @pytest.mark.parametrize("size", SIZES)
    def test_controls_keep_apart(self, size: tuple[int, int]) -> None:
        scene = self.scene([])
        with at(scene, size) as player:
            for scale in (1.0, 2.0):
                player.stack.resize(size, scale)
                assert_apart(ring_rects(scene.ring.widgets), size)
