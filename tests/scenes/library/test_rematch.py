"""The same seats once more in one press: from the library, the results and a table's menu."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app.session.session import Session
from scenes.dialogs.dialog import DialogScene
from scenes.library.scene import LibraryScene
from scenes.results.scene import ResultsScene
from scenes.screens.lobby.scene import LobbyScene
from scenes.table.scene import TableScene
from tests.scenes.library.library import Reader, again, kept, opened


def compare(reader: Reader, before: Session, same_deal: bool) -> None:
    """Assert that the table has a new game of the same people, with the same deal or another."""
    assert isinstance(reader.stack.top, TableScene)
    now = reader.program.session
    assert now is not None
    assert now.seats == before.seats
    assert not now.match.entries
    assert now.path != before.path
    assert (now.match.setup == before.match.setup) == same_deal
    assert now.match.setup.options == before.match.setup.options


@pytest.mark.parametrize(("key", "same_deal"), [(pygame.K_s, True), (pygame.K_n, False)])
def test_from_the_library(tmp_path: Path, key: int, same_deal: bool) -> None:
    path = kept(tmp_path, "Under way", 12, players=3)
    whole = path.read_bytes()
    with opened(tmp_path) as reader:
        reader.key(key)
        compare(reader, again(path), same_deal)
    assert path.read_bytes() == whole, "the game under way is kept"


@pytest.mark.parametrize(("key", "same_deal"), [(pygame.K_s, True), (pygame.K_r, False)])
def test_from_the_results(tmp_path: Path, key: int, same_deal: bool) -> None:
    path = kept(tmp_path, "Ended", 10_000)
    with opened(tmp_path) as reader:
        reader.key(pygame.K_RETURN)
        assert isinstance(reader.stack.top, ResultsScene)
        reader.key(key)
        compare(reader, again(path), same_deal)


@pytest.mark.parametrize("same_deal", [True, False])
def test_from_the_menu(tmp_path: Path, same_deal: bool) -> None:
    path = kept(tmp_path, "Under way", 12)
    with opened(tmp_path) as reader:
        reader.key(pygame.K_RETURN)
        menu = open_menu(reader)
        words = reader.program.say("menu.same" if same_deal else "menu.new")
        reader.click(next(button for button in menu.buttons if button.label == words))
        compare(reader, again(path), same_deal)


def test_the_library_over_a_table_leaves_that_game_where_it_is(tmp_path: Path) -> None:
    kept(tmp_path, "Other", 12)
    kept(tmp_path, "Under way", 12)
    with opened(tmp_path) as reader:
        reader.key(pygame.K_RETURN)
        table = reader.stack.top
        menu = open_menu(reader)
        words = reader.program.say("menu.library")
        reader.click(next(button for button in menu.buttons if button.label == words))
        reader.read()
        assert reader.titles == ["Under way", "Other"]
        assert not reader.library.buttons.rename.enabled
        assert not reader.library.buttons.throw.enabled
        reader.key(pygame.K_DELETE)
        assert reader.titles == ["Under way", "Other"]
        reader.key(pygame.K_RETURN)
        assert reader.stack.top is table, "going on with it is going back to it"


def open_menu(reader: Reader) -> DialogScene:
    """Open the menu of the table on the screen."""
    table = reader.stack.top
    assert isinstance(table, TableScene)
    table.context.navigation.menu()
    reader.wait()
    menu = reader.stack.top
    assert isinstance(menu, DialogScene)
    return menu


def test_a_new_game_says_that_the_one_under_way_is_kept(tmp_path: Path) -> None:
    kept(tmp_path, "Under way", 12)
    with opened(tmp_path) as reader:
        standing = reader.library.shelf.games[0].headline.lower()
        reader.program.lobby("raccoon_tycoon")
        lobby = reader.stack.top
        assert isinstance(lobby, LobbyScene)
        assert standing in lobby.unfinished.lower()
        assert not isinstance(lobby, LibraryScene)


def test_a_first_game_keeps_nothing(tmp_path: Path) -> None:
    with opened(tmp_path) as reader:
        reader.program.lobby("raccoon_tycoon")
        lobby = reader.stack.top
        assert isinstance(lobby, LobbyScene)
        assert lobby.unfinished == ""


@pytest.mark.parametrize("by_key", [True, False])
def test_a_new_game_that_is_not_begun_leads_back_to_the_result(tmp_path: Path, by_key: bool) -> None:
    kept(tmp_path, "Ended", 10_000)
    with opened(tmp_path) as reader:
        reader.key(pygame.K_RETURN)
        results = reader.stack.top
        assert isinstance(results, ResultsScene)
        reader.key(pygame.K_n)
        lobby = reader.stack.top
        assert isinstance(lobby, LobbyScene)
        if by_key:
            reader.key(pygame.K_ESCAPE)
        else:
            reader.click(lobby.back_button)
        assert reader.stack.top is results
