"""Every screen beside the table that shows a piece can be asked for its page: lobby, library, results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from raccoon.app.chooser import chooser
from raccoon.app.opponents import Opponents
from raccoon.app.seats import PERSON, Seat
from raccoon.app.settings import Settings
from raccoon.games.registry import GAMES
from scenes.library.inspectable import InspectableLibrary
from scenes.registry import COVERS, PRESENTATIONS
from scenes.screens.app_context import AppContext
from scenes.screens.lobby.invitations import Invitations
from scenes.screens.lobby.scene import LobbyDefaults
from scenes.screens.lobby.set_up import InspectableLobby
from scenes.screens.title.game_page import game_page
from scenes.screens.title.inspectable import InspectableTitle
from scenes.screens.title.offering import offering
from scenes.screens.unfinished import Unfinished
from scenes.table.inspection.card import paper
from scenes.table.inspection.inspectables import Inspectables
from scenes.table.inspection.inspector import InspectableScreen
from scenes.table.inspection.page import Page, TableRow
from scenes.table.inspection.scene import InspectionScene
from scenes.table.inspection.seat_page import who_page
from scenes.table.piece import Piece
from scenes.table.presentation import GamePresentation
from scenes.window.stack import SceneStack
from tests.scenes.driving import ENGLISH, Player, at
from tests.scenes.library.library import kept, opened
from tests.scenes.person import Sitting


def right_click(player: Player, pos: tuple[int, int]) -> None:
    player.hover(pos)
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=pos, button=pygame.BUTTON_RIGHT, touch=False))
        player.wait()


def seen(screen: InspectableScreen) -> Inspectables:
    found = screen.inspectables()
    assert found is not None
    return found


def ask_everything(player: Player, screen: InspectableScreen) -> set[Piece]:
    """Right-click every place in turn; each opens the page of its piece, which leads back."""
    asked = set()
    for piece, place in seen(screen).places:
        right_click(player, place.center)
        top = player.stack.top
        assert isinstance(top, InspectionScene), (piece, place)
        assert top.piece == seen(screen).piece_at(place.center)
        assert top.page.title
        asked.add(top.piece)
        player.key(pygame.K_ESCAPE)
        assert player.stack.top is screen
    return asked


@pytest.fixture(params=list(GAMES))
def lobby(request: pytest.FixtureRequest) -> Iterator[tuple[Player, InspectableLobby]]:
    """A lobby with a person, a character and a plain bot."""
    game = request.param
    roster, rules = Opponents(game), GAMES[game]
    invitations = Invitations(roster, rules.seats, chooser("asked"), ENGLISH.say)
    look = PRESENTATIONS[game].lobby
    scene = InspectableLobby(
        ENGLISH, rules, look, invitations, LobbyDefaults(), lambda *_: None, lambda: None
    )
    with at(scene) as player:
        yield player, scene


class TestLobby:
    def test_every_seat_tells_who_it_is(self, lobby: tuple[Player, InspectableLobby]) -> None:
        player, scene = lobby
        assert ask_everything(player, scene) == {Piece("row", number) for number in range(len(scene.seats))}
        bot = next(number for number, seat in enumerate(scene.seats) if not seat.is_person)
        page = seen(scene).page(Piece("row", bot))
        assert page is not None
        assert scene.rows[bot].description.rstrip(".") in page.rules[0]
        if level := scene.rows[bot].has_level and scene.rows[bot].level:
            assert page.rules[1].startswith(ENGLISH.say(f"bot.{level}"))
            assert page.now is not None
            told = [row for row in page.now.rows if isinstance(row, TableRow)]
            assert len(told) == len(scene.rows[bot].roster.levels)
            assert [ENGLISH.say(f"bot.{level}") in row.words for row in told if row.marked] == [True]

    def test_a_seat_that_was_added_and_not_drawn_yet_has_a_face_on_its_page(
        self, lobby: tuple[Player, InspectableLobby]
    ) -> None:
        _, scene = lobby
        scene.add_button.press()
        scene.update(0)
        page = seen(scene).page(Piece("row", len(scene.seats) - 1))
        assert page is not None
        canvas = pygame.Surface((64, 64))
        page.picture.paint(canvas, canvas.get_rect(), 1.0)
        assert len({tuple(canvas.get_at((x, 32))) for x in range(64)}) > 10

    def test_i_asks_where_the_focus_is_and_is_a_letter_in_a_name(
        self, lobby: tuple[Player, InspectableLobby]
    ) -> None:
        player, scene = lobby
        name = scene.rows[0].name_field
        scene.ring.focus(scene.rows[1].looks["face"])
        player.key(pygame.K_i, unicode="i")
        top = player.stack.top
        assert isinstance(top, InspectionScene)
        assert top.piece == "row:1"
        player.key(pygame.K_ESCAPE)
        scene.ring.focus(name)
        player.key(pygame.K_i, unicode="i")
        assert player.stack.top is scene


def test_every_card_and_player_of_the_library_tells_what_it_is(tmp_path: Path) -> None:
    kept(tmp_path, "Under way", 12, players=3)
    kept(tmp_path, "Ended", 10_000)
    (tmp_path / "saves" / "Torn.raccoon").write_bytes(b"nonsense\n")
    with opened(tmp_path) as reader:
        screen = reader.library
        assert isinstance(screen, InspectableLibrary)
        games = {Piece("game", told.listing.path.name) for told in screen.shelf.games}
        lines = {Piece("seat", number) for number in range(3)}
        assert len(games) == 3
        assert ask_everything(reader, screen) == games | lines
        first = seen(screen).page(Piece("game", "Under way.raccoon"))
        assert first is not None
        assert first.action is not None
        assert first.beside is not None
        assert [row.figures for row in first.beside.rows] == [
            (line.result,) for line in screen.shelf.games[0].lines
        ]


def test_a_game_is_gone_on_with_from_its_page_and_i_is_a_letter_in_the_search(tmp_path: Path) -> None:
    kept(tmp_path, "Earlier", 12)
    kept(tmp_path, "Later", 12)
    with opened(tmp_path) as reader:
        screen = reader.library
        assert isinstance(screen, InspectableLibrary)
        reader.key(pygame.K_f, mod=pygame.KMOD_CTRL)
        reader.type("i")
        pygame.event.post(pygame.event.Event(pygame.KEYUP, key=pygame.K_i, mod=0, scancode=0))
        assert screen.search.value == "i"
        reader.key(pygame.K_ESCAPE)
        screen.ring.focus(screen.shelf)
        reader.key(pygame.K_HOME)
        reader.key(pygame.K_i, unicode="i")
        page = reader.stack.top
        assert isinstance(page, InspectionScene)
        assert page.page.title == "Later"
        reader.key(pygame.K_RETURN)
        session = reader.program.session
        assert session is not None
        assert session.path is not None
        assert session.path.stem == "Later"


def test_names_that_look_like_marks_are_names() -> None:
    known = Opponents("raccoon_tycoon")
    bot = known.controller(known.personalities[0], known.levels[0])
    for controller in (PERSON, bot):
        page = who_page(Seat("*a* [x]", controller), "fox", known, ENGLISH.say)
        assert page.title == "*a* [x]"
        assert not any("[x]" in rule for rule in page.rules)


def test_a_pointer_on_a_game_brings_its_card_once_all_that_shows_it_is_imported(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first seconds at the title import the games; a card that came before would do so in one frame."""
    shell = AppContext(SceneStack(), tmp_path, Settings(), PRESENTATIONS)
    asked, ready = list[str](), list[bool]()

    def page(shown: GamePresentation, *more: Any) -> Page:
        asked.append(shown.game)
        return game_page(shown, *more)

    monkeypatch.setattr("scenes.screens.title.game_page.game_page", page)
    title = offering(shell, COVERS, Unfinished(shell, COVERS), rest=lambda: bool(ready))
    with at(title) as player:
        player.hover(title.tiles[1].rect.center)
        player.wait(120)
        assert asked == []
        ready.append(True)
        player.wait(120)
        assert asked == [[*COVERS][1]]


def _cards(sitting: Sitting, title: InspectableTitle) -> Iterator[list[pygame.Rect]]:
    """The papers over a title while the pointer rests on each poster."""
    for tile in title.tiles:
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=tile.rect.center, rel=(0, 0), buttons=(0, 0, 0))
        )
        sitting.frame(90)
        sprites = title.piece_inspector.sprites(pygame.Rect((0, 0), title.size), title.frame)
        yield [paper(card, title.frame) for _, card in sprites]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 720)])
def test_the_card_of_a_game_covers_no_other_game(size: tuple[int, int], tmp_path: Path) -> None:
    sitting = Sitting(tmp_path, size)
    sitting.program.title()
    sitting.frame(60)
    title = sitting.stack.top
    assert isinstance(title, InspectableTitle)
    for (shown,) in _cards(sitting, title):
        assert not [other for other in title.tiles if shown.colliderect(other.rect)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (960, 720)])
def test_no_card_of_a_game_comes_over_a_warning(size: tuple[int, int], tmp_path: Path) -> None:
    """The sentence about a crash stays in sight while the pointer happens to lie on a poster."""
    sitting = Sitting(tmp_path, size)
    sitting.program.title("The program ended in the middle of a game.")
    sitting.frame(60)
    title = sitting.stack.top
    assert isinstance(title, InspectableTitle)
    for cards in _cards(sitting, title):
        assert not [card for card in cards if card.colliderect(title.notice)]
