"""The library as a person uses it: by mouse, wheel, keyboard and controller; nothing is ever lost."""

from __future__ import annotations

import shutil
import threading
from pathlib import Path

import pygame
import pytest

from raccoon.app.paths import saves_dir, trash_dir
from raccoon.app.settings import Settings
from scenes.dialogs.dialog import DialogScene
from scenes.library.rename import RenameScene
from scenes.library.scene import LibraryScene
from scenes.program import Program
from scenes.results.scene import ResultsScene
from scenes.screens.loading import LoadingScene
from scenes.screens.title.scene import TitleScene
from scenes.table.history.history_scene import HistoryScene
from scenes.table.scene import TableScene
from scenes.window import desktop
from scenes.window.window import Window
from tests.scenes.driving import SIZES, assert_apart, ring_rects
from tests.scenes.library.library import Reader, again, kept, opened, others


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three games, the last played last: two under way, one that ended."""
    folder = tmp_path_factory.mktemp("played")
    kept(folder, "2020-01-02_03-04-05", 5, players=3)
    kept(folder, "Under way", 12)
    kept(folder, "Ended", 10_000)
    return folder


@pytest.fixture
def folder(played: Path, tmp_path: Path) -> Path:
    """A copy of those three."""
    return Path(shutil.copytree(played, tmp_path / "data"))


def on_disk(folder: Path) -> set[str]:
    return {path.stem for path in saves_dir(folder).iterdir()}


class TestShelf:
    def test_unfinished_games_stand_first_each_with_what_it_is(self, folder: Path) -> None:
        with opened(folder) as reader:
            assert reader.titles == ["Under way", "Ann against two", "Ended"]
            first, second, ended = reader.library.shelf.games
            assert (first.kind, second.kind, ended.kind) == ("unfinished", "unfinished", "finished")
            outcome = again(ended.listing.path).match.game.outcome(again(ended.listing.path).match.state)
            assert outcome is not None
            assert ended.headline == f"{outcome[0].points} VP"
            assert ended.won == outcome[0].won
            assert [line.seat.name for line in second.lines] == ["Ann", "Bert", "Cleo"]
            assert first.headline.startswith("Round ")

    def test_an_unfinished_game_tells_the_points_that_an_onlooker_knows(self, folder: Path) -> None:
        with opened(folder) as reader:
            told = reader.library.shelf.games[0]
            session = again(told.listing.path)
            known = session.match.game.standing(session.view(None))
            assert [line.result for line in told.lines] == [f"{points} VP" for points in known]
            assert f", {known[0]} VP, " in told.sentence
            assert [line.seat for line in told.lines] == list(session.seats)

    def test_points_are_told_in_the_word_of_each_game(self, tmp_path: Path) -> None:
        others(tmp_path, "saloon_tycoon", 60)
        with opened(tmp_path) as reader:
            told = reader.library.shelf.games[0]
            known = again(told.listing.path).match.game.standing(again(told.listing.path).view(None))
            words = [f"{points} point" if points == 1 else f"{points} points" for points in known]
            assert [line.result for line in told.lines] == words
            assert f", {words[0]}, " in told.sentence

    def test_chips_choose_what_is_looked_at(self, folder: Path) -> None:
        with opened(folder) as reader:
            everything, unfinished, finished, trash = reader.library.chips.buttons
            assert [chip.number for chip in reader.library.chips.buttons] == [3, 2, 1, 0]
            reader.click(finished)
            assert reader.titles == ["Ended"]
            reader.click(unfinished)
            assert reader.titles == ["Under way", "Ann against two"]
            reader.click(trash)
            assert reader.titles == []
            reader.click(everything)
            assert len(reader.titles) == 3

    def test_a_game_is_found_by_its_name_and_its_players(self, folder: Path) -> None:
        with opened(folder) as reader:
            reader.key(pygame.K_f, mod=pygame.KMOD_CTRL)
            reader.type("cleo")
            assert reader.titles == ["Ann against two"]
            reader.key(pygame.K_ESCAPE)
            assert len(reader.titles) == 3, "Escape looks at everything again"
            reader.key(pygame.K_f, mod=pygame.KMOD_CTRL)
            reader.type("end")
            assert reader.titles == ["Ended"]
            reader.key(pygame.K_RETURN)
            assert reader.library.shelf.focused, "Enter leads from the search to what it has found"

    def test_arrows_go_from_card_to_card_and_out_at_the_edge(self, folder: Path) -> None:
        with opened(folder) as reader:
            reader.key(pygame.K_RIGHT)
            assert reader.library.chosen is reader.library.shelf.games[1]
            reader.key(pygame.K_END)
            assert reader.library.chosen is reader.library.shelf.games[2]
            reader.key(pygame.K_RIGHT)
            assert not reader.library.shelf.focused
            reader.key(pygame.K_LEFT)
            reader.key(pygame.K_HOME)

    def test_many_games_scroll_by_wheel_keys_bar_and_finger(self, tmp_path: Path) -> None:
        first = kept(tmp_path, "Game 0", 3)
        for number in range(1, 40):
            copy = first.with_stem(f"Game {number}")
            copy.write_bytes(first.read_bytes())
        with opened(tmp_path) as reader:
            shelf = reader.library.shelf
            reader.hover(shelf.plan.inside.center)
            pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, flipped=False, touch=False))
            reader.wait()
            rolled = shelf.offset
            assert rolled > 0
            reader.key(pygame.K_END)
            assert shelf.offset > rolled
            assert shelf.plan.inside.contains(dict_of(reader)["last"])
            reader.key(pygame.K_PAGEUP)
            reader.key(pygame.K_HOME)
            assert shelf.offset == 0
            reader.click((shelf.plan.bar.centerx, shelf.plan.bar.bottom - 4))
            assert shelf.offset == shelf.plan.most(40)
            middle = shelf.plan.inside.center
            drag(reader, middle, (middle[0], middle[1] + 150))
            assert shelf.offset == shelf.plan.most(40) - 150

    def test_by_controller_alone(self, folder: Path) -> None:
        with opened(folder) as reader:
            reader.pad(pygame.CONTROLLER_BUTTON_DPAD_RIGHT)
            assert reader.library.chosen is reader.library.shelf.games[1]
            reader.pad(pygame.CONTROLLER_BUTTON_A)
            assert isinstance(reader.stack.top, TableScene)

    @pytest.mark.parametrize("size", [*SIZES, (2560, 1080)])
    def test_no_control_covers_another(self, folder: Path, size: tuple[int, int]) -> None:
        for scale in (1.0, 2.0):
            with opened(folder, size, scale) as reader:
                assert_apart(ring_rects(reader.library.ring.widgets), size)


def dict_of(reader: Reader) -> dict[str, pygame.Rect]:
    """The place of the last card in sight."""
    return {"last": reader.library.shelf.seen()[-1][1]}


def drag(reader: Reader, start: tuple[int, int], end: tuple[int, int]) -> None:
    reader.hover(start)
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=start, button=1, touch=False))
    reader.wait()
    for share in (0.5, 1.0):
        pos = (start[0], round(start[1] + share * (end[1] - start[1])))
        pygame.event.post(
            pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 1), buttons=(1, 0, 0), touch=False)
        )
        reader.wait()
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONUP, pos=end, button=1, touch=False))
    reader.wait()


class TestDeeds:
    def test_enter_goes_on_with_the_chosen_game(self, folder: Path) -> None:
        with opened(folder) as reader:
            path = reader.library.shelf.games[0].listing.path
            reader.key(pygame.K_RETURN)
            assert isinstance(reader.stack.top, TableScene)
            assert reader.program.session is not None
            assert reader.program.session.path == path

    def test_a_double_click_opens_a_card(self, folder: Path) -> None:
        with opened(folder) as reader:
            place = reader.library.shelf.seen()[1][1].center
            reader.click(place)
            assert reader.library.chosen is reader.library.shelf.games[1]
            for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
                pygame.event.post(pygame.event.Event(kind, pos=place, button=1, touch=False))
            reader.wait()
            assert isinstance(reader.stack.top, TableScene)

    def test_a_finished_game_shows_its_results_and_its_moves_and_comes_back(self, folder: Path) -> None:
        with opened(folder) as reader:
            before = (saves_dir(folder) / "Ended.raccoon").read_bytes()
            reader.key(pygame.K_END, pygame.K_RETURN)
            results = reader.stack.top
            assert isinstance(results, ResultsScene)
            reader.key(pygame.K_4)
            assert reader.stack.top is not results
            reader.key(pygame.K_ESCAPE)
            assert reader.stack.top is results
            reader.key(pygame.K_ESCAPE)
            assert reader.library.chosen
            assert reader.library.chosen.title == "Ended"
            assert (saves_dir(folder) / "Ended.raccoon").read_bytes() == before

    @pytest.mark.parametrize("title", ["Clara’s Größte: wer? / ich! 100 %", "con", ".hidden", "Über 雪"])
    def test_a_name_stays_as_it_was_typed(self, folder: Path, title: str) -> None:
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

    def test_no_name_takes_the_place_of_another_game(self, folder: Path) -> None:
        with opened(folder) as reader:
            reader.key(pygame.K_F2)
            reader.type("Ended")
            reader.key(pygame.K_RETURN)
            reader.read()
            assert sorted(reader.titles) == ["Ann against two", "Ended", "Ended (2)"]

    def test_escape_renames_nothing(self, folder: Path) -> None:
        with opened(folder) as reader:
            before = on_disk(folder)
            reader.key(pygame.K_F2)
            reader.type("Other")
            reader.key(pygame.K_ESCAPE)
            assert on_disk(folder) == before

    def test_what_is_thrown_away_comes_back_by_one_key(self, folder: Path) -> None:
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
    def test_a_hasty_row_of_presses_throws_one_game_away(self, folder: Path, by_mouse: bool) -> None:
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

    def test_the_trash_gives_back_after_the_next_start(self, folder: Path) -> None:
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

    def test_a_damaged_save_is_listed_with_its_reason_and_can_be_thrown_away(self, folder: Path) -> None:
        bad = saves_dir(folder) / "Broken.raccoon"
        bad.write_bytes(b"nonsense\n")
        with opened(folder) as reader:
            told = next(told for told in reader.library.shelf.games if told.title == "Broken")
            assert told.kind == "damaged"
            assert "Broken.raccoon" in told.sentence
            reader.library.shelf.choose(told)
            assert not reader.library.buttons.main.visible
            reader.key(pygame.K_DELETE)
            reader.read()
            assert "Broken" not in reader.titles
            assert (trash_dir(folder) / "Broken.raccoon").read_bytes() == b"nonsense\n"

    def test_what_is_left_of_a_damaged_save_can_be_gone_on_with(self, folder: Path) -> None:
        path = saves_dir(folder) / "Under way.raccoon"
        lines = path.read_bytes().splitlines(keepends=True)
        path.write_bytes(b"".join([*lines[:-3], b"nonsense\n", *lines[-2:]]))
        with opened(folder) as reader:
            library = reader.library
            library.shelf.choose(next(told for told in library.shelf.games if told.title == "Under way"))
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

    def test_a_game_under_way_is_looked_at_move_by_move_and_stays_as_it_is(self, folder: Path) -> None:
        with opened(folder) as reader:
            listing = reader.library.shelf.games[0].listing
            before = listing.path.read_bytes()
            reader.key(pygame.K_m)
            past = reader.stack.top
            assert isinstance(past, HistoryScene)
            assert past.moves == listing.moves
            assert past.past.viewer == 0, "through the eyes of the one person at the table"
            reader.key(*[pygame.K_LEFT] * (listing.moves + 1))
            assert past.moves == 0
            assert not past.buttons.take_back.enabled, "nothing is taken back in a game that is not played"
            assert not past.reason.shown, "and nobody's reasons are told before it is over"
            reader.key(pygame.K_ESCAPE)
            assert reader.library.chosen
            assert listing.path.read_bytes() == before

    def test_the_folder_is_shown_by_the_file_manager(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        shown: list[Path] = []
        monkeypatch.setattr(desktop, "open_folder", shown.append)
        with opened(folder) as reader:
            reader.key(pygame.K_o)
            reader.click(reader.library.chips.buttons[3])
            reader.click(reader.library.buttons.folder)
        assert shown == [saves_dir(folder), trash_dir(folder)]

    def test_without_a_file_manager_the_folder_is_told(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("sys.platform", "linux")
        monkeypatch.setenv("PATH", "")
        with opened(folder) as reader:
            reader.key(pygame.K_o)
            assert isinstance(reader.stack.top, DialogScene)
            assert str(saves_dir(folder)) in reader.stack.top.sentence

    def test_escape_leads_back_to_the_title(self, folder: Path) -> None:
        with opened(folder) as reader:
            reader.key(pygame.K_ESCAPE)
            assert isinstance(reader.stack.top, TitleScene)


class TestOpening:
    def test_it_is_drawn_beside_the_window_which_goes_on(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        threads: list[str] = []
        draw = LibraryScene.draw

        def drawn(scene: LibraryScene, surface: pygame.Surface) -> None:
            threads.append(threading.current_thread().name)
            draw(scene, surface)

        monkeypatch.setattr(LibraryScene, "draw", drawn)
        with Window((1280, 720)) as window:
            program = Program(folder, Settings(reduced_motion=True))
            program.shell.window = window
            program.stack.resize(window.size)
            program.title()
            title = program.stack.top
            reader = Reader(window, program)
            program.door.open()
            assert isinstance(program.stack.top, LoadingScene)
            assert not threads or threads == ["loading"]
            while isinstance(program.stack.top, LoadingScene):
                reader.wait(1)
            assert program.stack.scenes == (title, reader.library)
            assert threads[0] == "loading"
            program.thinker.close()
            program.stack.clear()


class TestEmpty:
    def test_nobody_has_played_yet(self, tmp_path: Path) -> None:
        with opened(tmp_path) as reader:
            reader.key(pygame.K_RETURN, pygame.K_DELETE, pygame.K_F2, pygame.K_s, pygame.K_RIGHT)
            assert reader.titles == []
            reader.key(pygame.K_ESCAPE)
            assert isinstance(reader.stack.top, TitleScene)


def test_the_seats_grow_with_the_text(tmp_path: Path) -> None:
    kept(tmp_path, "Under way", 12, players=4)
    high = []
    for scale in (1.0, 2.0):
        with opened(tmp_path, text_scale=scale) as reader:
            scene = reader.stack.top
            assert isinstance(scene, LibraryScene)
            assert scene.on_page is not None
            high.append(min(row.height for row in scene.on_page.seats))
    assert high[1] > 1.25 * high[0]
