"""The guided game of Saloon Tycoon at the window: by mouse, keys and controller, and astray."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app.lessons.bookmark import Bookmarks
from raccoon.app.saves.verify import verify
from raccoon.games.saloon_tycoon.actions.build import Build
from scenes.dialogs.dialog import DialogScene
from scenes.learning.welcome import WelcomeScene
from scenes.results.scene import ResultsScene
from scenes.screens.lobby.scene import LobbyScene
from scenes.screens.title.scene import TitleScene
from scenes.table.piece import Piece
from tests.scenes.lesson import begin_lesson, follow_the_hand, read_on, settle, tutor, walk
from tests.scenes.raccoon_tycoon.hands import Hands
from tests.scenes.saloon_tycoon.hands import StreetClicking, StreetDragging, StreetPad, StreetTyping
from tests.scenes.saloon_tycoon.street import Street

pytestmark = pytest.mark.usefixtures("blank_pictures")

COURSE = (3, 3, 8, 5, 3, 2, 4, 3, 2, 9)
"""The steps of each lesson."""


@pytest.fixture
def street(tmp_path: Path) -> Street:
    """The program, its title, and the first time that this game is chosen there."""
    found = Street(tmp_path, (960, 540))
    found.program.settings.welcomed = True
    found.program.title()
    title = found.stack.top
    assert isinstance(title, TitleScene)
    found.click(title.tiles[1].rect.center)
    return found


@pytest.mark.parametrize("way", [StreetClicking, StreetDragging, StreetTyping, StreetPad])
def test_it_is_played_to_its_end(street: Street, way: type[Hands], tmp_path: Path) -> None:
    street.watch(way is StreetDragging)
    begin_lesson(street, way in (StreetTyping, StreetPad))
    met = walk(street, way(street))
    assert met == [(lesson, step) for lesson, steps in enumerate(COURSE) for step in range(steps)]
    assert isinstance(street.stack.top, ResultsScene)
    saves = list((tmp_path / "lessons" / "saloon_tycoon").glob("*.raccoon"))
    assert verify(saves[0]).over
    mark = Bookmarks(tmp_path).of("saloon_tycoon")
    assert mark is not None
    assert mark.finished


def test_who_only_presses_where_the_hand_points_makes_every_move_it_points_to(street: Street) -> None:
    begin_lesson(street, by_key=False)
    assert follow_the_hand(street) >= 20


@pytest.mark.parametrize("way", [StreetClicking, StreetTyping])
def test_a_wrong_place_for_a_tile_is_told_and_taken_back(street: Street, way: type[Hands]) -> None:
    begin_lesson(street, by_key=True)
    hands = way(street)
    walk(street, hands, 3, 0)
    hands.make(Build(0, "pantry", "A2", 1))
    found = tutor(street)
    assert found is not None
    assert found.guide.progress.objection is not None
    assert "build a Pantry on the Kitchen" in found.content().sentences[0]
    read_on(street, found, hands)
    found = settle(street)
    assert found is not None
    assert found.guide.progress.objection is None
    assert found.context.shown.view.players[0].income_level == 2
    hands.make(Build(0, "pantry", "A1", 2))
    found = settle(street)
    assert found is not None
    assert found.guide.progress.number == 1


def test_the_first_choice_on_the_title_offers_two_things_once(street: Street) -> None:
    welcome = street.stack.top
    assert isinstance(welcome, WelcomeScene)
    street.press(pygame.K_ESCAPE)
    title = street.stack.top
    assert isinstance(title, TitleScene)
    street.click(title.tiles[1].rect.center)
    assert isinstance(street.stack.top, WelcomeScene)
    street.press(pygame.K_p, "p")
    lobby = street.stack.top
    assert isinstance(lobby, LobbyScene)
    rivals = [seat.controller for seat in lobby.seats if not seat.is_person]
    assert all(rival.startswith("tenderfoot:") for rival in rivals)
    street.program.title()
    title = street.stack.top
    assert isinstance(title, TitleScene)
    street.click(title.tiles[1].rect.center)
    assert isinstance(street.stack.top, LobbyScene)  # asked once


def test_the_title_asks_which_game_is_to_be_learned(street: Street) -> None:
    street.program.title()
    title = street.stack.top
    assert isinstance(title, TitleScene)
    street.click(title.menu.learn.rect.center)
    asked = street.stack.top
    assert isinstance(asked, DialogScene)
    street.click(asked.buttons[1].rect.center)
    found = settle(street)
    assert found is not None
    assert found.context.presentation.game == "saloon_tycoon"


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_desk_lies_within_the_window_and_beside_what_the_step_speaks_of(
    street: Street, scale: float
) -> None:
    begin_lesson(street, by_key=True)
    street.stack.resize((1280, 720), scale)
    window = pygame.Rect(0, 0, 1280, 720)
    for _ in range(sum(COURSE)):
        found = settle(street)
        assert found is not None
        assert found.places is not None
        assert found.guide.progress.step is not None
        layout = found.context.shown.layout
        assert window.contains(found.places.whole)
        for piece in (piece for group in found.guide.progress.step.lit for piece in group.split()):
            if (
                piece.startswith(("room", "tile", "hand", "secret"))
                and found.guide.progress.step.place == "sky"
            ):
                rect = layout.rects_of(Piece(piece))[0]
                assert not found.places.whole.colliderect(rect) or piece.startswith("room"), piece
        for button, other in zip(found.buttons.ring.widgets, found.buttons.ring.widgets[1:], strict=False):
            assert not button.rect.colliderect(other.rect)
        street.press(pygame.K_F3 if found.guide.progress.step.move else pygame.K_RETURN)


def test_what_is_told_stands_beside_the_teachers_hat(street: Street) -> None:
    """On a window that has room for the hat."""
    street.stack.resize((1280, 720))
    begin_lesson(street, by_key=False)
    teacher, headline = tutor(street), street.table.parts.headline
    headline.show("Clara finished a room: 7 points. The Saloon is lit. Clara took 2 gold.")
    street.frame(2)
    assert headline.plaque is not None
    assert teacher.places.portrait.colliderect(street.table.context.shown.layout.strip)
    assert headline.plaque.left >= teacher.places.portrait.right
