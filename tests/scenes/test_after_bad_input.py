"""Pages after a game with a damaged file or a full disk: each reports the error, and nothing is lost."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from raccoon.app.afterwards.chances import Judge
from raccoon.app.afterwards.fork import fork
from raccoon.app.paths import chances_dir, saves_dir
from raccoon.app.session.session import Session
from scenes.chances.scene import ChancesScene
from scenes.dialogs.dialog import DialogScene
from scenes.library.save_summary import whole_sentence
from scenes.library.scene import LibraryScene
from scenes.people.scene import PeopleScene
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.replay.theatre import ReplayScene
from scenes.results.scene import ResultsScene
from scenes.tools.still import ENDLESS
from tests.scenes.driving import ENGLISH
from tests.scenes.person import Sitting, seats

pytestmark = pytest.mark.usefixtures("blank_pictures")

GAMES = [*PRESENTATIONS]
OLD = sorted(Path(__file__).parents[1].glob("archive/*/player/saves/*over*.raccoon"))
ONE_ROUND = "s76"
"""The seed of a game that random players lose in the first round."""


@pytest.fixture
def sitting(tmp_path: Path) -> Iterator[Sitting]:
    made = Sitting(tmp_path)
    made.program.title()
    yield made
    made.program.thinker.close()


def played(sitting: Sitting, game: str, players: int = 3) -> Session:
    """A finished game that is saved."""
    return SHOWCASES[game].demonstration(players, ENDLESS, saves_dir(sitting.program.data))


def certificate(sitting: Sitting, session: Session) -> ResultsScene:
    sitting.program.ended(session, sitting.program.shell.back)
    sitting.frame(2)
    results = sitting.stack.top
    assert isinstance(results, ResultsScene)
    results.count.finish()
    return results


def walk(sitting: Sitting, results: ResultsScene) -> dict[str, str]:
    """Open every page from the certificate and go back; return their sentences, those of dialogs too."""
    said = {}
    for name in [name for name, tab in results.tabs.items() if tab.deliberate and name != "replay"]:
        sitting.click(results.tabs[name].rect.center)
        sitting.frame(30)
        top = sitting.stack.top
        assert top is not results, name
        said[name] = top.sentence if isinstance(top, DialogScene) else getattr(top, "told", "")
        while sitting.stack.top is not results:
            sitting.press(pygame.K_ESCAPE)
    return said


def shelf(sitting: Sitting) -> LibraryScene:
    """The library with every save read."""
    sitting.program.open_library()
    sitting.frame(20)
    library = sitting.stack.top
    assert isinstance(library, LibraryScene)
    return library


@pytest.mark.parametrize("save", OLD, ids=lambda save: f"{save.parents[2].name}-{save.stem}")
def test_finished_games_of_older_versions_have_their_pages(sitting: Sitting, save: Path) -> None:
    before = save.read_bytes()
    results = certificate(sitting, Session.load(save, keep=False))
    assert {"review", "post_mortem", "replay"} <= results.tabs.keys()
    walk(sitting, results)
    assert save.read_bytes() == before


@pytest.mark.parametrize("harm", ["cut", "gone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_file_cut_short_or_gone_behind_the_certificate_is_told(
    sitting: Sitting, game: str, harm: str
) -> None:
    session = played(sitting, game)
    file = session.file
    assert file
    results = certificate(sitting, session)
    if harm == "cut":
        file.write_bytes(file.read_bytes()[:-200])
    else:
        file.unlink()
    said = walk(sitting, results)
    assert set(said) == {name for name, tab in results.tabs.items() if tab.deliberate and name != "replay"}
    assert "{" not in "".join(said.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_save_cut_short_is_told_in_the_library_and_kept(sitting: Sitting, game: str) -> None:
    session = played(sitting, game)
    file = session.file
    session.close()
    assert file
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    sitting.program.open_library()
    sitting.frame(10)
    library = sitting.stack.top
    assert isinstance(library, LibraryScene)
    assert library.chosen
    assert library.chosen.kind == "unfinished", "it goes on after the last whole move"
    assert library.buttons.main.label == ENGLISH.say("library.continue")
    assert file.read_bytes() == whole[: len(whole) // 2]


@pytest.mark.parametrize("game", GAMES)
def test_a_fork_whose_parent_is_gone_has_its_pages(sitting: Sitting, game: str) -> None:
    parent = played(sitting, game)
    assert parent.file
    folder = saves_dir(sitting.program.data)
    child = fork(parent.file, len(parent.match.entries) - 1, parent.seats, folder)
    child.submit(parent.match.entries[-1].command)
    assert child.over
    parent.close()
    parent.file.unlink()
    results = certificate(sitting, child)
    assert {"review", "post_mortem", "replay"} <= results.tabs.keys()
    walk(sitting, results)


@pytest.mark.parametrize("game", GAMES)
def test_the_library_names_the_parent_of_a_fork_of_a_fork_and_tells_of_one_that_is_gone(
    sitting: Sitting, game: str
) -> None:
    first = played(sitting, game)
    folder, files = saves_dir(sitting.program.data), [first.file]
    for moves in (9, 5):
        parent = files[-1]
        assert parent
        child = fork(parent, moves, first.seats, folder)
        child.close()
        files.append(child.file)
    first.close()
    library = shelf(sitting)
    on_shelf = {told.listing.path: told for told in library.shelf.games}
    for before, file, moves in zip(files, files[1:], (9, 5), strict=False):
        assert before
        assert file
        words = whole_sentence(on_shelf[file])
        assert on_shelf[before].title in words
        assert f"after {moves} moves" in words
        library.shelf.choose(on_shelf[file])
        sitting.frame(2)
    assert files[1]
    files[1].unlink()
    sitting.press(pygame.K_ESCAPE)
    orphan = next(told for told in shelf(sitting).shelf.games if told.listing.path == files[2])
    assert "no longer on the shelf" in whole_sentence(orphan)


@pytest.mark.parametrize("game", GAMES)
def test_an_aborted_game_is_gone_on_with_or_looked_at_and_counts_for_nobody(
    sitting: Sitting, game: str
) -> None:
    session = SHOWCASES[game].demonstration(3, 20, saves_dir(sitting.program.data))
    session.close()
    assert session.file
    whole = session.file.read_bytes()
    library = shelf(sitting)
    assert library.chosen
    assert library.chosen.kind == "unfinished"
    assert library.buttons.main.label == ENGLISH.say("library.continue")
    sitting.click(library.buttons.replay.rect.center)
    replay = sitting.stack.top
    assert isinstance(replay, ReplayScene)
    assert not hasattr(replay, "tabs"), "there is nothing to review yet"
    sitting.press(pygame.K_HOME)
    assert replay.moves == 0
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is library
    sitting.program.people(game)
    sitting.frame(20)
    people = sitting.stack.top
    assert isinstance(people, PeopleScene)
    assert people.counted
    assert not people.list.entries
    assert session.file.read_bytes() == whole


def test_a_game_of_one_round_has_its_pages(sitting: Sitting) -> None:
    folder, strangers = saves_dir(sitting.program.data), seats("random", "random", "random")
    session = Session.new("raccoon_rampage", strangers, {}, ONE_ROUND, folder)
    while not session.over:
        session.submit(session.think())
    assert session.view(None).round == 1
    walk(sitting, certificate(sitting, session))


def chances(sitting: Sitting) -> ChancesScene:
    """Wait until the page of chances has a curve or an error."""
    sitting.press(pygame.K_2, "2")
    page = sitting.stack.top
    assert isinstance(page, ChancesScene)
    while not (page.assessment.course or page.assessment.trouble):
        sitting.frame()
        pygame.time.wait(10)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_disk_that_keeps_nothing_is_told_beside_the_curve(sitting: Sitting, game: str) -> None:
    session = played(sitting, game)
    begun = Judge(session.match).initial()
    (chances_dir(sitting.program.data) / f"{begun.key}.json").mkdir()
    results = certificate(sitting, session)
    page = chances(sitting)
    for _ in range(3000):
        sitting.frame()
        if page.assessment.trouble:
            break
        pygame.time.wait(10)
    assert page.assessment.course
    assert "worked out again another time" in page.told
    sitting.press(pygame.K_ESCAPE)
    assert sitting.stack.top is results


@pytest.mark.parametrize("game", GAMES)
def test_a_folder_that_cannot_be_made_is_told_and_the_other_pages_open(sitting: Sitting, game: str) -> None:
    folder = chances_dir(sitting.program.data)
    folder.rmdir()
    folder.write_text("no folder")
    results = certificate(sitting, played(sitting, game))
    said = walk(sitting, results)
    assert "chances" in said["review"]
    assert said["post_mortem"]


@pytest.mark.parametrize("game", GAMES)
def test_a_program_that_ends_while_it_thinks_is_told_and_goes_on_when_opened_again(
    sitting: Sitting, game: str
) -> None:
    certificate(sitting, played(sitting, game))
    page = chances(sitting)
    process = page.assessment._process
    assert process
    os.kill(process.pid, signal.SIGTERM)
    for _ in range(3000):
        sitting.frame()
        if page.assessment.done:
            break
        pygame.time.wait(5)
    assert page.told == ENGLISH.say("chances.failed", why="")
    assert page.assessment.course
    sitting.click(page.tabs["post_mortem"].rect.center)
    assert sitting.stack.top is not page
    again = chances(sitting)
    assert again is not page
    assert again.assessment.course
    again.assessment.close()
