"""The page of tries at a deal: choosing, watching, and bots that play the person's seat."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.afterwards.fork import fork
from raccoon.app.afterwards.level_games import levels
from raccoon.app.paths import duplicates_dir, saves_dir
from raccoon.app.seats import PERSON
from raccoon.app.session.rematch import rematch
from raccoon.app.session.session import Session
from scenes.duplicate.controller import duplicate_page
from scenes.duplicate.scene import DuplicatePage
from scenes.pages import finished
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.replay.theatre import ReplayScene
from scenes.results.scene import ResultsScene
from scenes.tools.still import ENDLESS
from tests.app.tables import as_played_by, play_out
from tests.scenes.driving import assert_apart, ring_rects
from tests.scenes.person import Sitting

pytestmark = pytest.mark.usefixtures("blank_pictures")

SIZES = [((1280, 720), 1.0), ((1920, 1080), 2.0), ((960, 540), 2.0), ((960, 720), 2.0), ((2560, 1080), 1.0)]


QUICK = "raccoon_rampage"
"""The game whose levels play the fastest."""


def ended(folder: Path, game: str) -> Session:
    """A finished game of a person against two bots."""
    session = SHOWCASES[game].demonstration(3, ENDLESS, folder)
    return as_played_by(session, {0: PERSON, 1: "random", 2: "random"})


def again(session: Session, folder: Path) -> None:
    """Play the same deal again, to its end, by other moves."""
    play_out(rematch(session, folder, same_deal=True)).close()


def before_results(data: Path, game: str) -> Sitting:
    """The certificate of a game whose deal was played twice."""
    made = Sitting(data)
    session = ended(saves_dir(data), game)
    again(session, saves_dir(data))
    made.program.ended(session)
    made.frame(2)
    return made


@pytest.fixture(params=[*PRESENTATIONS])
def sitting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Sitting]:
    """That certificate, for each game."""
    made = before_results(tmp_path, request.param)
    yield made
    made.program.thinker.close()


def opened(sitting: Sitting) -> DuplicatePage:
    """Open the page with the keyboard and wait until everything is read."""
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    number = [*results.tabs].index("duplicate") + 1
    sitting.press(pygame.K_0 + number, str(number))
    page = sitting.stack.top
    assert isinstance(page, DuplicatePage)
    for _ in range(60):
        sitting.frame()
    assert page.complete
    return page


def test_people_s_tries_stand_side_by_side_and_are_watched(sitting: Sitting) -> None:
    page = opened(sitting)
    rows = page.table.rows
    assert len(rows) == 2
    assert sum(row.is_current for row in rows) == 1
    assert [row.one.merit for row in rows] == sorted((row.one.merit for row in rows), reverse=True)
    assert page.table.chosen
    assert page.table.chosen.is_current, "one's own is chosen at first"
    sitting.press(pygame.K_HOME)
    assert page.table.at == 0
    sitting.press(pygame.K_DOWN)
    assert page.table.at == 1
    sitting.click(next(page.table.places())[1].center)
    assert page.table.at == 0
    sitting.press(pygame.K_RETURN)
    replay = sitting.stack.top
    assert isinstance(replay, ReplayScene)
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is page
    sitting.press(pygame.K_ESCAPE)
    assert isinstance(sitting.stack.top, ResultsScene)


def test_bots_of_every_level_play_the_seat(tmp_path: Path) -> None:
    sitting = before_results(tmp_path, QUICK)
    page = opened(sitting)
    sitting.press(pygame.K_b, "b")
    assert page.games
    assert not page.bots_button.enabled
    for _ in range(9000):
        sitting.frame()
        if page.games.done and page.complete:
            break
        pygame.time.wait(10)
    assert page.games.trouble is None
    played = {row.one.level for row in page.table.rows} - {""}
    assert played == {*levels(QUICK)}
    assert page.bots_button.enabled
    assert len(page.table.rows) == 2 + len(played)
    assert len([*duplicates_dir(sitting.program.data).glob("*.raccoon")]) == len(played)
    sitting.press(pygame.K_ESCAPE)
    assert {row.one.level for row in opened(sitting).table.rows} == {"", *played}, "they are kept"


def test_a_game_that_vanishes_meanwhile_has_no_row(tmp_path: Path) -> None:
    sitting, session = Sitting(tmp_path), ended(saves_dir(tmp_path), "raccoon_tycoon")
    again(session, saves_dir(tmp_path))
    page = duplicate_page(finished(sitting.program.shell, session))
    for file in saves_dir(tmp_path).iterdir():
        if file != session.file:
            file.unlink()
    for _ in range(4):
        page.update(0.0)
    assert [row.is_current for row in page.table.rows] == [True]
    assert page.complete


def test_left_at_once_nobody_plays_on(sitting: Sitting) -> None:
    page = opened(sitting)
    sitting.press(pygame.K_b, "b")
    sitting.press(pygame.K_ESCAPE)
    assert page.games
    assert page.games.done


@pytest.mark.parametrize("form", SIZES)
def test_nothing_overlaps_and_more_rows_than_have_room_are_reached(
    sitting: Sitting, form: tuple[tuple[int, int], float]
) -> None:
    page = opened(sitting)
    sitting.stack.resize(*form)
    assert_apart(ring_rects([one for one in page.ring.widgets if one.visible]), form[0])
    page.table.show(page.table.rows * 6)
    sitting.press(pygame.K_END)
    shown = [number for number, _ in page.table.places()]
    assert shown[-1] == len(page.table.rows) - 1 == page.table.at
    assert all(page.table.rect.contains(box) for _, box in page.table.places())
    sitting.press(pygame.K_HOME)
    assert next(page.table.places())[0] == 0


def test_a_game_that_goes_on_from_another_has_no_such_page(tmp_path: Path) -> None:
    sitting, session = Sitting(tmp_path), ended(saves_dir(tmp_path), "raccoon_tycoon")
    session.close()
    assert session.file
    child = fork(session.file, len(session.match.entries) - 1, session.seats, saves_dir(tmp_path))
    child.submit(session.match.entries[-1].command)
    sitting.program.ended(child)
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    assert "duplicate" not in results.tabs
