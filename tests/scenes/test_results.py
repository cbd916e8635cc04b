"""The end of a game: the certificate is filled in line by line, the charts and the ledger tell the course."""

from __future__ import annotations

from dataclasses import replace

import pygame
import pytest

from scenes.afterwards import paper
from scenes.art import text
from scenes.art.frame import Frame
from scenes.art.moving.count_up import LINE, LINE_SOUND, SEAL_SOUND, WAIT, WRITING, Count
from scenes.results.result_tabs import PAGES
from scenes.results.scene import ResultsActions, ResultsScene
from scenes.table.piece import Piece
from scenes.table.presentation.result_data import Front, Written
from scenes.window.window import render
from tests.scenes.driving import SIZES, Player, assert_apart, at, ring_rects
from tests.scenes.ending import certificate, pixels
from tests.scenes.finished import SOURCES, WON, finished, ledger_row


def figures(scene: ResultsScene) -> list[list[str]]:
    """The table as it reads now, row by row."""
    table = scene.certificate.table
    assert table
    rows = range(len(table.labels))
    return [[table.figure(result, row, scene.count) for result in scene.results.seats] for row in rows]


class TestPaper:
    def test_in_a_wide_window_it_is_wide_and_its_parts_stay_apart(self) -> None:
        scene = certificate(finished(5))
        render(scene, (2560, 1080))
        left, _, wide, _ = paper.sheet(scene.frame)
        assert scene.frame.x(left) == scene.size[0] - scene.frame.x(left + wide) <= 64
        buttons = [tab.rect for tab in (scene.tabs["certificate"], scene.ways.leave, scene.ways.new)]
        assert min(rect.left for rect in buttons) == scene.frame.x(left)
        cells, table = scene.cells(), scene.certificate.table
        assert table
        assert cells[0][-1].right == pytest.approx(scene.frame.x(table.grid.right(scene.frame)), abs=1)
        usual = certificate(finished(5))
        render(usual, (1920, 1080))
        assert cells[0][0].width > usual.cells()[0][0].width * 1.3

    @pytest.mark.parametrize("players", [2, 5])
    def test_in_a_squarer_window_it_is_high_and_everything_stays_on_it(self, players: int) -> None:
        scene = certificate(finished(players))
        render(scene, (1024, 768))
        sheet = scene.frame.rect(*paper.sheet(scene.frame))
        buttons = [tab.rect for tab in (scene.tabs["certificate"], scene.ways.new)]
        assert sheet.top <= 20
        assert 768 - max(rect.bottom for rect in buttons) <= 20
        assert 0 < min(rect.top for rect in buttons) - sheet.bottom <= 20
        table, leaf = scene.certificate.table, scene.leaf
        assert table
        inside = sheet.inflate(-2 * leaf.px(80), -2 * leaf.px(80))
        pieces = [place for _, place in scene.certificate.pieces(scene.size, leaf)]
        assert all(inside.contains(place) for place in pieces)
        assert table.grid.place(leaf).height > sheet.height // 3

    def test_the_course_lies_beneath_few_rows_of_a_high_certificate(self) -> None:
        scene = certificate(finished(5))
        render(scene, (1024, 768))
        table = scene.certificate.table
        assert table
        under, leaf = table.grid.place(scene.leaf), scene.leaf
        curves = [place for name, place in scene.certificate.pieces(scene.size, leaf) if "round" in name]
        assert all(place.top >= under.bottom for place in curves)
        assert curves[-1].right - curves[0].left > under.width // 2

    def test_beside_a_first_page_of_a_game_s_own_paper_and_buttons_stand_the_same(self) -> None:
        usual = certificate(finished())
        scene = certificate(replace(finished(), front=Front("Page", lambda remark: Poster())))
        render(usual, (1024, 768))
        render(scene, (1024, 768))
        assert scene.leaf == usual.leaf
        assert scene.ways.again.rect.bottom == usual.ways.again.rect.bottom

    def test_its_number_and_who_played_stand_in_its_corners(self, monkeypatch: pytest.MonkeyPatch) -> None:
        written: list[str] = []
        drawn = text.draw
        monkeypatch.setattr(
            "scenes.results.certificate.sheet.text.draw",
            lambda to, words, *more, **how: (written.append(words), drawn(to, words, *more, **how))[1],
        )
        render(certificate(replace(finished(), number="No. 001866", measure="3 houses")), SIZES[0])
        assert {"No. 001866", "3 houses"} <= set(written)

    def test_what_decided_it_is_told_to_one_winner(self, monkeypatch: pytest.MonkeyPatch) -> None:
        told: list[object] = []
        monkeypatch.setattr(
            "scenes.results.certificate.winner.draw_beneath_one",
            lambda *given: told.append(given[-1]),
        )
        verdict = replace(WON, turning=("Turning point", "Round 2: a piano"))
        render(certificate(finished(verdict=verdict)), SIZES[0])
        assert told == [verdict.turning]


class TestCount:
    def test_figures_come_line_by_line_and_the_total_grows_with_them(self) -> None:
        scene, finished = certificate(pace=1.0), figures(certificate())
        totals, rows = [], len(SOURCES)
        assert figures(scene)[0] == ["0"] * 3
        for row in range(rows):
            scene.update(LINE if row else WAIT + WRITING)
            now = figures(scene)
            assert now[: row + 1] == finished[: row + 1]
            assert all(line == ["0"] * 3 for line in now[row + 1 : rows])
            totals.append([int(figure) for figure in now[rows]])
        assert all(list(column) == sorted(column) for column in zip(*totals, strict=True))
        assert totals[-1] == [result.total for result in scene.results.seats]

    def test_nobody_sees_who_has_won_before_the_seal(self) -> None:
        first, second = (certificate(finished(winners=(seat,)), pace=1.0) for seat in (0, 1))
        for scene in (first, second):
            scene.update(WAIT + 2 * LINE)
        assert pixels(render(first, SIZES[0])) == pixels(render(second, SIZES[0]))
        for scene in (first, second):
            scene.count.finish()
        assert pixels(render(first, SIZES[0])) != pixels(render(second, SIZES[0]))

    def test_a_sound_for_each_line_and_one_for_the_seal(self) -> None:
        heard: list[str] = []
        scene = certificate(pace=0.5, heard=heard)
        for _ in range(600):
            scene.update(1 / 60)
        assert scene.count.done
        assert heard == [LINE_SOUND] * 6 + [SEAL_SOUND]

    def test_it_is_sooner_over_at_a_quicker_pace_and_at_once_without_motion(self) -> None:
        def seconds(pace: float) -> float:
            count, time = Count(6, pace), 0.0
            while not count.done:
                count.update(0.05)
                time += 0.05
            return time

        assert seconds(1.0) > seconds(0.5) > seconds(0.0) == 0.0

    @pytest.mark.parametrize("key", [pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE])
    def test_a_key_ends_the_count_and_does_nothing_else(self, key: int) -> None:
        left: list[str] = []
        actions = ResultsActions(lambda: left.append("new"), lambda: left.append("title"))
        scene = certificate(pace=1.0, actions=actions)
        with at(scene) as player:
            player.key(key)
            assert scene.count.done
            assert left == []
            player.key(pygame.K_ESCAPE)
        assert left == ["title"]

    def test_a_click_ends_the_count_and_goes_on_to_what_it_was_meant_for(self) -> None:
        scene = certificate(pace=1.0)
        with at(scene) as player:
            player.click(scene.tabs["charts"])
        assert scene.count.done
        assert scene.page == "charts"

    def test_a_resting_certificate_is_not_drawn_again(self) -> None:
        with at(certificate()) as player:
            player.wait()
            assert not player.stack.picture.dirty


class TestPages:
    def test_each_page_by_its_key_and_by_the_focus(self) -> None:
        scene = certificate()
        with at(scene) as player:
            for number, page in enumerate(PAGES, 1):
                player.key(pygame.K_0 + number)
                assert scene.page == page
            scene.ring.focus(scene.tabs["charts"])
            player.key(pygame.K_TAB, pygame.K_TAB)
            while scene.ring.focused is not scene.tabs["charts"]:
                player.key(pygame.K_TAB)
            player.key(pygame.K_RETURN)
            assert scene.page == "charts"

    @pytest.mark.parametrize("scale", [1.0, 2.0])
    @pytest.mark.parametrize("size", SIZES)
    @pytest.mark.parametrize("players", [2, 5])
    def test_every_page_fits(self, players: int, size: tuple[int, int], scale: float) -> None:
        scene = certificate(finished(players))
        pictures = set()
        for page in PAGES:
            scene.turn_to(page)
            pictures.add(pixels(render(scene, size, scale)))
            assert_apart(ring_rects(scene.ring.widgets), size)
        assert len(pictures) == len(PAGES)

    def test_a_long_ledger_is_scrolled_by_key_and_wheel_and_shows_everything(self) -> None:
        scene = certificate()
        scene.ledger.columns[0] = [ledger_row(0) for _ in range(60)]
        with at(scene) as player:
            player.key(pygame.K_3)
            ledger = scene.ledger
            top = pixels(render(scene, SIZES[0]))
            player.key(*[pygame.K_PAGEDOWN] * 20)
            assert ledger.first == ledger.most > 0
            assert ledger.first + ledger.shown >= ledger.rows
            assert pixels(render(scene, SIZES[0])) != top
            player.key(*[pygame.K_PAGEUP] * 20)
            assert ledger.first == 0
            _wheel(player, ledger.rect.center, -2)
            assert ledger.first == 2

    def test_arrows_scroll_the_focused_ledger_and_not_beyond_its_ends(self) -> None:
        scene = certificate()
        scene.ledger.columns[0] = [ledger_row(0) for _ in range(60)]
        with at(scene) as player:
            player.key(pygame.K_3, pygame.K_TAB)
            while scene.ring.focused is not scene.ledger:
                player.key(pygame.K_TAB)
            player.key(pygame.K_DOWN)
            assert scene.ledger.first == 1
            player.key(pygame.K_UP)
            assert scene.ledger.first == 0


def _wheel(player: Player, pos: tuple[int, int], notches: int) -> None:
    pygame.mouse.set_pos(pos)
    pygame.event.post(
        pygame.event.Event(pygame.MOUSEMOTION, pos=pos, rel=(0, 0), buttons=(0, 0, 0), touch=False)
    )
    player.wait()
    pygame.event.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=notches))
    player.wait()


class Poster:
    """A first page that is all of one colour, with another in the middle when the count is over."""

    lines = 2

    def draw_still(self, surface: pygame.Surface, frame: Frame) -> None:
        surface.fill("#123456")

    def draw(self, surface: pygame.Surface, frame: Frame, count: Count) -> None:
        if count.done:
            surface.fill("#654321", (surface.get_width() // 2, surface.get_height() // 2, 9, 9))

    def written(self, size: tuple[int, int], frame: Frame, count: Count) -> list[Written]:
        return [(pygame.Rect(size[0] // 2, size[1] // 2, 9, 9), count.done)]

    def warm(self, frame: Frame) -> None:
        """Nothing is kept."""

    def pieces(self, size: tuple[int, int], frame: Frame) -> list[tuple[Piece, pygame.Rect]]:
        return []


class TestOwnFirstPage:
    def scene(self, pace: float = 0.0) -> ResultsScene:
        front = Front("Poster", lambda remark: Poster())
        return certificate(replace(finished(), front=front), pace)

    def test_it_covers_the_certificate_and_has_a_tab_of_its_own(self) -> None:
        scene = self.scene()
        picture = render(scene, (1280, 720))
        assert picture.get_at((2, 2)) == picture.get_at((640, 30)) == pygame.Color("#123456")
        assert picture.get_at((644, 364)) == pygame.Color("#654321")
        assert scene.tabs[PAGES[0]].label == "Poster"

    def test_the_count_has_its_lines_and_the_other_pages_stay(self) -> None:
        scene = self.scene(pace=1.0)
        assert scene.count.lines == 2
        assert render(scene, (1280, 720)).get_at((644, 364)) == pygame.Color("#123456")
        scene.turn_to("charts")
        assert render(scene, (1280, 720)).get_at((640, 30)) != pygame.Color("#123456")
