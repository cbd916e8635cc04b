"""The library as a person uses it: by mouse, wheel, keyboard and controller; nothing is ever lost."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest

from raccoon.app.settings import Settings
from scenes.library.scene import LibraryScene
from scenes.program import Program
from scenes.screens.loading import LoadingScene
from scenes.screens.title.scene import TitleScene
from scenes.table.scene import TableScene
from scenes.window.window import Window
from tests.scenes.driving import SIZES, assert_apart, ring_rects
from tests.scenes.library.library import Reader, again, kept, opened, others


class TestShelf:
    def test_where_no_game_has_been_begun_no_button_is_about_one(self, tmp_path: Path) -> None:
        with opened(tmp_path) as reader:
            assert not reader.titles
            assert not reader.library.buttons.main.visible
            assert all(button.label for button in reader.library.buttons.all if button.visible)

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
            save = reader.library.shelf.games[0]
            session = again(save.listing.path)
            known = session.match.game.standing(session.view(None))
            assert [line.result for line in save.lines] == [f"{points} VP" for points in known]
            assert f", {known[0]} VP, " in save.sentence
            assert [line.seat for line in save.lines] == list(session.seats)

    def test_points_are_told_in_the_word_of_each_game(self, tmp_path: Path) -> None:
        others(tmp_path, "saloon_tycoon", 60)
        with opened(tmp_path) as reader:
            save = reader.library.shelf.games[0]
            known = again(save.listing.path).match.game.standing(again(save.listing.path).view(None))
            words = [f"{points} point" if points == 1 else f"{points} points" for points in known]
            assert [line.result for line in save.lines] == words
            assert f", {words[0]}, " in save.sentence

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
            rolled = shelf.scroll.offset
            assert rolled > 0
            reader.key(pygame.K_END)
            assert shelf.scroll.offset > rolled
            assert shelf.plan.inside.contains(dict_of(reader)["last"])
            reader.key(pygame.K_PAGEUP)
            reader.key(pygame.K_HOME)
            assert shelf.scroll.offset == 0
            reader.click((shelf.plan.bar.centerx, shelf.plan.bar.bottom - 4))
            assert shelf.scroll.offset == shelf.scroll.most
            middle = shelf.plan.inside.center
            drag(reader, middle, (middle[0], middle[1] + 150))
            assert shelf.scroll.offset == shelf.scroll.most - 150

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
    """The place of the last card in view."""
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
            program.library_controller.open()
            assert isinstance(program.stack.top, LoadingScene)
            assert not threads or threads == ["loading"]
            while isinstance(program.stack.top, LoadingScene):
                reader.wait(1)
            assert program.stack.scenes == (title, reader.library)
            assert threads[0] == "loading"
            program.thinker.close()
            program.stack.clear()


def test_the_ground_is_that_of_the_game_last_played(tmp_path: Path) -> None:
    corners = []
    for game in ("raccoon_tycoon", "saloon_tycoon"):
        others(tmp_path, game, 3)
        with opened(tmp_path) as reader:
            shown = reader.program.shell.presentations[game]
            assert reader.library.summaries.contents.ground == shown.lobby.draw_background
            corners.append(reader.window.surface.get_at((1275, 700)))
    assert corners[0] != corners[1]


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
            assert scene.page.places is not None
            high.append(min(row.height for row in scene.page.places.seats))
    assert high[1] > 1.25 * high[0]
