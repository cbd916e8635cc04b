"""The chapters of every guided game: chosen in its menu, announced where they leap ahead, left backwards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pygame
import pytest

from raccoon.app.lessons.course import course_of
from raccoon.games.registry import GAMES
from scenes.dialogs.dialog import DialogScene
from scenes.learning.tutoring.tutor import Tutor
from scenes.table.piece import Piece
from tests.scenes.driving import assert_apart
from tests.scenes.lesson import MOST, learning, settle, tutor
from tests.scenes.person import Sitting

pytestmark = pytest.mark.usefixtures("blank_pictures")

NAMES = {"raccoon_tycoon": "first_game", "saloon_tycoon": "first_house", "raccoon_rampage": "first_session"}
COURSES = {game: course_of(game, NAMES[game]) for game in GAMES}
LEAPS = [(game, n) for game, course in COURSES.items() for n, one in enumerate(course.lessons) if one.before]


Learn = Callable[..., Sitting]


@pytest.fixture
def learn(tmp_path: Path) -> Learn:
    """Puts the first step of a game's course on the table of a program."""
    return partial(learning, tmp_path)


def click(sitting: Sitting, label: str) -> None:
    """Click the answer of a dialog that begins with these words."""
    menu = sitting.stack.top
    assert isinstance(menu, DialogScene)
    [button] = [one for one in menu.buttons if one.label.startswith(label)]
    sitting.look()
    sitting.click(button.rect.center)


def chapters(sitting: Sitting) -> DialogScene:
    """Open the list of chapters from a menu."""
    click(sitting, sitting.program.say("lesson.chapters"))
    listed = sitting.stack.top
    assert isinstance(listed, DialogScene)
    return listed


def choose(sitting: Sitting, chapter: int) -> Tutor:
    """Choose a chapter in the menu of the lesson."""
    sitting.press(pygame.K_ESCAPE)
    chapters(sitting)
    click(sitting, f"{chapter + 1}. ")
    found = settle(sitting)
    assert found is not None
    return found


def walk_to(sitting: Sitting, step: int) -> Tutor:
    """Let each step of the first lesson be done, up to that one."""
    while (found := settle(sitting)) and found.guide.progress.number < step:
        sitting.press(pygame.K_F3)
    assert found is not None
    return found


def at(found: Tutor) -> tuple[int, int]:
    """The lesson and the step."""
    return found.guide.progress.place.lesson, found.guide.progress.number


@pytest.mark.parametrize("game", GAMES)
def test_any_chapter_is_chosen_in_the_menu_again_or_ahead(learn: Learn, game: str) -> None:
    sitting = learn(game)
    for chapter in (len(COURSES[game].lessons) - 1, 0, 4, 3):
        found = choose(sitting, chapter)
        assert at(found) == (chapter, 0)
        sitting.press(pygame.K_F3)  # its first step can be done
        again = settle(sitting)
        assert again is not None
        assert at(again) == (chapter, 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("size", "scale"), [((960, 540), 1.0), ((1280, 720), 2.0)])
def test_the_list_of_chapters_has_room(learn: Learn, game: str, size: tuple[int, int], scale: float) -> None:
    sitting = learn(game, size)
    sitting.stack.resize(size, scale)
    sitting.press(pygame.K_ESCAPE)
    rects = [button.rect for button in chapters(sitting).buttons]
    assert len(rects) == len(COURSES[game].lessons) + 1
    assert_apart(rects, size)


@pytest.mark.parametrize(("game", "lesson"), LEAPS)
def test_a_leap_is_announced_and_waits_and_back_leads_over_it(learn: Learn, game: str, lesson: int) -> None:
    sitting = learn(game)
    found, say = choose(sitting, lesson - 1), sitting.program.shell.say_in(game)
    steps = len(COURSES[game].lessons[lesson - 1].steps)
    while found.guide.progress.number < steps:
        assert found.content().title != say("lesson.leap")
        sitting.press(pygame.K_F3)
        for _ in range(MOST):
            if not (found.guide.progress.others_move or found._parts.animator.busy):
                break
            sitting.frame()
    moves = len(found.context.session.match.entries)
    sitting.frame(120)
    assert len(found.context.session.match.entries) == moves
    assert found.content().title == say("lesson.leap")
    assert say(f"lesson.{game}.{COURSES[game].lessons[lesson].name}.leap") in found.content().sentences
    sitting.press(pygame.K_RETURN)
    after = settle(sitting)
    assert after is not None
    assert at(after) == (lesson, 0)
    sitting.press(pygame.K_F2)
    back = tutor(sitting)
    assert back is not None
    assert at(back) == (lesson - 1, steps - 1)


def test_a_lesson_that_is_over_and_one_that_was_rewritten_offer_their_chapters(learn: Learn) -> None:
    sitting = learn("saloon_tycoon")
    found = choose(sitting, 2)
    marks, session = sitting.program.lessons._bookmarks, found.context.session
    for finished, edition in ((True, COURSES["saloon_tycoon"].edition), (False, 1)):
        marks.keep("saloon_tycoon", session, found.guide.progress.place, finished, edition)
        sitting.program.title()
        sitting.program.lessons.open("saloon_tycoon")
        asked = sitting.stack.top
        assert isinstance(asked, DialogScene)
        labels = [button.label for button in asked.buttons]
        assert labels[:2] == [sitting.program.say(f"lesson.{key}") for key in ("resume.anew", "chapters")]


def test_the_night_is_seen_before_it_is_spoken_of(learn: Learn) -> None:
    """While the piles are turned up the teacher stands beside them, and says what was said before."""
    sitting = learn("raccoon_rampage")
    protect = next(
        n for n, step in enumerate(COURSES["raccoon_rampage"].lessons[0].steps) if step.name == "protect"
    )
    found = walk_to(sitting, protect)
    sitting.program.settings.speed = "brisk"
    told = found.content().title
    sitting.press(pygame.K_F3)
    seen = 0
    for _ in range(MOST):
        if not found._parts.animator.busy:
            break
        night = found.context.other_layout or found.context.shown.layout
        piles = [
            rect for area in ("france", "germany", "rest") for rect in night.rects_of(Piece("pile", area))
        ]
        assert found.content().title == told
        assert found.places is not None
        assert not any(found.places.whole.colliderect(pile) for pile in piles)
        seen += bool(piles)
        sitting.frame()
    assert seen > 30
    sitting.frame()
    assert found.content().title != told


def test_a_piece_in_the_hand_is_dropped_where_the_teacher_stood(learn: Learn) -> None:
    sitting = learn("raccoon_tycoon")
    found = walk_to(sitting, 2)
    layout = found.context.shown.layout
    start, end = layout.rects_of(Piece("market", "wood"))[0].center, layout.warehouse.center
    assert found.hides()[0].collidepoint(end)
    for kind, pos in ((pygame.MOUSEBUTTONDOWN, start), (pygame.MOUSEMOTION, end)):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=1, rel=(9, 9), buttons=(1, 0, 0)))
        sitting.frame()
    assert not found.hides()
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1))
    sitting.frame()
    assert found.hides()
    choice = found._parts.panel_host.choice
    assert choice is not None
    assert found.guide.progress.step is not None
    assert choice.command() == found.guide.progress.step.move


@pytest.mark.parametrize("from_title", [True, False])
def test_the_list_of_chapters_begins_at_the_one_under_way(learn: Learn, from_title: bool) -> None:
    game = next(iter(GAMES))
    sitting = learn(game)
    choose(sitting, 3)
    if from_title:
        sitting.program.title()
        sitting.program.lessons.open(game)
    else:
        sitting.press(pygame.K_ESCAPE)
    listed = chapters(sitting)
    assert listed.ring.focused is listed.buttons[3]
