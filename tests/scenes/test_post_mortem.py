"""The post-mortem page: opened, deeds chosen, and the table shown at that moment."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.afterwards.post_mortem import valuations
from raccoon.app.paths import saves_dir
from raccoon.app.session.session import Session
from scenes.library.scene import LibraryScene
from scenes.post_mortem.scene import PostMortemPage
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.replay.theatre import ReplayScene
from scenes.results.scene import ResultsScene
from scenes.tools.still import ENDLESS
from tests.scenes.driving import ENGLISH, assert_apart, ring_rects
from tests.scenes.person import Sitting

pytestmark = pytest.mark.usefixtures("blank_pictures")

GAMES = [*PRESENTATIONS]
SIZES = [((1280, 720), 1.0), ((960, 540), 2.0), ((960, 720), 2.0), ((2560, 1080), 1.0)]


@pytest.fixture(params=GAMES)
def sitting(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Sitting]:
    """The library with a finished game of four."""
    made = Sitting(tmp_path)
    SHOWCASES[request.param].demonstration(4, ENDLESS, saves_dir(tmp_path)).close()
    made.program.open_library()
    made.frame(5)
    yield made
    made.program.thinker.close()


def opened(sitting: Sitting) -> PostMortemPage:
    """Open the page from the library by way of the certificate, with the keyboard."""
    sitting.press(pygame.K_RETURN)
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    (key,) = results.tabs["post_mortem"].hotkeys
    sitting.press(key, chr(key))
    page = sitting.stack.top
    assert isinstance(page, PostMortemPage)
    return page


def test_it_is_walked_through_and_shows_the_table_of_the_moment(sitting: Sitting) -> None:
    page = opened(sitting)
    last = len(page.found.deeds) - 1
    sitting.press(pygame.K_END)
    assert page.rows.at == last
    sitting.press(pygame.K_UP)
    assert page.rows.at == max(0, last - 1)
    sitting.press(pygame.K_HOME)
    assert page.rows.at == 0
    number, place = list(page.rows.places())[-1]
    sitting.click(place.center)
    assert page.rows.at == number
    sitting.press(pygame.K_RETURN)
    replay = sitting.stack.top
    assert isinstance(replay, ReplayScene)
    assert replay.moves == page.found.deeds[number].moves
    assert replay.item, "the line of its last move is told"
    assert replay.past.page.chosen
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is page
    for _ in range(2):
        sitting.press(pygame.K_ESCAPE)
    assert isinstance(sitting.stack.top, LibraryScene)


@pytest.mark.parametrize("scale", SIZES, ids=str)
def test_everything_has_room_and_every_row_can_be_reached(
    sitting: Sitting, scale: tuple[tuple[int, int], float]
) -> None:
    page = opened(sitting)
    size, text_scale = scale
    page.resize(size, text_scale)
    assert_apart(ring_rects(page.ring.widgets), size)
    paper = page.body
    seen: set[int] = set()
    for number in range(len(page.found.deeds)):
        page.rows.choose(number)
        places = dict(page.rows.places())
        assert number in places
        assert all(paper.contains(place) for place in places.values())
        seen |= places.keys()
        page.draw(pygame.Surface(size))
    assert seen == set(range(len(page.found.deeds)))


@pytest.mark.parametrize("game", GAMES)
def test_the_sums_are_those_of_the_rows(game: str) -> None:
    session, shown = SHOWCASES[game].demonstration(4, ENDLESS), PRESENTATIONS[game]
    found = valuations(session.match)
    told = shown.results.post_mortem(session, ENGLISH.of(game))
    assert [action.moves for action in told.deeds] == [one.moves for one in found]
    assert sorted(tally.seat for tally in told.tallies) == [0, 1, 2, 3]
    for tally in told.tallies:
        own = [one for one in found if one.seat == tally.seat]
        gained = sum(one.gain or 0 for one in own) or sum(one.kind == "passed" for one in own)
        figure = tally.figure.replace("−", "-")
        assert int("".join(sign for sign in figure if sign in "-0123456789")) == gained


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_nothing_to_tell_says_so(game: str, language: str) -> None:
    showcase = SHOWCASES[game]
    session = Session.new(game, showcase.seats(3), {}, "empty", None)
    told = PRESENTATIONS[game].results.post_mortem(session, ENGLISH.load(language).of(game))
    page = PostMortemPage(ENGLISH.say, {}, (), told, lambda moves: None, lambda: None)
    page.resize((960, 540), 2.0)
    page.draw(pygame.Surface((960, 540)))
    assert not told.deeds
    assert told.nothing.endswith(".")
    assert [button.visible for button in page.ways] == [True, False]
