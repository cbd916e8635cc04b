"""Title, curtain, certificate, dialog and error screen, by real events."""

import pygame
import pytest

from raccoon.app.seats import Seat
from scenes.art.moving.curtain import Curtain
from scenes.dialogs.dialog import DialogAnswer, DialogScene
from scenes.results.scene import ResultsActions, ResultsScene
from scenes.screens.error import ErrorScene
from scenes.screens.handover import HandoverScene
from scenes.screens.title.menu import TitleActions
from scenes.screens.title.scene import TitleLook, TitleScene
from scenes.table.presentation import TitleGround
from scenes.window.scene import Scene
from scenes.window.window import render
from tests.scenes.driving import ENGLISH, SIZES, assert_apart, at, ring_rects
from tests.scenes.ending import certificate
from tests.scenes.finished import SOURCES, finished

SEATS = [
    Seat("Clara", "person", "orange", "top hat"),
    Seat("Vixen", "greedy", "sky", "monocle"),
    Seat("Barnaby", "greedy", "pink", "pocket watch"),
    Seat("Otis", "person", "green", "bow tie"),
    Seat("Wilhelmina the Third", "greedy", "yellow", "cane"),
]


def actions(done: list[str]) -> TitleActions:
    names = ("resume", "new", "settings", "quit", "library", "challenges")
    return TitleActions(*(lambda name=name: done.append(name) for name in names))


def title(done: list[str], unfinished: str = "") -> TitleScene:
    return TitleScene(
        ENGLISH, actions(done), TitleLook(TitleGround(), "A motto", "A place"), lambda: unfinished
    )


def results(done: list[str], seats: int = 4) -> ResultsScene:
    actions = ResultsActions(lambda: done.append("new"), lambda: done.append("title"))
    return certificate(finished(seats), actions=actions)


class TestTitle:
    @pytest.mark.parametrize("moved", [False, True])
    def test_a_game_that_is_found_later_gets_the_focus_unless_it_was_moved(self, moved: bool) -> None:
        found: list[str] = []
        look = TitleLook(TitleGround(), "A motto", "A place")
        scene = TitleScene(ENGLISH, actions([]), look, lambda: found[0] if found else None)
        with at(scene) as player:
            if moved:
                player.key(pygame.K_DOWN)
            before = scene.ring.focused
            found.append("round 9")
            player.wait()
            assert scene.ring.focused is (before if moved else scene.menu.resume)

    def test_without_a_game_continue_says_why_and_new_game_has_the_focus(self) -> None:
        done: list[str] = []
        scene = title(done)
        with at(scene) as player:
            player.click(scene.menu.resume)
            assert done == []
            assert scene.menu.resume.hint == ENGLISH.say("title.continue.none")
        scene = title(done)
        with at(scene) as player:
            player.key(pygame.K_RETURN)
        assert done == ["new"]

    def test_continue_takes_one_press_when_there_is_a_game(self) -> None:
        done: list[str] = []
        scene = title(done, "round 9, Clara’s turn")
        with at(scene) as player:
            player.click(scene.menu.resume)
        assert done == ["resume"]
        assert scene.menu.resume.sub == "round 9, Clara’s turn"

    def test_while_the_saves_are_being_read_the_title_is_there_already(self) -> None:
        known: list[str | None] = [None]
        done: list[str] = []
        scene = TitleScene(ENGLISH, actions(done), TitleLook(TitleGround(), "", ""), lambda: known[0])
        with at(scene) as player:
            player.click(scene.menu.resume)
            assert scene.menu.resume.sub == ENGLISH.say("title.looking")
            known[0] = "round 3, Otis to move"
            player.wait(1)
            assert scene.menu.resume.sub == known[0]
            player.click(scene.menu.resume)
            known[0] = "round 4, Otis to move"
            player.wait(1)
            assert scene.menu.resume.sub == "round 3, Otis to move", "found once it stays"
        assert done == ["resume"]

    def test_every_button_by_keyboard(self) -> None:
        done: list[str] = []
        with at(title(done, "round 2")) as player:
            for onward in (pygame.K_DOWN, pygame.K_DOWN, pygame.K_RIGHT, pygame.K_DOWN, pygame.K_DOWN):
                player.key(pygame.K_RETURN, onward)
        assert done == ["resume", "new", "library", "settings", "quit"]


class TestHandover:
    def test_its_own_key_lifts_it(self) -> None:
        lifted: list[bool] = []
        with at(
            HandoverScene(ENGLISH, SEATS[3], lambda: lifted.append(True), "The votes lie face down.")
        ) as player:
            player.key(pygame.K_u)
        assert lifted == [True]

    @pytest.mark.parametrize("key", [pygame.K_SPACE, pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_l])
    def test_no_key_of_the_table_does(self, key: int) -> None:
        lifted: list[bool] = []
        with at(HandoverScene(ENGLISH, SEATS[3], lambda: lifted.append(True))) as player:
            player.look()
            player.key(key)
        assert not lifted

    def test_who_presses_enter_is_told_the_key(self) -> None:
        scene = HandoverScene(ENGLISH, SEATS[3], lambda: None)
        with at(scene) as player:
            player.look()
            player.key(pygame.K_RETURN)
            assert scene.look_button.hint == ENGLISH.say("handover.by_key")

    @pytest.mark.parametrize("between", [4, 24, 60])
    def test_nothing_lifts_it_while_keys_are_pressed_in_a_row(self, between: int) -> None:
        lifted: list[bool] = []
        scene = HandoverScene(ENGLISH, SEATS[3], lambda: lifted.append(True))
        with at(scene) as player:
            for _ in range(6):
                for kind in (pygame.KEYDOWN, pygame.KEYUP):
                    pygame.event.post(pygame.event.Event(kind, key=pygame.K_u, mod=0, unicode="", scancode=0))
                player.wait(between)
            assert not lifted
            assert scene.look_button.hint == ENGLISH.say("press.early")
            player.key(pygame.K_u)
        assert lifted == [True]

    def test_a_click_or_the_controller_lifts_it(self) -> None:
        lifted: list[bool] = []
        scene = HandoverScene(ENGLISH, SEATS[3], lambda: lifted.append(True))
        with at(scene) as player:
            player.click(scene.look_button)
            player.pad(pygame.CONTROLLER_BUTTON_A)
            assert len(lifted) == 1
            assert scene.look_button.refusal == ENGLISH.say("handover.by_key")
            player.pad(pygame.CONTROLLER_BUTTON_Y)
        assert len(lifted) == 2

    def test_other_keys_do_not(self) -> None:
        lifted: list[bool] = []
        with at(HandoverScene(ENGLISH, SEATS[3], lambda: lifted.append(True))) as player:
            player.key(pygame.K_a, pygame.K_ESCAPE, pygame.K_F5)
        assert lifted == []

    @pytest.mark.parametrize("size", SIZES)
    def test_nothing_below_shines_through(self, size: tuple[int, int]) -> None:
        scene = HandoverScene(ENGLISH, SEATS[3], lambda: None)
        render(scene, size)
        loud, quiet = pygame.Surface(size), pygame.Surface(size)
        loud.fill((0, 255, 0))
        quiet.fill((0, 0, 90))
        scene.draw(loud)
        scene.draw(quiet)
        assert scene.opaque
        assert pygame.image.tobytes(loud, "RGB") == pygame.image.tobytes(quiet, "RGB")

    @pytest.mark.parametrize("scale", [1.0, 2.0])
    @pytest.mark.parametrize("size", SIZES)
    def test_outside_its_plaque_the_closed_leaves_are_all_that_is_seen(
        self, size: tuple[int, int], scale: float
    ) -> None:
        seat = Seat("Wilhelmina the Third of Astoria-on-the-River", "person", "orange", "top hat")
        scene = HandoverScene(ENGLISH, seat, lambda: None)
        seen = render(scene, size, scale)
        bare = pygame.Surface(size)
        entrance = scene.entrance
        assert isinstance(entrance, Curtain)
        assert entrance.plaque
        entrance.cover(bare)
        for picture in (seen, bare):
            picture.fill("#000000", entrance.plaque)
        assert pygame.image.tobytes(seen, "RGB") == pygame.image.tobytes(bare, "RGB")


class TestResults:
    def test_buttons_and_escape(self) -> None:
        done: list[str] = []
        scene = results(done)
        with at(scene) as player:
            player.click(scene.ways.new)
            player.key(pygame.K_n)
            player.click(scene.ways.leave)
            player.key(pygame.K_ESCAPE)
        assert done == ["new", "new", "title", "title"]

    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("seats", [2, 5])
    def test_the_table_has_a_cell_for_each_seat_and_source_and_fits(
        self, size: tuple[int, int], seats: int
    ) -> None:
        scene = results([], seats)
        render(scene, size)
        cells = scene.cells()
        assert len(cells) == len(SOURCES) + 2
        assert all(len(row) == seats for row in cells)
        flat = [cell for row in cells for cell in row]
        assert_apart([*flat, *ring_rects(scene.ring.widgets)], size)

    def test_shared_victories_are_told_as_such(self) -> None:
        scene = certificate(finished(3, winners=(0, 1)))
        assert [winner.seat.name for winner in scene.results.winners] == ["Clara", "Vixen"]
        render(scene, (1280, 720))


class TestDialog:
    def question(self, done: list[str]) -> DialogScene:
        choices = [
            DialogAnswer("Leave", lambda: done.append("leave"), "primary"),
            DialogAnswer("Stay", None, "quiet"),
        ]
        return DialogScene("Leave the game?", "You can continue it from the title.", choices)

    def test_enter_takes_the_first_and_escape_the_last_answer(self) -> None:
        done: list[str] = []
        below = title([])
        with at(below) as player:
            player.stack.push(self.question(done))
            player.key(pygame.K_ESCAPE)
            assert player.stack.top is below
            assert done == []
            player.stack.push(self.question(done))
            player.key(pygame.K_RETURN)
            assert player.stack.top is below
        assert done == ["leave"]

    def test_an_answer_may_open_the_next_screen(self) -> None:
        with at(title([])) as player:
            after = Scene()
            player.stack.push(DialogScene("?", "?", [DialogAnswer("Yes", lambda: player.stack.push(after))]))
            player.key(pygame.K_RETURN)
            assert player.stack.top is after

    @pytest.mark.parametrize("size", SIZES)
    def test_a_long_sentence_grows_the_panel_and_stays_inside(self, size: tuple[int, int]) -> None:
        scene = DialogScene("Hm", "All work and no play makes a dull raccoon. " * 9, [DialogAnswer("OK")])
        for scale in (1.0, 2.0):
            scene.resize(size, scale)
            assert pygame.Rect((0, 0), size).contains(scene.panel)
            assert scene.panel.contains(scene.buttons[0].rect)


def test_the_error_screen_leads_out() -> None:
    done: list[str] = []
    scene = ErrorScene(
        ENGLISH, "Oh.", "report.txt", lambda: done.append("title"), lambda: done.append("quit")
    )
    with at(scene) as player:
        player.key(pygame.K_RETURN)
        player.click(scene.quit_button)
    assert done == ["title", "quit"]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("make", [title, results], ids=["title", "results"])
def test_buttons_keep_apart(make: type, size: tuple[int, int]) -> None:
    scene = make([])
    for scale in (1.0, 2.0):
        scene.resize(size, scale)
        assert_apart(ring_rects(scene.ring.widgets), size)
