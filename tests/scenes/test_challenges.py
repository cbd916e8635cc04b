"""The challenges at the window: choosing on the board, starting one, its goal and its result."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace

from raccoon.app.afterwards.challenges import Challenge, challenge_of, challenges
from raccoon.app.paths import saves_dir
from raccoon.app.session.session import Session
from raccoon.app.text import Catalogue
from raccoon.engine.codec import Codec
from raccoon.games.registry import GAMES
from scenes.art import pictograms
from scenes.challenges.controller import challenge_remark, challenges_page, goal_answer
from scenes.challenges.scene import ChallengesPage
from scenes.daily.controller import open_daily
from scenes.daily.scene import DailyScene
from scenes.dialogs.dialog import DialogScene
from scenes.library.scene import LibraryScene
from scenes.registry import PRESENTATIONS, SHOWCASES
from scenes.results.scene import ResultsScene
from scenes.screens.title.scene import TitleScene
from scenes.table.scene import TableScene
from scenes.tools.still import ENDLESS
from tests.records.recording import load, path_of
from tests.scenes.driving import assert_apart, ring_rects
from tests.scenes.person import Sitting

SIZES = [((1280, 720), 1.0), ((1920, 1080), 2.0), ((960, 540), 2.0), ((960, 720), 2.0), ((2560, 1080), 1.0)]
LONGEST = 34
"""The most letters of a title."""
EACH = pytest.mark.parametrize("game", list(PRESENTATIONS))


def opened(sitting: Sitting) -> ChallengesPage:
    """Open the challenges from the title with the mouse."""
    sitting.program.title()
    sitting.frame(2)
    title = sitting.stack.top
    assert isinstance(title, TitleScene)
    sitting.click(title.menu.challenges.rect.center)
    page = sitting.stack.top
    assert isinstance(page, ChallengesPage)
    return page


def won(folder: Path, game: str, at: int) -> tuple[Challenge, Session]:
    """Save the recorded game of a challenge."""
    challenge, record = challenges(game)[at], load(path_of(game, "challenges"))[at]
    seats = [*record.people]
    for number, role in enumerate(record.roles):
        seats[number] = replace(seats[number], role=role)
    session, codec = Session.new(game, seats, record.options, record.seed, folder), Codec(GAMES[game])
    for command in record.commands:
        session.submit(codec.command(command))
    return challenge, session


def test_the_board_is_walked_by_keys_and_pointer(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    page = opened(sitting)
    board = page.board
    assert board.at == 0
    for key, at in ((pygame.K_RIGHT, 1), (pygame.K_DOWN, 6), (pygame.K_LEFT, 5), (pygame.K_UP, 0)):
        sitting.press(key)
        assert board.at == at
    sitting.click(dict(board.places())[29].center)
    assert board.at == 29
    sitting.press(pygame.K_2, "2")
    assert page.game == list(PRESENTATIONS)[1]
    assert board.challenges == challenges(page.game)
    assert board.at == 0
    sitting.press(pygame.K_d, "d")
    assert isinstance(sitting.stack.top, DailyScene)
    sitting.press(pygame.K_ESCAPE)
    sitting.press(pygame.K_ESCAPE)
    assert isinstance(sitting.stack.top, TitleScene)


@EACH
def test_one_is_begun_and_its_goal_can_be_read_again_at_the_table(game: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    page = opened(sitting)
    page.turn_to(game)
    page.board.choose(3)
    chosen = page.board.chosen
    sitting.press(pygame.K_RETURN)
    sitting.frame(4)
    session = sitting.program.session
    assert session
    assert challenge_of(session.match, session.seats) == chosen
    table = sitting.table
    assert isinstance(table, TableScene)
    sitting.press(pygame.K_F10)
    menu = sitting.stack.top
    assert isinstance(menu, DialogScene)
    say, words = page._say_of(game), [button.label for button in menu.buttons]
    sitting.click(menu.buttons[words.index(say("challenges.goal"))].rect.center)
    told = sitting.stack.top
    assert isinstance(told, DialogScene)
    assert chosen
    assert told.title == say(f"challenge.{chosen.name}")
    assert say(f"challenge.{chosen.name}.goal") in told.sentence
    assert say(f"challenge.{chosen.name}.story") in told.sentence
    sitting.program.thinker.close()


@EACH
def test_the_certificate_tells_whether_it_was_won(game: str, tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    challenge, session = won(saves_dir(tmp_path), game, 0)
    say = sitting.program.shell.say_in(game)
    assert challenge_remark(session, say) == say("challenges.remark.won")
    sitting.program.ended(session)
    sitting.frame(2)
    assert isinstance(sitting.stack.top, ResultsScene)
    session.close()
    page = opened(sitting)
    page.turn_to(game)
    assert page.won == {challenge.name: 1}
    assert page.board.at == 1, "the next one is offered"
    page.board.choose(0)
    assert page.result(challenge) == say("challenges.won")
    sitting.program.open_library()
    sitting.frame(3)
    library = sitting.stack.top
    assert isinstance(library, LibraryScene)
    assert [told.listing.path for told in library.shelf.games] == [session.file]


def test_a_game_that_is_no_challenge_has_neither_goal_nor_remark(tmp_path: Path) -> None:
    sitting = Sitting(tmp_path)
    session = SHOWCASES["raccoon_tycoon"].demonstration(3, ENDLESS, saves_dir(tmp_path))
    say = sitting.program.shell.say
    assert challenge_remark(session, say) == ""
    assert goal_answer(sitting.program.shell, session) == []


@EACH
def test_every_ticket_has_its_picture_and_its_words(game: str, tmp_path: Path) -> None:
    assert PRESENTATIONS[game]
    for language in ("en", "de", "fr", "es"):
        words = Catalogue.load(language).of(game)
        for one in challenges(game):
            assert pictograms.image(one.picture, 24)
            for key in ("", ".goal", ".story"):
                assert f"challenge.{one.name}{key}" in words
            assert len(words.say(f"challenge.{one.name}")) <= LONGEST


@pytest.mark.parametrize("form", SIZES)
def test_nothing_overlaps_and_every_ticket_is_reached(
    form: tuple[tuple[int, int], float], tmp_path: Path
) -> None:
    sitting = Sitting(tmp_path)
    page = challenges_page(sitting.program.shell)
    page.resize(*form)
    assert_apart(ring_rects(page.ring.widgets), form[0])
    for number in range(30):
        page.board.choose(number)
        places = dict(page.board.places())
        assert number in places
        assert all(page.board.rect.contains(box) for box in places.values())


def test_the_game_played_last_is_shown_first(tmp_path: Path) -> None:
    """Challenges and the deals of the days open at the game whose table was set up last."""
    shell = Sitting(tmp_path).program.shell
    first, *_, last = shell.presentations
    for game in (last, first, last):
        shell.settings.keep_table(game, level="")
        assert challenges_page(shell).game == game
        open_daily(shell)
        assert isinstance(shell.stack.top, DailyScene)
        assert shell.stack.top.game == game
