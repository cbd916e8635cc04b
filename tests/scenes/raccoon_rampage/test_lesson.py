"""The guided game of Raccoon Rampage at the window, from the first start to the front page."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app.lessons.bookmark import Bookmarks
from raccoon.app.lessons.course import course_of
from raccoon.app.saves.verify import verify
from scenes.learning.tutoring.tutor_art import NUMBER, corner
from scenes.raccoon_rampage.layout import layout_of
from scenes.raccoon_rampage.results.front_page import FrontPage
from scenes.results.scene import ResultsScene
from scenes.screens.title.scene import TitleScene
from tests.scenes.lesson import begin_lesson, follow_the_hand, settle, walk
from tests.scenes.raccoon_rampage.games import won
from tests.scenes.raccoon_rampage.hands import HouseClicking, HouseDragging, HousePad, HouseTyping
from tests.scenes.raccoon_rampage.house import House
from tests.scenes.raccoon_tycoon.hands import Hands

STEPS = [step for lesson in course_of("raccoon_rampage", "first_session").lessons for step in lesson.steps]


@pytest.fixture
def house(tmp_path: Path) -> House:
    """The program at its title, where this game is chosen for the first time."""
    found = House(tmp_path, (960, 540))
    found.program.settings.welcomed = True
    found.program.title()
    title = found.stack.top
    assert isinstance(title, TitleScene)
    found.click(title.tiles[2].rect.center)
    return found


@pytest.mark.parametrize("way", [HouseClicking, HouseDragging, HouseTyping, HousePad])
def test_it_is_played_to_its_end(house: House, way: type[Hands]) -> None:
    """The teacher's desk covers nothing that the teacher asks for."""
    house.watch(way is HouseDragging)
    begin_lesson(house, by_key=way in (HousePad, HouseTyping))
    met = walk(house, way(house))
    assert len(met) == len(STEPS)
    assert isinstance(house.stack.top, ResultsScene)


def test_who_only_presses_where_the_hand_points_makes_every_move_it_points_to(house: House) -> None:
    begin_lesson(house, by_key=False)
    assert follow_the_hand(house) >= 22


def test_it_leads_to_the_front_page_and_everything_it_says_has_room(house: House, tmp_path: Path) -> None:
    begin_lesson(house, by_key=True)
    met = []
    while (found := settle(house)) is not None:
        step = found.guide.progress.step
        assert step is not None
        met.append(step.name)
        layout = found.context.shown.layout
        shown = [piece for group in step.lit for piece in group.split()]
        assert all(layout.rects_of(piece) for piece in shown), step.name
        house.press(pygame.K_F3 if step.move else pygame.K_RETURN)
    assert met == [step.name for step in STEPS]
    results = house.stack.top
    assert isinstance(results, ResultsScene)
    assert isinstance(results.front, FrontPage)
    reports = " ".join(report for _, report in results.front.edition.reports)
    assert "<seat:0>" not in reports  # its prepared moves are not told as the learner's deeds
    assert reports
    assert not any(row.value == "[skull]" for row in results.results.ledger.rows)
    assert results.front.remark == ""
    assert results.results.winners[0].seat.is_person
    saves = list((tmp_path / "lessons" / "raccoon_rampage").glob("*.raccoon"))
    assert verify(saves[0]).over
    mark = Bookmarks(tmp_path).of("raccoon_rampage")
    assert mark is not None
    assert mark.finished


def test_the_number_of_a_piece_leaves_what_is_written_on_it_alone() -> None:
    """The name of the tracker at its upper left; and no number is cut by the edge of the window."""
    layout = layout_of((1280, 720), won().view(0, 60))
    frame, radius = layout.frame, layout.frame.px(NUMBER) // 2
    x, y = corner(layout.tracker, frame)
    word = layout.tracker.left + frame.px(12), layout.tracker.top + frame.px(20 - 7)
    assert (x - word[0]) ** 2 + (y - word[1]) ** 2 > radius**2
    for panel in layout.panels:
        assert min(corner(panel, frame)) >= radius
