"""The end of a game: the certificate is filled in line by line, the charts and the ledger tell the course."""

from __future__ import annotations

import time
from copy import copy
from functools import cache
from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from msgspec.structs import replace
from scenes.results.story import Purchase

from raccoon.app.session.session import Session
from raccoon.app.settings import Settings
from raccoon.games.raccoon_tycoon import events as ev
from raccoon.games.raccoon_tycoon.catalogue import COMMODITIES
from scenes.art import chart, text
from scenes.program import Program
from scenes.raccoon_tycoon.results import results_scene
from scenes.raccoon_tycoon.shots import demonstration
from scenes.results.count_up import LINE, LINE_SOUND, SEAL_SOUND, WAIT, WRITING, Count
from scenes.results.scene import PAGES, ResultsScene
from scenes.screens.loading import OpeningScene
from scenes.window.window import Window, render
from tests.scenes.driving import ENGLISH, SIZES, Player, assert_apart, at, ring_rects


@cache
def played(players: int = 3) -> Session:
    return demonstration(players, 100_000)


def certificate(players: int = 3, pace: float = 0.0, heard: list[str] | None = None) -> ResultsScene:
    sounds = [] if heard is None else heard
    return results_scene(ENGLISH, played(players), lambda: None, lambda: None, pace, sounds.append)


def figures(scene: ResultsScene) -> list[list[str]]:
    """The table as it reads now, row by row."""
    sheet = scene.certificate
    rows = range(len(sheet.labels))
    return [[sheet.figure(result, row, scene.count) for result in scene.results] for row in rows]


def pixels(surface: pygame.Surface) -> bytes:
    return pygame.image.tobytes(surface, "RGB")


class TestStory:
    def test_it_begins_with_the_first_deal_and_ends_with_the_final_count(self) -> None:
        session, scene = played(), certificate()
        story, view = scene.story, played().view(None)
        for seat, result in enumerate(scene.results):
            assert story.points[seat][0] == 0
            assert story.points[seat][-1] == result.total == view.players[seat].score.total
            assert story.money[seat][0] == session.view(seat, 0).players[seat].money
            assert story.money[seat][-1] == result.money
        assert {name: prices[-1] for name, prices in story.prices} == dict(
            zip(COMMODITIES, view.prices, strict=True)
        )

    def test_every_row_has_a_sample_for_every_turn(self) -> None:
        story = certificate().story
        turns = sum(
            isinstance(event, ev.TurnEnded) for entry in played().match.entries for event in entry.events
        )
        assert len(story.rounds) - 1 in (turns, turns + 1)
        rows = [*story.points, *story.money, *(prices for _, prices in story.prices)]
        assert {len(row) for row in rows} == {len(story.rounds)}
        assert story.rounds[-1] == pytest.approx(played().view(None).round, abs=1)

    def test_the_ledger_is_what_the_players_hold_at_the_end(self) -> None:
        """Every railroad and town is in it once; a building as often as it was bought or upgraded."""
        bought = certificate().story.purchases
        for seat, player in enumerate(played().view(None).players):
            own = [purchase for purchase in bought if purchase.seat == seat]
            for kind, held in (("railroad", player.railroads), ("town", player.towns)):
                assert sorted(p.name for p in own if p.kind == kind) == sorted(held)
            assert set(player.buildings) <= {p.name for p in own if p.kind == "building"}

    def test_purchases_are_told_with_round_and_price(self) -> None:
        session, bought = played(), certificate().story.purchases
        won = [
            (session.view(None, number).round, event.seat, event.railroad, f"${event.price}")
            for number, entry in enumerate(session.match.entries)
            for event in entry.events
            if isinstance(event, ev.AuctionWon)
        ]
        assert won
        assert [(p.round, p.seat, p.name, p.price) for p in bought if p.kind == "railroad"] == won
        assert [p.round for p in bought] == sorted(p.round for p in bought)


class TestCount:
    def test_figures_come_line_by_line_and_the_total_grows_with_them(self) -> None:
        scene, finished = certificate(pace=1.0), figures(certificate())
        totals, rows = [], scene.certificate.total_row
        assert figures(scene)[0] == ["0"] * 3
        for row in range(rows):
            scene.update(LINE if row else WAIT + WRITING)
            now = figures(scene)
            assert now[: row + 1] == finished[: row + 1]
            assert all(line == ["0"] * 3 for line in now[row + 1 : rows])
            totals.append([int(figure) for figure in now[rows]])
        assert all(list(column) == sorted(column) for column in zip(*totals, strict=True))
        assert totals[-1] == [result.total for result in scene.results]

    def test_nobody_sees_who_has_won_before_the_seal(self) -> None:
        first, second = certificate(pace=1.0), certificate(pace=1.0)
        second.certificate.victor.winners = [result for result in second.results if not result.won][:1]
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
        scene = results_scene(
            ENGLISH, played(), lambda: left.append("new"), lambda: left.append("title"), 1.0
        )
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
            assert not player.stack.dirty


def test_the_certificate_is_engraved_behind_an_opening_and_the_count_begins_after_it(tmp_path: Path) -> None:
    with Window(SIZES[0]) as window:
        program = Program(tmp_path, Settings(speed="calm"))
        program.window = window
        program.stack.resize(window.size)
        program.session = played()
        program.results()
        met = [type(program.stack.top)]
        while met[-1] is not ResultsScene and len(met) < 3000:
            window.step(program.stack, 1 / 60)
            time.sleep(0.01)
            met.append(type(program.stack.top))
        assert met[0] is OpeningScene
        top = program.stack.top
        assert isinstance(top, ResultsScene)
        assert top.page == PAGES[0]
        assert figures(top)[0] == ["0"] * 3
        for _ in range(600):
            window.step(program.stack, 1 / 60)
        assert top.count.done
        assert figures(top) == figures(certificate())
        program.stack.clear()


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
        scene = certificate(players)
        pictures = set()
        for page in PAGES:
            scene.turn_to(page)
            pictures.add(pixels(render(scene, size, scale)))
            assert_apart(ring_rects(scene.ring.widgets), size)
        assert len(pictures) == len(PAGES)

    def test_a_long_ledger_is_scrolled_by_key_and_wheel_and_shows_everything(self) -> None:
        scene = certificate()
        scene.ledger.bought[0] = [Purchase(n, 0, "town", "Molehill", "$1") for n in range(60)]
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
        scene.ledger.bought[0] = [Purchase(n, 0, "town", "Molehill", "$1") for n in range(60)]
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


class TestChart:
    @pytest.mark.parametrize(
        ("least", "most", "ruled"),
        [
            (0, 53, [0, 20, 40, 60]),
            (0, 4, [0, 1, 2, 3, 4]),
            (3, 100, [0, 20, 40, 60, 80, 100]),
            (0, 0, [0, 1]),
        ],
    )
    def test_values_are_ruled_at_round_numbers(self, least: int, most: int, ruled: list[int]) -> None:
        assert list(chart.Scale.of(least, most).ruled) == ruled

    def test_ends_keep_their_order_and_apart(self) -> None:
        places = chart.spread([100, 96, 300, 98, 101], 30, 50, 310)
        assert sorted(range(5), key=lambda n: places[n]) == [1, 3, 0, 4, 2]
        ordered = sorted(places)
        assert all(b - a >= 30 for a, b in pairwise(ordered))
        assert max(places) <= 310

    def test_curves_are_told_apart_by_their_marks(self) -> None:
        assert len({len(chart.mark(number, (0, 0))) for number in (0, 3, 4, 5)}) == 4
        assert chart.mark(1, (0, 0)) != chart.mark(2, (0, 0))


NAMES = ("Wilhelmina the Third", "Bartholomew Quick", "Otis", "Maximilian von R.", "Prudence")


class TestType:
    @pytest.fixture
    def lines(self, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, int]]:
        """What was to be written, what was, and how large."""
        seen: list[tuple[str, str, int]] = []
        draw = text.draw

        def watching(
            surface: pygame.Surface,
            words: str,
            at: tuple[int, int],
            style: text.Style,
            align: text.Align = "left",
            limit: int | None = None,
            floor: int | None = None,
            middle: bool = False,
        ) -> pygame.Rect:
            shown, used = text.fit(words, style, limit, floor) if limit is not None else (words, style)
            seen.append((words, shown, used.pixels))
            return draw(surface, words, at, style, align, limit, floor, middle)

        monkeypatch.setattr(text, "draw", watching)
        return seen

    @pytest.mark.parametrize("scale", [1.0, 2.0])
    @pytest.mark.parametrize(("size", "least"), [((1920, 1080), 18), ((1280, 720), 12), ((1024, 768), 12)])
    @pytest.mark.parametrize("page", PAGES)
    def test_long_names_are_whole_and_nothing_is_too_small(
        self, lines: list[tuple[str, str, int]], page: str, size: tuple[int, int], least: int, scale: float
    ) -> None:
        session = copy(played(5))
        session.seats = tuple(
            replace(seat, name=name) for seat, name in zip(session.seats, NAMES, strict=True)
        )
        scene = results_scene(ENGLISH, session, lambda: None, lambda: None)
        scene.turn_to(page)
        render(scene, size, scale)
        assert [asked for asked, shown, _ in lines if asked != shown] == []
        assert [(shown, pixels) for _, shown, pixels in lines if pixels < least] == []
        if page != "charts":
            written = "".join(shown for _, shown, _ in lines).replace(" ", "")
            assert all(name.replace(" ", "") in written for name in NAMES)
