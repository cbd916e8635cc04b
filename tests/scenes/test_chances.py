"""The page of chances to win: opened from the certificate, cursor, replay and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.errors import AppError
from raccoon.app.paths import saves_dir
from raccoon.app.seats import PERSON
from scenes.chances.scene import ChancesScene
from scenes.library.scene import LibraryScene
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.replay.theatre import ReplayScene
from scenes.results.scene import ResultsScene
from scenes.tools.still import ENDLESS
from tests.scenes.driving import assert_apart
from tests.scenes.person import Sitting
from tests.scenes.speaking import with_ears

pytestmark = pytest.mark.usefixtures("blank_pictures")

SIZES = [((1280, 720), 1.0), ((960, 540), 2.0), ((960, 720), 2.0), ((2560, 1080), 1.0)]


@pytest.fixture(params=list(PRESENTATIONS))
def sitting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Sitting]:
    """The certificate of a finished game."""
    made = Sitting(tmp_path)
    session = SHOWCASES[request.param].demonstration(3, ENDLESS, saves_dir(tmp_path))
    session.change_seat(0, replace(session.seats[0], controller=PERSON))
    made.program.ended(session)
    made.frame(2)
    yield made
    made.program.thinker.close()


def opened(sitting: Sitting) -> ChancesScene:
    """Open the page with the keyboard and wait for a curve."""
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    sitting.press(pygame.K_2, "2")
    chances = sitting.stack.top
    assert isinstance(chances, ChancesScene)
    for _ in range(3000):
        sitting.frame()
        if chances.assessment.course:
            return chances
        pygame.time.wait(10)
    raise AssertionError(chances.told)


def test_the_chances_are_reached_walked_along_and_left(sitting: Sitting) -> None:
    chances = opened(sitting)
    course = chances.assessment.course
    assert course
    last = len(course.places) - 1
    sitting.press(pygame.K_RETURN)
    assert sitting.stack.top is chances
    sitting.press(pygame.K_LEFT)
    assert chances.curves.at == last - 1
    sitting.press(pygame.K_HOME)
    assert chances.curves.at == 0
    assert all(name in chances.told for name, _ in chances.curves.chances_at(0))
    shares = [share for _, share in chances.curves.chances_at(0)]
    assert sum(shares) == pytest.approx(100, abs=len(shares) / 2)
    sitting.press(pygame.K_PAGEDOWN)
    sitting.press(pygame.K_RETURN)
    replay = sitting.stack.top
    assert isinstance(replay, ReplayScene)
    assert chances.curves.at == 8
    assert replay.moves == course.places[8]
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is chances
    plot = chances.curves.plot
    sitting.click((plot.right - 1, plot.centery))
    assert chances.curves.at == last
    winners = [one.seat.name for one in chances.curves._seats if one.won]
    told = dict(chances.curves.chances_at(last))
    assert all(told[name] == round(100 / len(winners)) for name in winners)
    sitting.press(pygame.K_ESCAPE)
    assert isinstance(sitting.stack.top, ResultsScene)
    assert chances.assessment._process is None


def test_everything_has_room(sitting: Sitting) -> None:
    chances = opened(sitting)
    for size, text_scale in SIZES:
        chances.resize(size, text_scale)
        assert_apart([widget.rect for widget in chances.ring.widgets], size)
        chances.draw(pygame.Surface(size))


def test_trouble_is_said_with_the_curve_and_without(sitting: Sitting) -> None:
    chances = opened(sitting)
    chances.assessment.trouble = AppError("chances.unkept", why="No space left on device")
    assert "No space left on device" in chances.told
    chances.assessment.course = None
    chances.assessment.trouble = AppError("chances.unfinished")
    assert "not over" in chances.told
    assert chances.read == ""


def test_whoever_hears_the_page_is_told_every_quarter_how_far_it_is(sitting: Sitting) -> None:
    ears, chances = with_ears(sitting.program.shell), opened(sitting)
    chances.assessment.close()
    course = chances.assessment.course
    assert course
    sitting.frame(30)  # the page itself is read once it is open, however soon there is a curve
    for done, told in ((0.5, "25%"), (0.6, ""), (1.0, "50%"), (1.0, "")):
        ears.heard()
        games = len(course.games) * (100,)
        chances.assessment.course = replace(course, games=games, goals=(round(sum(games) / done),))
        chances.assessment.review = None
        sitting.frame(2)
        assert [line.partition(" ")[0] for line in ears.heard()] == ([told] if told else [])
    chances.assessment.trouble = AppError("chances.unkept", why="No space left on device")
    sitting.frame(2)
    assert [line for line in ears.heard() if "No space left on device" in line]


def test_they_are_reached_from_the_library(tmp_path: Path) -> None:
    made = Sitting(tmp_path)
    SHOWCASES[next(iter(SHOWCASES))].demonstration(2, ENDLESS, saves_dir(tmp_path)).close()
    made.program.open_library()
    made.frame(5)
    made.press(pygame.K_RETURN)
    chances = opened(made)
    made.press(pygame.K_ESCAPE)
    made.press(pygame.K_ESCAPE)
    assert isinstance(made.stack.top, LibraryScene)
    assert chances.assessment._process is None


def test_a_game_that_is_not_kept_has_no_such_page(tmp_path: Path) -> None:
    made = Sitting(tmp_path)
    game = next(iter(SHOWCASES))
    made.program.ended(SHOWCASES[game].demonstration(2, ENDLESS))
    results = made.stack.top
    assert isinstance(results, ResultsScene)
    assert "review" not in results.tabs
