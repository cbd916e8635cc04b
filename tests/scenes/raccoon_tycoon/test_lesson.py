"""The guided game at the window: played to its end by mouse and by keys, left, resumed, gone astray in."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app.lessons.bookmark import Bookmarks
from raccoon.app.saves.verify import verify
from raccoon.games.raccoon_tycoon.actions.auction import AuctionOption, OpenAuction
from raccoon.games.raccoon_tycoon.actions.sell import Sell
from scenes.art import text
from scenes.dialogs.dialog import DialogScene
from scenes.learning.welcome import WelcomeScene
from scenes.registry import PRESENTATIONS
from scenes.results.scene import ResultsScene
from scenes.screens.lobby.rows import level_lines
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.title.scene import TitleScene
from scenes.table.choosing.choice_panel import ChoicePanel
from scenes.widgets.button import Button
from tests.scenes.lesson import MOST, begin_lesson, fingertip, follow_the_hand, read_on, settle, tutor, walk
from tests.scenes.person import Sitting
from tests.scenes.raccoon_tycoon.hands import Hands
from tests.scenes.raccoon_tycoon.hands_keys import Typing
from tests.scenes.raccoon_tycoon.hands_pointer import Clicking, Dragging


@pytest.fixture
def sitting(tmp_path: Path) -> Sitting:
    """The program in a small window, at its very first start."""
    found = Sitting(tmp_path, (960, 540))
    found.program.title()
    found.frame()
    return found


@pytest.mark.parametrize("way", [Clicking, Dragging, Typing])
def test_it_is_played_to_its_end(sitting: Sitting, way: type[Hands], tmp_path: Path) -> None:
    sitting.watch(way is Dragging)
    begin_lesson(sitting, way is Typing)
    met = walk(sitting, way(sitting))
    course = [(0, 3), (1, 3), (2, 2), (3, 2), (4, 4), (5, 2), (6, 7), (7, 2), (8, 4)]
    every = [(lesson, step) for lesson, steps in course for step in range(steps)]
    assert met == sorted(set(met))
    assert set(every) - set(met) <= {
        (1, 1),
        (6, 5),
        (6, 6),
    }  # tokens and a bonus may be chosen on the page of their card
    assert isinstance(sitting.stack.top, ResultsScene)
    saves = list((tmp_path / "lessons" / "raccoon_tycoon").glob("*.raccoon"))
    assert verify(saves[0]).over
    mark = Bookmarks(tmp_path).of("raccoon_tycoon")
    assert mark is not None
    assert mark.finished
    assert not list((tmp_path / "saves").glob("*.raccoon"))  # it is no game to continue


def test_f3_does_each_step_and_f2_goes_back(sitting: Sitting) -> None:
    begin_lesson(sitting, by_key=True)
    for _ in range(5):
        found = settle(sitting)
        assert found is not None
        sitting.press(pygame.K_F3)
    found = settle(sitting)
    assert found is not None
    assert (found.guide.progress.place.lesson, found.guide.progress.number) == (1, 2)
    sitting.press(pygame.K_F2)
    sitting.press(pygame.K_F2)
    found = settle(sitting)
    assert found is not None
    assert (found.guide.progress.place.lesson, found.guide.progress.number) == (1, 0)
    assert found.context.shown.view.players[0].tokens == (0, 1, 0, 0, 0, 0)


def test_one_button_at_a_time_shows_the_enter_key(sitting: Sitting) -> None:
    begin_lesson(sitting, by_key=True)
    while (found := settle(sitting)) and (dock := sitting.table.parts.panel_host.panel):
        sitting.frame()
        assert isinstance(dock, ChoicePanel)
        assert found.buttons.onward.visible != bool(dock.confirm.cap)
        if not found.buttons.onward.visible:
            return
        sitting.press(pygame.K_RETURN)
    raise AssertionError("nothing is asked")


@pytest.mark.parametrize(("lesson", "verb"), [(1, "produce"), (3, "sell"), (4, "auction"), (6, "auction")])
def test_enter_opens_the_page_that_is_taught(sitting: Sitting, lesson: int, verb: str) -> None:
    begin_lesson(sitting, by_key=True)
    walk(sitting, Typing(sitting), lesson, 0)
    found = tutor(sitting)
    assert found is not None
    while found.guide.progress.step and found.guide.progress.step.move is None:
        sitting.press(pygame.K_RETURN)
    for _ in range(2):  # the first shows where the keyboard is
        sitting.frame(60)
        sitting.press(pygame.K_RETURN)
    choice = sitting.table.parts.panel_host.choice
    assert choice is not None
    assert choice.verb == verb


@pytest.mark.parametrize("way", [Clicking, Typing])
def test_a_wrong_move_is_told_and_taken_back(sitting: Sitting, way: type[Hands]) -> None:
    begin_lesson(sitting, by_key=True)
    hands = way(sitting)
    walk(sitting, hands, 3, 0)
    hands.make(Sell(0, "luxury", 1))
    found = tutor(sitting)
    assert found is not None
    assert found.guide.progress.objection is not None
    assert "$18" in found.content().sentences[0]
    for _ in range(30):
        sitting.frame()
    assert len(found.context.session.match.entries) == found.guide.progress.objection + 1  # the others wait
    read_on(sitting, found, hands)
    found = settle(sitting)
    assert found is not None
    assert found.context.shown.view.players[0].tokens[5] == 1
    assert found.guide.progress.objection is None
    hands.make(Sell(0, "goods", 3))
    found = settle(sitting)
    assert found is not None
    assert found.guide.progress.number == 1


def test_an_auction_opened_instead_is_taken_back_from_its_room(sitting: Sitting) -> None:
    begin_lesson(sitting, by_key=True)
    hands = Typing(sitting)
    walk(sitting, hands, 1, 0)
    found = tutor(sitting)
    assert found is not None
    while found.guide.progress.step and found.guide.progress.step.move is None:
        sitting.press(pygame.K_RETURN)
    [auction] = [one for one in found.context.session.options(0) if isinstance(one, AuctionOption)]
    hands.make(OpenAuction(0, auction.railroads[0], auction.minimum_bids[0]))
    sitting.frame(60)
    assert found.guide.progress.objection is not None
    sitting.press(pygame.K_RETURN)
    assert found.guide.progress.objection is None
    verbs = found._parts.controls
    assert verbs.ring.focused is verbs.verbs["produce"]


def test_going_on_with_a_wrong_move_lets_everybody_play_and_the_next_lesson_waits(sitting: Sitting) -> None:
    begin_lesson(sitting, by_key=True)
    hands = Typing(sitting)
    walk(sitting, hands, 3, 0)
    hands.make(Sell(0, "luxury", 1))
    sitting.press(pygame.K_F3)
    found = tutor(sitting)
    assert found is not None
    assert found.guide.progress.place.strayed
    table = found.context
    for _ in range(MOST):
        if table.shown.person == 0:
            break
        sitting.frame()
    assert table.shown.person == 0  # the others have played by themselves
    sitting.press(pygame.K_F3)
    found = settle(sitting)
    assert found is not None
    assert (found.guide.progress.place.lesson, found.guide.progress.number) == (4, 0)
    assert found.context.shown.view.players[0].money == 28


def learn(sitting: Sitting, title: TitleScene) -> None:
    """Learn the first of the games on the title."""
    sitting.click(title.menu.learn.rect.center)
    sitting.press(pygame.K_RETURN)


def test_it_is_left_resumed_and_begun_anew_from_the_title(sitting: Sitting) -> None:
    begin_lesson(sitting, by_key=True)
    walk(sitting, Typing(sitting), 2, 1)
    found = tutor(sitting)
    assert found is not None
    sitting.click(found.buttons.leave.rect.center)
    title = sitting.stack.top
    assert isinstance(title, TitleScene)
    learn(sitting, title)
    asked = sitting.stack.top
    assert isinstance(asked, DialogScene)
    sitting.press(pygame.K_RETURN)
    found = settle(sitting)
    assert found is not None
    assert (found.guide.progress.place.lesson, found.guide.progress.number) == (2, 1)
    sitting.click(found.buttons.leave.rect.center)
    title = sitting.stack.top
    assert isinstance(title, TitleScene)
    learn(sitting, title)
    asked = sitting.stack.top
    assert isinstance(asked, DialogScene)
    sitting.click(asked.buttons[1].rect.center)
    found = settle(sitting)
    assert found is not None
    assert (found.guide.progress.place.lesson, found.guide.progress.number) == (0, 0)


def test_the_table_does_what_the_rules_allow_and_says_why_where_they_do_not(sitting: Sitting) -> None:
    begin_lesson(sitting, by_key=True)
    walk(sitting, Typing(sitting), 1, 0)
    found = tutor(sitting)
    assert found is not None
    verbs = found._parts.controls.verbs
    assert verbs["town"].reason
    assert all(verbs[name].enabled for name in ("produce", "sell", "auction", "build"))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_desk_lies_within_the_window_and_beside_what_the_step_needs(
    sitting: Sitting, scale: float
) -> None:
    begin_lesson(sitting, by_key=True)
    sitting.stack.resize((1280, 720), scale)
    window = pygame.Rect(0, 0, 1280, 720)
    for _ in range(9):
        found = settle(sitting)
        assert found is not None
        assert found.places is not None
        layout = found.context.shown.layout
        assert window.contains(found.places.whole)
        for button, other in zip(found.buttons.ring.widgets, found.buttons.ring.widgets[1:], strict=False):
            assert not button.rect.colliderect(other.rect)
        if found.guide.progress.step and found.guide.progress.step.place == "offer":
            assert not found.places.whole.colliderect(layout.desk)
        sitting.press(pygame.K_F3)


def test_what_the_desk_hides_is_not_asked_over_its_words(sitting: Sitting) -> None:
    """The pointer rests where it has just pressed: on the teacher's desk, above pieces that nobody sees."""
    begin_lesson(sitting, by_key=False)
    for _ in range(5):
        found = settle(sitting)
        assert found is not None
        assert found.places is not None
        asking = found._parts.table_inspector
        for spot in (found.buttons.ring.widgets[0].rect.center, found.places.paper.center):
            pygame.event.post(pygame.event.Event(pygame.MOUSEMOTION, pos=spot, rel=(0, 0), buttons=(0, 0, 0)))
            sitting.frame(45)
            assert not list(asking.sprites())
        sitting.press(pygame.K_F3)


def test_the_first_start_shows_all_games(sitting: Sitting) -> None:
    title = sitting.stack.top
    assert isinstance(title, TitleScene)
    assert [tile.label for tile in title.tiles] == [
        title.catalogue.say(f"game.{name}") for name in PRESENTATIONS
    ]


def test_a_game_not_met_before_offers_two_things_and_a_first_game_fits_a_newcomer(sitting: Sitting) -> None:
    sitting.press(pygame.K_RETURN)
    welcome = sitting.stack.top
    assert isinstance(welcome, WelcomeScene)
    assert welcome.ring.widgets == [welcome.learn, welcome.play, welcome.back]
    sitting.click(welcome.back.rect.center)
    assert isinstance(sitting.stack.top, TitleScene)
    sitting.press(pygame.K_RETURN)
    sitting.press(pygame.K_p, "p")
    lobby = sitting.stack.top
    assert isinstance(lobby, LobbyScene)
    assert lobby.options["beginners"] is True
    rivals = [seat.controller for seat in lobby.seats if not seat.is_person]
    assert rivals
    assert all(rival.startswith("easygoing:") for rival in rivals)
    told = level_lines(lobby.rows, lobby.catalogue.say)
    assert len(told) == 1
    assert told[0].startswith("Easygoing: ")
    sitting.program.title()
    sitting.frame()
    sitting.press(pygame.K_RETURN)
    assert isinstance(sitting.stack.top, LobbyScene)  # asked once


def test_no_token_is_chosen_that_the_teacher_does_not_ask_for(sitting: Sitting) -> None:
    begin_lesson(sitting, by_key=True)
    while (found := settle(sitting)) and (step := found.guide.progress.step) and step.move is None:
        read_on(sitting, found, Typing(sitting))
    assert found
    sitting.frame()
    panel = sitting.table.parts.panel_host.panel
    assert isinstance(panel, ChoicePanel)
    assert not panel.complete
    Typing(sitting).make(step.move)
    assert found.guide.progress.objection is None
    assert sitting.table.context.session.match.entries


def test_its_menu_offers_nothing_that_a_lesson_has_no_use_for(sitting: Sitting) -> None:
    begin_lesson(sitting, by_key=True)
    settle(sitting)
    say = sitting.program.say
    sitting.press(pygame.K_ESCAPE)
    menu = sitting.stack.top
    assert isinstance(menu, DialogScene)
    offered = {button.label for button in menu.buttons}
    assert not offered & {say("menu.seats"), say("menu.new"), say("menu.same")}
    assert offered >= {say("menu.resume"), say("menu.rules"), say("lesson.chapters"), say("menu.leave")}


def test_who_only_presses_where_the_hand_points_makes_every_move_it_points_to(sitting: Sitting) -> None:
    begin_lesson(sitting, by_key=False)
    assert follow_the_hand(sitting) >= 9


def test_on_the_page_of_another_verb_the_hand_shows_the_way_to_the_right_one(sitting: Sitting) -> None:
    begin_lesson(sitting, by_key=True)
    walk(sitting, Typing(sitting), 6, 3)
    found = settle(sitting)
    assert found is not None
    sitting.press(pygame.K_p)
    at = fingertip(found)
    assert at is not None
    assert found.context.shown.layout.verbs["build"].collidepoint(at)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_buttons_about_a_wrong_move_say_all_they_say(tmp_path: Path, size: tuple[int, int]) -> None:
    sitting = Sitting(tmp_path, size)
    sitting.program.title()
    sitting.frame()
    begin_lesson(sitting, by_key=True)
    hands = Typing(sitting)
    walk(sitting, hands, 3, 0)
    hands.make(Sell(0, "luxury", 1))
    found = tutor(sitting)
    assert found is not None
    frame = found.context.shown.layout.frame
    for button in found.buttons.ring.widgets:
        assert isinstance(button, Button)
        label, _ = button.form.styles(frame, button.rect)
        room = button.form._text_box(button.rect, frame)[0].width
        assert text.fit(button.label, label, room, frame.floor)[0] == button.label
    rects = [button.rect for button in found.buttons.ring.widgets]
    assert not any(one.colliderect(other) for one in rects for other in rects if one is not other)
    assert found.places is not None
    assert all(found.places.side.contains(rect) for rect in rects)
