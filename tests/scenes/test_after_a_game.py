"""The pages after a game: the tabs lead from every page to every other, and back to the certificate."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.paths import saves_dir
from scenes.afterwards.page import AfterwardsPage
from scenes.pages import TABS
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.replay.theatre import ReplayScene
from scenes.results.scene import ResultsScene
from scenes.tools.still import ENDLESS
from tests.scenes.driving import assert_apart, ring_rects
from tests.scenes.padding import PadSitting
from tests.scenes.person import Sitting

pytestmark = pytest.mark.usefixtures("blank_pictures")

SIZES = [((1280, 720), 1.0), ((1920, 1080), 2.0), ((960, 540), 2.0), ((960, 720), 2.0), ((2560, 1080), 1.0)]


@pytest.fixture(params=[*PRESENTATIONS])
def sitting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Sitting]:
    """The certificate of a finished game, with everything counted."""
    made = Sitting(tmp_path)
    made.program.ended(SHOWCASES[request.param].demonstration(3, ENDLESS, saves_dir(tmp_path)))
    made.frame(2)
    results = made.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    yield made
    made.program.thinker.close()


def press_tab(sitting: Sitting, number: int) -> None:
    sitting.press(pygame.K_0 + number, str(number))


def pages(results: ResultsScene) -> list[tuple[int, str]]:
    """The tabs of the frame's pages with the numbers that are their keys; the theatre is none."""
    names = [name for name in results.tabs if name == "certificate" or name in {tab.name for tab in TABS}]
    return [(number, name) for number, name in enumerate(names, 1) if name not in ("certificate", "replay")]


def test_keys_lead_from_page_to_page_and_the_row_stays_where_it_is(sitting: Sitting) -> None:
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    places = {name: results.tabs[name].rect.copy() for name in results.tabs}
    assert pages(results)
    for number, name in pages(results):
        press_tab(sitting, number)
        page = sitting.stack.top
        assert isinstance(page, AfterwardsPage)
        assert [tab for tab, button in page.tabs.items() if button.chosen] == [name]
        assert {tab: button.rect for tab, button in page.tabs.items()} == {
            tab: places[tab] for tab in page.tabs
        }
        assert sitting.stack.scenes[-2:] == (results, page), "one page at a time lies over the certificate"
        press_tab(sitting, number)
        assert sitting.stack.top is page
    press_tab(sitting, len(page.tabs))
    assert isinstance(sitting.stack.top, ReplayScene)
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is page
    press_tab(sitting, 1)
    assert sitting.stack.top is results


def test_the_focus_walks_through_the_row_and_enter_opens(sitting: Sitting) -> None:
    results = sitting.stack.top
    number, name = pages(results)[0]
    press_tab(sitting, number)
    page = sitting.stack.top
    assert page.ring.shown
    walked = []
    while page.ring.focused is not page.tabs["certificate"]:
        sitting.press(pygame.K_TAB)
        walked.append(page.ring.focused)
        assert len(walked) < 40
    sitting.press(pygame.K_RIGHT)
    assert page.ring.focused is page.tabs[name]
    sitting.press(pygame.K_LEFT)
    sitting.press(pygame.K_RETURN)
    assert sitting.stack.top is results


def test_a_controller_leads_through_the_row_and_back(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    made = PadSitting(tmp_path)
    request.addfinalizer(made.program.thinker.close)
    showcase = SHOWCASES[next(iter(SHOWCASES))]
    made.program.ended(showcase.demonstration(3, ENDLESS, saves_dir(tmp_path)))
    made.frame(2)
    results = made.stack.top
    results.count.finish()
    for name in ("review", "luck", "post_mortem"):
        made.look()
        made.press(pygame.K_TAB)
        page = made.stack.top
        assert isinstance(page, AfterwardsPage)
        assert page.tabs[name].chosen, "the shoulder turns to the next tab"
    made.press(pygame.K_DOWN)
    assert page.rows.at == 1
    for _ in range(40):
        made.press(pygame.K_DOWN)
    assert page.ring.focused is not page.rows, "the cross leads on beneath the last row"
    made.press(pygame.K_LEFT)
    made.press(pygame.K_ESCAPE)
    assert made.stack.top is results


def test_a_page_over_the_result_waits_until_nothing_has_been_pressed_for_a_while(sitting: Sitting) -> None:
    results = sitting.stack.top
    number, _ = pages(results)[0]
    for name, tab in results.tabs.items():
        assert tab.deliberate is (name not in ("certificate", "charts", "ledger"))
    for key in (pygame.K_LEFT, pygame.K_0 + number):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, unicode="", mod=0, scancode=0))
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=key, unicode="", mod=0, scancode=0))
    sitting.frame()
    assert sitting.stack.top is results


@pytest.mark.parametrize("scale", SIZES, ids=str)
def test_everything_has_room(sitting: Sitting, scale: tuple[tuple[int, int], float]) -> None:
    size, text_scale = scale
    results = sitting.stack.top
    sitting.stack.resize(size, text_scale)
    assert_apart(ring_rects(results.ring.widgets), size)
    for number, _ in pages(results):
        press_tab(sitting, number)
        page = sitting.stack.top
        assert_apart(ring_rects(page.ring.widgets), size)
        page.draw(pygame.Surface(size))
