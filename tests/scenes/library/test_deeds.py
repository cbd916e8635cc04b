"""The deeds of the library by keyboard and mouse: open, rename, throw away and back; nothing is ever lost."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from raccoon.app.paths import saves_dir, trash_dir
from scenes.dialogs.dialog import DialogScene
from scenes.library.rename import RenameScene
from scenes.pages import TABS
from scenes.replay.theatre import ReplayScene
from scenes.results.scene import ResultsScene
from scenes.screens.title.scene import TitleScene
from scenes.table.scene import TableScene
from scenes.window import desktop
from tests.scenes.library.library import opened


def on_disk(folder: Path) -> set[str]:
    return {path.stem for path in saves_dir(folder).iterdir()}


def test_enter_goes_on_with_the_chosen_game(folder: Path) -> None:
    with opened(folder) as reader:
        path = reader.library.shelf.games[0].listing.path
        reader.key(pygame.K_RETURN)
        assert isinstance(reader.stack.top, TableScene)
        assert reader.program.session is not None
        assert reader.program.session.path == path


def test_a_double_click_opens_a_card(folder: Path) -> None:
    with opened(folder) as reader:
        place = reader.library.shelf.seen()[1][1].center
        reader.click(place)
        assert reader.library.chosen is reader.library.shelf.games[1]
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=place, button=1, touch=False))
        reader.wait()
        assert isinstance(reader.stack.top, TableScene)


def test_a_finished_game_shows_its_results_and_its_moves_and_comes_back(folder: Path) -> None:
    with opened(folder) as reader:
        before = (saves_dir(folder) / "Ended.raccoon").read_bytes()
        reader.key(pygame.K_END, pygame.K_RETURN)
        results = reader.stack.top
        assert isinstance(results, ResultsScene)
        assert {tab.name for tab in TABS} <= {name for name, tab in results.tabs.items() if tab.visible}
        reader.key(pygame.K_4)
        assert reader.stack.top is not results
        reader.key(pygame.K_ESCAPE)
        assert reader.stack.top is results
        reader.key(pygame.K_ESCAPE)
        assert reader.library.chosen
        assert reader.library.chosen.title == "Ended"
        assert (saves_dir(folder) / "Ended.raccoon").read_bytes() == before


@pytest.mark.parametrize("title", ["Clara’s Größte: wer? / ich! 100 %", "con", ".hidden", "Über 雪"])
def test_a_name_stays_as_it_was_typed(folder: Path, title: str) -> None:
    with opened(folder) as reader:
        reader.key(pygame.K_F2)
        asked = reader.stack.top
        assert isinstance(asked, RenameScene)
        reader.type(title)
        reader.key(pygame.K_RETURN)
        reader.read()
        assert reader.titles[0] == title
        assert reader.library.chosen
        assert reader.library.chosen.title == title, "the same game is still chosen"
    with opened(folder) as reader:
        assert title in reader.titles, "also after the next start"


def test_no_name_takes_the_place_of_another_game(folder: Path) -> None:
    with opened(folder) as reader:
        reader.key(pygame.K_F2)
        reader.type("Ended")
        reader.key(pygame.K_RETURN)
        reader.read()
        assert sorted(reader.titles) == ["Ann against two", "Ended", "Ended (2)"]


def test_escape_renames_nothing(folder: Path) -> None:
    with opened(folder) as reader:
        before = on_disk(folder)
        reader.key(pygame.K_F2)
        reader.type("Other")
        reader.key(pygame.K_ESCAPE)
        assert on_disk(folder) == before


def test_what_is_thrown_away_comes_back_by_one_key(folder: Path) -> None:
    with opened(folder) as reader:
        before = {path: path.read_bytes() for path in saves_dir(folder).iterdir()}
        reader.key(pygame.K_DELETE)
        reader.read()
        assert reader.titles == ["Ann against two", "Ended"]
        assert [path.stem for path in trash_dir(folder).iterdir()] == ["Under way"]
        reader.key(pygame.K_z)
        reader.read()
        assert "Under way" in reader.titles
        assert {path: path.read_bytes() for path in saves_dir(folder).iterdir()} == before


@pytest.mark.parametrize("by_mouse", [False, True])
def test_a_hasty_row_of_presses_throws_one_game_away(folder: Path, by_mouse: bool) -> None:
    with opened(folder) as reader:
        reader.look()
        pos = reader.library.buttons.throw.rect.center
        down = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1, touch=False)
        up = pygame.event.Event(pygame.MOUSEBUTTONUP, pos=pos, button=1, touch=False)
        held = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_DELETE, mod=0, unicode="", scancode=0)
        for _ in range(12):
            for event in (down, up) if by_mouse else (held,):
                pygame.event.post(event)
            reader.wait(8)
        reader.read()
        assert reader.titles == ["Ann against two", "Ended"]


def test_the_trash_gives_back_after_the_next_start(folder: Path) -> None:
    with opened(folder) as reader:
        reader.click(reader.library.buttons.throw)
        reader.read()
    with opened(folder) as reader:
        reader.click(reader.library.chips.buttons[3])
        assert reader.titles == ["Under way"]
        assert not reader.library.buttons.rename.visible
        reader.click(reader.library.buttons.main)
        reader.read()
        assert reader.titles == []
    assert "Under way" in on_disk(folder)


def test_a_damaged_save_is_listed_with_its_reason_and_can_be_thrown_away(folder: Path) -> None:
    bad = saves_dir(folder) / "Broken.raccoon"
    bad.write_bytes(b"nonsense\n")
    with opened(folder) as reader:
        save = next(save for save in reader.library.shelf.games if save.title == "Broken")
        assert save.kind == "damaged"
        assert "Broken.raccoon" in save.sentence
        reader.library.shelf.choose(save)
        assert not reader.library.buttons.main.visible
        reader.key(pygame.K_DELETE)
        reader.read()
        assert "Broken" not in reader.titles
        assert (trash_dir(folder) / "Broken.raccoon").read_bytes() == b"nonsense\n"


def test_what_is_left_of_a_damaged_save_can_be_gone_on_with(folder: Path) -> None:
    path = saves_dir(folder) / "Under way.raccoon"
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:-3], b"nonsense\n", *lines[-2:]]))
    with opened(folder) as reader:
        library = reader.library
        library.shelf.choose(next(save for save in library.shelf.games if save.title == "Under way"))
        assert library.chosen
        assert library.chosen.kind == "damaged"
        assert library.buttons.main.label == reader.program.say("library.salvage")
        reader.click(library.buttons.main)
        asked = reader.stack.top
        assert isinstance(asked, DialogScene)
        assert "Under way.raccoon" in asked.sentence
        reader.click(asked.buttons[0])
        assert reader.program.session
        assert reader.program.session.path == path
        assert [other for other in saves_dir(folder).iterdir() if ".damaged" in other.name]


def test_a_game_under_way_is_looked_at_move_by_move_and_stays_as_it_is(folder: Path) -> None:
    with opened(folder) as reader:
        listing = reader.library.shelf.games[0].listing
        before = listing.path.read_bytes()
        reader.key(pygame.K_m)
        past = reader.stack.top
        assert isinstance(past, ReplayScene)
        assert past.moves == listing.moves
        assert past.past.viewer == 0, "through the eyes of the one person at the table"
        reader.key(*[pygame.K_COMMA] * (past.stops.last + 1))
        assert past.moves == 0
        assert not past.buttons.eyes.enabled, "and nobody else's"
        assert not past.reason.shown, "and nobody's reasons are told before it is over"
        reader.key(pygame.K_ESCAPE)
        assert reader.library.chosen
        assert listing.path.read_bytes() == before


def test_the_folder_is_shown_by_the_file_manager(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[Path] = []
    monkeypatch.setattr(desktop, "open_folder", shown.append)
    with opened(folder) as reader:
        reader.key(pygame.K_o)
        reader.click(reader.library.chips.buttons[3])
        reader.click(reader.library.buttons.folder)
    assert shown == [saves_dir(folder), trash_dir(folder)]


def test_without_a_file_manager_the_folder_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setenv("PATH", "")
    with opened(folder) as reader:
        reader.key(pygame.K_o)
        assert isinstance(reader.stack.top, DialogScene)
        assert str(saves_dir(folder)) in reader.stack.top.sentence


def test_escape_leads_back_to_the_title(folder: Path) -> None:
    with opened(folder) as reader:
        reader.key(pygame.K_ESCAPE)
        assert isinstance(reader.stack.top, TitleScene)
